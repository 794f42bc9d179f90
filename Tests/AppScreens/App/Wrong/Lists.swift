import UIKit

/// Has a list that ends above the bar, and insets it by the keyboard's height as well.
final class InsetAddedController: BarAndTableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(setInset(_:)), name: name, object: nil)
    }
  }

  override func pinBottoms() {
    super.pinBottoms()
    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }

  @objc private func setInset(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    let isUp = notification.name == UIResponder.keyboardWillShowNotification
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.view.layoutIfNeeded()
      self.tableView.contentInset.bottom = isUp ? change.end.height : 0
      self.tableView.scrollToLastRow()
    }
  }
}

/// Has a list that becomes shorter with the keyboard, and stays where it is scrolled to.
final class NotScrolledController: BarAndTableController {
  override func pinBottoms() {
    super.pinBottoms()
    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }

  override func keepEndVisible() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.scrollToLastRow()
  }
}

/// Has a list that goes on to the screen's bottom behind bar and keyboard.
final class NoInsetController: BarAndTableController {
  override func pinBottoms() {
    NSLayoutConstraint.activate([
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    tableView.contentInset.bottom = 52
  }
}

/// Has a list behind its bar, gives it an inset for the keyboard, and never takes that back.
///
/// The rows that it scrolls to are measured then, so that its content is of another height after.
final class InsetKeptController: ObservingController {
  override func pinBottoms() {
    barBottom.isActive = true
    tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.contentInset.bottom = composer.bounds.height
  }

  override func keepEndVisible() {}

  override func follow(_ change: KeyboardChange) {
    let covered = covered(by: change.end)
    if covered > 0 {
      tableView.contentInset.bottom = composer.bounds.height + covered
      tableView.scrollToLastRow()
    }
    super.follow(change)
  }
}

/// Makes room for the keyboard, and does not give it back.
final class FormInsetKeptController: FormWithInsetsController {
  override func setBottomInset(_ inset: CGFloat) {
    if inset > 0 { super.setBottomInset(inset) }
  }
}

/// Takes the safe area for part of the inset, which a scroll view leaves out whose content fits.
///
/// Source: square/Blueprint, pull request 283; hackiftekhar/IQKeyboardManager, issue 1904.
final class FormByItsSafeAreaController: FormWithInsetsController {
  override var systemInset: CGFloat { scrollView.safeAreaInsets.bottom }
}

/// A form that sets no inset: what the keyboard covers stays covered.
final class FormWithoutInsetsController: UIViewController {
  let fields = (1...8).map { number in
    let field = UITextField()
    field.placeholder = "Field \(number)"
    field.borderStyle = .roundedRect
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
    ])
  }
}
