import HeadlessUIKit

// What apps override. Nothing here runs: that it compiles is the test.

class OverridingViewController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! { didSet {} }
  override var title: String? { didSet {} }
  override var navigationItem: UINavigationItem { super.navigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set {}
  }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var prefersStatusBarHidden: Bool { false }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .none }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .crossDissolve }
    set {}
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  override var inputAccessoryView: UIView? { nil }
  override var inputView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var isEditing: Bool { didSet {} }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var presentedViewController: UIViewController? { nil }
  override var navigationController: UINavigationController? { nil }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var disablesAutomaticKeyboardDismissal: Bool { false }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var definesPresentationContext: Bool { didSet {} }
  override var isModalInPresentation: Bool { didSet {} }
  override var automaticallyAdjustsScrollViewInsets: Bool { didSet {} }
  override func loadView() { super.loadView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a) }
  override func viewIsAppearing(_ a: Bool) { super.viewIsAppearing(a) }
  override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a) }
  override func viewWillDisappear(_ a: Bool) { super.viewWillDisappear(a) }
  override func viewDidDisappear(_ a: Bool) { super.viewDidDisappear(a) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewWillTransition(to s: CGSize, with c: any UIViewControllerTransitionCoordinator)
  { super.viewWillTransition(to: s, with: c) }
  override func willTransition(
    to t: UITraitCollection, with c: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: t, with: c) }
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
  }
  override func preferredContentSizeDidChange(forChildContentContainer c: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: c)
  }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer c: any UIContentContainer)
  {}
  override func size(
    forChildContentContainer c: any UIContentContainer, withParentContainerSize s: CGSize
  ) -> CGSize { s }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func willMove(toParent p: UIViewController?) { super.willMove(toParent: p) }
  override func didMove(toParent p: UIViewController?) { super.didMove(toParent: p) }
  override func addChild(_ c: UIViewController) { super.addChild(c) }
  override func removeFromParent() { super.removeFromParent() }
  override func present(
    _ v: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) { super.present(v, animated: animated, completion: completion) }
  override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    super.dismiss(animated: animated, completion: completion)
  }
  override func show(_ v: UIViewController, sender: Any?) { super.show(v, sender: sender) }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
  override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { true }
  override func performSegue(withIdentifier i: String, sender: Any?) {}
  override func setEditing(_ e: Bool, animated: Bool) { super.setEditing(e, animated: animated) }
  override func beginAppearanceTransition(_ a: Bool, animated: Bool) {}
  override func setToolbarItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {}
  override func awakeFromNib() { super.awakeFromNib() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
}

class OverridingNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func pushViewController(_ v: UIViewController, animated: Bool) {
    super.pushViewController(v, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  override func setViewControllers(_ v: [UIViewController], animated: Bool) {
    super.setViewControllers(v, animated: animated)
  }
  override var viewControllers: [UIViewController] { didSet {} }
  override var topViewController: UIViewController? { nil }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override func setNavigationBarHidden(_ h: Bool, animated: Bool) {}
}

class OverridingTabBarController: UITabBarController {
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func setViewControllers(_ v: [UIViewController]?, animated: Bool) {}
}

class OverridingNavigationBar: UINavigationBar {
  override var barTintColor: UIColor? { didSet {} }
  override func pushItem(_ i: UINavigationItem, animated: Bool) {}
}

class OverridingToolbar: UIToolbar {
  override var items: [UIBarButtonItem]? { didSet {} }
  override func setItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
}

class OverridingTabBar: UITabBar { override var items: [UITabBarItem]? { didSet {} } }

class OverridingWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var rootViewController: UIViewController? { didSet {} }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func sendEvent(_ e: UIEvent) { super.sendEvent(e) }
  override func becomeKey() { super.becomeKey() }
  override var windowLevel: UIWindow.Level { didSet {} }
}

class OverridingPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override func presentationTransitionWillBegin() {}
  override func dismissalTransitionWillBegin() {}
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() {}
  override var shouldRemovePresentersView: Bool { false }
  override var presentedView: UIView? { nil }
  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}

class OverridingBarButtonItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isEnabled: Bool { didSet {} }
  override var title: String? { didSet {} }
  override var tintColor: UIColor? { didSet {} }
  override var customView: UIView? { didSet {} }
}

class OverridingAlertController: UIAlertController {
  override func addAction(_ a: UIAlertAction) { super.addAction(a) }
}

class OverridingTableViewController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { 0 }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .none }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  override func scrollViewDidScroll(_ s: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>
  ) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tableView: UITableView! { didSet {} }
}

class OverridingCollectionViewController: UICollectionViewController {
  override init(collectionViewLayout l: UICollectionViewLayout) {
    super.init(collectionViewLayout: l)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 0 }
  override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath)
    -> UICollectionViewCell
  { super.collectionView(c, cellForItemAt: i) }
  override func collectionView(
    _ c: UICollectionView, viewForSupplementaryElementOfKind k: String, at i: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(c, viewForSupplementaryElementOfKind: k, at: i)
  }
  override func collectionView(
    _ c: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt i: IndexPath
  ) {}
}
