/// Shows two controllers side by side where there is room, the second alone where there is not.
///
/// The first takes 320 points of a regular width, as it does by default on an iPad.
open class UISplitViewController: UIViewController {
  /// Points of the first column.
  static let primaryWidth: CGFloat = 320

  open var viewControllers: [UIViewController] = [] {
    didSet { replaceControllers(oldValue) }
  }

  /// True if there is room for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    replaceControllers([])
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (bounds, width) = (view.bounds, isCollapsed ? 0 : Self.primaryWidth)
    if !isCollapsed {
      viewControllers.first?.viewIfLoaded?.frame = CGRect(
        x: 0, y: 0, width: width, height: bounds.height)
    }
    viewControllers.last?.viewIfLoaded?.frame = CGRect(
      x: width, y: 0, width: bounds.width - width, height: bounds.height)
  }

  private func replaceControllers(_ old: [UIViewController]) {
    for controller in old where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    guard isViewLoaded else { return }
    for controller in isCollapsed ? viewControllers.suffix(1) : viewControllers.prefix(2) {
      guard controller.parent !== self, let content = controller.view else { continue }
      addChild(controller)
      view.addSubview(content)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  // MARK: Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    keep(vc, as: "column \(column)")
    viewControllers = [Column.primary, .secondary].compactMap { viewController(for: $0) }
  }

  open func viewController(for column: Column) -> UIViewController? { kept("column \(column)") }

  /// Shows a controller in the second column, in place of the one that is there.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    keep(vc, as: "column \(Column.secondary)")
    viewControllers = viewControllers.prefix(1) + [vc]
  }

  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }

  open var delegate: (any UISplitViewControllerDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
}

extension UISplitViewController {
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
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
