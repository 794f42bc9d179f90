public import AnimationCurves
public import LayerGeometry

/// An animation of one property of a layer, as an immutable value.
///
/// Most are additive and carry what is left of the way from the old value to the new: the screen
/// shows the model plus the sum over animations of `(old - new) · (1 - p(time - beginTime))`, and
/// they fill both ways. A track is what explicit animations say: any values, in place of what
/// shows or added to it. Clocks, outermost first, make time run otherwise than forward once.
/// Source: WWDC 2014 session 236, "Building Interruptible and Responsive Interactions".
public struct PropertyAnimation: Hashable, Sendable {
  /// The old value less the new one, by property, or a track of values.
  public enum Change: Hashable, Sendable {
    /// The place, by what is left of the way.
    case position(dx: Double, dy: Double)
    /// Origin and size, by what is left of the way.
    case bounds(dx: Double, dy: Double, dWidth: Double, dHeight: Double)
    /// The map that takes the new transform to the old one when it is done first.
    case transform(CGAffineTransform)
    /// The opacity, by what is left.
    case opacity(Double)
    /// A property that follows key times.
    case track(PropertyTrack)
  }

  /// The change of the property.
  public let change: Change
  /// The start, in seconds of the scene; a change's old value shows until then.
  public let beginTime: Double
  /// Curve and duration.
  public let timing: AnimationTiming
  /// The clocks of its time, the scene's side first; empty if it runs once from `beginTime`.
  public let clocks: [MediaClock]
  /// The time at which nothing is left of it, in seconds; infinite where its last value stays.
  public let endTime: Double
  /// The time from which on it is at rest; an endless one counts as at rest after its first cycle.
  public let restTime: Double

  /// An animation that runs once, forward, and fills both ways.
  public init(change: Change, beginTime: Double, timing: AnimationTiming) {
    self.change = change
    self.beginTime = beginTime
    self.timing = timing
    clocks = []
    endTime = beginTime + timing.duration
    restTime = endTime
  }

  /// An animation whose innermost clock reads the time within `timing`.
  public init(change: Change, timing: AnimationTiming, clocks: [MediaClock]) {
    precondition(!clocks.isEmpty, "without a clock an animation has no time")
    self.change = change
    self.timing = timing
    self.clocks = clocks
    var span = (start: 0.0, end: timing.duration)
    for clock in clocks.reversed() { span = clock.span(from: span.start, to: span.end) }
    beginTime = span.start
    restTime = span.end
    let isEndless = clocks.contains { $0.duration.isFinite && $0.activeDuration == .infinity }
    let stays = clocks.allSatisfy { $0.fillsForwards || $0.duration == .infinity }
    endTime = isEndless || stays || clocks.contains { $0.speed <= 0 } ? .infinity : span.end
  }
}

extension PropertyAnimation {
  /// True if its effect is there in full before it starts and gone when it ends.
  public var runsOnce: Bool { clocks.isEmpty }

  /// The share of the way that is still to go, 1 before the start and 0 from the end on.
  public func remainder(at time: Double) -> Double {
    guard time < endTime else { return 0 }
    guard runsOnce else { return remainderMotion(at: time).value }
    return 1 - timing.progress(at: time - beginTime)
  }

  /// The share still to go, with its rate of change per second; 0 while it does not show.
  public func remainderMotion(at time: Double) -> Motion {
    guard time < endTime, let progress = progressMotion(at: time) else { return .zero }
    return Motion(1 - progress.value, velocity: -progress.velocity)
  }

  /// The share of the way done, with its rate of change per second; nil while it does not show.
  public func progressMotion(at time: Double) -> Motion? {
    guard !runsOnce else {
      let (progress, velocity) = timing.state(at: time - beginTime)
      return Motion(progress, velocity: velocity)
    }
    guard let local = localTime(at: time) else { return nil }
    let (curve, duration) = (timing.curve, timing.duration)
    guard duration > 0 else { return Motion(1) }
    guard local.value >= 0, local.value <= duration else {
      return Motion(curve.progress(at: min(max(0, local.value), duration), duration: duration))
    }
    return Motion(
      curve.progress(at: local.value, duration: duration),
      velocity: local.velocity * curve.velocity(at: local.value, duration: duration))
  }

  /// The time of the innermost clock; nil while the animation does not show.
  private func localTime(at time: Double) -> Motion? {
    var local = Motion(time, velocity: 1)
    for clock in clocks {
      guard let next = clock.local(at: local) else { return nil }
      local = next
    }
    return local
  }

  /// The times at which its motion has a kink, starts or ends, in seconds of the scene.
  public var kinks: [Double] {
    var times = [0, timing.duration]
    if case .track(let track) = change, track.values.count > 2 {
      times += track.keyTimes.map { timing.time(ofProgress: $0) }
    }
    guard !runsOnce else { return times.map { beginTime + $0 } }
    for clock in clocks.reversed() { times = clock.kinks(reading: times) }
    return times
  }
}

extension PropertyAnimation: Codable {
  private enum CodingKeys: String, CodingKey {
    case change, beginTime, timing, clocks
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let change = try fields.decode(Change.self, forKey: .change)
    let timing = try fields.decode(AnimationTiming.self, forKey: .timing)
    let clocks = try fields.value(.clocks, or: [MediaClock]())
    if clocks.isEmpty {
      self.init(
        change: change, beginTime: try fields.decode(Double.self, forKey: .beginTime),
        timing: timing)
    } else {
      self.init(change: change, timing: timing, clocks: clocks)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(change, forKey: .change)
    if clocks.isEmpty { try fields.encode(beginTime, forKey: .beginTime) }
    try fields.encode(timing, forKey: .timing)
    try fields.encode(clocks, forKey: .clocks, unless: [])
  }
}

extension PropertyAnimation.Change: Codable {
  private enum CodingKeys: String, CodingKey {
    case position, bounds, transform, opacity, track
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = fields.allKeys.first, fields.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "must hold one of position, bounds, transform, opacity and track"))
    }
    switch key {
    case .position:
      let numbers = try fields.numbers(.position, count: 2)
      self = .position(dx: numbers[0], dy: numbers[1])
    case .bounds:
      let numbers = try fields.numbers(.bounds, count: 4)
      self = .bounds(
        dx: numbers[0], dy: numbers[1], dWidth: numbers[2], dHeight: numbers[3])
    case .transform: self = .transform(try fields.map(.transform))
    case .opacity: self = .opacity(try fields.decode(Double.self, forKey: .opacity))
    case .track: self = .track(try fields.decode(PropertyTrack.self, forKey: .track))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .position(let dx, let dy): try fields.encode([dx, dy], forKey: .position)
    case .bounds(let dx, let dy, let dWidth, let dHeight):
      try fields.encode([dx, dy, dWidth, dHeight], forKey: .bounds)
    case .transform(let map): try fields.encode(map, forKey: .transform)
    case .opacity(let difference): try fields.encode(difference, forKey: .opacity)
    case .track(let track): try fields.encode(track, forKey: .track)
    }
  }
}
