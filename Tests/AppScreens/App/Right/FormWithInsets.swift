import UIKit

/// A form of eight fields in a scroll view, which makes room by its content inset.
class FormWithInsetsController: UIViewController {
  let scrollView = UIScrollView()
  let fields = [
    "First name", "Last name", "Street", "Number", "City", "Country", "Mail", "Phone",
  ].map { name in
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    view.backgroundColor = .systemBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 44
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
    ] {
      center.addObserver(self, selector: #selector(makeRoom(_:)), name: name, object: nil)
    }
    center.addObserver(
      self, selector: #selector(giveRoomBack(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func makeRoom(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let window = view.window
    else { return }
    let keyboard = scrollView.convert(end, from: window.screen.coordinateSpace)
    let covered = scrollView.bounds.intersection(keyboard)
    let height = covered.isNull ? 0 : covered.height
    setBottomInset(max(0, height - systemInset))
    showField(notification)
  }

  /// Scrolls by the keyboard's curve: by its own, the scroll view would be late.
  func showField(_ notification: Notification) {
    guard let field = fields.first(where: \.isFirstResponder), let info = notification.userInfo,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -12)
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      self.scrollView.scrollRectToVisible(rect, animated: false)
    }
  }

  /// The part of the bottom inset that the scroll view adds by itself: none while its content fits.
  var systemInset: CGFloat {
    scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
  }

  @objc private func giveRoomBack(_ notification: Notification) {
    setBottomInset(0)
  }

  func setBottomInset(_ inset: CGFloat) {
    scrollView.contentInset.bottom = inset
    scrollView.verticalScrollIndicatorInsets.bottom = inset
  }
}

/// The same form, which makes room and leaves it to UIKit to scroll the field with the focus there.
final class FormLeftToUIKitController: FormWithInsetsController {
  override func showField(_ notification: Notification) {}
}
