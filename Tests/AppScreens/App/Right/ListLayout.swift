import UIKit

/// A collection in a list layout with cells of content configurations, above a bar on the guide.
final class ListLayoutController: UIViewController {
  let composer = Composer()
  private(set) lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Message>?
  private var heightBefore: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.keyboardDismissMode = .interactive
    view.addSubview(collectionView)
    view.addSubview(composer)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: composer.topAnchor),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    showMessages()
  }

  private func showMessages() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
      cell, _, message in
      var content = cell.defaultContentConfiguration()
      content.text = message.text
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Message>(
      collectionView: collectionView
    ) { collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: message)
    }
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(Message.samples)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard collectionView.bounds.height != heightBefore else { return }
    heightBefore = collectionView.bounds.height
    collectionView.scrollToItem(
      at: IndexPath(item: Message.samples.count - 1, section: 0), at: .bottom, animated: false)
  }
}
