import UIKit

/// A capsule that floats ten points above the guide; the chat goes on behind it.
///
/// The list keeps clear by its inset, which follows the bar.
final class FloatingBarController: UIViewController {
  let capsule = UIView()
  let tableView = UITableView.ofBubbles()
  private let field = UITextField()
  private let source = MessageSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = source
    tableView.keyboardDismissMode = .interactive
    capsule.translatesAutoresizingMaskIntoConstraints = false
    capsule.backgroundColor = .secondarySystemBackground
    capsule.layer.cornerRadius = 24
    field.translatesAutoresizingMaskIntoConstraints = false
    field.placeholder = "Ask anything"
    view.addSubview(tableView)
    view.addSubview(capsule)
    capsule.addSubview(field)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      capsule.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      capsule.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      capsule.heightAnchor.constraint(equalToConstant: 48),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: capsule.bottomAnchor, constant: 10),
      field.topAnchor.constraint(equalTo: capsule.topAnchor),
      field.bottomAnchor.constraint(equalTo: capsule.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -20),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let covered = view.bounds.maxY - capsule.frame.minY + 10
    let inset = max(0, covered - view.safeAreaInsets.bottom)
    guard tableView.contentInset.bottom != inset else { return }
    let wasAtEnd = tableView.contentInset.bottom == 0 || tableView.isAtEnd
    tableView.contentInset.bottom = inset
    tableView.verticalScrollIndicatorInsets.bottom = inset
    if wasAtEnd { tableView.scrollToLastRow() }
  }
}
