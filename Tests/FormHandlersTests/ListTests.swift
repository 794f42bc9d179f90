import AnimationCurves
import Foundation
import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// The library in tables, collections and text views.
@MainActor
struct ListTests {
  /// A collection of generation 8 scrolls by steps of easeInEaseOut over 0.3 s: from 632 to 441.
  @Test func theCollectionsOwnCurve() throws {
    let stage = try FormStage(["screen": .word("collection")], [.focus(11, at: 0)])
    let ease = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.3)
    for frame in [3, 6, 9, 12, 15, 20] {
      let time = Double(frame) / 60
      let share = time >= 0.3 - 1e-9 ? 1 : ease.progress(at: time)
      #expect(abs(try stage.field(at: time).maxY - (632 - 191 * share)) < 1e-6)
    }
  }

  /// Generation 4 scrolls it by the keyboard's curve.
  @Test func theKeyboardsCurve() throws {
    let stage = try FormStage(
      ["screen": .word("collection"), "generation": .number(4)], [.focus(11, at: 0)])
    let spring = try AnimationTiming(
      curve: .spring(KeyboardProfile.iOS18.spring), duration: KeyboardProfile.iOS18.duration)
    for frame in [3, 9, 20] {
      let time = Double(frame) / 60
      let expected = 632 - 191 * spring.progress(at: time)
      #expect(abs(try stage.field(at: time).maxY - CGFloat(expected)) < 1e-6)
    }
  }

  /// A row that scrolls by itself: a higher keyboard finds its field at the bar, the row before at 60.
  ///
  /// Generation 8 brings the 4 points back that the row before lacks; generation 4 takes the field
  /// down to 10 points above the keyboard, by 112 in the row, which shows 104, and by 179 in the table.
  @Test func theRowBefore() throws {
    let events: [SceneEvent] = [
      .focus(13, at: 0),
      SceneEvent(
        time: 1, kind: .scroll(ListScroll(.by(-333), from: nil, duration: 0.3, velocity: 0))),
      .show(258, at: 2.5),
    ]
    let rests: [(Double, Bool, CGFloat)] = [
      (8, false, 68), (4, false, 355), (8, true, 64), (4, true, 64),
    ]
    for (generation, fixed, rest) in rests {
      let stage = try FormStage(
        [
          "screen": .word("tablenested"), "generation": .number(generation), "fixed": .flag(fixed),
        ],
        transcript: Transcript(
          heights: Array(repeating: 44, count: 16) + Array(repeating: 100, count: 8)), events)
      let role = LayerRole.formField(isFocused: true)
      for (time, expected) in [(0.9, 397), (2.4, 64), (3.9, rest)] {
        let top = try stage.place(of: role, at: time).minY
        #expect(abs(top - expected) < 1e-6, "\(generation), \(fixed), \(time)")
      }
    }
  }

  /// A text view of 300 points goes no higher than its ceiling, and nothing is left for the root.
  ///
  /// The third one begins at 688 on an iPhone 8. Generation 4 stops it 10 below the bar, generation
  /// 8 at the bar's end.
  @Test func textViewsStopBelowTheBar() throws {
    for (generation, height, top) in [
      (4.0, 300.0, 141.0), (8, 300, 141), (4, 380, 74), (8, 380, 64),
    ] {
      let stage = try FormStage(
        ["screen": .word("textviews"), "generation": .number(generation)],
        transcript: Transcript(heights: Array(repeating: height, count: 5)), [.focus(3, at: 0)])
      #expect(abs(try stage.field(at: 0.9).minY - CGFloat(top)) < 1e-6, "\(generation), \(height)")
      #expect(abs(try stage.pageTop(at: 0.9)) < 1e-9)
    }
  }

  /// A tall text view is given what is hidden of it as an inset, and gets its own back.
  @Test(arguments: [4.0, 8])
  func theInsetOfATallTextView(generation: Double) throws {
    let stage = try FormStage(
      ["screen": .word("textview"), "generation": .number(generation)],
      transcript: Transcript(heights: Array(repeating: 44, count: 60)),
      [.focus(1, at: 0), .blur(at: 1)])
    let log = stage.playback.log
    // Generation 4 leaves 667 - 226 - 20 of the view's 603 (it begins at 64), generation 8 603 - 216.
    let room = generation == 4 ? 603 - 421.0 : 603 - 387
    #expect(try bottomInset(log, at: 0.9) == room)
    #expect(try bottomInset(log, at: 3) == 0)
  }

  private func bottomInset(_ log: CommitLog, at time: Double) throws -> Double {
    let commit = try #require(log.commit(at: time))
    let role: (Bool) -> LayerRole = { .formField(isFocused: $0) }
    let path = try #require(
      LayerPath(to: role(true), in: commit.root) ?? LayerPath(to: role(false), in: commit.root))
    return try #require(path.leaf.scroll).bottomInset
  }
}
