import Foundation
import TestSupport
import Testing

@testable import KeyboardSimulation
import SceneFiles
import Scenes

/// Events of the keyboard as scenes write them, and what is said of wrong ones.
struct KeyboardEventTests {
  private func kinds(_ events: String, device: String = "iPhone 8") throws -> [SceneEvent.Kind] {
    try SceneFixtures.cases(
      SceneFixtures.scene([
        "device": "device: \(device)", "events": "events: [\(events)]", "expect": "expect: still",
      ])
    )[0].events.map(\.kind)
  }

  @Test(
    arguments: [
      ("switch: {predictive: true}", .keyboardSwitch(.predictiveBar(true, duration: nil))),
      (
        "switch: {predictive: false, duration: 0}",
        .keyboardSwitch(.predictiveBar(false, duration: 0))
      ),
      ("tap: [20, 300.5]", .tap(CGPoint(x: 20, y: 300.5))),
      ("switch: {keyboard: emoji}", .keyboardSwitch(.emoji(true, duration: nil))),
      ("switch: {keyboard: text, duration: 0.25}", .keyboardSwitch(.emoji(false, duration: 0.25))),
      (
        "switch: {heights: [282, 216, 282], interval: 0.02}",
        .keyboardSwitch(.heights([282, 216, 282], interval: 0.02, duration: nil))
      ),
      ("undock: {}", .undock(lift: nil)),
      ("undock: {lift: 100}", .undock(lift: 100)),
      ("split: ~", .split(height: nil, lift: nil)),
      ("split: {height: 261, lift: 200}", .split(height: 261, lift: 200)),
      ("float: {}", .float(nil)),
      ("float: {rect: [1, 2, 3, 4]}", .float(CGRect(x: 1, y: 2, width: 3, height: 4))),
      ("dock: {}", .dock),
      ("hardwareKeyboard: true", .hardwareKeyboard(true)),
      ("crossFade: false", .crossFade(false)),
      ("guide: stale", .guide(.stale)),
      ("guide: follows", .guide(.follows)),
      ("drag: {from: 1, to: 2}", .drag(KeyboardDrag(from: 1, to: 2, duration: 0.3))),
      (
        "drag: {from: 1, to: 2, duration: 0, velocity: -5, release: stay}",
        .drag(KeyboardDrag(from: 1, to: 2, duration: 0, velocity: -5, release: .stay))
      ),
      ("focus: 2", .focus(2)),
      ("focus: ~", .focus(1)),
      ("blur: {}", .blur),
      ("type: Hello", .type("Hello", interval: 0)),
      ("type: {text: \"a\\nb\", interval: 0.1}", .type("a\nb", interval: 0.1)),
    ] as [(String, SceneEvent.Kind)])
  func eventsAreRead(_ yaml: String, _ kind: SceneEvent.Kind) throws {
    #expect(try kinds("{at: 0, \(yaml)}", device: "iPad (9.7-inch)") == [kind])
  }

  @Test(arguments: [
    ("swich: {}", "4:18", "did you mean 'switch'?"),
    ("dock: {now: 1}", "4:24", "dock takes nothing: write 'dock: {}'"),
    ("switch: {}", "4:26", "a switch is one of {predictive: true}"),
    ("switch: {predictive: 1}", "4:39", "predictive must be true or false, not '1'"),
    ("switch: {keyboard: emojis}", "4:37", "did you mean 'emoji'?"),
    (
      "switch: {keyboard: klingon}", "4:37",
      "keyboard must be one of text, emoji, custom, not 'klingon'"
    ),
    ("switch: {keyboard: custom, duration: 1}", "4:55", "leave 'duration' out"),
    ("switch: {keyboard: custom}", "4:27", "the handler frame has no keyboard of its own"),
    ("switch: {height: 300}", "4:27", "the handler frame has no keyboard of its own"),
    ("tap: [20]", "4:23", "tap must be [x, y]"),
    ("tap: [20, 700]", "4:28", "must be 0 to 667"),
    ("tap: here", "4:23", "tap must be"),
    ("switch: {heights: []}", "4:36", "heights must be a list of 1 to 100 heights"),
    ("switch: {heights: [700]}", "4:37", "must be 1 to 667 points, not '700'"),
    ("switch: {predictive: true, interval: 1}", "4:55", "interval goes with heights"),
    ("undock: {lift: 0}", "4:33", "lift must be 1 to 667 points, not '0'"),
    ("float: {rect: [1, 2, 3]}", "4:32", "rect must be [x, y, width, height] in points"),
    (
      "hardwareKeyboard: {}", "4:36", "hardwareKeyboard must be true, false or minimised, not a map"
    ),
    ("drag: {from: 1}", "4:24", "drag lacks 'to'"),
    ("drag: {from: 1, to: 668}", "4:38", "to must be 0 to 667 points, not '668'"),
    (
      "drag: {from: 1, to: 2, release: fly}", "4:50", "release must be one of hide, stay, not 'fly'"
    ),
    ("focus: 0", "4:25", "focus must be 1 to 1000, not '0'"),
    ("type: {}", "4:24", "type lacks 'text': what is typed"),
    ("type: ''", "4:24", "type must be text of 1 to 10000 characters"),
  ])
  func wrongEventsAreExplained(_ yaml: String, _ place: String, _ says: String) {
    let complaint = SceneFixtures.complaint(
      SceneFixtures.scene(["events": "events: [{at: 0, \(yaml)}]"]))
    #expect(complaint.hasPrefix("\(place): "), "\(complaint)")
    #expect(complaint.contains(says), "\(complaint)")
  }

  /// Lists that are no choices make no cases.
  @Test func listsByNatureMakeOneCase() throws {
    let yaml = SceneFixtures.scene([
      "device": "device: iPad (9.7-inch)",
      "events":
        "events: [{at: 0, switch: {heights: [1, 2]}}, {at: 1, float: {rect: [1, 2, 3, 4]}}]",
    ])
    #expect(try SceneFixtures.cases(yaml).count == 1)
    let choice = SceneFixtures.scene(["events": "events: [{at: 0, crossFade: [true, false]}]"])
    #expect(try SceneFixtures.cases(choice).count == 2)
  }
}
