import UIKit

/// A chat that opens with the keyboard: its field has the focus as soon as it is on the screen.
final class KeyboardAtOnceController: BarAndTableController {
  override func pinBottoms() {
    super.pinBottoms()
    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    composer.textField.becomeFirstResponder()
  }
}

/// A bar that shows a row of buttons while its field is typed into.
final class ToolsController: BarAndTableController, UITextFieldDelegate {
  private let tools = UIStackView()

  override func pinBottoms() {
    let rows = UIStackView(arrangedSubviews: [tools, composer])
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    tools.distribution = .fillEqually
    for title in ["Bold", "Italic", "Link"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      tools.addArrangedSubview(button)
    }
    tools.isHidden = true
    composer.textField.delegate = self
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      tableView.bottomAnchor.constraint(equalTo: rows.topAnchor),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      tools.heightAnchor.constraint(equalToConstant: 36),
    ])
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { tools.isHidden = false }

  func textFieldDidEndEditing(_ textField: UITextField) { tools.isHidden = true }
}

/// A list that is upside down, so that its first row is the newest message.
final class UpsideDownController: BarAndTableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    tableView.contentInsetAdjustmentBehavior = .never
  }

  override func pinBottoms() {
    super.pinBottoms()
    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }

  override func keepEndVisible() {}
}
