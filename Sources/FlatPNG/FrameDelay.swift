/// How long a frame of an animation is shown, as a fraction of a second.
public struct FrameDelay: Hashable, Sendable {
  /// The number of parts of a second.
  public var numerator: UInt16
  /// Parts of a second; 0 counts as 100.
  public var denominator: UInt16

  /// Creates a frame delay.
  public init(numerator: UInt16, denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator
  }
}
