/// Owns a tree of views and hears of its life in a window.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The phase of its view between coming and going.
  var appearance = Appearance.gone
  var presentation: Presentation?
  /// The style that it was given; unspecified for that of its surroundings.
  var ownStyle = UIUserInterfaceStyle.unspecified
  /// Insets that a container adds for its bars.
  var containerInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.noteSafeAreaChange() } }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  /// Inert: controllers are not archived here.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root of its views, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The part of the view above the safe area.
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = BarLayoutGuide.top(of: view)
  /// The part of the view below the safe area.
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport =
    BarLayoutGuide.bottom(of: view)

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: VirtualRunLoop.current.screen.bounds) }
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: VirtualRunLoop.current.screen.bounds)
  }

  open override var next: UIResponder? { responderAbove }
  override var isOnScreen: Bool { viewIfLoaded?.window != nil }

  // MARK: Life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Brings its view's constraints up to date; an override calls this last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  // MARK: Containment

  open internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Safe area and margins

  /// The insets that it adds to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.noteSafeAreaChange()
    }
  }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var automaticallyAdjustsScrollViewInsets = true
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var hidesBottomBarWhenPushed = false
  public internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  @preconcurrency
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  @preconcurrency
  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  /// The coordinator of the current transition; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? parent?.transitionCoordinator
  }
  var ownTransition: TransitionCoordinator?

  // MARK: Questions of the system

  /// Inert: memory is never short here; call it to test what it does.
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var editButtonItem: UIBarButtonItem { kept() ?? makeEditButtonItem() }

  /// The size that it asks a container or a popover for.
  open var preferredContentSize: CGSize {
    get { kept() ?? .zero }
    set {
      guard newValue != preferredContentSize else { return }
      keep(newValue)
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// True while the controller's content is being edited.
  open var isEditing: Bool {
    get { kept() ?? false }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    keep(editing, as: "isEditing")
    (kept("editButtonItem") as UIBarButtonItem?)?.title = editing ? "Done" : "Edit"
  }

  // MARK: Segues

  /// Inert: a storyboard is not read here, and has no segue to perform.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(UIStoryboard.hint("the segue \(identifier) of \(type(of: self))"))
  }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Showing

  /// Pushes where a navigation controller is around it, and presents where none is.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows in the second column of a split view around it, else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController, split !== self else { return show(vc, sender: sender) }
    split.showDetailViewController(vc, sender: sender)
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  open func endAppearanceTransition() {
    if appearance == .coming { nowAppearing(animated: false) }
    endAppearing(animated: false)
    endDisappearing(animated: false)
  }

  // MARK: Status bar

  /// Inert: the status bar is not drawn from what controllers say.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Storyboards

  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }

  // MARK: Tabs

  open var tabBarController: UITabBarController? {
    sequence(first: self.parent, next: { $0?.parent }).lazy
      .compactMap { $0 as? UITabBarController }.first { _ in true }
  }

  // MARK: Bars

  /// The line of the tab bar that stands for the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let item: UITabBarItem = kept() { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      keep(item)
      return item
    }
    set { keep(newValue) }
  }

  /// The items of the navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { kept() }
    set { setToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    keep(toolbarItems, as: "toolbarItems")
    navigationController?.updateToolbar()
  }

  open var splitViewController: UISplitViewController? {
    sequence(first: self.parent, next: { $0?.parent }).lazy
      .compactMap { $0 as? UISplitViewController }.first { _ in true }
  }

  /// Inert: which scroll view drives the bars' looks does not show here.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, as: "contentScrollView")
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    kept("contentScrollView")
  }

  // MARK: Presenting

  /// Inert: a presented view comes from below in any case.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { kept() ?? .coverVertical }
    set { keep(newValue) }
  }

  open var restorationIdentifier: String?

  /// Inert: custom transitions are not run; the view comes as its presentation style says.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }

  /// The controller of its presentation: a sheet's, a popover's, or that of the style.
  open var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    default: made("presentationController") { UIPresentationController(of: self) }
    }
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    made("popoverPresentationController") { UIPopoverPresentationController(of: self) }
  }

  open var sheetPresentationController: UISheetPresentationController? {
    made("sheetPresentationController") { UISheetPresentationController(of: self) }
  }

  /// Moves from one child to another.
  ///
  /// - Parameters:
  ///   - fromViewController: the child that goes.
  ///   - toViewController: the child that comes.
  ///   - duration: seconds.
  ///   - options: the curve, as blocks of animation have it.
  ///   - animations: changes that run with it.
  ///   - completion: runs at the end.
  @preconcurrency
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }
    ) { isDone in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      completion?(isDone)
    }
  }

  // MARK: Navigation

  open var navigationController: UINavigationController? {
    sequence(first: self.parent, next: { $0?.parent }).lazy
      .compactMap { $0 as? UINavigationController }.first { _ in true }
  }

  // MARK: Style

  /// The style that its views have whatever the system says; unspecified for the system's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      ownStyle = newValue
      viewIfLoaded?.invalidateLooks()
      VirtualRunLoop.current.screen.noteStyle()
    }
  }

  // MARK: Interactions

  /// Inert: which traits changed is reported by ``traitCollectionDidChange(_:)``.
  @discardableResult
  public final func registerForTraitChanges<Host: UIViewController>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Host, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }
}
