import Detectors
import AnimationCurves
import Compositing
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

/// The library on a screen: where the field comes to rest, by the sums of its rules.
@MainActor
struct FormTests {
  private static let iPhone8 = (height: CGFloat(667), bar: CGFloat(64), keyboard: CGFloat(216))

  /// 10 points above the keyboard; the root has gone up by what the field has.
  @Test(arguments: [8.0, 4], [0.0, 10, 25])
  func theDistance(generation: Double, distance: Double) throws {
    let stage = try FormStage(
      ["generation": .number(generation), "distance": .number(distance)],
      [.focus(11, at: 0), .blur(at: 1)])
    let phone = Self.iPhone8
    let rest = phone.height - phone.keyboard - distance
    let field = try stage.field(at: 0.9)
    #expect(abs(field.maxY - rest) < 1e-9)
    let top = FormLayout.top(of: 11, below: phone.bar)
    #expect(abs(try stage.pageTop(at: 0.9) - (field.minY - top)) < 1e-9)
    #expect(abs(try stage.pageTop(at: 3)) < 1e-9 && stage.kinds.isEmpty)
  }

  /// Generation 4 takes the bar along, generation 8 does not.
  @Test(arguments: [(8.0, 0.0), (4, -39)])
  func whatMoves(generation: Double, barTop: CGFloat) throws {
    let stage = try FormStage(["generation": .number(generation)], [.focus(8, at: 0)])
    #expect(abs(try stage.rect(.navigationBar, at: 0.9).minY - barTop) < 1e-9)
  }

  /// On a phone with a home indicator generation 8 counts its 34 points twice more.
  @Test func theHomeIndicatorsZone() throws {
    let device = Device.known("iPhone 14")
    let keyboard = CGFloat(device.keyboardHeight)
    let expected: [(Double, CGFloat)] = [(4, 10), (8, 10 + 34 + 34)]
    for (generation, room) in expected {
      let stage = try FormStage(
        ["generation": .number(generation)], on: "iPhone 14", [.focus(11, at: 0)])
      let rest = device.size.height - keyboard - room
      #expect(abs(try stage.field(at: 0.9).maxY - rest) < 1e-9)
    }
  }

  /// 42.7 points more: generation 8 rises by 42, generation 4 and the fixed one by all of it.
  @Test func wholePoints() throws {
    for (options, rise) in [(["generation": 4.0], 42.7), ([:], 42), (["fixed": 1], 42.7)]
      as [([String: Double], CGFloat)]
    {
      let stage = try FormStage(
        ["generation": .number(options["generation"] ?? 8), "fixed": .flag(options["fixed"] == 1)],
        [.focus(11, at: 0), .show(258.7, at: 1)])
      #expect(abs(try stage.field(at: 1.9).maxY - (441 - rise)) < 1e-9)
    }
  }

  /// A lower keyboard lets generation 4 come down again, to where it began at most.
  @Test func downWithTheKeyboard() throws {
    let stage = try FormStage(
      ["generation": .number(4)], [.focus(11, at: 0), .show(270, at: 1), .show(226, at: 2)])
    #expect(abs(try stage.field(at: 1.9).maxY - (667 - 280)) < 1e-9)
    #expect(abs(try stage.field(at: 2.9).maxY - (667 - 236)) < 1e-9)
    let shallow = try FormStage(
      ["generation": .number(4)], [.focus(8, at: 0), .show(100, at: 1)])
    #expect(abs(try shallow.pageTop(at: 1.9)) < 1e-9)
  }

  /// 285 points of need, 216 of keyboard: the root stops there, or bares the other 69.
  @Test func theBlankBand() throws {
    let options: KeyValuePairs<String, HandlerSpec.Value> = [
      "generation": .number(4), "distance": .number(100),
    ]
    let kept = try FormStage(options, [.focus(11, at: 0)])
    #expect(abs(try kept.pageTop(at: 0.9) + 216) < 1e-9 && kept.kinds.isEmpty)
    let bared = try FormStage(
      ["generation": .number(4), "distance": .number(100), "blank": .word("allowed")],
      [.focus(11, at: 0)])
    #expect(abs(try bared.pageTop(at: 0.9) + 285) < 1e-9)
    #expect(bared.kinds == [.blank] && abs((bared.checked.findings.first?.points ?? 0) - 69) < 1e-9)
  }

