import Detectors
import SceneHunting
import Scenes
import Testing

/// Numbers do not make another finding; kind, phase, rule and names do.
struct FindingSignatureTests {
  private func signature(
    _ cause: Cause?, _ kind: FindingKind = .gap, frames: ClosedRange<Int>? = 1...2
  ) -> FindingSignature {
    FindingSignature(
      Finding(
        kind: kind, phase: .opening, points: 1, pixels: 2, continuous: 3, exposure: 4,
        frames: frames, worst: .init(frame: frames?.lowerBound, time: 0.1), cause: cause))
  }

  private func curve(_ curve: MotionCause.CurveName, _ duration: Seconds) -> Cause {
    .motion(
      .differentCurve(
        bar: MotionCause.Pace(curve, duration), keyboard: MotionCause.Pace(.spring, 0.5),
        delay: nil))
  }

  @Test func numbersDoNotCount() {
    #expect(signature(curve(.linear, 0.25)) == signature(curve(.linear, 0.3), frames: nil))
    #expect(
      signature(.motion(.startsLate(by: 0.1))) == signature(.motion(.startsLate(by: 0.2))))
    #expect(
      signature(curve(.dampedSpring(ratio: 0.5), 1))
        == signature(curve(.dampedSpring(ratio: 0.6), 1)))
  }

  @Test func rulesAndNamesCount() {
    let causes: [Cause?] = [
      nil, curve(.linear, 0.25), curve(.easeOut, 0.25), .motion(.startsLate(by: 0.1)),
      .motion(.halted(after: 0.1)), .motion(.removed(after: 0.1, left: 3)),
      .drift(DriftCause(.bar, by: 3)), .drift(DriftCause(.bar, by: -3)),
      .drift(DriftCause(.root, by: 3)), .program(.didNotReturn(within: 1)),
      .program(.programStopped(message: "Fatal error")),
      .program(.programStopped(message: "Index out of range")),
    ]
    let signatures = causes.map { signature($0) }
    #expect(Set(signatures).count == causes.count)
    #expect(signature(nil, .overlap) != signature(nil, .gap))
    #expect(signature(nil).title == "gap while opening")
  }
}
