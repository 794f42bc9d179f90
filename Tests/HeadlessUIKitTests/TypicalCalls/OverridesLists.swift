import HeadlessUIKit

// What apps override. Nothing here runs: that it compiles is the test.

class OverridingScrollView: UIScrollView {
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var isDragging: Bool { false }
  override var isTracking: Bool { false }
  override var isDecelerating: Bool { false }
  override var isPagingEnabled: Bool { didSet {} }
  override var refreshControl: UIRefreshControl? { didSet {} }
  override var zoomScale: CGFloat { didSet {} }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override func setContentOffset(_ o: CGPoint, animated: Bool) {
    super.setContentOffset(o, animated: animated)
  }
  override func scrollRectToVisible(_ r: CGRect, animated: Bool) {}
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override func touchesShouldCancel(in v: UIView) -> Bool { super.touchesShouldCancel(in: v) }
  override func touchesShouldBegin(_ t: Set<UITouch>, with e: UIEvent?, in v: UIView) -> Bool {
    true
  }
}

class OverridingTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var dataSource: (any UITableViewDataSource)? { didSet {} }
  override var delegate: (any UITableViewDelegate)? { didSet {} }
  override var tableFooterView: UIView? { didSet {} }
  override var tableHeaderView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override func reloadData() { super.reloadData() }
  override func reloadRows(at i: [IndexPath], with a: UITableView.RowAnimation) {
    super.reloadRows(at: i, with: a)
  }
  override func insertRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func deleteRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func reloadSections(_ s: IndexSet, with a: UITableView.RowAnimation) {}
  override func beginUpdates() { super.beginUpdates() }
  override func endUpdates() { super.endUpdates() }
  override func setEditing(_ e: Bool, animated: Bool) {}
  override func scrollToRow(at i: IndexPath, at p: UITableView.ScrollPosition, animated: Bool) {}
  override func selectRow(
    at i: IndexPath?, animated: Bool, scrollPosition p: UITableView.ScrollPosition
  ) {}
  override func deselectRow(at i: IndexPath, animated: Bool) {}
  override func cellForRow(at i: IndexPath) -> UITableViewCell? { nil }
  override func dequeueReusableCell(withIdentifier s: String) -> UITableViewCell? { nil }
  override func dequeueReusableCell(withIdentifier s: String, for i: IndexPath) -> UITableViewCell {
    super.dequeueReusableCell(withIdentifier: s, for: i)
  }
  override func register(_ c: AnyClass?, forCellReuseIdentifier s: String) {}
  override func indexPathForRow(at p: CGPoint) -> IndexPath? { nil }
  override func rectForRow(at i: IndexPath) -> CGRect { .zero }
  override func numberOfRows(inSection s: Int) -> Int { 0 }
  override var numberOfSections: Int { 0 }
  override func headerView(forSection s: Int) -> UITableViewHeaderFooterView? { nil }
}

class OverridingTableViewCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var textLabel: UILabel? { nil }
  override var detailTextLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var accessoryView: UIView? { didSet {} }
  override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var reuseIdentifier: String? { "x" }
  override var contentView: UIView { super.contentView }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ s: Bool, animated: Bool) { super.setSelected(s, animated: animated) }
  override func setHighlighted(_ s: Bool, animated: Bool) {
    super.setHighlighted(s, animated: animated)
  }
  override func setEditing(_ s: Bool, animated: Bool) { super.setEditing(s, animated: animated) }
  override func willTransition(to s: UITableViewCell.StateMask) { super.willTransition(to: s) }
  override func didTransition(to s: UITableViewCell.StateMask) {}
  override func updateConfiguration(using s: UICellConfigurationState) {
    super.updateConfiguration(using: s)
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    super.defaultContentConfiguration()
  }
}

class OverridingTableViewHeaderFooterView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var textLabel: UILabel? { nil }
  override var backgroundView: UIView? { didSet {} }
}

class OverridingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout l: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: l)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentSize: CGSize { didSet {} }
  override var dataSource: (any UICollectionViewDataSource)? { didSet {} }
  override var delegate: (any UICollectionViewDelegate)? { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { didSet {} }
  override var numberOfSections: Int { 0 }
  override var indexPathsForVisibleItems: [IndexPath] { [] }
  override var visibleCells: [UICollectionViewCell] { [] }
  override func reloadData() { super.reloadData() }
  override func reloadItems(at i: [IndexPath]) {}
  override func insertItems(at i: [IndexPath]) {}
  override func deleteItems(at i: [IndexPath]) {}
  override func reloadSections(_ s: IndexSet) {}
  override func scrollToItem(
    at i: IndexPath, at p: UICollectionView.ScrollPosition, animated: Bool
  ) {}
  override func register(_ c: AnyClass?, forCellWithReuseIdentifier s: String) {}
  override func dequeueReusableCell(
    withReuseIdentifier s: String, for i: IndexPath
  ) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: s, for: i) }
  override func cellForItem(at i: IndexPath) -> UICollectionViewCell? { nil }
  override func numberOfItems(inSection s: Int) -> Int { 0 }
  override func indexPathForItem(at p: CGPoint) -> IndexPath? { nil }
  override func layoutAttributesForItem(at i: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  override func setCollectionViewLayout(_ l: UICollectionViewLayout, animated: Bool) {}
}

class OverridingCollectionViewCell: UICollectionViewCell {
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var reuseIdentifier: String? { nil }
  override var contentView: UIView { super.contentView }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ a: UICollectionViewLayoutAttributes) { super.apply(a) }
  override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { super.preferredLayoutAttributesFitting(a) }
  override func willTransition(from a: UICollectionViewLayout, to b: UICollectionViewLayout) {}
  override func updateConfiguration(using s: UICellConfigurationState) {}
  override func dragStateDidChange(_ s: UICollectionViewCell.DragState) {}
}

class OverridingCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var frame: CGRect { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

class OverridingCollectionViewFlowLayout: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var layoutAttributesClass: AnyClass {
    OverridingCollectionViewLayoutAttributes.self
  }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var itemSize: CGSize { didSet {} }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var sectionInset: UIEdgeInsets { didSet {} }
  override var minimumLineSpacing: CGFloat { didSet {} }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override func prepare() { super.prepare() }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with c: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: c)
  }
  override func layoutAttributesForElements(in r: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: r)
  }
  override func layoutAttributesForItem(at i: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: i)
  }
  override func layoutAttributesForSupplementaryView(ofKind k: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForDecorationView(ofKind k: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func shouldInvalidateLayout(forBoundsChange b: CGRect) -> Bool { true }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes,
    withOriginalAttributes o: UICollectionViewLayoutAttributes
  ) -> Bool { true }
  override func invalidationContext(forBoundsChange b: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { super.invalidationContext(forBoundsChange: b) }
  override func invalidationContext(
    forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes,
    withOriginalAttributes o: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forPreferredLayoutAttributes: p, withOriginalAttributes: o)
  }
  override func initialLayoutAttributesForAppearingItem(at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func finalLayoutAttributesForDisappearingItem(at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind k: String, at i: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func prepare(forCollectionViewUpdates u: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: u)
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func targetContentOffset(
    forProposedContentOffset p: CGPoint, withScrollingVelocity v: CGPoint
  ) -> CGPoint { p }
  override func targetContentOffset(forProposedContentOffset p: CGPoint) -> CGPoint { p }
  override func prepare(forAnimatedBoundsChange b: CGRect) {}
}
