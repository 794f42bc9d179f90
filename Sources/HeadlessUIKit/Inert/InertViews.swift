// swift-format-ignore-file
// Scripts/write inert makes this of Scripts/uikit/inert.tsv.

extension UIAccessibility {
  // Inert: no assistive technology listens.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIApplication {
  // Inert: the screen never sleeps.
  public var isIdleTimerDisabled: Bool { get { kept() ?? false } set { keep(newValue) } }
  // Inert: there is no home screen.
  public var applicationIconBadgeNumber: Int { get { kept() ?? 0 } set { keep(newValue) } }
  // Inert: the status bar has no sign of work.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  // Inert: nothing is posted from outside.
  public func registerForRemoteNotifications() {}
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {}
  public func unregisterForRemoteNotifications() {}
  // Inert: a scene's background has no limit.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

extension UIButton {
  // Inert: titles have no shadow.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  // Inert: no menu is ever opened.
  public var menu: UIMenu? { get { kept() } set { keep(newValue) } }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  // Inert: text has one size here.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}

extension UIControl {
  // Inert: no menu is ever opened.
  public var showsMenuAsPrimaryAction: Bool { get { kept() ?? false } set { keep(newValue) } }
  public var isContextMenuInteractionEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  // Inert: there is no pointer.
  public var toolTip: String? { get { kept() } set { keep(newValue) } }
}

extension UIImage {
  // Inert: an image has no pixels here, so there are no bytes of it.
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIImageView {
  // Inert: a symbol has one size here.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { kept() }
    set { keep(newValue) }
  }
  // Inert: images are not played one after the other.
  public var animationRepeatCount: Int { get { kept() ?? 0 } set { keep(newValue) } }
  public var highlightedAnimationImages: [UIImage]? { get { kept() } set { keep(newValue) } }
}

extension UINotificationFeedbackGenerator {
  // Inert: nothing ticks.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

extension UISegmentedControl {
  // Inert: segments have no ground of an image.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
}

extension UISlider {
  // Inert: the thumb has no image.
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}

extension UIView {
  // Inert: corners are drawn by the layer's radius alone.
  public var cornerConfiguration: UICornerConfiguration {
    get { kept() ?? .corners(radius: 0) }
    set { keep(newValue) }
  }
  // Inert: tints do not fade.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  // Inert: nothing is drawn by code of an app's own.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
  // Inert: an effect of motion is not shown.
  public var motionEffects: [UIMotionEffect] { get { kept() ?? [] } set { keep(newValue) } }
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}

extension UILongPressGestureRecognizer {
  // Inert: a finger that presses long rests.
  public var allowableMovement: CGFloat { get { kept() ?? 10 } set { keep(newValue) } }
}
