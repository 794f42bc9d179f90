import HeadlessUIKit

@MainActor
func scrollCalls(_ scroll: UIScrollView, _ delegate: any UIScrollViewDelegate) {
  scroll.contentInset = UIEdgeInsets.zero
  scroll.contentOffset = .zero
  scroll.contentSize = .zero
  scroll.contentInsetAdjustmentBehavior = .never
  scroll.scrollIndicatorInsets = .zero
  scroll.verticalScrollIndicatorInsets = .zero
  scroll.automaticallyAdjustsScrollIndicatorInsets = false
  scroll.keyboardDismissMode = UIScrollView.KeyboardDismissMode.interactive
  _ = UIScrollView.KeyboardDismissMode.onDrag
  scroll.delegate = delegate
  scroll.isScrollEnabled = true
  scroll.isPagingEnabled = true
  scroll.bounces = true
  scroll.alwaysBounceVertical = true
  scroll.alwaysBounceHorizontal = true
  scroll.showsVerticalScrollIndicator = false
  scroll.showsHorizontalScrollIndicator = false
  scroll.indicatorStyle = UIScrollView.IndicatorStyle.white
  scroll.scrollsToTop = true
  scroll.delaysContentTouches = false
  scroll.decelerationRate = .fast
  scroll.refreshControl = nil
  scroll.minimumZoomScale = 1
  scroll.maximumZoomScale = 2
  scroll.zoomScale = 1
  scroll.setContentOffset(.zero, animated: true)
  scroll.scrollRectToVisible(.zero, animated: true)
  scroll.flashScrollIndicators()
  _ = (scroll.isDragging, scroll.isTracking, scroll.isDecelerating, scroll.panGestureRecognizer)
  _ = (scroll.pinchGestureRecognizer, scroll.adjustedContentInset, scroll.contentLayoutGuide)
  _ = (scroll.frameLayoutGuide, scroll.touchesShouldCancel(in: UIView()))
  scroll.safeAreaInsetsDidChange()
  scroll.adjustedContentInsetDidChange()
}

@MainActor
func tableCalls(
  _ table: UITableView, _ delegate: any UITableViewDelegate, _ source: any UITableViewDataSource,
  _ prefetching: any UITableViewDataSourcePrefetching, _ dragging: any UITableViewDragDelegate,
  _ dropping: any UITableViewDropDelegate, _ coordinator: any UITableViewDropCoordinator
) {
  let path = IndexPath(row: 0, section: 0)
  _ = UITableView(frame: .zero, style: UITableView.Style.grouped)
  _ = (UITableView.Style.plain, UITableView.automaticDimension)
  table.delegate = delegate
  table.dataSource = source
  table.prefetchDataSource = prefetching
  table.dragDelegate = dragging
  table.dropDelegate = dropping
  _ = (coordinator.session, coordinator.destinationIndexPath)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
  table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "a")
  _ = table.dequeueReusableCell(withIdentifier: "a")
  _ = table.dequeueReusableCell(withIdentifier: "a", for: path)
  _ = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
  table.reloadData()
  table.reloadRows(at: [path], with: UITableView.RowAnimation.none)
  _ = (
    UITableView.RowAnimation.left, UITableView.RowAnimation.fade, UITableView.RowAnimation.automatic
  )
  table.reloadSections(IndexSet(integer: 0), with: .automatic)
  table.insertRows(at: [path], with: .fade)
  table.deleteRows(at: [path], with: .fade)
  table.moveRow(at: path, to: path)
  table.insertSections(IndexSet(integer: 0), with: .none)
  table.deleteSections(IndexSet(integer: 0), with: .none)
  table.beginUpdates()
  table.endUpdates()
  table.performBatchUpdates(nil, completion: nil)
  table.scrollToRow(at: path, at: UITableView.ScrollPosition.bottom, animated: true)
  _ = (UITableView.ScrollPosition.none, UITableView.ScrollPosition.top)
  table.selectRow(at: path, animated: false, scrollPosition: .none)
  table.deselectRow(at: path, animated: true)
  table.setEditing(true, animated: true)
  _ = (
    table.cellForRow(at: path), table.indexPath(for: UITableViewCell()), table.rectForRow(at: path)
  )
  _ = (table.indexPathForRow(at: .zero), table.indexPathsForRows(in: .zero), table.visibleCells)
  _ = (
    table.indexPathsForVisibleRows, table.indexPathForSelectedRow, table.indexPathsForSelectedRows
  )
  _ = (table.numberOfSections, table.numberOfRows(inSection: 0), table.style)
  _ = (table.headerView(forSection: 0), table.footerView(forSection: 0), table.rect(forSection: 0))
  _ = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
  table.tableHeaderView = nil
  table.tableFooterView = UIView()
  table.rowHeight = UITableView.automaticDimension
  table.estimatedRowHeight = 44
  table.sectionHeaderHeight = 1
  table.sectionFooterHeight = 1
  table.estimatedSectionHeaderHeight = 1
  table.estimatedSectionFooterHeight = 1
  table.sectionHeaderTopPadding = 0
  table.separatorStyle = .none
  table.separatorColor = nil
  table.separatorInset = .zero
  table.separatorInsetReference = .fromCellEdges
  table.sectionIndexColor = nil
  table.allowsSelection = false
  table.allowsMultipleSelection = true
  table.allowsSelectionDuringEditing = true
  table.allowsMultipleSelectionDuringEditing = true
  table.cellLayoutMarginsFollowReadableWidth = true
  table.backgroundView = nil
  table.isEditing = true
}

