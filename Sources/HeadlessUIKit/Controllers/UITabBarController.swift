/// The bar at the bottom of a tab bar controller: 49 points above the home indicator.
open class UITabBar: UIView {
  /// Its height in points, without what lies below the safe area.
  static let standardHeight: CGFloat = 49

  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .barGround } }
  /// The titles of the tabs, and which is shown.
  var tabs: (titles: [String], selected: Int) = ([], 0) { didSet { layer.invalidateLook() } }

  override var look: ViewLook { tabLook }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.invalidateLook()
  }

  // MARK: Items

  /// The tabs.
  open var items: [UITabBarItem]? {
    get { kept() ?? tabBarController?.viewControllers?.compactMap(\.tabBarItem) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    keep(items, as: "items")
    if selectedItem == nil { selectedItem = items?.first }
  }

  open var selectedItem: UITabBarItem? {
    get { kept() ?? tabBarController?.selectedViewController?.tabBarItem }
    set { keep(newValue) }
  }

  open var delegate: (any UITabBarDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITabBarDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  open var barStyle: UIBarStyle = .default
  open var unselectedItemTintColor: UIColor?

  /// Inert: an image behind the bar is not drawn.
  open var backgroundImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: bars draw no shadow of an image.
  open var shadowImage: UIImage?

  /// The look; its background colour is the bar's.
  open var standardAppearance: UITabBarAppearance {
    get { kept() ?? UITabBarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Shows one of several controllers above a bar that narrows their safe area.
open class UITabBarController: UIViewController {
  open private(set) lazy var tabBar = UITabBar(frame: .zero)

  open var viewControllers: [UIViewController]? {
    didSet { replaceControllers(oldValue ?? []) }
  }

  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { showSelected() } }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if tabBar.backgroundColor == nil { tabBar.backgroundColor = .barGround }
    view.addSubview(tabBar)
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private func replaceControllers(_ old: [UIViewController]) {
    let new = viewControllers ?? []
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded { showSelected() }
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    tabBar.tabs = ((viewControllers ?? []).map { $0.title ?? "" }, selectedIndex)
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let shown = selectedViewController, let content = shown.view else { return }
    shown.containerInsets = UIEdgeInsets(bottom: UITabBar.standardHeight)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.place(view.bounds)
    view.insertSubview(content, belowSubview: tabBar)
  }

  // MARK: Items

  open var delegate: (any UITabBarControllerDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITabBarControllerDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var moreNavigationController: UINavigationController {
    if let controller: UINavigationController = kept() { return controller }
    let controller = UINavigationController(nibName: nil, bundle: nil)
    keep(controller)
    return controller
  }

  open var customizableViewControllers: [UIViewController]?
}
