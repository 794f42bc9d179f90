import Detectors
import Scenes
import TestSupport
import Testing

/// The causes that a clip's findings have, and those that are not named.
struct ClipCauseTests {
  private static let events: [SceneEvent] = [.show(336, at: 0.2), .hide(at: 1.2)]

  /// The field is the last thing that shows in a bar; the bar itself rests at home.
  @Test func aSafeAreaThatIsNotSubtractedIsNamed() async throws {
    let clip = try await SceneClip(
      .named("constraint", ["inset": "ignored"]), on: "iPhone 14", Self.events)
    let gap = try #require(clip.measured.findings.first { $0.kind == .gap })
    #expect(abs(gap.points - 34) < 0.5)
    #expect(gap.cause == .rest(.safeAreaNotSubtracted(height: 336, safeArea: 34)))
  }

  /// Some of a curve leads through what is seen of an animation that ends on its way.
  @Test(arguments: ["halting", "hesitating", "cut"])
  func noCurveIsNamedForABarThatPausesOrLeaps(_ run: String) async throws {
    let clip = try await SceneClip(.named("frame", ["run": run]), on: "iPhone 14", Self.events)
    let findings = clip.measured.findings.filter { $0.kind == .gap || $0.kind == .overlap }
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.cause == nil })
    #expect(clip.recording.motions.map(\.phase) == [.opening, .closing])
  }

  /// A bar that is late is under the keyboard until it is nearly there.
  @Test func noOtherCurveIsNamedForTheEndOfAWay() async throws {
    let clip = try await SceneClip(
      .named("keyboardavoidingview", ["turns": "6"]), on: "iPhone 14", isDark: true,
      [.show(336, at: 0.2), .hide(at: 1.4)])
    let overlaps = clip.measured.findings.filter { $0.kind == .overlap && $0.phase == .opening }
    #expect(!overlaps.isEmpty)
    for cause in overlaps.map(\.cause) {
      if case .motion(.differentCurve) = cause { Issue.record("\(String(describing: cause))") }
    }
  }
}
