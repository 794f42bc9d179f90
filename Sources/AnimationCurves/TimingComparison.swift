/// The distance between two animations that start together and go the same way.
///
/// ``greatest`` is found in continuous time, so it does not depend on when the display refreshes. It
/// is exact to 1e-9 of the travel for curves that stay within a few times it. Where a curve leaps,
/// as a spring does that is removed before it has settled, both sides of the leap count.
/// Staircases of more than ``mostLeaps`` leaps are looked at in steps.
public struct TimingComparison: Hashable, Sendable {
  /// The animation that is compared.
  public let first: AnimationTiming
  /// The animation that it is compared with.
  public let second: AnimationTiming
  /// The way of both, in points; negative for a way up the screen.
  public let travel: Double
  /// The greatest number of leaps of a staircase that are looked at one by one.
  public static let mostLeaps = 10_000

  /// The greatest distance; the earliest of several such times.
  public let greatest: Distance

  /// The distance at a time.
  public struct Distance: Hashable, Sendable {
    /// Seconds since the beginning.
    public let time: Double
    /// The first's value less the second's, in points.
    public let difference: Double

    /// The distance in points, 0 or more.
    public var points: Double { abs(difference) }

    /// Creates a distance.
    public init(time: Double, difference: Double) {
      self.time = time
      self.difference = difference
    }
  }

  /// Compares two animations.
  ///
  /// - Parameters:
  ///   - first: The animation that is compared.
  ///   - second: The animation that it is compared with.
  ///   - travel: The way of both, in points.
  public init(_ first: AnimationTiming, _ second: AnimationTiming, travel: Double = 1) {
    self.first = first
    self.second = second
    self.travel = travel
    let peak = TimingPeak(first, second)
    greatest = Distance(time: peak.time, difference: peak.share * travel)
  }

  /// Seconds until both have ended.
  public var duration: Double { max(first.duration, second.duration) }

  /// Returns how far apart the two are at a time since the beginning.
  public func distance(at time: Double) -> Distance {
    let share = first.progress(at: time) - second.progress(at: time)
    return Distance(time: time, difference: share * travel)
  }
}

extension TimingComparison {
  /// Samples both at every refresh, until the later one has ended.
  ///
  /// - Parameters:
  ///   - rate: The refresh rate.
  ///   - from: The value at the beginning, finite.
  /// - Returns: A frame of each for every refresh.
  /// - Throws: What ``FrameTimeline`` throws.
  public func frames(
    rate: FrameRate, from: Double = 0
  ) throws(CurveError) -> [(first: FrameTimeline.Frame, second: FrameTimeline.Frame)] {
    let to = from + travel
    let firsts = try FrameTimeline(timing: first, rate: rate, from: from, to: to)
    let seconds = try FrameTimeline(timing: second, rate: rate, from: from, to: to)
    return (0..<max(firsts.count, seconds.count)).map { index in
      (firsts.frame(endingAt: index), seconds.frame(endingAt: index))
    }
  }
}

extension FrameTimeline {
  /// The frame of that index; after the last one, the value at the end.
  fileprivate func frame(endingAt index: Int) -> Frame {
    guard index >= count else { return self[index] }
    return Frame(index: index, time: time(of: index), progress: 1, value: to, velocity: 0)
  }
}
