import AnimationCurves
import Testing

@Suite struct KeyboardSpringTests {
  /// Values of react-native-keyboard-controller's SpringAnimationPerformanceTest.swift, 0 to 336 pt.
  @Test(arguments: [
    (0.080, 144.11039189726017), (0.125, 223.44512762669416), (0.250, 316.52488444019065),
    (0.325, 329.82914080062113), (0.500, 335.6307289072886),
  ])
  func matchesPublishedValues(time: Double, position: Double) {
    let value = 336 * KeyboardProfile.iOS18.spring.progress(at: time)
    #expect(abs(value - position) <= 1e-9 * position)
  }
}
