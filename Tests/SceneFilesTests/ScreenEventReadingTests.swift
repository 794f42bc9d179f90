import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// The events of screen, list and app as scenes write them, and the places of what is wrong.
struct ScreenEventReadingTests {
  private func kind(_ text: String) throws -> SceneEvent.Kind? {
    try event(text)?.kind
  }

  private func event(_ text: String) throws -> SceneEvent? {
    let yaml = SceneFixtures.scene([
      "events": "events: [{at: 0, \(text)}]", "expect": "expect: still",
    ])
    return try SceneFixtures.cases(yaml).first?.events.first
  }

  @Test(arguments: [
    ("rotate: landscape", SceneEvent.Kind.rotate(.landscape)),
    ("rotate: {to: landscape}", .rotate(.landscape)),
    ("rotate: {to: portrait, height: 258, count: 2}", .rotate(.portrait, keyboard: 258, count: 2)),
    ("background: {}", .background(AppPause())),
    (
      "background: {duration: 2, keyboard: empties, count: 3, rotate: landscape}",
      .background(AppPause(duration: 2, keyboard: .empties, count: 3, orientation: .landscape))
    ),
    ("scroll: {by: -200}", .scroll(ListScroll(.by(-200)))),
    (
      "scroll: {to: 0, from: 300, duration: 0.2, velocity: 900}",
      .scroll(ListScroll(.to(0), from: 300, duration: 0.2, velocity: 900))
    ),
    ("receive: {}", .messages([.init(height: 44, isOutgoing: false)])),
    (
      "send: {height: 60, count: 2}",
      .messages(Array(repeating: .init(height: 60, isOutgoing: true), count: 2))
    ),
    ("receive: Hello", .messages([.init(text: "Hello", isOutgoing: false)])),
    ("drop: {count: 3}", .drop(.count(3))),
    ("drop: {duration: 0.5}", .drop(.seconds(0.5))),
    (
      """
      notification: {name: didHide, begin: [0, 409, 375, 258], end: [0, 667, 375, 258],
        duration: 0.25, place: [0, 600, 375, 67]}
      """,
      .notification(
        KeyboardNotification(
          name: .didHide, begin: CGRect(x: 0, y: 409, width: 375, height: 258),
          end: CGRect(x: 0, y: 667, width: 375, height: 258), duration: 0.25),
        place: CGRect(x: 0, y: 600, width: 375, height: 67))
    ),
  ])
  func eventsAreRead(_ text: String, _ kind: SceneEvent.Kind) throws {
    #expect(try self.kind(text) == kind)
  }

