@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
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

  @discardableResult
  public func popToViewController(
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
  public var toolbar: UIToolbar! {
    if let bar: UIToolbar = kept() { return bar }
    let bar = UIToolbar(frame: .zero)
    keep(bar)
    return bar
  }

  public var isToolbarHidden: Bool {
    get { kept() ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    keep(hidden, as: "isToolbarHidden")
    updateToolbar()
  }

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

  public var hidesBarsOnSwipe: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: bars do not hide by themselves here, though a phone's do.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var hidesBarsOnTap: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}
