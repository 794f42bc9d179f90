/// One motion in a track: from a rest to the next one, or to the place where it turns round.
public struct SampledMotion: Hashable, Sendable {
  /// The samples on the way, by their place in the track; none where the way takes one step.
  public let samples: Range<Int>
  /// The samples to fit: those on the way, and a few of the rests before and after.
  public let window: Range<Int>
  /// When it is last seen at rest, or seen at all; seconds.
  public let start: Double
  /// When it is first seen at rest again, or last seen at all; seconds.
  public let end: Double
  /// The value before.
  public let from: Double
  /// The value after.
  public let to: Double
  /// Whether the track shows the rest before it.
  public let startsAtRest: Bool
  /// Whether the track shows the rest after it.
  public let endsAtRest: Bool

  /// The value after less the value before.
  public var travel: Double { to - from }
}
