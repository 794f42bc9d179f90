/// The values of an animation at every refresh of the screen, from frame 0 to its end.
///
/// Frame i is at `phase + i / rate`, seconds since the animation's beginning. The last frame is the
/// first one at or after the end; a frame less than a billionth of an interval before the end counts
/// as at the end, so that 0.1 + 0.2 s end with the frame at 0.3 s. It shows where the curve ends,
/// see ``AnimationTiming/endProgress``. Frames are computed on demand.
public struct FrameTimeline: Hashable, Sendable {
  /// The greatest number of frames.
  public static let maximumCount = 10_000_000

  /// The pacing and its duration.
  public let timing: AnimationTiming
  /// The refresh rate.
  public let rate: FrameRate
  /// The time of frame 0, in seconds since the beginning; before it if negative.
  public let phase: Double
  /// The value at the beginning.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// The number of frames, at least 1.
  public let count: Int

  /// The state of the animation at one refresh.
  public struct Frame: Hashable, Sendable {
    /// The number of the refresh, from 0.
    public let index: Int
    /// Seconds since the animation's beginning.
    public let time: Double
    /// The fraction of the way.
    public let progress: Double
    /// The animated value.
    public let value: Double
    /// The rate of change of the value, in its unit per second.
    public let velocity: Double

    /// Creates a frame.
    public init(index: Int, time: Double, progress: Double, value: Double, velocity: Double) {
      self.index = index
      self.time = time
      self.progress = progress
      self.value = value
      self.velocity = velocity
    }
  }

  /// Creates the timeline of a timing.
  ///
  /// - Parameters:
  ///   - timing: The pacing and its duration.
  ///   - rate: The refresh rate.
  ///   - phase: The time of frame 0, in seconds since the beginning; finite.
  ///   - from: The value at the beginning, finite.
  ///   - to: The value at the end, finite and at a finite distance.
  /// - Throws: ``CurveError/outOfRange(_:_:)``, or ``CurveError/tooManyFrames(_:)`` above
  ///   ``maximumCount``.
  public init(
    timing: AnimationTiming, rate: FrameRate, phase: Double = 0, from: Double = 0, to: Double = 1
  ) throws(CurveError) {
    guard phase.isFinite else { throw .outOfRange(.phase, phase) }
    guard from.isFinite else { throw .outOfRange(.from, from) }
    guard to.isFinite else { throw .outOfRange(.to, to) }
    guard (to - from).isFinite else { throw .outOfRange(.travel, to - from) }
    self.timing = timing
    self.rate = rate
    self.phase = phase
    // A zero without its sign: the other one is never meant.
    self.from = from + 0
    self.to = to + 0
    count = try Self.frameCount(end: timing.duration, rate: rate.hertz, phase: phase)
  }

  /// Creates the timeline of a curve number, as UIKit plays it.
  ///
  /// - Parameters:
  ///   - curve: The curve number, 0 to 3 or 7.
  ///   - duration: Seconds, finite, 0 or greater; the keyboard's curve ignores it unless it is 0.
  ///   - profile: The system keyboard whose spring curve 7 stands for.
  ///   - rate: The refresh rate.
  ///   - phase: The time of frame 0, in seconds since the beginning; finite.
  ///   - from: The value at the beginning, finite.
  ///   - to: The value at the end, finite.
  /// - Throws: What ``AnimationTiming`` and the timeline of a timing throw.
  public init(
    curve: AnimationCurve, duration: Double, profile: KeyboardProfile, rate: FrameRate,
    phase: Double = 0, from: Double = 0, to: Double = 1
  ) throws(CurveError) {
    let timing = try AnimationTiming(curve: curve, duration: duration, profile: profile)
    try self.init(timing: timing, rate: rate, phase: phase, from: from, to: to)
  }

