/// A damped spring that pulls from 0 to 1, with the parameters of `CASpringAnimation`.
///
/// It obeys `mass x'' + damping x' + stiffness (x - 1) = 0` with x(0) = 0 and
/// x'(0) = `initialVelocity`. A damping ratio above 1 is evaluated as 1, critical damping, as Core
/// Animation does, unless ``allowsOverdamping`` is set.
public struct Spring: Hashable, Sendable {
  /// The mass, greater than 0.
  public let mass: Double
  /// The stiffness, greater than 0.
  public let stiffness: Double
  /// The damping coefficient, 0 or greater; not to be mistaken for ``dampingRatio``.
  public let damping: Double
  /// The velocity at the start, in ways per second, positive toward the target.
  public let initialVelocity: Double
  /// True if a damping ratio above 1 is taken literally instead of as critical damping.
  public let allowsOverdamping: Bool

  /// The solution of the equation.
  let motion: SpringMotion

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - mass: Finite, greater than 0.
  ///   - stiffness: Finite, greater than 0.
  ///   - damping: The damping coefficient: finite, 0 or greater.
  ///   - initialVelocity: Ways per second, positive toward the target; finite.
  ///   - allowsOverdamping: Whether a damping ratio above 1 is taken literally.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number, and where the frequency or the
  ///   damping ratio that follow from them lie beyond 1e100.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(CurveError) {
    guard mass > 0, mass.isFinite else { throw .outOfRange(.mass, mass) }
    guard stiffness > 0, stiffness.isFinite else { throw .outOfRange(.stiffness, stiffness) }
    guard damping >= 0, damping.isFinite else { throw .outOfRange(.damping, damping) }
    guard initialVelocity.isFinite else { throw .outOfRange(.initialVelocity, initialVelocity) }
    self.init(
      knownMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
    let frequency = naturalFrequency
    guard (1e-100...1e100).contains(frequency) else {
      throw .outOfRange(.naturalFrequency, frequency)
    }
    guard dampingRatio <= 1e100 else { throw .outOfRange(.dampingRatio, dampingRatio) }
  }

  init(
    knownMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let ratio = damping / (2 * stiffness.squareRoot() * mass.squareRoot())
    motion = SpringMotion(
      frequency: (stiffness / mass).squareRoot(), ratio: allowsOverdamping ? ratio : min(ratio, 1),
      initialVelocity: initialVelocity)
  }

  /// Creates a spring of mass 1 from what a person perceives.
  ///
  /// stiffness = (2 pi / duration)^2; the damping ratio is 1 - bounce, or 1 / (1 + bounce) where the
  /// bounce is negative, and is then taken literally.
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds, finite, greater than 0.
  ///   - bounce: Greater than -1 (no motion) and at most 1 (no damping).
  ///   - initialVelocity: Ways per second, positive toward the target; finite.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number.
  public init(
    perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) throws(CurveError) {
    guard perceptualDuration > 0, perceptualDuration.isFinite else {
      throw .outOfRange(.perceptualDuration, perceptualDuration)
    }
    guard bounce > -1, bounce <= 1 else { throw .outOfRange(.bounce, bounce) }
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }
}

extension Spring {
  /// Returns true if two springs have the same parameters.
  public static func == (one: Spring, other: Spring) -> Bool {
    one.mass == other.mass && one.stiffness == other.stiffness && one.damping == other.damping
      && one.initialVelocity == other.initialVelocity
      && one.allowsOverdamping == other.allowsOverdamping
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
    hasher.combine(initialVelocity)
    hasher.combine(allowsOverdamping)
  }

  /// The undamped angular frequency, sqrt(stiffness / mass), in radians per second.
  public var naturalFrequency: Double {
    (stiffness / mass).squareRoot()
  }

  /// The damping in units of critical damping: damping / (2 sqrt(stiffness mass)).
  ///
  /// It is what the parameters say, above 1 even where ``allowsOverdamping`` makes it count as 1.
  public var dampingRatio: Double {
    damping / (2 * stiffness.squareRoot() * mass.squareRoot())
  }

  /// The damping ratio that the motion is evaluated with.
  public var effectiveDampingRatio: Double {
    allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
  }
}

