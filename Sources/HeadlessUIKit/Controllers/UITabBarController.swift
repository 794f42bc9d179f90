import LayerTrees

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
    tabBar.layer.role = .tabBar
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
    get { keptWeakly() }
    set { keepWeakly(newValue) }
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
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
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
