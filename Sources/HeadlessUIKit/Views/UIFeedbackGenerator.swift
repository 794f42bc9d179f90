/// What makes a phone tick; it makes none here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Inert: nothing ticks.
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  /// Inert: nothing ticks.
  open func impactOccurred() {}
  /// Inert: nothing ticks.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Inert: nothing ticks.
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Inert: nothing ticks.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
