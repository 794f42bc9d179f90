/// A switch from one keyboard to another while a text input stays the first responder.
public enum KeyboardSwitch: Hashable, Sendable {
  /// The bar of suggestions above the keys comes or goes; seconds, the usual time where nil.
  case predictiveBar(Bool, duration: Double?)
  /// From letters to emoji, or back; seconds, at once where nil.
  case emoji(Bool, duration: Double?)
  /// From the system's keys to the app's own in their place, or back.
  case inputView(Bool)
  /// The app's own keyboard takes another height while it is up, in points.
  case inputViewHeight(Double)
  /// A keyboard announced with several heights, one after another, in points.
  case heights([Double], interval: Double, duration: Double?)
}
