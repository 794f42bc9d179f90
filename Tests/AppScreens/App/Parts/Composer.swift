import UIKit

/// A row with a text field and a button to send.
final class Composer: UIView {
  let textField = UITextField()
  let sendButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemBackground
    textField.borderStyle = .roundedRect
    textField.placeholder = "Message"
    textField.font = .preferredFont(forTextStyle: .body)
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [textField, sendButton])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      textField.heightAnchor.constraint(equalToConstant: 36),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The views of every chat here, laid out but for the bar's bottom.
class BarAndTableController: UIViewController {
  let tableView = UITableView.ofBubbles()
  let composer = Composer()
  let source = MessageSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dinner"
    view.backgroundColor = .systemBackground
    tableView.dataSource = source
    tableView.keyboardDismissMode = .interactive
    view.addSubview(tableView)
    view.addSubview(composer)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    pinBottoms()
  }

  /// Pins the bottoms of table and bar; most of the screens differ here.
  func pinBottoms() {
    tableView.bottomAnchor.constraint(equalTo: composer.topAnchor).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepEndVisible()
  }

  /// Stays at the end of the chat when the table becomes shorter.
  func keepEndVisible() {
    guard tableHeight != tableView.bounds.height else { return }
    let wasAtEnd = tableHeight == 0 || isNearEnd
    tableHeight = tableView.bounds.height
    if wasAtEnd { tableView.scrollToLastRow() }
  }

  private var tableHeight: CGFloat = 0

  /// True if the end was visible at the height that the table had before.
  private var isNearEnd: Bool {
    let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
    return tableView.contentOffset.y + tableHeight >= end - 1
      || tableView.contentOffset.y + tableView.bounds.height >= end - 1
  }
}
