/// A pacing of an animation: how far along it is at a time.
///
/// `progress` is the fraction of the way, 0 at the start and 1 at the target; it may leave `0...1`
/// where a curve overshoots. Times are seconds since the animation's beginning.
///
/// A curve of the unit domain (``TimingFunction``, ``StepTiming``, ``PiecewiseLinear``) is evaluated
/// at `time / duration`; a ``Spring`` knows its own time and ignores `duration`. A curve does not
/// clamp at either end: ``AnimationTiming`` does.
public protocol TimingCurve: Sendable {
  /// Returns the fraction of the way at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning.
  ///   - duration: The animation's length in seconds; 0 or less means an instant change.
  /// - Returns: The fraction of the way.
  func progress(at time: Double, duration: Double) -> Double

  /// Returns the first derivative of the progress with respect to time, per second.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning.
  ///   - duration: The animation's length in seconds; 0 or less means an instant change.
  /// - Returns: Ways per second.
  func velocity(at time: Double, duration: Double) -> Double
}

/// Returns where a time is within a duration: 0 at its start, 1 at its end.
///
/// A duration of 0 or less has no inside: before it the position is 0, from its start on 1.
@inline(__always)
func unitPosition(of time: Double, within duration: Double) -> Double {
  guard duration > 0 else { return time >= 0 ? 1 : 0 }
  return time / duration
}