@MainActor
func cellCalls(
  _ cell: UITableViewCell, _ band: UITableViewHeaderFooterView,
  _ swipes: UISwipeActionsConfiguration,
  _ contextual: UIContextualAction, _ content: UIListContentConfiguration
) {
  _ = UITableViewCell(style: UITableViewCell.CellStyle.subtitle, reuseIdentifier: nil)
  _ = (UITableViewCell.AccessoryType.checkmark, UITableViewCell.EditingStyle.delete)
  _ = (UITableViewCell.SelectionStyle.none, UITableViewCellSeparatorStyle.none)
  _ = UITableViewCell.SeparatorStyle.singleLine
  _ = (cell.textLabel, cell.detailTextLabel, cell.imageView, cell.contentView, cell.reuseIdentifier)
  cell.textLabel?.text = ""
  cell.accessoryType = .disclosureIndicator
  cell.accessoryView = UIView()
  cell.selectionStyle = .none
  cell.separatorInset = .zero
  cell.selectedBackgroundView = nil
  cell.backgroundView = nil
  cell.contentConfiguration = cell.defaultContentConfiguration()
  cell.backgroundConfiguration = .clear()
  cell.isSelected = true
  cell.isEditing = true
  cell.setSelected(true, animated: false)
  cell.setHighlighted(true, animated: false)
  cell.setEditing(true, animated: false)
  cell.prepareForReuse()
  _ = (band.textLabel, band.contentView, UITableViewHeaderFooterView(reuseIdentifier: nil))
  _ = UISwipeActionsConfiguration(actions: [])
  swipes.performsFirstActionWithFullSwipe = false
  _ = UIContextualAction(style: .destructive, title: "") { _, _, done in done(true) }
  contextual.backgroundColor = .red
  contextual.image = nil
  contextual.accessibilityLabel = ""
  _ = UITableViewRowAction(style: .normal, title: "") { _, _ in }
  var list = content
  list.text = ""
  list.secondaryText = ""
  list.image = nil
  list.textProperties.color = .red
  _ = (UIListContentConfiguration.cell(), UIListContentConfiguration.valueCell())
  _ = UIListContentConfiguration.subtitleCell()
}

@MainActor
func collectionCalls(
  _ collection: UICollectionView, _ delegate: any UICollectionViewDelegate,
  _ source: any UICollectionViewDataSource, _ flowDelegate: any UICollectionViewDelegateFlowLayout,
  _ cell: UICollectionViewCell, _ reusable: UICollectionReusableView,
  _ attributes: UICollectionViewLayoutAttributes, _ dragging: any UICollectionViewDragDelegate,
  _ dropping: any UICollectionViewDropDelegate
) {
  let path = IndexPath(item: 0, section: 0)
  _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  _ = { UICollectionView() }
  collection.delegate = delegate
  collection.dataSource = source
  collection.dragDelegate = dragging
  collection.dropDelegate = dropping
  collection.collectionViewLayout = UICollectionViewFlowLayout()
  collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
  collection.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "a")
  _ = UICollectionView.elementKindSectionFooter
  _ = collection.dequeueReusableCell(withReuseIdentifier: "a", for: path)
  _ = collection.dequeueReusableSupplementaryView(ofKind: "a", withReuseIdentifier: "a", for: path)
  collection.reloadData()
  collection.reloadItems(at: [path])
  collection.reloadSections(IndexSet(integer: 0))
  collection.insertItems(at: [path])
  collection.deleteItems(at: [path])
  collection.moveItem(at: path, to: path)
  collection.performBatchUpdates(nil, completion: nil)
  collection.scrollToItem(at: path, at: UICollectionView.ScrollPosition.bottom, animated: true)
  collection.selectItem(at: path, animated: false, scrollPosition: [])
  collection.deselectItem(at: path, animated: false)
  collection.allowsSelection = true
  collection.allowsMultipleSelection = true
  collection.isPrefetchingEnabled = false
  collection.selfSizingInvalidation = .enabled
  collection.backgroundView = nil
  _ = collection.beginInteractiveMovementForItem(at: path)
  collection.updateInteractiveMovementTargetPosition(.zero)
  collection.endInteractiveMovement()
  collection.cancelInteractiveMovement()
  _ = (collection.numberOfSections, collection.numberOfItems(inSection: 0), collection.visibleCells)
  _ = (collection.cellForItem(at: path), collection.indexPath(for: cell))
  _ = (collection.indexPathsForVisibleItems, collection.indexPathsForSelectedItems)
  _ = (collection.indexPathForItem(at: .zero), collection.layoutAttributesForItem(at: path))
  _ = collection.supplementaryView(forElementKind: "a", at: path)
  let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
  _ = collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
  _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "a") {
    _, _, _ in
  }
  cell.contentConfiguration = nil
  cell.isSelected = true
  cell.isHighlighted = true
  cell.backgroundView = nil
  cell.selectedBackgroundView = nil
  _ = (cell.contentView, reusable.reuseIdentifier)
  reusable.prepareForReuse()
  reusable.apply(attributes)
  _ = reusable.preferredLayoutAttributesFitting(attributes)
  attributes.frame = .zero
  attributes.alpha = 1
  attributes.zIndex = 1
  attributes.transform = .identity
  attributes.isHidden = true
  attributes.size = .zero
  attributes.center = .zero
  _ = (attributes.indexPath, attributes.representedElementKind, attributes.copy())
}

