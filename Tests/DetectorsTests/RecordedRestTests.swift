import Detectors
import Foundation
import Scenes
import Testing

/// The findings at the start and the end of a recording's motions.
struct RecordedRestTests {
  /// A keyboard and a bar of 44 points that go straight from one place to another, in 11 frames
  /// each.
  private struct Motion {
    let phase: Phase
    let start: Double
    let keyboard: (from: Double, to: Double)
    let bar: (from: Double, to: Double)
    /// Points by which the bar is off its way in some frames.
    var slips: [Int: Double] = [:]
  }

  private func findings(_ motions: [Motion], of kind: FindingKind) -> [Finding] {
    let stretches = motions.map { motion in
      let shares = (0...10).map { Double($0) / 10 }
      let right = shares.map { motion.bar.from + $0 * (motion.bar.to - motion.bar.from) }
      let bottoms = right.indices.map { right[$0] + (motion.slips[$0] ?? 0) }
      return Playback.RecordedStretch(
        phase: motion.phase, times: shares.map { motion.start + $0 / 6 },
        keyboardTop: shares.map {
          motion.keyboard.from + $0 * (motion.keyboard.to - motion.keyboard.from)
        },
        barTop: bottoms.map { $0 - 44 }, barBottom: bottoms, guideTop: right, hidden: [])
    }
    let edge = Recording.Edge(rms: 0.1, visible: 11)
    let recording = Recording(
      width: 1125, height: 2436, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: [],
      track: RecordedTrack(
        times: stretches.flatMap(\.times), keyboardTop: stretches.flatMap(\.keyboardTop),
        barTop: stretches.flatMap(\.barTop), barBottom: stretches.flatMap(\.barBottom)))
    var scene = SceneCase(
      name: "clip", scene: "clip", handler: HandlerSpec(name: "recorded"), device: .plain,
      transcript: Transcript(messages: []), events: [])
    for kind in ["drift", "reversal"] { scene.tolerances[kind] = 0.3 }
    return CaseResult(Playback(scene: scene, recording: recording, stretches: stretches))
      .findings.filter { $0.kind == kind }
  }

  private var height: Double { Double(Device.plain.size.height) }

  private func closing(at start: Double, to rest: Double) -> Motion {
    Motion(phase: .closing, start: start, keyboard: (476, height), bar: (476, rest))
  }

  private func opening(at start: Double, from rest: Double) -> Motion {
    Motion(phase: .opening, start: start, keyboard: (height, 476), bar: (rest, 476))
  }

  /// A clip may begin with a keyboard: where the bar rests then says nothing of where it belongs
  /// after.
  @Test func aClipThatBeginsWithAKeyboardHasNoDriftAtFirst() {
    let open = Motion(phase: .open, start: 0, keyboard: (476, 476), bar: (476, 476))
    let home = height - 34
    let once = [open, closing(at: 1, to: home)]
    #expect(findings(once, of: .drift).isEmpty)
    let again = once + [opening(at: 2, from: home)]
    #expect(findings(again + [closing(at: 3, to: home)], of: .drift).isEmpty)
    let rest = Motion(
      phase: .closed, start: 4, keyboard: (height, height), bar: (home - 20, home - 20))
    let drifts = findings(again + [closing(at: 3, to: home - 20), rest], of: .drift)
    #expect(drifts.map { ($0.points * 10).rounded() / 10 } == [20])
  }

  /// A way back is the difference of two places, each of which may be read wrong by 0.3 points; one
  /// frame alone says nothing.
  @Test(arguments: [(1, 0.8, 0), (1, 2.0, 0), (2, 1.0, 0), (2, 1.4, 1)])
  func aWayBackHasToBeMoreThanItsPlacesMayBeOff(_ steps: Int, _ back: Double, _ count: Int) {
    var motion = opening(at: 0, from: height - 34)
    // A frame goes tenths of the way: one that is a tenth and a bit late is behind the one before.
    let tenth = abs(motion.bar.to - motion.bar.from) / 10
    for step in 1...steps {
      motion.slips[4 + step] = Double(step) * (tenth + back / Double(steps))
    }
    #expect(findings([motion], of: .reversal).count == count)
  }
}
