import UIKit

/// A bar on the guide that paints its ground on, down to the screen's edge.
///
/// Its rows come from a diffable data source.
final class GuideWithFootController: UIViewController {
  let bar = UIView()
  let tableView = UITableView.ofBubbles()
  private let foot = UIView()
  private let field = UITextField()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Message>(tableView: tableView) {
    tableView, indexPath, message in
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
    (cell as? BubbleCell)?.show(message)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for ground in [bar, foot] {
      ground.backgroundColor = .secondarySystemBackground
      ground.translatesAutoresizingMaskIntoConstraints = false
    }
    field.translatesAutoresizingMaskIntoConstraints = false
    field.placeholder = "Write something"
    field.borderStyle = .roundedRect
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addSubview(foot)
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 52),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      foot.topAnchor.constraint(equalTo: bar.topAnchor),
      foot.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(
        equalTo: bar.safeAreaLayoutGuide.trailingAnchor, constant: -12),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      field.heightAnchor.constraint(equalToConstant: 36),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(Message.samples)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard tableView.bounds.height != shownHeight else { return }
    shownHeight = tableView.bounds.height
    tableView.scrollToLastRow()
  }

  private var shownHeight: CGFloat = 0
}
