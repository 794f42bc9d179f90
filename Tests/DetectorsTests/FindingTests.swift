import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// Runs of frames, their worst, their exposure, and what tolerances and expectations make of them.
@MainActor
struct FindingTests {
  /// A bar that is `gaps[i]` points above the keyboard at frame i, at 10 Hz, 2 pixels a point.
  private func scene(_ gaps: [Double]) -> HandmadeScene {
    var scene = HandmadeScene(
      commits: gaps.enumerated().map { index, gap in
        (Double(index) / 10, [.bar(bottom: 400 - gap), .keyboard(top: 400)])
      })
    scene.rate = 10
    scene.events = gaps.indices.map { index in
      SceneEvent(time: Double(index) / 10, kind: .crossFade(false))
    }
    return scene
  }

  /// Of a case that could not be played nothing is known, and nothing is found.
  @Test func aCaseThatWasNotPlayedHasNothing() {
    let result = CaseResult(scene([0]).playback.scene, failure: "no such handler")
    #expect(result.verdict == .error && result.failure == "no such handler")
    #expect(result.frameCount == 0 && result.duration == 0 && result.findings.isEmpty)
    #expect(result.greatestGap == 0 && result.greatestOverlap == 0 && result.worst == nil)
    #expect(result.notes.isEmpty && result.missingKinds.isEmpty && result.conflicts.isEmpty)
    #expect(result.source == .simulated && !result.isLost && result.films.isEmpty)
  }

  /// An instant lies between the last refresh that is not after it and the next one, if there is one.
  @Test func anInstantLiesBetweenTwoRefreshes() {
    let times = [0.25, 0.5, 0.5, 1, 2]
    for step in 0...20 {
      let time = Double(step) / 8
      let before = times.filter { $0 <= time }.count - 1
      let first = max(0, before)
      #expect(times.frames(around: time) == first...min(times.count - 1, first + 1), "\(time)")
    }
  }

  @Test func runsAreSplitWhereNothingIsSeen() throws {
    let result = scene([0, 1, 5, 2, 0, -3, -7, 0, 0, 4]).result
    #expect(result.findings.map(\.kind) == [.gap, .overlap, .gap])
    #expect(result.findings.map(\.frames) == [1...3, 5...6, 9...9])
    #expect(result.findings.map(\.worst.frame) == [2, 6, 9])
    #expect(result.findings.map(\.worst.time) == [0.2, 0.6, 0.9])
    #expect(result.findings.map(\.points) == [5, 7, 4])
    #expect(result.findings.map(\.pixels) == [10, 14, 8])
    #expect(result.findings.map(\.continuous) == [5, 7, 4])
    #expect(result.frameCount == 10)
    #expect(result.greatestGap == 5 && result.greatestOverlap == 7)
    #expect(result.worst?.points == 7)
  }

  /// `sum of area / rate` over the run's frames: 300 points wide, 1 + 5 + 2 points high, 0.1 s
  /// each.
  @Test func exposureIsAreaTimesTime() throws {
    let result = scene([0, 1, 5, 2, 0, -3, -7, 0]).result
    let exposures = result.findings.map(\.exposure)
    #expect(exposures.count == 2)
    #expect(abs(exposures[0] - 300 * 8 * 0.1) < 1e-9)
    #expect(abs(exposures[1] - 300 * 10 * 0.1) < 1e-9)
  }

  /// The same over a real scene, against the closed form summed over its frames.
  @Test func exposureOfAScene() throws {
    let result = try SceneCase.of("frame", ["timing": "easeOut"], events: [.show(336, at: 0)])
      .checked()
    let sum = (0...30).reduce(0.0) {
      let time = Double($1) / 60
      return $0 + 375 * 336 * max(0, ClosedForm.easeOut(time) - ClosedForm.keyboard(time)) / 60
    }
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(abs(finding.exposure - sum) < 1e-6)
  }

