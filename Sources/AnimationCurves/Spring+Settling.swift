extension Spring {
  /// The time after which the spring counts as settled, as `CASpringAnimation` reports it.
  ///
  /// Without damping it is the greatest finite `Float`. An underdamped spring's is when the envelope
  /// of its motion has shrunk to a thousandth of the way:
  /// ln((1 + |a - v0| / w) / 0.001) / a with the rate of decay a, the initial velocity v0 and the
  /// angular frequency w. Any other spring's is the first multiple of 0.1 s at which less than a
  /// thousandth of the way is left. The rule reproduces values measured on macOS.
  public var settlingDuration: Double {
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    guard motion.regime == .underdamped else { return firstTenth }
    let amplitude = 1 + abs(motion.decay - initialVelocity) / motion.detuning
    return Elementary.logarithm(amplitude / tolerance) / motion.decay
  }

  /// The first multiple of 0.1 s at which a spring that does not swing is near its target.
  ///
  /// What is left of the way falls below the tolerance once; it may shoot past the target once,
  /// and then returns to it from the other side.
  private var firstTenth: Double {
    func offset(_ tenth: Double) -> Double { 1 - progress(at: tenth / 10) }
    let near = Self.firstTenth(from: 0) { offset($0) < tolerance }
    if offset(near) > -tolerance { return near / 10 }
    return Self.firstTenth(from: near) { offset($0) > -tolerance } / 10
  }

  /// Returns the first whole number after a start from which on a condition holds.
  private static func firstTenth(
    from start: Double, isPast: (_ tenth: Double) -> Bool
  ) -> Double {
    var step = 1.0
    while !isPast(start + step), step < 0x1p1000 { step *= 2 }
    var lower = start
    var upper = start + step
    while upper - lower > 1 {
      let middle = (0.5 * (lower + upper)).rounded(.down)
      if middle <= lower || middle >= upper { break }
      if isPast(middle) { upper = middle } else { lower = middle }
    }
    return upper
  }
}

/// How near to the target a settled spring is, in ways.
private let tolerance = 0.001
