/// How the keyboard that is up differs from the one that a screen with its own keyboard asks for.
public struct InputViewMismatch: Hashable, Sendable, Codable {
  /// In what way the two differ.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The system's keys are up, and the app's own keyboard was asked for.
    case notLoaded
    /// The app's own keyboard is up, and the system's keys were asked for.
    case notRemoved
    /// The app's own keyboard is not as high as it asks to be.
    case otherHeight
    /// The app's own keyboard is not as high as the system's, which it is to follow.
    case unlikeSystem
  }

  /// In what way they differ.
  public let kind: Kind
  /// The height that is asked for, in points: 0 where another keyboard is.
  public let wanted: Double
  /// The height of what is up without what is on its keys, in points.
  public let actual: Double
  /// The height of an accessory on the keys that notifications leave out, in points; else 0.
  public let leftOut: Double

  /// Creates an input view mismatch.
  public init(_ kind: Kind, wanted: Double, actual: Double, leftOut: Double = 0) {
    self.kind = kind
    self.wanted = wanted
    self.actual = actual
    self.leftOut = leftOut
  }

  /// How far the two are apart, in points: the whole height where it is another keyboard.
  public var points: Double { abs(wanted - actual) }
}
