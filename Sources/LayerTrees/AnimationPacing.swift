public import AnimationCurves

/// A curve shared by reference, so that a clock that has none stays small.
public final class AnimationPacing: Hashable, Sendable {
  /// The curve of the progress.
  public let curve: AnyTimingCurve

  /// Creates an animation pacing.
  public init(_ curve: AnyTimingCurve) { self.curve = curve }

  public static func == (left: AnimationPacing, right: AnimationPacing) -> Bool {
    left.curve == right.curve
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}
