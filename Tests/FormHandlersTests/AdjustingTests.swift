import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// The times at which the library adjusts, its restoring, and the limits of sheets and guides.
@MainActor
struct AdjustingTests {
  private static let phone = (height: CGFloat(667), bar: CGFloat(64), keyboard: CGFloat(216))

  /// A field of 480 points from 124 on: 163 are hidden, and there are 99 above it.
  @Test(arguments: [("none", 99.0), ("top", 99), ("bottom", 163)])
  func guides(guide: String, rise: CGFloat) throws {
    let stage = try FormStage(
      ["generation": .number(4), "guide": .word(guide)],
      transcript: Transcript(heights: [44, 480]), [.focus(2, at: 0), .blur(at: 1)])
    #expect(abs(try stage.field(at: 0.9).minY - (124 - rise)) < 1e-9)
    #expect(abs(try stage.pageTop(at: 0.9) + (guide == "none" ? rise : 0)) < 1e-9)
    let rest = try stage.place(of: .formField(isFocused: false), at: 3)
    #expect(abs(rest.minY - 72) < 1e-9)
  }

  /// A sheet of 620 at 287 of 1194 below 24 rises from (1194 - 620 - 24) / 2 by no more than the
  /// keyboard, unless a band below is allowed.
  @Test(arguments: [283.0, 440, 700], ["prevented", "allowed"])
  func sheets(keyboard: CGFloat, blank: String) throws {
    let stage = try FormStage(
      [
        "generation": .number(4), "screen": .word("formsheet"), "distance": .number(250),
        "blank": .word(blank),
      ], on: "iPad Pro (11-inch)",
      transcript: Transcript(heights: Array(repeating: 44, count: 20)),
      [.focus(10, at: 0), .show(keyboard, at: 1)])
    let fieldTop: CGFloat = 287 + 8 + 52 * 9
    func raised(_ raised: CGFloat, by keyboard: CGFloat) -> CGFloat {
      let top = fieldTop - raised
      let move = min(top - 29, top + 44 - (1194 - keyboard - 250))
      let most = blank == "allowed" ? CGFloat.infinity : 287 - (275 - keyboard)
      return move >= 0 ? min(raised + move, most) : max(0, raised + move)
    }
    let first = raised(0, by: 283)
    let second = keyboard == 283 ? first : raised(first, by: keyboard)
    #expect(abs(try stage.pageTop(at: 0.9) - (287 - first)) < 1e-9)
    #expect(abs(try stage.pageTop(at: 1.9) - (287 - second)) < 1e-9)
  }

  /// A show of the same size is not answered, whatever has become of the field; another one is.
  @Test(arguments: [4.0, 8])
  func onlyAnotherSizeIsHeard(generation: Double) throws {
    let up = CGRect(x: 0, y: 451, width: 375, height: 216)
    let again = KeyboardNotification(
      name: .willShow, begin: up, end: up, duration: 0.25, curve: 7)
    let stage = try FormStage(
      ["generation": .number(generation), "screen": .word("scroll")],
      transcript: Transcript(heights: Array(repeating: 44, count: 20)),
      [
        .focus(11, at: 0),
        SceneEvent(
          time: 1, kind: .scroll(ListScroll(.by(-100), from: nil, duration: 0.3, velocity: 0))),
        SceneEvent(time: 2.5, kind: .notification(again)), .show(258, at: 3.5),
      ])
    let role = LayerRole.formField(isFocused: true)
    #expect(abs(try stage.place(of: role, at: 0.9).maxY - 441) < 1e-9)
    for time in [2.4, 3.4] {
      #expect(abs(try stage.place(of: role, at: time).maxY - 341) < 1e-6)
    }
    // Generation 4 scrolls back what may go down, to 10 points above the keys; 8 lets it be.
    let rest: CGFloat = generation == 4 ? 399 : 341
    #expect(abs(try stage.place(of: role, at: 4.4).maxY - rest) < 1e-6)
  }

  /// A keyboard that comes up beside the window takes nothing of it: the field, which ends 5 points
  /// above the window's bottom by itself, ends 10 points above it.
  @Test func aKeyboardBesideTheWindowTakesNothing() throws {
    let beside = CGRect(x: 0, y: 700, width: 375, height: 216)
    let stage = try FormStage(
      ["generation": .number(4), "blank": .word("allowed")],
      transcript: Transcript(heights: Array(repeating: 44, count: 10) + [70]),
      [
        .focus(11, at: 0),
        SceneEvent(
          time: 1,
          kind: .notification(
            KeyboardNotification(
              name: .willShow, begin: beside, end: beside, duration: 0.25, curve: 7))),
      ])
    #expect(abs(try stage.field(at: 0.9).maxY - 441) < 1e-9)
    let role = LayerRole.formField(isFocused: true)
    #expect(abs(try stage.place(of: role, at: 1.9).maxY - 657) < 1e-9)
  }

  /// From iOS 26 on a hide ends in the rectangle of the accessory that is left: to the library, fixed or not, that
  /// is no keyboard.
  ///
  /// The last of eleven fields ends at 636, in the place of the accessory.
  @Test(arguments: [false, true]) func anAccessoryThatIsLeftIsNoKeyboard(_ isFixed: Bool) throws {
    let stage = try FormStage(
      ["fixed": .flag(isFixed), "toolbar": .flag(true)], profile: .iOS26,
      transcript: Transcript(heights: Array(repeating: 44, count: 11)),
      [.focus(11, at: 0), SceneEvent(time: 1, kind: .hardwareKeyboard(.attached))])
    #expect(try stage.pageTop(at: 0.9) < -100)
    #expect(abs(try stage.pageTop(at: 2.5)) < 1e-9)
  }

  /// A root that comes up again before it has gone is not put back; a navigation controller is by
  /// the next hide, for its place is known to be the window's bottom.
  @Test func aNavigationControllersPlaceIsTheWindows() throws {
    let stage = try FormStage(
      ["generation": .number(4)], transcript: Transcript(heights: Array(repeating: 44, count: 11)),
      [
        .focus(11, at: 0), .blur(at: 1), .focus(11, at: 1.1), .blur(at: 2.5), .focus(11, at: 4),
        .blur(at: 5.5),
      ])
    #expect(try stage.pageTop(at: 3.9) < -100)
    #expect(abs(try stage.pageTop(at: 7)) < 1e-9)
  }

  /// The innermost scroll view alone has room made in it, and gets its own back for another one.
  ///
  /// The inner one ends at 592 of 667; it scrolls by the 8 points above its first field, and the outer
  /// one by the other 91, so that it lacks 166 points of what is taken.
  @Test(arguments: [(4.0, 216.0), (8, 226)])
  func theLastScrollView(generation: Double, taken: Double) throws {
    let stage = try FormStage(
      ["generation": .number(generation), "screen": .word("nested")],
      transcript: Transcript(heights: Array(repeating: 44, count: 24)),
      [.focus(9, at: 0), .focus(2, at: 1), .blur(at: 2)])
    #expect(try insets(stage, at: 0.9) == [0, taken - 166])
    #expect(try insets(stage, at: 1.9) == [taken, 0])
    #expect(try insets(stage, at: 3.5) == [0, 0])
  }

  /// The bottom insets of all that scrolls, from the outside inward.
  private func insets(_ stage: FormStage, at time: Double) throws -> [Double] {
    func found(in layer: LayerSnapshot) -> [Double] {
      (layer.scroll.map { [$0.bottomInset] } ?? []) + layer.sublayers.flatMap(found)
    }
    let commit = try #require(stage.playback.log.commit(at: time))
    return found(in: commit.root)
  }
}