@MainActor
func layoutCalls(
  _ layout: UICollectionViewLayout, _ flow: UICollectionViewFlowLayout,
  _ attributes: UICollectionViewLayoutAttributes,
  _ invalidation: UICollectionViewLayoutInvalidationContext
) {
  layout.prepare()
  layout.invalidateLayout()
  layout.invalidateLayout(with: invalidation)
  _ = (layout.collectionView, layout.collectionViewContentSize)
  _ = layout.layoutAttributesForElements(in: .zero)
  _ = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  _ = layout.shouldInvalidateLayout(forBoundsChange: .zero)
  _ = layout.targetContentOffset(forProposedContentOffset: .zero)
  _ = layout.invalidationContext(forBoundsChange: .zero)
  invalidation.contentOffsetAdjustment = .zero
  invalidation.contentSizeAdjustment = .zero
  flow.itemSize = .zero
  flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  flow.minimumLineSpacing = 0
  flow.minimumInteritemSpacing = 0
  flow.sectionInset = .zero
  flow.scrollDirection = .horizontal
  flow.headerReferenceSize = .zero
  flow.footerReferenceSize = .zero
  flow.sectionHeadersPinToVisibleBounds = true
  _ = UICollectionView.ScrollDirection.vertical
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
  _ = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "a", alignment: .top)
  ]
  section.contentInsets = .zero
  section.interGroupSpacing = 1
  section.orthogonalScrollingBehavior = .none
  _ = UICollectionViewCompositionalLayout(section: section)
  _ = UICollectionViewCompositionalLayout { _, environment in
    .list(
      using: UICollectionLayoutListConfiguration(appearance: .plain),
      layoutEnvironment: environment)
  }
  var list = UICollectionLayoutListConfiguration(
    appearance: UICollectionLayoutListConfiguration.Appearance.plain)
  list.headerMode = .supplementary
  list.footerMode = .none
  list.showsSeparators = true
  list.backgroundColor = .clear
  list.separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  list.leadingSwipeActionsConfigurationProvider = { _ in nil }
  list.trailingSwipeActionsConfigurationProvider = { _ in nil }
  _ = UICollectionViewCompositionalLayout.list(using: list)
  _ = UICollectionViewListCell(frame: .zero)
}

@MainActor
func diffableCalls(
  _ table: UITableView, _ collection: UICollectionView,
  _ rows: UITableViewDiffableDataSource<Int, Int>,
  _ items: UICollectionViewDiffableDataSource<Int, Int>
) {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems([1, 2], toSection: 0)
  snapshot.reloadItems([1])
  snapshot.deleteItems([2])
  rows.apply(snapshot, animatingDifferences: true)
  items.apply(snapshot, animatingDifferences: false)
  _ = (rows.snapshot(), rows.itemIdentifier(for: IndexPath(row: 0, section: 0)))
  _ = (items.snapshot(), items.itemIdentifier(for: IndexPath(item: 0, section: 0)))
  _ = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
  _ = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in nil }
}

@MainActor
func dragCalls(
  _ drop: any UIDropSession, _ drag: any UIDragSession, _ item: UIDragItem,
  _ coordinator: any UICollectionViewDropCoordinator, _ delegate: any UIDropInteractionDelegate,
  _ textDrag: any UITextDragDelegate, _ textDrop: any UITextDropDelegate
) {
  _ = drop.canLoadObjects(ofClass: NSString.self)
  drop.loadObjects(ofClass: NSString.self) { _ in }
  _ = (drop.items, drag.localContext, item.localObject, item.itemProvider)
  item.previewProvider = { UIDragPreview(view: UIView(), parameters: UIDragPreviewParameters()) }
  let parameters = UIDragPreviewParameters()
  parameters.visiblePath = nil
  _ = (coordinator.items, coordinator.proposal, coordinator.destinationIndexPath)
  coordinator.drop(item, toItemAt: IndexPath(item: 0, section: 0))
  _ = UIDropInteraction(delegate: delegate)
  _ = (UIDropProposal(operation: .copy), NSItemProvider())
  _ = UITableViewDropProposal(operation: .move, intent: .unspecified)
  _ = UICollectionViewDropProposal(operation: .move, intent: .unspecified)
  _ = UILocalizedIndexedCollation.current()
}
