import AnimationCurves

/// An animation that is paced by a spring.
///
/// A damping ratio above 1 counts as 1 unless `allowsOverdamping`; the motion is cut off at
/// `duration`, which is best set to `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// Ways per second, positive toward the target.
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public required init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// A spring of mass 1 by what a person perceives.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard
      let spring = try? Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    else { return }
    (mass, stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
    damping = CGFloat(spring.damping)
    allowsOverdamping = true
  }

  /// Seconds after which less than a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval { spring?.settlingDuration ?? 0 }

  /// The length of a period without damping, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (spring?.naturalFrequency ?? .infinity) }

  /// The strength of its swing: 1 less the damping ratio, where that is at most 1.
  open var bounce: CGFloat {
    guard let ratio = spring?.dampingRatio else { return 0 }
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// Nil where the parameters are none of a spring.
  var spring: Spring? {
    try? Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override var curve: AnyTimingCurve { spring.map(AnyTimingCurve.spring) ?? super.curve }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}