  @Test func theFirstOfEqualsIsTheWorst() {
    #expect(scene([0, 3, 3, 3, 0]).result.findings.map(\.worst.frame) == [1])
  }

  /// Half a device pixel is not too much by default, and what is equal does not exceed.
  @Test(arguments: [(0.25, 0), (0.2501, 1), (-0.25, 0), (-0.26, 1)])
  func theDefaultToleranceIsHalfAPixel(_ gap: Double, _ count: Int) {
    #expect(scene([0, gap, 0]).result.findings.count == count)
  }

  @Test(arguments: [(0.0, 0.1, 1), (3, 3, 0), (3, 3.001, 1), (3, 2.9, 0), (0, 0, 0)])
  func tolerancesAreByKind(_ tolerance: Double, _ gap: Double, _ count: Int) {
    var gaps = scene([0, gap, 0])
    gaps.tolerances = ["gap": tolerance]
    #expect(gaps.result.findings.count == count)
    #expect(gaps.result.greatestGap == 400 - (400 - gap))
    var overlaps = scene([0, -gap, 0])
    overlaps.tolerances = ["overlap": tolerance]
    #expect(overlaps.result.findings.count == count)
    overlaps.tolerances = ["gap": 1000]
    #expect(overlaps.result.findings.count == (gap > 0.25 ? 1 : 0))
  }

  struct Verdict: Sendable {
    let gaps: [Double]
    /// The scene's expectation: nil for none, empty for a clean one.
    let kinds: [String]?
    let verdict: CaseResult.Verdict
    let missing: [String]

    static let all = [
      Verdict(gaps: [0, 0], kinds: nil, verdict: .pass, missing: []),
      Verdict(gaps: [0, 0], kinds: [], verdict: .pass, missing: []),
      Verdict(gaps: [0, 5], kinds: nil, verdict: .fail, missing: []),
      Verdict(gaps: [0, 5], kinds: [], verdict: .fail, missing: []),
      Verdict(gaps: [0, 5], kinds: ["gap"], verdict: .pass, missing: []),
      Verdict(gaps: [0, -5], kinds: ["gap"], verdict: .fail, missing: ["gap"]),
      Verdict(gaps: [0, 0], kinds: ["gap"], verdict: .fail, missing: ["gap"]),
      Verdict(gaps: [0, 5, -5], kinds: ["gap"], verdict: .fail, missing: []),
      Verdict(gaps: [0, 5], kinds: ["gap", "overlap"], verdict: .fail, missing: ["overlap"]),
      Verdict(gaps: [0, 5, -5], kinds: ["gap", "overlap"], verdict: .pass, missing: []),
      Verdict(gaps: [0, 5, 0, 5], kinds: ["gap"], verdict: .pass, missing: []),
    ]
  }

  @Test(arguments: Verdict.all)
  func expectationsDecideTheVerdict(_ wanted: Verdict) {
    var scene = scene(wanted.gaps)
    scene.expectation = wanted.kinds.map { $0.isEmpty ? .clean : .findings($0) }
    let result = scene.result
    #expect(result.verdict == wanted.verdict && result.missingKinds == wanted.missing)
    for finding in result.findings {
      #expect(finding.isExpected == (wanted.kinds ?? []).contains(finding.kind.rawValue))
    }
  }

  /// While the keyboard is closed there is no seam: a bar on the bottom is no overlap.
  @Test func aClosedKeyboardHasNoSeam() {
    var scene = scene([-5, -5, -5, -5])
    scene.phases = [(0, .closed), (0.1, .opening), (0.2, .open), (0.3, .closed)]
    #expect(scene.result.findings.map(\.frames) == [1...2])
    #expect(scene.result.findings.first?.phase == .opening)
  }

  @Test func aCaseThatCannotBePlayed() {
    let result = CheckedCase(.of("frame"), failure: "no")
    #expect(result.verdict == .error && result.failure == "no" && result.compositor == nil)
    #expect(result.findings.isEmpty && result.frameCount == 0)
  }
}