  /// Next focus before the keyboard has gone: generation 4 leaves the root up for good.
  @Test func theForgottenRoot() throws {
    let events: [SceneEvent] = [
      .focus(11, at: 0.5), .blur(at: 1.5), .focus(11, at: 1.6), .blur(at: 2.6),
    ]
    let fourth = try FormStage(["generation": .number(4)], events)
    #expect(abs(try fourth.pageTop(at: 4) + 195) < 1e-9)
    #expect(Set(fourth.kinds) == [.blank, .drift])
    for options in [["generation": .number(4), "fixed": .flag(true)], [:]]
      as [KeyValuePairs<String, HandlerSpec.Value>]
    {
      let right = try FormStage(options, events)
      #expect(abs(try right.pageTop(at: 4)) < 1e-9 && right.kinds.isEmpty)
    }
  }

  /// In a scroll view the page stays, and what is scrolled stays scrolled or goes back.
  @Test(arguments: [4.0, 8])
  func scrollViews(generation: Double) throws {
    let texts = Transcript(heights: Array(repeating: 44, count: 20))
    for restores in [false, true] {
      let stage = try FormStage(
        [
          "generation": .number(generation), "screen": .word("scroll"),
          "restoresOffset": .flag(restores),
        ], transcript: texts, [.focus(11, at: 0.5), .blur(at: 1.5)])
      #expect(abs(try stage.field(at: 1.4).maxY - 441) < 1e-9)
      #expect(abs(try stage.pageTop(at: 1.4)) < 1e-9)
      #expect(stage.kinds == (restores ? [] : [.drift]))
      if !restores { #expect(abs((stage.checked.findings.first?.points ?? 0) - 195) < 1e-9) }
    }
  }

  /// Scrolled by steps of easeInEaseOut over 0.3 s while the keyboard moves by its spring.
  @Test func theStacksOwnCurve() throws {
    let stage = try FormStage(["screen": .word("stack")], [.focus(11, at: 0)])
    let spring = try AnimationTiming(
      curve: .spring(KeyboardProfile.iOS18.spring), duration: KeyboardProfile.iOS18.duration)
    let ease = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.3)
    let hidden = (0..<60).map { index in
      let time = Double(index) / 60
      let bottom = 636 - 195 * (time >= 0.3 - 1e-9 ? 1 : ease.progress(at: time))
      let top = 667 - 216 * spring.progress(at: time)
      return min(44, max(0, bottom - top))
    }
    let finding = try #require(stage.checked.findings.first)
    #expect(finding.kind == .covered && finding.phase == .opening)
    #expect(abs(finding.points - (hidden.max() ?? 0)) < 1e-6)
    #expect(finding.worst.frame == hidden.firstIndex(of: hidden.max() ?? 0))
  }

  /// Moved by the keyboard's own curve the field is free at every instant.
  @Test(arguments: ["form", "scroll", "nested", "table", "stack"], [4.0, 8])
  func onItsWayNothingIsHidden(screen: String, generation: Double) throws {
    for profile in KeyboardProfile.all {
      for device in ["iPhone 8", "iPhone 14"] {
        let stage = try FormStage(
          ["screen": .word(screen), "generation": .number(generation), "fixed": .flag(true)],
          on: device, profile: profile,
          [.focus(10, at: 0), .focus(2, at: 1), .focus(9, at: 2), .blur(at: 3)])
        #expect(stage.kinds.isEmpty, "\(device), \(profile.name): \(stage.checked.findings)")
      }
    }
  }

  /// A text view is reported after its keyboard, and its toolbar comes later still: 216, then 260.
  @Test(arguments: [4.0, 8])
  func aTextViewsToolbar(generation: Double) throws {
    let long = Transcript(heights: Array(repeating: 44, count: 60))
    let stage = try FormStage(
      ["screen": .word("textview"), "generation": .number(generation), "toolbar": .flag(true)],
      transcript: long, [.focus(1, at: 0), .blur(at: 1)])
    #expect(abs(try stage.rect(.inputBar, at: 0.9).minY - (667 - 260)) < 1e-9)
    #expect(stage.kinds.isEmpty)
  }

  /// A case that has ended hears nothing of the next one's keyboard.
  @Test func casesDoNotMeet() throws {
    let events: [SceneEvent] = [.focus(11, at: 0), .focus(2, at: 1), .focus(9, at: 2)]
    let alone = try FormStage(["toolbar": .flag(true)], events).checked
    for generation in [4.0, 8] {
      _ = try FormStage(["generation": .number(generation), "distance": .number(80)], events)
    }
    let again = try FormStage(["toolbar": .flag(true)], events).checked
    #expect(alone.compositor?.readings == again.compositor?.readings)
    #expect(alone.findings == again.findings)
  }
}
