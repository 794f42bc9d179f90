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
    get { (kept("delegate") as WeakObject?)?.object as? any UINavigationControllerDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }, as: "delegate") }
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
