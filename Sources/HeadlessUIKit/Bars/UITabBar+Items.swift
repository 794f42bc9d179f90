extension UITabBar {
  /// The tabs.
  public var items: [UITabBarItem]? {
    get { kept() ?? tabBarController?.viewControllers?.compactMap(\.tabBarItem) }
    set { setItems(newValue, animated: false) }
  }

  public func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    keep(items, as: "items")
    if selectedItem == nil { selectedItem = items?.first }
  }

  public var selectedItem: UITabBarItem? {
    get { kept() ?? tabBarController?.selectedViewController?.tabBarItem }
    set { keep(newValue) }
  }

  private var tabBarController: UITabBarController? {
    chain.lazy.compactMap { $0 as? UITabBarController }.first { $0.tabBar === self }
  }

  public var delegate: (any UITabBarDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITabBarDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  public var barStyle: UIBarStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }

  public var unselectedItemTintColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: an image behind the bar is not drawn.
  public var backgroundImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: bars draw no shadow of an image.
  public var shadowImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }

  /// The look; its background colour is the bar's.
  public var standardAppearance: UITabBarAppearance {
    get { kept() ?? UITabBarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UITabBarController {
  public var delegate: (any UITabBarControllerDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITabBarControllerDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  public var moreNavigationController: UINavigationController {
    if let controller: UINavigationController = kept() { return controller }
    let controller = UINavigationController(nibName: nil, bundle: nil)
    keep(controller)
    return controller
  }

  public var customizableViewControllers: [UIViewController]? {
    get { kept() }
    set { keep(newValue) }
  }
}
