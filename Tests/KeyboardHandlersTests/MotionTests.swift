import AnimationCurves
import Compositing
import HeadlessUIKit
import KeyboardHandlers
import KeyboardScenes
import Testing

@MainActor
struct Smoke {
  @Test func smoke() throws {
    let reader = SceneReader(vocabulary: SceneVocabulary(handlers: .standard, findingKinds: FindingKind.allCases.map(\.rawValue)))
    for device in ["{points: [375, 667], scale: 2, safeArea: {top: 20, bottom: 0}}", "iPhone 14"] {
    let cases = try reader.cases(in: """
      scene: Show
      device: \(device)
      system: iOS 18
      handler:
        - frame
        - constraint
        - transform
        - frame: {timing: [easeInOut, easeOut, linear, none]}
        - constraint: {timing: easeInOut}
        - transform: {timing: easeInOut, inherit: true}
        - transform: {timing: easeInOut}
        - constraint: {layout: deferred}
        - frame: {turn: next}
        - frame: {inset: [ignored, doubled]}
        - article-frame
        - article-constraint
      events:
        - {at: 0, show: {height: 336}}
        - {at: 1, hide: {}}
      """, file: "x.yaml")
    let player = ScenePlayer(registry: .standard)
    for c in cases {
      let clock = ContinuousClock()
      var result: CaseResult?
      let time = try clock.measure { result = CaseResult(try player.play(c)) }
      guard let result else { continue }
      print(c.name, result.verdict, result.frameCount, result.greatestGap, result.greatestOverlap, time)
      for f in result.findings { print("   ", f.kind, f.phase, f.points, f.continuous, f.frames, f.worst, f.cause ?? "-") }
    }
    }
  }
}
