import UIKit

/// A constraint that a property animator changes, by the notification's curve.
class AnimatorController: ObservingController {
  private var animator: UIViewPropertyAnimator?

  override func follow(_ change: KeyboardChange) {
    barBottom.constant = -covered(by: change.end)
    let curve = UIView.AnimationCurve(rawValue: Int(change.curve)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: change.duration, curve: curve) {
      self.view.layoutIfNeeded()
    }
    start(animator)
    self.animator = animator
  }

  func start(_ animator: UIViewPropertyAnimator) { animator.startAnimation() }
}

/// A bar above the safe area's bottom, to which the keyboard is added.
class AddedSafeAreaController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    let keyboard = view.convert(change.end, from: nil)
    let covered = room.intersection(keyboard)
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.additionalSafeAreaInsets.bottom = covered.isNull ? 0 : covered.height
      self.view.layoutIfNeeded()
    }
  }

  /// The safe area without what the keyboard has taken of it.
  var room: CGRect {
    var room = view.safeAreaLayoutGuide.layoutFrame
    room.size.height += additionalSafeAreaInsets.bottom
    return room
  }
}

/// A bar and a list whose frames are set whenever the view is laid out.
class HandLaidController: BarAndTableController {
  private var keyboard: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardChanges(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  override func pinBottoms() {
    for view in [tableView, composer] {
      view.removeFromSuperview()
      view.translatesAutoresizingMaskIntoConstraints = true
      self.view.addSubview(view)
    }
  }

  @objc private func keyboardChanges(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    keyboard = height(of: view.convert(change.end, from: nil))
    UIView.animate(
      withDuration: change.duration, delay: 0, options: [change.options, .beginFromCurrentState]
    ) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  /// What the keyboard takes of the view.
  func height(of keyboard: CGRect) -> CGFloat { max(0, view.bounds.maxY - keyboard.minY) }

  override func viewDidLayoutSubviews() {
    let end = view.bounds.maxY - max(keyboard, view.safeAreaInsets.bottom)
    composer.frame = CGRect(x: 0, y: end - 52, width: view.bounds.width, height: 52)
    tableView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: end - 52)
    super.viewDidLayoutSubviews()
  }
}
