import AnimationCurves
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// Lists instead of a single value run every combination.
struct SceneMatrixTests {
  @Test func everyCombinationOnceAndInOrder() throws {
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene([
        "device": "device: [iPhone 8, iPhone X]", "handler": "handler: [frame, transform]",
        "rate": "rate: [60, 120]", "system": "system: [iOS 10, iOS 26]",
      ]))
    var expected: [String] = []
    for device in ["iPhone 8", "iPhone X"] {
      for handler in ["frame", "transform"] {
        for rate in [60, 120] {
          for system in ["iOS 10", "iOS 26"] {
            expected.append("Show / \(handler) / \(device) / \(system) / \(rate) Hz")
          }
        }
      }
    }
    #expect(cases.map(\.name).sorted() == expected.sorted())
    #expect(Set(cases.map(\.name)).count == 16)
    for scene in cases {
      #expect(
        scene.name
          == "Show / \(scene.handler) / \(scene.device.name) / \(scene.profile.name) / "
          + "\(Int(scene.rate)) Hz")
    }
  }

  /// What does something beside the others alone may be written with them.
  @Test func anOptionIsWrittenWithItsCondition() throws {
    for handler in ["{timing: linear, late: true}", "{late: false}", "{timing: easeInOut}"] {
      let text = SceneFixtures.scene(["handler": "handler: {frame: \(handler)}"])
      #expect(SceneFixtures.complaint(text).isEmpty, "\(handler)")
    }
  }

  @Test func optionsOfHandlers() throws {
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene([
        "handler":
          "handler: [transform, {frame: {timing: [linear, easeInOut], inherit: [true, false]}}]"
      ]))
    #expect(
      cases.map(\.handler.description) == [
        "transform", "frame(timing: linear, inherit: true)",
        "frame(timing: linear, inherit: false)", "frame(timing: easeInOut, inherit: true)",
        "frame(timing: easeInOut, inherit: false)",
      ])
  }

  /// A key that holds a list in events, `rect`, is an option with one value in a handler.
  @Test func optionsNamedLikeListsOfEvents() throws {
    let floating = "events: [{at: 0, show: {}}, {at: 1, float: {rect: [10, 20, 320, 320]}}]"
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene([
        "device": "device: iPad (9.7-inch)", "events": floating,
        "handler": "handler: {frame: {timing: [linear, easeInOut], rect: [end, begin]}}",
      ]))
    #expect(cases.count == 4)
    #expect(cases.first?.handler.description == "frame(timing: linear, rect: end)")
  }

  @Test func valuesWithinEvents() throws {
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene([
        "events": """
        events:
          - {at: 0, show: {height: [216, 258]}}
          - {at: [0.1, 0.2], hide: {}}
        """
      ]))
    #expect(
      cases.map(\.events) == [
        [.show(216, at: 0), .hide(at: 0.1)], [.show(216, at: 0), .hide(at: 0.2)],
        [.show(258, at: 0), .hide(at: 0.1)], [.show(258, at: 0), .hide(at: 0.2)],
      ])
    #expect(cases[1].name.hasSuffix("show height 216 / at 0.2"))
  }

  @Test func valuesOfTranscripts() throws {
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene(["t": "transcript: [{messages: [3, 30]}, {heights: [44, 50]}]"]))
    #expect(cases.map(\.transcript.messages.count) == [3, 30, 2])
    #expect(Set(cases.map(\.name)).count == 3)
  }

  @Test(arguments: [
    "phase: [0, 0.005]", "ambient: [true, false]", "tolerance: {gap: [0, 1]}",
    "rate: [60, 60, 60]", "handler: [frame, frame]", "device: [iPhone 8, iphone 8]",
    "device: [{points: [375, 667], scale: 2}, {points: [375, 667], scale: 3}]",
    "system: {spring: {stiffness: 500, damping: [30, 40]}, duration: 0.4}",
    "scene: [Show, Show (2), Show]",
    "events: [{at: 0, show: [{height: 216}, {height: 258}]}]",
    "events: [{at: 0, show: {height: [216, 258]}}, {at: 1, show: {height: [216, 258]}}]",
  ])
  func namesAreUnique(_ line: String) throws {
    var changes = ["\(line.prefix { $0 != ":" })": line]
    if line.hasPrefix("device: [{") { changes["events"] = "events: [{at: 0, show: {height: 200}}]" }
    let names = try SceneFixtures.cases(SceneFixtures.scene(changes)).map(\.name)
    #expect(names.count > 1)
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test func aHundredThousandCasesAreReadAndOneMoreIsNot() throws {
    let phases = (0..<1000).map { "\(Double($0) / 1000)" }.joined(separator: ", ")
    let rates = { (count: Int) in (1...count).map(String.init).joined(separator: ", ") }
    let scene = { (count: Int) in
      SceneFixtures.scene(["phase": "phase: [\(phases)]", "rate": "rate: [\(rates(count))]"])
    }
    #expect(SceneFixtures.complaint(scene(101)).contains("more than 100000 cases"))
    #expect(try SceneFixtures.cases(scene(3)).count == 3000)
  }
}
