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
  /// Whether a damping ratio above 1 is taken literally instead of as critical damping.
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
  /// Whether two springs have the same parameters.
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
