import AnimationCurves
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// How long a block takes, by its curve and the duration that it gives.
struct BlockPacingTests {
  /// UIKit ignores the duration of a block with the keyboard's curve, unless that is no time at all.
  @Test(arguments: KeyboardProfile.all)
  func theKeyboardsCurveHasTheKeyboardsTime(_ profile: KeyboardProfile) throws {
    let pacing = BlockPacing.curve(.keyboard)
    var random = SplitMix64(seed: 7)
    for duration in (0..<20).map({ _ in random.number(in: 0.001...3) }) + [profile.duration] {
      let timing = pacing.timing(duration: duration, profile: profile)
      #expect(timing == BlockPacing.keyboardTiming(in: profile))
      #expect(timing.duration == profile.duration)
      #expect(
        try timing
          == AnimationTiming(curve: .keyboard, duration: duration, profile: profile))
    }
    for duration in [0, -1, .nan, .infinity] {
      #expect(pacing.timing(duration: duration, profile: profile) == .instant)
    }
  }

  @Test(arguments: [AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
  func everyOtherCurveTakesItsDuration(_ curve: AnimationCurve) {
    var random = SplitMix64(seed: 11)
    for duration in (0..<20).map({ _ in random.number(in: 0.001...3) }) {
      let timing = BlockPacing.curve(curve).timing(duration: duration, profile: .iOS26)
      #expect(timing.duration == duration)
    }
  }
}
