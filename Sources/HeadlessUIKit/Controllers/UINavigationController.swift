import LayerTrees

/// Shows one of a stack of controllers under a bar that narrows their safe area.
open class UINavigationController: UIViewController {
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  private let contents = UIView(frame: .zero)
  /// Would take the top controller away; no finger reaches it here.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

  open var viewControllers: [UIViewController] = [] {
    didSet { if !isMoving { change(from: oldValue, animated: false) } }
  }
  private var isMoving = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A stack without controllers; its bars are the system's, whatever classes are named.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.layer.role = .navigationBar
    if navigationBar.backgroundColor == nil { navigationBar.backgroundColor = .barGround }
    contents.frame = view.bounds
    contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contents)
    view.addSubview(navigationBar)
    showLast(after: [], animated: false)
  }

  /// The bar keeps its height where the view is moved up: it goes off the screen with it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = view.safeAreaInsets.top + UINavigationBar.standardHeight
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    setViewControllers(Array(viewControllers.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst())
    setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = self.viewControllers
    isMoving = true
    self.viewControllers = viewControllers
    isMoving = false
    change(from: old, animated: animated)
  }

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Takes its room from the children or gives it back, whoever has hidden or shown the bar.
  ///
  /// That content moves up as well where the bar is hidden as a view is an assumption.
  func navigationBarVisibilityDidChange() {
    for child in children { child.containerInsets = barInsets }
    view.setNeedsLayout()
  }

  private var barInsets: UIEdgeInsets {
    UIEdgeInsets(top: navigationBar.isHidden ? 0 : UINavigationBar.standardHeight)
  }

  // MARK: Bars

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController),
      index < viewControllers.count - 1
    else { return nil }
    let popped = Array(viewControllers.suffix(from: index + 1))
    setViewControllers(Array(viewControllers.prefix(through: index)), animated: animated)
    return popped
  }

  /// The bar at the bottom; shown once ``isToolbarHidden`` is false.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! {
    if let bar: UIToolbar = kept() { return bar }
    let bar = UIToolbar(frame: .zero)
    keep(bar)
    return bar
  }

  open var isToolbarHidden: Bool {
    get { kept() ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    keep(hidden, as: "isToolbarHidden")
    updateToolbar()
  }
}

extension UINavigationController {
  /// Seconds that a push or a pop takes, with curve 0, as logs of keyboard notifications show.
  static let transitionDuration = 0.35

  /// The controllers are children at once; the view, once it is loaded, shows the last one.
  private func change(from old: [UIViewController], animated: Bool) {
    let gone = old.filter { !viewControllers.contains($0) }
    for gone in gone { gone.willMove(toParent: nil) }
    for new in viewControllers where new.parent !== self { addChild(new) }
    if isViewLoaded {
      showLast(after: old, animated: animated)
    } else {
      for gone in gone { gone.removeFromParent() }
    }
  }

  private func showLast(after old: [UIViewController], animated: Bool) {
    let (leaving, arriving) = (old.last, viewControllers.last)
    guard arriving !== leaving || arriving?.viewIfLoaded?.superview !== contents else { return }
    let isPop = arriving.map(old.contains) ?? false
    navigationBar.show(arriving?.navigationItem, hasBack: viewControllers.count > 1)
    let transition = TransitionCoordinator(
      in: contents, duration: Self.transitionDuration, curve: .easeInOut,
      isAnimated: animated && leaving != nil && viewIfLoaded?.window != nil)
    ownTransition = transition
    swap(leaving, for: arriving, isPop: isPop, transition: transition) { [weak self] in
      guard let self else { return }
      ownTransition = nil
      for gone in old where !viewControllers.contains(gone) { gone.removeFromParent() }
      for new in viewControllers where !old.contains(new) { new.didMove(toParent: self) }
    }
  }

  private func swap(
    _ leaving: UIViewController?, for arriving: UIViewController?, isPop: Bool,
    transition: TransitionCoordinator, then finish: @escaping @MainActor () -> Void
  ) {
    let width = contents.bounds.width
    UIView.performWithoutAnimation {
      arriving?.loadViewIfNeeded()
      leaving?.beginDisappearing(animated: transition.isAnimated)
      view.window?.transition = transition
      if let arriving, let view = arriving.view {
        let start = transition.isAnimated ? (isPop ? -0.3 * width : width) : 0
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.place(contents.bounds.offsetBy(dx: start, dy: 0))
        contents.insertSubview(view, at: isPop ? 0 : contents.subviews.count)
        arriving.containerInsets = barInsets
      }
      view.window?.transition = nil
      if contents.window != nil { contents.layoutIfNeeded() }
    }
    transition.run { [contents] in
      arriving?.view.place(contents.bounds)
      leaving?.viewIfLoaded?.place(
        contents.bounds.offsetBy(dx: isPop ? width : -0.3 * width, dy: 0))
    } then: {
      leaving?.endDisappearing(animated: transition.isAnimated)
      leaving?.viewIfLoaded?.removeFromSuperview()
      finish()
    }
  }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A class that has a delegate of navigation, which a subclass may narrow.
@preconcurrency @MainActor
public protocol NavigationDelegating: UINavigationController {}

extension NavigationDelegating {
  public var delegate: (any UINavigationControllerDelegate)? {
    get { keptWeakly("delegate") }
    set { keepWeakly(newValue, as: "delegate") }
  }
}

extension UINavigationController: NavigationDelegating {
  public enum Operation: Int, Sendable { case none, push, pop }

  /// Shows the top controller's items in the toolbar, and makes room for it.
  func updateToolbar() {
    guard isViewLoaded else { return }
    let height: CGFloat = isToolbarHidden ? 0 : UIToolbar.standardHeight
    for child in children { child.containerInsets.bottom = height }
    guard !isToolbarHidden else { return toolbar.removeFromSuperview() }
    toolbar.items = topViewController?.toolbarItems
    if toolbar.superview !== view { view.addSubview(toolbar) }
    placeToolbar()
  }

  /// Puts the toolbar at the bottom, above the safe area.
  func placeToolbar() {
    guard !isToolbarHidden else { return }
    let height = UIToolbar.standardHeight + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }
}
