public import AnimationCurves

/// An animation's time in its parent's: Core Animation's timing model as a value.
///
/// Time since the begin is `elapsed = (parent - beginTime) · speed`. From 0 on and for as long as
/// `activeDuration` it counts; then `elapsed + timeOffset` is folded into cycles of `duration`, of
/// twice that where it autoreverses, and an offset beyond a cycle's end wraps around to its start.
/// A clock of infinite duration, such as a layer's own or a property animator's, is the plain map
/// `(parent - beginTime) · speed + timeOffset` without start or end.
/// Source: Apple, *CAMediaTiming*; D. Rönnqvist, "Controlling Animation Timing", for the wrapping.
public struct MediaClock: Hashable, Sendable {
  /// In the parent's time, seconds.
  public var beginTime: Double
  /// Own seconds per second of the parent; 0 while it is paused.
  public var speed: Double
  /// Own seconds that are added.
  public var timeOffset: Double
  /// Of one cycle forward, in own seconds; infinite for a plain map.
  public var duration: Double
  /// The number of cycles that it runs; need not be whole.
  public var repeatCount: Double
  /// True if it runs back each time.
  public var autoreverses: Bool
  /// True if the first value shows before the begin.
  public var fillsBackwards: Bool
  /// True if the last value shows after the end.
  public var fillsForwards: Bool
  /// The pacing of a cycle as a whole, as an animation group's timing function does it.
  public var pacing: AnimationPacing?

  /// Creates a media clock.
  public init(
    beginTime: Double, duration: Double = .infinity, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 1, autoreverses: Bool = false, fillsBackwards: Bool = false,
    fillsForwards: Bool = false, pacing: AnimationPacing? = nil
  ) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
    self.duration = duration
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillsBackwards = fillsBackwards
    self.fillsForwards = fillsForwards
    self.pacing = pacing
  }
}

extension MediaClock {
  /// One cycle there, and back where it autoreverses, in own seconds.
  public var cycle: Double { autoreverses ? 2 * duration : duration }

  /// All its cycles together, in own seconds.
  public var activeDuration: Double { repeatCount * cycle }

  /// The own time at an instant of the parent; nil where nothing shows then.
  public func local(at parent: Motion) -> Motion? {
    let elapsed = (parent.value - beginTime) * speed
    let rate = parent.velocity * speed
    guard duration.isFinite else { return Motion(elapsed + timeOffset, velocity: rate) }
    if elapsed < 0 { return fillsBackwards ? paced(folded(timeOffset, rate: 0)) : nil }
    if elapsed >= activeDuration { return fillsForwards ? paced(last) : nil }
    return paced(folded(elapsed + timeOffset, rate: rate))
  }

  /// The own time once it has ended.
  private var last: Motion {
    let end = activeDuration + timeOffset
    let cycles = end / max(cycle, .leastNormalMagnitude)
    guard cycles == cycles.rounded() else { return folded(end, rate: 0) }
    return Motion(autoreverses ? 0 : duration)
  }

  /// The place within a cycle, running back in the second half of one that autoreverses.
  private func folded(_ active: Double, rate: Double) -> Motion {
    guard cycle > 0 else { return Motion(0) }
    let rest = active - (active / cycle).rounded(.down) * cycle
    return rest <= duration
      ? Motion(rest, velocity: rate) : Motion(2 * duration - rest, velocity: -rate)
  }

  private func paced(_ time: Motion) -> Motion {
    guard let pacing, duration > 0 else { return time }
    let curve = pacing.curve
    return Motion(
      duration * curve.progress(at: time.value, duration: duration),
      velocity: duration * time.velocity * curve.velocity(at: time.value, duration: duration))
  }
}

extension MediaClock {
  /// The greatest number of cycles that are searched for kinks and ends.
  private static let greatestCycleCount = 64.0

  /// The parent's time at which `elapsed` own seconds have passed; nil where it is paused.
  private func parent(atElapsed elapsed: Double) -> Double? {
    speed == 0 ? nil : beginTime + elapsed / speed
  }

