extension UISplitViewController {
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  public func setViewController(_ vc: UIViewController?, for column: Column) {
    keep(vc, as: "column \(column)")
    viewControllers = [Column.primary, .secondary].compactMap { viewController(for: $0) }
  }

  public func viewController(for column: Column) -> UIViewController? { kept("column \(column)") }

  /// Inert: both columns are shown where there is room for them.
  public func show(_ column: Column) {}
  /// Inert: both columns are shown where there is room for them.
  public func hide(_ column: Column) {}

  /// Inert: both columns are shown where there is room for them.
  public var preferredDisplayMode: DisplayMode {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }

  /// Inert: columns lie side by side.
  public var preferredSplitBehavior: SplitBehavior {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }

  public var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }

  public var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .bookmarks) }

  public var delegate: (any UISplitViewControllerDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UISplitViewControllerDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
