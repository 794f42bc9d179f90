import UIKit

/// A chat screen as an app has it: a list, a bar below it, and a constraint that lifts the bar.
public final class ChatController: UIViewController {
  public let list = UIScrollView()
  public let bar = UIView()
  /// Goes on below the bar, so that nothing shows through under it while it moves.
  private let background = UIView()
  private let field = UITextField()
  private var bottom: NSLayoutConstraint?
  private var observers: [any NSObjectProtocol] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    background.backgroundColor = UIColor(white: 0.95, alpha: 1)
    view.addSubview(list)
    view.addSubview(bar)
    bar.addSubview(background)
    for subview in [list, bar, background] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    field.frame = CGRect(x: 12, y: 6, width: 240, height: 32)
    bar.addSubview(field)
    pin()
    observe()
  }

  private func pin() {
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    self.bottom = bottom
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bottom,
      background.topAnchor.constraint(equalTo: bar.topAnchor),
      background.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      background.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      background.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 100),
    ])
  }

  /// Blocks where an app may have selectors, which exist on Apple's platforms only.
  private func observe() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: .main
      ) { [weak self] notification in
        let move = KeyboardMove(notification)
        MainActor.assumeIsolated { self?.follow(move) }
      }
    }
  }

  private func follow(_ move: KeyboardMove?) {
    guard let move else { return }
    let covered = max(0, view.bounds.maxY - move.top - view.safeAreaInsets.bottom)
    view.layoutIfNeeded()
    UIView.animate(withDuration: move.duration, delay: 0, options: move.options) {
      self.bottom?.constant = -covered
      self.view.layoutIfNeeded()
    }
  }
}

/// What a notification says of the keyboard's motion.
struct KeyboardMove: Sendable {
  /// Where the keyboard's top goes, in points of the screen.
  let top: CGFloat
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  init?(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    top = end.minY
    self.duration = duration
    options = UIView.AnimationOptions(rawValue: curve << 16)
  }
}
