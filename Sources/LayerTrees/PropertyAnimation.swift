public import AnimationCurves
public import LayerGeometry

/// An additive animation of one property: what is left of the way from the old value to the new.
///
/// The screen shows the model plus the sum over animations of
/// `(old - new) · (1 - p(time - beginTime))`; it fills both ways.
/// Source: WWDC 2014 session 236, "Building Interruptible and Responsive Interactions".
public struct PropertyAnimation: Hashable, Sendable {
  /// The old value less the new one, by property.
  public enum Change: Hashable, Sendable {
    case position(dx: Double, dy: Double)
    case bounds(dx: Double, dy: Double, dWidth: Double, dHeight: Double)
    /// The map that takes the new transform to the old one when it is done first.
    case transform(CGAffineTransform)
    case opacity(Double)
  }

  public let change: Change
  /// When it starts, in seconds of the scene; the old value shows until then.
  public let beginTime: Double
  public let timing: AnimationTiming

  public init(change: Change, beginTime: Double, timing: AnimationTiming) {
    self.change = change
    self.beginTime = beginTime
    self.timing = timing
  }

  /// When nothing is left of it, in seconds of the scene.
  public var endTime: Double { beginTime + timing.duration }

  /// The share of the way that is still to go, 1 before the start and 0 from the end on.
  public func remainder(at time: Double) -> Double {
    1 - timing.progress(at: time - beginTime)
  }

  /// The share still to go, with its rate of change per second.
  public func remainderMotion(at time: Double) -> Motion {
    let elapsed = time - beginTime
    return Motion(
      1 - timing.progress(at: elapsed), velocity: -timing.velocity(at: elapsed))
  }
}
