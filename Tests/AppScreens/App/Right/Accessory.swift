import UIKit

/// A bar that is the keyboard's accessory, and stays at the bottom with no keyboard.
///
/// The list ends at the guide, whose top is that of the accessory.
final class AccessoryController: UIViewController {
  let bar = AccessoryBar()
  let tableView = UITableView.ofBubbles()
  private let source = MessageSource()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = source
    tableView.keyboardDismissMode = .interactive
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard tableView.bounds.height != shownHeight else { return }
    shownHeight = tableView.bounds.height
    tableView.scrollToLastRow()
  }

  private var shownHeight: CGFloat = 0
}

/// An accessory as high as its row, and the zone of the home indicator while it is in that.
final class AccessoryBar: UIView {
  let textField = UITextField()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = .flexibleHeight
    textField.translatesAutoresizingMaskIntoConstraints = false
    textField.borderStyle = .roundedRect
    textField.placeholder = "Message"
    addSubview(textField)
    NSLayoutConstraint.activate([
      textField.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textField.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      textField.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      textField.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      textField.heightAnchor.constraint(equalToConstant: 36),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // Auto Layout gives the height: nothing of its own.
  override var intrinsicContentSize: CGSize { .zero }
}
