/// The greatest distance between two timings, as a share of the way.
///
/// The time is cut where a curve has a corner, leaps or ends. Within a piece the difference is
/// smooth; steps that no swing of a spring fits into bracket the zeros of the difference of the
/// velocities, and bisection narrows each to the precision of the number.
struct TimingPeak {
  /// Seconds since the beginning.
  private(set) var time = 0.0
  /// The first's progress less the second's.
  private(set) var share = 0.0

  private let first: AnimationTiming
  private let second: AnimationTiming

  init(_ first: AnimationTiming, _ second: AnimationTiming) {
    self.first = first
    self.second = second
    let cuts = Set([0.0] + first.corners + second.corners).sorted()
    let least = max(Self.leastSteps, Self.evenSteps / cuts.count)
    for (start, end) in zip(cuts, cuts.dropFirst()) { search(from: start, to: end, least) }
  }
}

extension TimingPeak {
  /// The distance from a cut at which its two sides are looked at, as a share of the piece.
  private static let nearness = 1e-13
  /// The least number of steps of all pieces together, and of one piece.
  private static let evenSteps = 2048
  private static let leastSteps = 32
  /// The greatest number of steps of a piece, however fast a spring swings.
  private static let mostSteps = 1 << 18
  /// The number of steps per swing of a spring.
  private static let stepsPerSwing = 32.0
  /// The number of halvings of the first and the last step: slopes may be infinite at the ends.
  private static let halvings = 40

  private mutating func search(from start: Double, to end: Double, _ least: Int) {
    let margin = max((end - start) * Self.nearness, 4 * end.ulp)
    note(start)
    note(first.value(after: start) - second.value(after: start), at: start + margin)
    note(
      first.value(before: end, by: margin) - second.value(before: end, by: margin),
      at: end - margin)
    guard start + margin < end - margin else { return }
    let times = steps(from: start + margin, to: end - margin, least)
    var rates = (rate(at: times[0]), 0.0)
    note(times[0])
    for (low, high) in zip(times, times.dropFirst()) {
      note(high)
      rates.1 = rate(at: high)
      // The difference of the rates is no number where both tangents are vertical.
      let isLevel = rates.0 == 0 && rates.1 == 0
      if !isLevel, !(rates.0 * rates.1 > 0) { narrow(low, high, risesFirst: rates.0 > 0) }
      rates.0 = rates.1
    }
  }

  /// Times from one to the other in even steps, with finer ones toward both ends.
  private func steps(from start: Double, to end: Double, _ least: Int) -> [Double] {
    let length = end - start
    let swing = min(first.shortestSwing, second.shortestSwing)
    let wanted = min(length / swing * Self.stepsPerSwing, Double(Self.mostSteps))
    let count = max(least, Int(wanted))
    let even = (0...count).map { start + length * Double($0) / Double(count) }
    let fine = (1...Self.halvings).map { length / Double(count) / Double(1 << $0) }
    let near = fine.flatMap { [start + $0, end - $0] }.filter { $0 > start && $0 < end }
    return (even + near).sorted()
  }

  /// Halves a step until it holds one instant, where the difference ceases to rise or to fall.
  private mutating func narrow(_ low: Double, _ high: Double, risesFirst: Bool) {
    var (low, high) = (low, high)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if (rate(at: middle) > 0) == risesFirst { low = middle } else { high = middle }
    }
    note(high)
  }

  private mutating func note(_ time: Double) {
    note(first.progress(at: time) - second.progress(at: time), at: time)
  }

  private mutating func note(_ share: Double, at time: Double) {
    guard abs(share) > abs(self.share) else { return }
    (self.time, self.share) = (time, share)
  }

  private func rate(at time: Double) -> Double {
    first.velocity(at: time) - second.velocity(at: time)
  }
}

extension AnimationTiming {
  /// The limit of the progress just after a time: curves are continuous from that side.
  fileprivate func value(after time: Double) -> Double {
    time >= duration ? 1 : curve.progress(at: time, duration: duration)
  }

  /// The limit of the progress just before a time; curves that leap have finite slopes.
  fileprivate func value(before time: Double, by margin: Double) -> Double {
    switch curve {
    case _ where time > duration: 1
    case .timingFunction, .spring: curve.progress(at: time, duration: duration)
    case .steps, .piecewiseLinear: curve.progress(at: time - margin, duration: duration)
    }
  }

  /// The times of corners, leaps and ends, in seconds: the beginning and the end included.
  fileprivate var corners: [Double] {
    let inputs: [Double] =
      switch curve {
      case .timingFunction, .spring: []
      case .steps(let steps):
        steps.count <= TimingComparison.mostLeaps
          ? (1...steps.count).map { Double($0) / Double(steps.count) } : []
      case .piecewiseLinear(let line): line.points.map(\.input)
      }
    return [0, duration] + inputs.filter { $0 > 0 && $0 < 1 }.map { $0 * duration }
  }

  /// The time in which a spring swings to and fro, in seconds; infinite for other curves.
  fileprivate var shortestSwing: Double {
    guard case .spring(let spring) = curve else { return .infinity }
    return 2 * .pi / spring.naturalFrequency
  }
}
