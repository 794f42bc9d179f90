import AnimationCurves
import Testing

@Suite struct SpringGoldenTests {
  /// Values of react-native-keyboard-controller's SpringAnimationPerformanceTest.swift, 0 to 336 pt.
  @Test(arguments: [
    (0.080, 144.11039189726017), (0.125, 223.44512762669416), (0.250, 316.52488444019065),
    (0.325, 329.82914080062113), (0.500, 335.6307289072886),
  ])
  func keyboardSpringMatchesPublishedValues(time: Double, position: Double) {
    let value = 336 * KeyboardProfile.iOS18.spring.progress(at: time)
    #expect(abs(value - position) <= 1e-12 * position)
  }

  /// Positions of 0 to 100 at 0.05 s, measured on macOS with mass 1 and stiffness 100.
  ///
  /// The measured times are off by some nanoseconds, which makes up to 1e-6.
  @Test(arguments: [
    (10.0, 0.0, 10.44054701924324), (10, 5, 29.307806491851807), (20, 0, 9.020400792360306),
    (30, 0, 9.020400792360306),
  ])
  func matchesPresentationLayers(damping: Double, velocity: Double, position: Double) throws {
    let spring = try Spring(damping: damping, initialVelocity: velocity)
    #expect(abs(100 * spring.progress(at: 0.05) - position) <= 2e-6)
  }

  /// Settling durations that `CASpringAnimation` reports on macOS.
  static let settling: [(Double, Double, Double, Double, Double)] = [
    (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (2, 100, 5, 0, 5.658348137358159),
    (1, 100, 10, 5, 1.3815510557964275), (1, 100, 20, 0, 1), (1, 100, 30, 0, 1),
    (1, 400, 40, 0, 0.5), (1, 100, 0, 0, Double(Float.greatestFiniteMagnitude)),
  ]

  @Test(arguments: settling)
  func settlesWhenCoreAnimationSays(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, duration: Double
  ) throws {
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(abs(spring.settlingDuration - duration) <= 1e-15 * duration)
  }

  @Test(arguments: [(0.5, 0.0, 157.91367, 25.13274), (0.5, 0.3, 157.91367, 17.59292)])
  func perceptualFormGivesPublishedParameters(
    duration: Double, bounce: Double, stiffness: Double, damping: Double
  ) throws {
    let spring = try Spring(perceptualDuration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) <= 1e-5)
    #expect(abs(spring.damping - damping) <= 1e-5)
    #expect(abs(spring.dampingRatio - (1 - bounce)) <= 1e-15)
  }

  @Test func negativeBounceOverdamps() throws {
    let spring = try Spring(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(spring.dampingRatio - 2) <= 1e-15)
    #expect(spring.effectiveDampingRatio == spring.dampingRatio)
  }

  @Test func keyboardSpringIsCriticalThoughItsRatioIsNot() {
    let spring = KeyboardProfile.iOS18.spring
    #expect(abs(spring.dampingRatio - 4.564) <= 1e-3)
    #expect(spring.effectiveDampingRatio == 1)
    #expect(abs(spring.naturalFrequency - 18.257418583505537) <= 1e-14)
  }

  @Test func iOS26SpringLastsAboutItsPerceptualDuration() throws {
    let spring = KeyboardProfile.iOS26.spring
    #expect(abs(spring.dampingRatio - 1) <= 1e-6)
    #expect(abs(2 * Double.pi / spring.naturalFrequency - 0.2667) <= 1e-4)
  }
}
