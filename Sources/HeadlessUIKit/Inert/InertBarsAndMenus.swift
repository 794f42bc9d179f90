// swift-format-ignore-file
// Scripts/write inert makes this of Scripts/uikit/inert.tsv.

extension UIBarAppearance {
  // Inert: bars here have one ground.
  public var backgroundEffect: UIBlurEffect? { get { kept() } set { keep(newValue) } }
  // Inert: an image behind the bar is not drawn.
  public var backgroundImage: UIImage? { get { kept() } set { keep(newValue) } }
  // Inert: bars draw no line of their own.
  public var shadowColor: UIColor? { get { kept() } set { keep(newValue) } }
  public var shadowImage: UIImage? { get { kept() } set { keep(newValue) } }
}

extension UIBarButtonItem {
  // Inert: no menu is ever opened.
  public var menu: UIMenu? { get { kept() } set { keep(newValue) } }
  // Inert: an image behind a bar's button is not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  // Inert: the back button's image is the system's.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  // Inert: a button's title is in its middle.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  // Inert: items share no glass here.
  public var hidesSharedBackground: Bool { get { kept() ?? false } set { keep(newValue) } }
  public var sharesBackground: Bool { get { kept() ?? true } set { keep(newValue) } }
}

extension UITabBarItem {
  // Inert: a tab's title is in its middle.
  public var titlePositionAdjustment: UIOffset { get { kept() ?? .zero } set { keep(newValue) } }
}

extension UIContextMenuInteraction {
  // Inert: no menu is ever shown.
  public func dismissMenu() {}
}

extension UIEditMenuInteraction {
  // Inert: the menu is never drawn.
  public func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  public func dismissMenu() {}
}

extension UIMenuController {
  // Inert: a menu that is not drawn has nothing to update.
  public func update() {}
}

extension UINavigationBar {
  // Inert: bars draw no shadow of an image.
  public var shadowImage: UIImage? { get { kept() } set { keep(newValue) } }
  // Inert: an image behind the bar is not drawn.
  public var backIndicatorImage: UIImage? { get { kept() } set { keep(newValue) } }
  public var backIndicatorTransitionMaskImage: UIImage? { get { kept() } set { keep(newValue) } }
}

extension UINavigationBarAppearance {
  // Inert: the back button's arrow is the system's.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

extension UITabBar {
  // Inert: an image behind the bar is not drawn.
  public var backgroundImage: UIImage? { get { kept() } set { keep(newValue) } }
  // Inert: bars draw no shadow of an image.
  public var shadowImage: UIImage? { get { kept() } set { keep(newValue) } }
}

extension UITextInputAssistantItem {
  // Inert: the suggestions have no buttons beside them.
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] {
    get { kept() ?? [] }
    set { keep(newValue) }
  }
}

extension UIToolbar {
  // Inert: an image behind the bar is not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  // Inert: bars draw no shadow of an image.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
}
