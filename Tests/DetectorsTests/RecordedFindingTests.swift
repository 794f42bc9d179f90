import Detectors
import Foundation
import Scenes
import Testing

/// What is found in a recording, whose every value is read to 0.3 points.
struct RecordedFindingTests {
  /// A keyboard that comes up in 61 frames, and a bar that is apart from it in some of them.
  private func gaps(_ gap: Double, in frames: Range<Int>) -> [Finding] {
    let times = (0...60).map { Double($0) / 60 }
    let tops = times.map { 812 - 336 * (1 - exp(-10 * $0)) }
    let bottoms = tops.indices.map { tops[$0] - (frames.contains($0) ? gap : 0) }
    let edge = Recording.Edge(rms: 0.1, visible: times.count)
    let recording = Recording(
      width: 1125, height: 2436, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: [],
      track: RecordedTrack(
        times: times, keyboardTop: tops, barTop: bottoms.map { $0 - 44 }, barBottom: bottoms))
    var scene = SceneCase(
      name: "clip", scene: "clip", handler: HandlerSpec(name: "recorded"), device: .plain,
      transcript: Transcript(messages: []), events: [])
    scene.tolerances["gap"] = 0.3
    let stretch = Playback.RecordedStretch(
      phase: .opening, times: times, keyboardTop: tops, barTop: bottoms.map { $0 - 44 },
      barBottom: bottoms, guideTop: tops, hidden: [])
    let playback = Playback(scene: scene, recording: recording, stretches: [stretch])
    return CaseResult(playback).findings.filter { $0.kind == .gap }
  }

  /// One frame alone may be read wrong by chance: it takes three times what several in a row take.
  @Test(arguments: [(1, 0.8, false), (1, 1, true), (3, 0.25, false), (3, 0.5, true)])
  func oneFrameAloneHasToShowMore(_ count: Int, _ gap: Double, _ isFound: Bool) {
    let found = gaps(gap, in: 20..<20 + count)
    #expect(found.map(\.frames) == (isFound ? [20...19 + count] : []))
  }
}
