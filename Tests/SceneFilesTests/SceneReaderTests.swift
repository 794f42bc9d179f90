import AnimationCurves
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import TestSupport
import Testing

/// The meaning of each key of a scene.
struct SceneReaderTests {
  private func only(_ yaml: String) throws -> SceneCase {
    let cases = try SceneFixtures.cases(yaml)
    #expect(cases.count == 1)
    return try #require(cases.first)
  }

  @Test func theLeastThatAScenesSays() throws {
    let scene = try only(SceneFixtures.scene())
    #expect(scene.scene == "Show")
    #expect(scene.name == "Show / frame / iPhone 8 / iOS 18 / 60 Hz")
    #expect(scene.device == Device.named("iPhone 8"))
    #expect(scene.handler == HandlerSpec(name: "frame"))
    #expect(scene.profile == .iOS18)
    #expect(scene.rate == 60 && scene.phase == 0)
    #expect(scene.transcript == .standard)
    #expect(scene.events == [.show(258, at: 0)])
    #expect(scene.tolerances.isEmpty && scene.expectation == nil)
    #expect(scene.location == SourceLocation(file: "scene.yaml", line: 1, column: 1))
  }

  @Test func everyKey() throws {
    let scene = try only(
      """
      scene: All of it
      device: {name: Brick, points: [320, 480], scale: 1, safeArea: {top: 20, bottom: 10}, keyboard: 216}
      system: {name: Mine, spring: {mass: 2, stiffness: 300, damping: 40, initialVelocity: 1},
               duration: 0.7, notifiedDuration: 0.3, ambient: false}
      ambient: true
      rate: 59.94
      phase: 0.01
      handler: {frame: {timing: linear, inherit: true, speed: 2.5}}
      transcript: {messages: 3, height: 60.5}
      events:
        - {at: 2, hide: {duration: 0.1, curve: 3}}
        - {at: 0.5, show: {height: 200.5, duration: 0.2, curve: 0}}
        - at: 0.75
          notification:
            {name: didShow, begin: [0, 480, 320, 216], end: [0, 264, 320, 216], duration: 0.4,
             curve: 2, isLocal: false}
        - {at: 3, show: {}}
        - {at: 4, hide: }
      tolerance: {gap: 0.25, overlap: 3}
      expect: {frame: [gap]}
      """)
    #expect(scene.device.name == "Brick" && scene.device.scale == 1)
    #expect(scene.device.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scene.device.safeArea == UIEdgeInsets(top: 20, bottom: 10))
    let spring = try Spring(mass: 2, stiffness: 300, damping: 40, initialVelocity: 1)
    #expect(scene.profile.name == "Mine" && scene.profile.spring == spring)
    #expect(scene.profile.duration == 0.7 && scene.profile.notifiedDuration == 0.3)
    #expect(scene.profile.postsInsideAnimation)
    #expect(scene.rate == 59.94 && scene.phase == 0.01)
    #expect(scene.handler.description == "frame(timing: linear, inherit: true, speed: 2.5)")
    #expect(scene.handler["inherit"] == .flag(true) && scene.handler["speed"] == .number(2.5))
    #expect(scene.transcript.messages.map(\.height) == [60.5, 60.5, 60.5])
    #expect(scene.tolerances == ["gap": 0.25, "overlap": 3])
    #expect(scene.expectation == .findings(["gap"]))
    #expect(
      scene.name
        == "All of it / frame(timing: linear, inherit: true, speed: 2.5) / Brick / Mine / 59.94 Hz")
  }

  @Test func eventsComeInOrderOfTime() throws {
    let scene = try only(
      SceneFixtures.scene([
        "events": """
        events:
          - {at: 2, hide: {duration: 0.1, curve: 3}}
          - {at: 0.5, show: {height: 200.5, duration: 0.2, curve: 0}}
          - at: 0.5
            notification: {name: didShow, begin: [0, 1, 2, 3], end: [4, 5, 6, 7], isLocal: false}
          - {at: 1e0, show: }
          - {at: 0x2, hide: {}}
        """
      ]))
    let recorded = KeyboardNotification(
      name: .didShow, begin: CGRect(x: 0, y: 1, width: 2, height: 3),
      end: CGRect(x: 4, y: 5, width: 6, height: 7), duration: 0.25, curve: 7, isLocal: false)
    #expect(
      scene.events == [
        .show(200.5, at: 0.5, duration: 0.2, curve: 0),
        SceneEvent(time: 0.5, kind: .notification(recorded)),
        SceneEvent(time: 1, kind: .show(height: nil, duration: nil, curve: 7)),
        .hide(at: 2, duration: 0.1, curve: 3),
        .hide(at: 2),
      ])
  }

  @Test func systemsByNameAndWithoutAmbience() throws {
    for (text, profile) in [("iOS 10", KeyboardProfile.iOS10), ("ios-26", .iOS26)] {
      #expect(try only(SceneFixtures.scene(["system": "system: \(text)"])).profile == profile)
    }
    for isAmbient in [true, false] {
      for profile in KeyboardProfile.all {
        let scene = try only(
          SceneFixtures.scene(["system": "system: \(profile.name)\nambient: \(isAmbient)"]))
        #expect(scene.profile.postsInsideAnimation == isAmbient)
        #expect(scene.profile.spring == profile.spring && scene.profile.name == profile.name)
        #expect(scene.profile.duration == profile.duration)
      }
    }
  }

  @Test func transcripts() throws {
    let heights = try only(SceneFixtures.scene(["t": "transcript: {heights: [44, 60, 44.5]}"]))
    #expect(heights.transcript.messages.map(\.height) == [44, 60, 44.5])
    #expect(heights.transcript.messages.map(\.isOutgoing) == [false, true, false])
    let long = String(repeating: "x", count: 61)
    let texts = try only(SceneFixtures.scene(["t": "transcript: {texts: [Hello, '', \(long)]}"]))
    #expect(texts.transcript.messages.map(\.text) == ["Hello", "", long])
    #expect(texts.transcript.messages.map(\.height) == [44, 44, 84])
    let none = try only(SceneFixtures.scene(["t": "transcript: {messages: 0}"]))
    #expect(none.transcript.messages.isEmpty)
  }

  @Test func expectationsAreByOptionsOrElseByName() throws {
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene([
        "handler": "handler: [frame, transform, {frame: {timing: [linear, easeInOut]}}]",
        "expect": "expect: {frame: clean, 'frame(timing: linear)': gap, transform: []}",
      ]))
    #expect(
      cases.map(\.expectation) == [.clean, .clean, .findings(["gap"]), .clean])
    let some = try SceneFixtures.cases(
      SceneFixtures.scene([
        "handler": "handler: [frame, transform]", "expect": "expect: {frame: [gap, overlap]}",
      ]))
    #expect(some.map(\.expectation) == [.findings(["gap", "overlap"]), nil])
  }

  /// JSON is YAML, indented by tabs as well.
  @Test func json() throws {
    let json = """
      {
      \t"scene": "Show", "device": "iPhone 8",
      \t"handler": {"frame": {"timing": "linear"}},
      \t"events": [{"at": 0.0, "show": {"height": 258}}], "expect": {"frame": ["gap"]}
      }
      """
    let yaml = SceneFixtures.scene([
      "handler": "handler: {frame: {timing: linear}}", "expect": "expect: {frame: [gap]}",
    ])
    var fromJSON = try only(json)
    fromJSON.location = try only(yaml).location
    #expect(fromJSON == (try only(yaml)))
  }

  /// JSON writes what lies beyond 16 bits as two escapes; YAML has one for it.
  @Test func surrogatesInJSON() throws {
    let json = #"""
      {"scene": "\\ud83d \"\uD83D\uDE00\" \u00e9", "device": "iPhone 8", "handler": "frame",
      "events": [{"at": 0, "type": "\ud83d\ude00\ud83d\ude00"}, {"at": 1, "type": "a\/b"}]}
      """#
    let scene = try only(json)
    #expect(scene.scene == "\\ud83d \"\u{1f600}\" \u{e9}")
    guard case .type("\u{1f600}\u{1f600}", _) = scene.events[0].kind,
      case .type("a/b", _) = scene.events[1].kind
    else {
      Issue.record("\(scene.events)")
      return
    }
  }

  /// The text behind a pair keeps its place; one alone is no character.
  @Test func placesBehindSurrogatesInJSON() {
    let wrong = #"{"scene": "\ud83d\ude00", "devise": 1}"#
    #expect(SceneFixtures.complaint(wrong).hasPrefix("1:27: error: unknown key 'devise'"))
    let alone = #"{"scene": "\ud83d"}"#
    #expect(SceneFixtures.complaint(alone).contains("not valid YAML"))
  }

  @Test func anchorsStandForTheirValues() throws {
    let scene = try only(
      SceneFixtures.scene([
        "events": "events: [{at: 0, show: &up {height: 258}}, {at: 1, show: *up}]"
      ]))
    #expect(scene.events == [.show(258, at: 0), .show(258, at: 1)])
  }

  @Test(arguments: Device.catalog)
  func everyDeviceIsNamed(_ device: Device) throws {
    let scene = try only(SceneFixtures.scene(["device": "device: \(device.name.uppercased())"]))
    #expect(scene.device == device)
  }

  @Test func titlesMayHoldAnyLetters() throws {
    let title = "Zwölf Boxkämpfer, 家族 👨‍👩‍👧‍👦"
    #expect(try only(SceneFixtures.scene(["scene": "scene: \(title)"])).scene == title)
  }
}
