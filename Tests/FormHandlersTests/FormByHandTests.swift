import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import FormHandlers

/// A table of fields that is moved by hand: rows of 50 points on an iPhone 8, below a bar of 64.
@MainActor
struct FormByHandTests {
  private func play(
    fixed: Bool, _ events: [SceneEvent], profile: KeyboardProfile = .iOS18
  ) throws -> Playback {
    let options = fixed ? [HandlerSpec.Option(name: "fixed", value: .flag(true))] : []
    let scene = SceneCase(
      name: "by hand", scene: "by hand",
      handler: HandlerSpec(name: "form-by-hand", options: options),
      device: .known("iPhone 8"), profile: profile,
      transcript: Transcript(heights: Array(repeating: 50, count: 20)), events: events)
    return try ScenePlayer(registry: .standard).play(scene)
  }

  /// The table's offset and its inset at a time.
  private func table(_ playback: Playback, at time: Double) throws -> (
    offset: Double, inset: Double
  ) {
    let commit = try #require(playback.log.commit(at: time))
    let list = try #require(LayerPath(to: .messageList, in: commit.root)).leaf
    return (
      Double(list.presentation(at: time).bounds.minY), try #require(list.scroll).bottomInset
    )
  }

  /// `64 + maxY - (667 - 216)`, where `maxY` is the row's end, by easeInOut in the posted time; it is
  /// never set back.
  @Test(arguments: [(10, 113.0), (12, 213), (9, 0), (3, 0)])
  func theOriginalSetsTheOffsetOnce(_ number: Int, _ offset: Double) throws {
    let playback = try play(fixed: false, [.focus(number, at: 0.5), .blur(at: 2)], profile: .iOS10)
    let ease = TimingFunction.easeInEaseOut
    for step in 0...6 {
      let elapsed = Double(step) / 20
      let share = ease.progress(at: elapsed, duration: 0.25)
      #expect(abs(try table(playback, at: 0.5 + elapsed).offset - offset * share) < 1e-6)
    }
    for time in [1.9, 4] {
      let found = try table(playback, at: time)
      #expect(abs(found.offset - offset) < 1e-9 && found.inset == 0)
    }
  }

  /// Fixed, the table has an inset for what is covered, and the field ends 10 points above the keys,
  /// by the keyboard's own curve; a hide takes both back.
  @Test(arguments: [KeyboardProfile.iOS18, .iOS26], [(12, 213.0), (9, 63), (7, 0)])
  func theFixedOneMakesRoom(_ profile: KeyboardProfile, _ field: (Int, Double)) throws {
    let (number, offset) = field
    let playback = try play(
      fixed: true, [.focus(number, at: 0.5), .blur(at: 2)], profile: profile)
    for step in 0...8 {
      let elapsed = Double(step) / 20
      let share = profile.timing.progress(at: elapsed)
      #expect(abs(try table(playback, at: 0.5 + elapsed).offset - offset * share) < 1e-6)
      #expect(abs(try table(playback, at: 2 + elapsed).offset - offset * (1 - share)) < 1e-6)
    }
    #expect(try table(playback, at: 1.9).inset == 216 && table(playback, at: 4).inset == 0)
  }

  /// Another height is made room for from where the table was before the keyboard came.
  @Test func anotherHeightIsMeasuredFromBefore() throws {
    let playback = try play(
      fixed: true, [.focus(12, at: 0.5), .show(258, at: 2), .show(216, at: 3), .blur(at: 4)])
    for (time, offset, inset) in [(1.9, 213.0, 216.0), (2.9, 255, 258), (3.9, 213, 216), (5, 0, 0)]
    {
      let found = try table(playback, at: time)
      #expect(abs(found.offset - offset) < 1e-9 && found.inset == inset, "\(time)")
    }
  }
}