extension Spring: CustomStringConvertible {
  /// The parameters, as in `spring(mass: 3.0, stiffness: 1000.0, damping: 500.0)`.
  public var description: String {
    var text = "spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping)"
    if initialVelocity != 0 { text += ", initialVelocity: \(initialVelocity)" }
    if allowsOverdamping { text += ", allowsOverdamping: true" }
    return text + ")"
  }
}

extension Spring: TimingCurve {
  /// Returns the fraction of the way at a time; the duration is ignored.
  public func progress(at time: Double, duration: Double) -> Double {
    progress(at: time)
  }

  /// Returns the rate of progress at a time, per second; the duration is ignored.
  public func velocity(at time: Double, duration: Double) -> Double {
    velocity(at: time)
  }
}

extension Spring {
  /// Returns the fraction of the way at a time; 0 before the start.
  ///
  /// The error is below 1e-15 ways times the greatest of 1 and |v0| / frequency, and stays relative
  /// to the progress as the time goes to 0.
  ///
  /// - Parameter time: Seconds since the beginning.
  /// - Returns: The fraction of the way.
  public func progress(at time: Double) -> Double {
    motion.state(at: SIMD4(repeating: time)).progress[0]
  }

  /// Returns the rate of progress at a time; 0 before the start.
  ///
  /// - Parameter time: Seconds since the beginning.
  /// - Returns: Ways per second.
  public func velocity(at time: Double) -> Double {
    motion.state(at: SIMD4(repeating: time)).velocity[0]
  }

  /// Returns the second derivative of the progress; 0 before the start.
  ///
  /// - Parameter time: Seconds since the beginning.
  /// - Returns: Ways per second squared.
  public func acceleration(at time: Double) -> Double {
    if time < 0 { return 0 }
    let (progress, velocity) = motion.state(at: SIMD4(repeating: time))
    let square = motion.frequency * motion.frequency
    return square * (1 - progress[0]) - 2 * motion.decay * velocity[0]
  }
}

extension Spring {
  /// Computes the progress at many times at once, without allocating.
  ///
  /// Every value is the one that ``progress(at:)`` returns, to the last bit. Measured on an x86-64
  /// server core, a value takes 4 ns at critical damping, 7 ns below and above it; alone 10 to 27 ns.
  ///
  /// - Parameters:
  ///   - times: Seconds since the beginning, in any order.
  ///   - values: Where the progress goes; at least as long as `times`.
  public func progress(
    at times: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
  ) {
    precondition(values.count >= times.count, "the buffer is shorter than the times")
    motion.forEachProgress(times.count, at: { times[$0] }, { values[$0] = $1 })
  }
}

extension Spring {
  /// A settled spring is this near to its target, in ways.
  private static let tolerance = 0.001

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
    return Elementary.logarithm(amplitude / Self.tolerance) / motion.decay
  }

  /// The first multiple of 0.1 s at which a spring that does not swing is near its target.
  ///
  /// What is left of the way falls below the tolerance once; it may shoot past the target once,
  /// and then returns to it from the other side.
  private var firstTenth: Double {
    func offset(_ tenth: Double) -> Double { 1 - progress(at: tenth / 10) }
    let near = Self.firstTenth(from: 0) { offset($0) < Self.tolerance }
    if offset(near) > -Self.tolerance { return near / 10 }
    return Self.firstTenth(from: near) { offset($0) > -Self.tolerance } / 10
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

extension Spring: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, stiffness, damping, initialVelocity, allowsOverdamping
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let (mass, stiffness) = (
      try fields.decode(Double.self, forKey: .mass),
      try fields.decode(Double.self, forKey: .stiffness)
    )
    let damping = try fields.decode(Double.self, forKey: .damping)
    let velocity = try fields.value(.initialVelocity, or: 0.0)
    let allowsOverdamping = try fields.value(.allowsOverdamping, or: false)
    self = try decoder.curve { () throws(CurveError) in
      try Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(mass, forKey: .mass)
    try fields.encode(stiffness, forKey: .stiffness)
    try fields.encode(damping, forKey: .damping)
    try fields.encode(initialVelocity, forKey: .initialVelocity, unless: 0)
    try fields.encode(allowsOverdamping, forKey: .allowsOverdamping, unless: false)
  }
}