  /// Events of the keyboard and of the app, each without what it may leave out, and with all.
  @Test(
    arguments: [
      ("show: {}", .show(height: nil, duration: nil, curve: 7)),
      ("show: {height: 300, duration: 0.4, curve: 2}", .show(height: 300, duration: 0.4, curve: 2)),
      ("hide: {}", .hide(duration: nil, curve: 7)),
      ("hide: {duration: 0.4, curve: 0}", .hide(duration: 0.4, curve: 0)),
      ("switch: {predictive: true}", .keyboardSwitch(.predictiveBar(true, duration: nil))),
      (
        "switch: {predictive: false, duration: 0.2}",
        .keyboardSwitch(.predictiveBar(false, duration: 0.2))
      ), ("switch: {keyboard: emoji}", .keyboardSwitch(.emoji(true, duration: nil))),
      (
        "switch: {keyboard: text, duration: 0.1}",
        .keyboardSwitch(.emoji(false, duration: 0.1))
      ),
      (
        "switch: {heights: [282, 216]}",
        .keyboardSwitch(.heights([282, 216], interval: 0, duration: nil))
      ),
      (
        "switch: {heights: [1], interval: 0.02, duration: 0.3}",
        .keyboardSwitch(.heights([1], interval: 0.02, duration: 0.3))
      ), ("undock: {}", .undock(lift: nil)), ("undock: {lift: 90}", .undock(lift: 90)),
      ("split: {}", .split(height: nil, lift: nil)),
      ("split: ~", .split(height: nil, lift: nil)),
      ("split: {height: 250, lift: 90}", .split(height: 250, lift: 90)), ("float: {}", .float(nil)),
      ("float: {rect: [1, 2, 3, 4]}", .float(CGRect(x: 1, y: 2, width: 3, height: 4))),
      ("dock: {}", .dock), ("hardwareKeyboard: true", .hardwareKeyboard(.attached)),
      ("hardwareKeyboard: minimised", .hardwareKeyboard(.minimised)),
      ("crossFade: true", .crossFade(true)), ("crossFade: false", .crossFade(false)),
      ("guide: stale", .guide(.stale)), ("guide: follows", .guide(.follows)),
      ("drag: {from: 1, to: 2}", .drag(KeyboardDrag(from: 1, to: 2, duration: 0.3))),
      (
        "drag: {from: 1, to: 2, duration: 0.5, velocity: -4, release: stay}",
        .drag(KeyboardDrag(from: 1, to: 2, duration: 0.5, velocity: -4, release: .stay))
      ), ("focus: ~", .focus(1)), ("focus: 3", .focus(3)), ("blur: {}", .blur),
      ("tap: [3, 4]", .tap(CGPoint(x: 3, y: 4))), ("type: ab", .type("ab", interval: 0)),
      ("type: {text: ab}", .type("ab", interval: 0)),
      ("type: {text: ab, interval: 0.2}", .type("ab", interval: 0.2)),
    ] as [(String, SceneEvent.Kind)])
  func anEventIsWhatItSays(_ text: String, _ kind: SceneEvent.Kind) throws {
    let name = text.prefix { $0 != ":" }
    // Only what the person does to the keyboard can be silent.
    let silent = [
      "show", "hide", "switch", "undock", "split", "float", "dock", "hardwareKeyboard",
    ]
    for isSilent in [false, true] {
      let event = isSilent ? "silent: true, \(text)" : text
      #expect(SceneLine("events: [{at: 0, \(event)}]").isInSchema)
      let yaml = SceneFixtures.scene([
        "device": "device: iPad Pro (11-inch)", "events": "events: [{at: 0, \(event)}]",
        "expect": "expect: still",
      ])
      guard !isSilent || silent.contains(String(name)) else {
        #expect(!SceneFixtures.complaint(yaml).isEmpty)
        continue
      }
      let read = try SceneFixtures.cases(yaml).first?.events.first
      #expect(read?.kind == kind && read?.isSilent == isSilent)
    }
  }

  @Test func silenceIsRead() throws {
    #expect(try event("silent: true, hide: {}")?.isSilent == true)
    #expect(try event("hide: {}")?.isSilent == false)
  }

  @Test func droppedRefreshesAreRead() throws {
    let yaml = SceneFixtures.scene(["dropped": "dropped: [3, {from: 0.5, to: 0.75}]"])
    let scene = try #require(try SceneFixtures.cases(yaml).first)
    #expect(scene.dropped == [.indices(3...3), .from(0.5, .seconds(0.25))])
    #expect(try SceneFixtures.cases(yaml).count == 1)
  }

  @Test func listsMakeCases() throws {
    let yaml = SceneFixtures.scene(["events": "events: [{at: 0, rotate: [landscape, portrait]}]"])
    #expect(try SceneFixtures.cases(yaml).count == 2)
  }

  @Test(arguments: [
    ("rotate: sideways", "4:26: error: rotate must be one of portrait, landscape"),
    ("rotate: {height: 200}", "4:26: error: rotate lacks 'to'"),
    ("rotate: {to: landscape, height: 500}", "4:50: error: height must be 1 to 375 points"),
    ("background: {count: 2}", "4:38: error: count goes with empties"),
    ("background: {keyboard: gone}", "4:41: error: keyboard must be one of stays, hides"),
    ("scroll: {}", "4:26: error: a scroll is either"),
    ("scroll: {by: 1, to: 2}", "4:26: error: a scroll is either"),
    ("receive: {text: a, height: 4}", "4:45: error: a message has a text"),
    ("receive: {count: 0}", "4:35: error: count must be 1 to 1000"),
    ("send: [[]]", "4:"),
    ("drop: {count: 1, duration: 1}", "4:24: error: a drop is either"),
    ("drop: {}", "4:24: error: a drop is either"),
    ("silent: true, focus: 1", "4:26: error: focus cannot be silent"),
    ("silent: 1, hide: {}", "4:26: error: silent must be true or false"),
  ])
  func errorsPointAtThePlace(_ text: String, _ complaint: String) {
    let yaml = SceneFixtures.scene(["events": "events: [{at: 0, \(text)}]"])
    let said = SceneFixtures.complaint(yaml)
    #expect(said.hasPrefix(complaint), "\(said)")
  }