/// The times at which the library is turned on, and at which a form begins to be typed into.
@MainActor
struct FormTimingTests {
  /// The last of eleven fields, which ends at 636 by itself, is 10 points above the keys in the end,
  /// whatever a library that comes late has missed.
  @Test(arguments: [4.0, 8], ["atLaunch", "viewWillAppear", "viewDidAppear"])
  func whatWasMissedIsCaughtUp(_ generation: Double, _ enabled: String) throws {
    let earlier = enabled == "viewDidAppear" ? ["viewDidLoad", "viewWillAppear"] : []
    for begins in earlier + ["viewDidAppear"] {
      let stage = try FormStage(
        [
          "generation": .number(generation), "enabled": .word(enabled), "begins": .word(begins),
        ], transcript: Transcript(heights: Array(repeating: 44, count: 11)), [.blur(at: 2)])
      #expect(abs(try stage.field(at: 1.9).maxY - 441) < 1e-9, "\(begins)")
      #expect(abs(try stage.pageTop(at: 4)) < 1e-9, "\(begins)")
    }
  }

  /// One that is not asked to begins with no field, and the keyboard stays away.
  @Test func byTouchNothingBegins() throws {
    let stage = try FormStage(["begins": .word("byTouch")], [.focus(2, at: 2)])
    #expect(stage.playback.posted.allSatisfy { $0.time >= 2 })
    #expect(try stage.painted(.formField(isFocused: true), at: 1) == nil)
  }

  /// A form that is in both lists is left alone, and has no toolbar.
  @Test(arguments: [4.0, 8]) func aDisabledFormIsLeftAlone(_ generation: Double) throws {
    let stage = try FormStage(
      [
        "generation": .number(generation), "disabled": .flag(true), "toolbar": .flag(true),
      ], [.focus(11, at: 0), .focus(10, at: 1)])
    for time in [0.9, 2] {
      #expect(abs(try stage.pageTop(at: time)) < 1e-9)
      #expect(try stage.painted(.inputBar, at: time) == nil)
    }
  }

  /// A touch beside the field ends its input where that is asked for.
  @Test(arguments: [false, true]) func aTouchOutsideEndsTheInput(_ resigns: Bool) throws {
    let tap = SceneEvent(time: 1, kind: .tap(CGPoint(x: 5, y: 200)))
    let stage = try FormStage(
      ["resignsOnTouchOutside": .flag(resigns)], [.focus(1, at: 0), tap])
    #expect((try stage.painted(.formField(isFocused: true), at: 2) == nil) == resigns)
  }

  /// The toolbar shows the placeholder of the field, where it is to.
  @Test(arguments: [false, true]) func aToolbarShowsThePlaceholder(_ shows: Bool) throws {
    let text = "A line of its own"
    let stage = try FormStage(
      ["toolbar": .flag(true), "placeholder": .flag(shows)],
      transcript: Transcript(messages: [
        .init(text: text, isOutgoing: false), .init(text: "Another", isOutgoing: false),
      ]), [.focus(1, at: 0)])
    let commit = try #require(stage.playback.log.commit(at: 1))
    let bar = try #require(LayerPath(to: .inputBar, in: commit.root)).leaf
    func texts(_ layer: LayerSnapshot) -> [String] {
      guard !layer.isHidden else { return [] }
      let own = (layer.look?.elements ?? []).map { "\($0)" } + [layer.text].compactMap(\.self)
      return own + layer.sublayers.flatMap(texts)
    }
    #expect(texts(bar).contains { $0.contains(text) } == shows)
  }

  /// An alert asks for two lines, each of which bears the mark of a field.
  @Test func anAlertHasTwoLines() throws {
    let stage = try FormStage(["screen": .word("alert")], [.blur(at: 3)])
    #expect(try stage.field(at: 2).width > 0)
    let commit = try #require(stage.playback.log.commit(at: 2))
    func count(_ layer: LayerSnapshot) -> Int {
      (layer.role == .formField(isFocused: true) ? 1 : 0)
        + layer.sublayers.reduce(0) { $0 + count($1) }
    }
    #expect(count(commit.root) == 1)
  }
}
