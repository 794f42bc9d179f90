import SceneFiles
import TestSupport
import Testing

/// What is said of wrong events of the keyboard, and where.
struct KeyboardEventTests {
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