  /// The parent's times at which it begins and ends; an endless one counts as one cycle.
  ///
  /// For a plain map: when it reads `start` and `end` of what runs in it.
  func span(from start: Double, to end: Double) -> (start: Double, end: Double) {
    guard duration.isFinite else {
      let ends = [start, end].map { parent(atElapsed: $0 - timeOffset) ?? beginTime }
      return (min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
    let active = activeDuration.isFinite ? activeDuration : cycle
    let last = parent(atElapsed: active) ?? beginTime
    guard repeatCount == 1, !autoreverses, pacing == nil, timeOffset == 0, speed > 0, end < duration
    else { return (beginTime, max(beginTime, last)) }
    return (beginTime + max(0, start) / speed, beginTime + end / speed)
  }

  /// The parent's times at which it reads one of `times`, begins, ends or turns.
  func kinks(reading times: [Double]) -> [Double] {
    guard duration.isFinite else { return times.compactMap { parent(atElapsed: $0 - timeOffset) } }
    guard cycle > 0 else { return [beginTime] }
    var places = [0, duration] + (pacing == nil ? times.filter { $0 > 0 && $0 < duration } : [])
    if autoreverses { places += places.map { 2 * duration - $0 } }
    let active = activeDuration.isFinite ? activeDuration : cycle
    let count = min(Self.greatestCycleCount, (active / cycle).rounded(.up) + 1)
    var elapsed = [0, active]
    for index in 0..<Int(count) {
      elapsed += places.map { Double(index) * cycle + $0 - timeOffset }
    }
    return elapsed.filter { $0 >= 0 && $0 <= active }.compactMap(parent(atElapsed:))
  }
}

/// A curve shared by reference, so that a clock that has none stays small.
public final class AnimationPacing: Hashable, Sendable {
  /// The curve of the progress.
  public let curve: AnyTimingCurve

  /// Shares a curve.
  public init(_ curve: AnyTimingCurve) { self.curve = curve }

  public static func == (left: AnimationPacing, right: AnimationPacing) -> Bool {
    left.curve == right.curve
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

extension MediaClock: Codable {
  private enum CodingKeys: String, CodingKey {
    case beginTime, speed, timeOffset, duration, repeatCount, autoreverses, fillsBackwards,
      fillsForwards, pacing
  }

  /// The word for an endless repetition.
  private static let endless = "forever"

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let isEndless = try? fields.decodeIfPresent(String.self, forKey: .repeatCount) == Self.endless
    self.init(
      beginTime: try fields.decode(Double.self, forKey: .beginTime),
      duration: try fields.value(.duration, or: .infinity),
      speed: try fields.value(.speed, or: 1),
      timeOffset: try fields.value(.timeOffset, or: 0),
      repeatCount: isEndless == true ? .infinity : try fields.value(.repeatCount, or: 1),
      autoreverses: try fields.value(.autoreverses, or: false),
      fillsBackwards: try fields.value(.fillsBackwards, or: false),
      fillsForwards: try fields.value(.fillsForwards, or: false),
      pacing: try fields.decodeIfPresent(AnyTimingCurve.self, forKey: .pacing)
        .map(AnimationPacing.init))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(beginTime, forKey: .beginTime)
    try fields.encode(duration, forKey: .duration, unless: .infinity)
    try fields.encode(speed, forKey: .speed, unless: 1)
    try fields.encode(timeOffset, forKey: .timeOffset, unless: 0)
    if repeatCount == .infinity {
      try fields.encode(Self.endless, forKey: .repeatCount)
    } else {
      try fields.encode(repeatCount, forKey: .repeatCount, unless: 1)
    }
    try fields.encode(autoreverses, forKey: .autoreverses, unless: false)
    try fields.encode(fillsBackwards, forKey: .fillsBackwards, unless: false)
    try fields.encode(fillsForwards, forKey: .fillsForwards, unless: false)
    try fields.encodeIfPresent(pacing?.curve, forKey: .pacing)
  }
}
