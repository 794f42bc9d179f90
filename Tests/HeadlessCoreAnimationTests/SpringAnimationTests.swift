import HeadlessCoreAnimation
import Testing

/// Springs as Core Animation parametrises them.
@MainActor
struct SpringAnimationTests {
  /// What `CASpringAnimation` reports on macOS; the first is without damping.
  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (2, 100, 5, 0, 5.658348137358159),
    (1, 100, 10, 5, 1.3815510557964275), (1, 100, 20, 0, 1.0), (1, 400, 40, 0, 0.5),
    (1, 100, 0, 0, Double(Float.greatestFiniteMagnitude)),
  ])
  func settlingIsAsMeasured(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, seconds: Double
  ) {
    let animation = CASpringAnimation(keyPath: "position.y")
    (animation.mass, animation.stiffness) = (mass, stiffness)
    (animation.damping, animation.initialVelocity) = (damping, velocity)
    #expect(abs(animation.settlingDuration - seconds) <= 1e-12 * seconds)
  }

  /// Apple's documentation: damping 5 settles in about 2.85 s, 15 in just over 1 s.
  @Test func settlingIsAsDocumented() {
    let animation = CASpringAnimation()
    animation.damping = 5
    #expect(abs(animation.settlingDuration - 2.85) < 0.005)
    animation.damping = 15
    #expect((1...1.1).contains(animation.settlingDuration))
  }
}
