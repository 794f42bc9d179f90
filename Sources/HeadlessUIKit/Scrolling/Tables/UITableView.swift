/// A column of rows, of which only those in sight have cells.
///
/// Heights that the delegate gives are asked for at once, unless it gives estimates as well; a row
/// of `automaticDimension` counts as its estimate until its cell has been measured by its
/// constraints. Section headers scroll along: they do not stick to the top.
open class UITableView: UIScrollView {
  public enum Style: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// A height that content decides.
  public static let automaticDimension: CGFloat = -1
  /// What counts for a row of unknown height for which nobody gives an estimate.
  static let standardEstimate: CGFloat = 44

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Hears of the table and, as a scroll view's delegate does, of its scrolling.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      isLoaded = false
      setNeedsLayout()
    }
  }
  open var rowHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorInset: UIEdgeInsets = .zero
  open var allowsSelection = true
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  var rows = TableRows()
  var pool = CellPool()
  /// The cells in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Those that have not been in their places yet.
  var arriving: Set<IndexPath> = []
  var bands: [TableBand: UIView] = [:]
  var isLoaded = false
  var isLayingOut = false
  /// The width at which rows were measured.
  var measuredWidth: CGFloat = 0
  var updates = TableUpdates()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Where the lines between rows begin, in points from the left.
  var separatorStart: CGFloat { separatorInset.left > 0 ? separatorInset.left : 16 }

  override var look: ViewLook {
    ViewLook(fill: style == .plain ? nil : shown(.systemGroupedBackground))
  }

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  override func didScroll() {
    if isLoaded, !isLayingOut { setNeedsLayout() }
    super.didScroll()
  }

  /// Forgets what it shows and asks for it anew in the next layout pass.
  open func reloadData() {
    forgetRows()
    loadRowsIfNeeded()
    setNeedsLayout()
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = pool.take(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a class for it")
    }
    return cell
  }

  // MARK: Changes

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }

  /// Takes the sections' rows anew; nothing is animated.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  open func beginUpdates() { updates.depth += 1 }

  /// Makes the changes since `beginUpdates()`, and takes heights anew, all in one animation.
  open func endUpdates() {
    updates.depth = max(0, updates.depth - 1)
    if updates.depth == 0 { makeChanges(then: nil) }
  }

  @preconcurrency
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    guard self.updates.depth == 0 else { return }
    makeChanges(then: completion)
  }

  // MARK: Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
}

extension UITableView {
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go; all but `none` fade, which is an assumption.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none, singleLine
  }
}
