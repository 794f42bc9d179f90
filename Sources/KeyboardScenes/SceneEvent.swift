/// Something that happens in a scene, and when.
public struct SceneEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The keyboard comes up to a height in points, or takes that height.
    case show(height: Double, duration: Double?, curve: Int)
    case hide(duration: Double?, curve: Int)
    /// The system posts a notification as it was recorded, and the keyboard moves by it.
    case notification(KeyboardNotification)
  }

  /// Seconds from the scene's start.
  public let time: Double
  public let kind: Kind

  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