  /// Creates the timeline of the curve number in animation options, as UIKit plays it.
  ///
  /// - Parameters:
  ///   - options: Options whose bits 16 to 18 hold the curve number, 0 to 3 or 7.
  ///   - duration: Seconds, finite, 0 or greater; the keyboard's curve ignores it unless it is 0.
  ///   - profile: The system keyboard whose spring curve 7 stands for.
  ///   - rate: The refresh rate.
  ///   - phase: The time of frame 0, in seconds since the beginning; finite.
  ///   - from: The value at the beginning, finite.
  ///   - to: The value at the end, finite.
  /// - Throws: What ``AnimationTiming`` and the timeline of a timing throw.
  public init(
    options: AnimationOptions, duration: Double, profile: KeyboardProfile, rate: FrameRate,
    phase: Double = 0, from: Double = 0, to: Double = 1
  ) throws(CurveError) {
    try self.init(
      curve: options.curve, duration: duration, profile: profile, rate: rate, phase: phase,
      from: from, to: to)
  }
}

extension FrameTimeline {
  /// Returns the number of frames up to the first one at or after the end.
  private static func frameCount(
    end: Double, rate: Double, phase: Double
  ) throws(CurveError) -> Int {
    let intervals = Swift.max(0, (end - phase) * rate)
    guard intervals <= Double(maximumCount) else { throw .tooManyFrames(intervals + 1) }
    let tolerance = endTolerance(rate: rate)
    var last = Swift.max(0, Int(intervals) - 1)
    while time(of: last, rate: rate, phase: phase) < end - tolerance { last += 1 }
    guard last < maximumCount else { throw .tooManyFrames(Double(last) + 1) }
    return last + 1
  }

  /// Seconds before the end at which a frame counts as at the end.
  private static func endTolerance(rate: Double) -> Double {
    1e-9 / rate
  }

  private static func time(of index: Int, rate: Double, phase: Double) -> Double {
    phase + Double(index) / rate
  }

  /// Returns the time of a frame, in seconds since the animation's beginning.
  public func time(of index: Int) -> Double {
    Self.time(of: index, rate: rate.hertz, phase: phase)
  }

  /// Returns the value at a fraction of the way; at 0 and 1 exactly `from` and `to`.
  @inline(__always)
  func value(at progress: Double) -> Double {
    if progress == 1 { return to }
    return from + (to - from) * progress
  }
}

extension FrameTimeline: RandomAccessCollection {
  /// The index of the first frame, 0.
  public var startIndex: Int { 0 }

  /// The number of frames.
  public var endIndex: Int { count }

  /// The frame at an index.
  public subscript(index: Int) -> Frame {
    precondition(index >= 0 && index < count, "frame \(index) is not one of 0..<\(count)")
    let time = time(of: index)
    if index == count - 1 {
      let end = timing.endProgress
      return Frame(index: index, time: time, progress: end, value: value(at: end), velocity: 0)
    }
    let (progress, velocity) = timing.state(at: time)
    return Frame(
      index: index, time: time, progress: progress, value: value(at: progress),
      velocity: (to - from) * velocity + 0)
  }
}

extension FrameTimeline {
  /// Computes all frames at once, without allocating.
  ///
  /// - Parameter frames: Where the frames go; at least ``count`` of them, initialised or not.
  public func sample(into frames: UnsafeMutableBufferPointer<Frame>) {
    precondition(frames.count >= count, "the buffer is shorter than the timeline")
    for index in 0..<count {
      frames.initializeElement(at: index, to: self[index])
    }
  }

  /// Computes the animated value at all frames at once, without allocating.
  ///
  /// The values are those of the frames, to the last bit.
  ///
  /// - Parameter values: Where the values go; at least ``count`` of them.
  public func sampleValues(into values: UnsafeMutableBufferPointer<Double>) {
    precondition(values.count >= count, "the buffer is shorter than the timeline")
    if case .spring(let spring) = timing.curve {
      spring.motion.forEachProgress(count - 1, at: time(of:)) { values[$0] = value(at: $1) }
    } else {
      for index in 0..<count - 1 { values[index] = value(at: timing.progress(at: time(of: index))) }
    }
    values[count - 1] = value(at: timing.endProgress)
  }

  /// The animated value at every frame.
  public var values: [Double] {
    [Double](unsafeUninitializedCapacity: count) { values, initialized in
      sampleValues(into: values)
      initialized = count
    }
  }
}