  @Test(arguments: [
    ("[x]", "5:11: error: an element of dropped must be a number"),
    ("[{from: 2, to: 1}]", "5:25: error: to must be 2 to 660 seconds"),
    ("[-1]", "5:11: error: an element of dropped must be 0 to 1000000"),
  ])
  func droppedRefreshesHaveAPlaceToo(_ text: String, _ complaint: String) {
    let said = SceneFixtures.complaint(SceneFixtures.scene(["dropped": "dropped: \(text)"]))
    #expect(said.hasPrefix(complaint), "\(said)")
  }

  /// A handler that cannot show messages is named where the scene has one for it.
  @MainActor
  @Test func messagesNeedSomebodyToTell() throws {
    let deaf = HandlerDefinition(
      name: "frame", summary: "Deaf.", make: { ChatViewController(transcript: $1) },
      bar: { $0.inputBar })
    let reader = SceneReader(
      vocabulary: SceneVocabulary(handlers: [deaf.signature], findingKinds: []))
    let yaml = SceneFixtures.scene(["events": "events: [{at: 0, show: {}}, {at: 1, send: Hi}]"])
    #expect(throws: SceneError.self) { try reader.cases(in: yaml, file: "f") }
    do { _ = try reader.cases(in: yaml, file: "f") } catch {
      #expect(
        error.description.hasPrefix("f:4:37: error: the handler frame cannot send"))
    }
  }
}

/// Damaged scenes of these events: each is read or refused with a place in the text.
struct ScreenEventFuzzTests {
  private static let seed = """
    scene: All of them
    device: {points: [375, 667], landscape: {safeArea: {left: 44, bottom: 21}, keyboard: 170}}
    handler: [frame, transform]
    dropped: [3, {from: 0.5, to: 0.6}]
    events:
      - {at: 0, rotate: {to: landscape, height: 200, count: 2}}
      - {at: 1, background: {duration: 2, keyboard: empties, count: 3, rotate: portrait}}
      - {at: 2, scroll: {by: -200, from: 300, duration: 0.2, velocity: 900}}
      - {at: 3, receive: {text: "Hello", count: 2}}
      - {at: 3, send: "On my way"}
      - {at: 4, drop: {count: 3}}
      - {at: 5, silent: true, switch: {heights: [282, 216], interval: 0.1}}
    """

  @Test func damageIsReadOrRefusedInsideTheText() throws {
    var generator = SplitMix64(seed: 23)
    #expect(try SceneFixtures.cases(Self.seed).count == 2)
    let lines = Self.seed.split(separator: "\n").count
    let letters = Array("{}[]:,-'\"0a ;#&*")
    var refused = 0
    for _ in 0..<5_000 {
      var text = Array(Self.seed)
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: 0..<text.count, using: &generator)
        let letter = letters.randomElement(using: &generator) ?? " "
        switch Int.random(in: 0...2, using: &generator) {
        case 0: text.remove(at: place)
        case 1: text[place] = letter
        default: text.insert(letter, at: place)
        }
      }
      do {
        _ = try SceneFixtures.reader.cases(in: String(text), file: "f")
      } catch {
        refused += 1
        #expect((1...lines + 1).contains(error.location.line) && error.location.column >= 1)
        #expect(!error.message.isEmpty)
      }
    }
    #expect(refused > 1000)
  }

  /// Text that is typed or received has 1 to 10,000 characters.
  @Test(arguments: ["type", "receive"], [(0, false), (1, true), (10_000, true), (10_001, false)])
  func textHasALimit(_ event: String, _ text: (count: Int, isRead: Bool)) {
    let words = String(repeating: "x", count: text.count)
    let complaint = SceneFixtures.complaint(
      SceneFixtures.scene(["events": "events: [{at: 0, \(event): {text: \"\(words)\"}}]"]))
    #expect(complaint.isEmpty == text.isRead)
    #expect(text.isRead || complaint.contains("text must be text of 1 to 10000 characters"))
  }
}
