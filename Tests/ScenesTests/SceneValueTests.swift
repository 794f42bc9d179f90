import AnimationCurves
import Foundation
import KeyboardSimulation
import LayerGeometry
import SceneFiles
import Scenes
import SeededRandom
import Testing

/// The values of scenes, by what follows from their definitions.
struct SceneValueTests {
  static let device = Device(
    name: "d", width: 400, height: 800, scale: 2, safeArea: UIEdgeInsets(top: 20, bottom: 30),
    keyboardHeight: 300, predictiveBarHeight: 40, landscapeKeyboardHeight: 200,
    landscapePredictiveBarHeight: 25)

  private static let posted = KeyboardNotification(
    name: .didShow, begin: CGRect(x: 1, y: 2, width: 3, height: 4),
    end: CGRect(x: 5, y: 6, width: 7, height: 8), duration: 0.3, curve: 2, isLocal: false)

  /// Every kind of event, with and without what it may leave out.
  static let kinds: [SceneEvent.Kind] = [
    .show(height: nil, duration: nil, curve: 7), .show(height: 9, duration: 0.5, curve: 0),
    .hide(duration: nil, curve: 7), .hide(duration: 0.5, curve: 3), .notification(posted),
    .notification(posted.renamed(.willHide), place: CGRect(x: 1, y: 1, width: 2, height: 2)),
    .keyboardSwitch(.predictiveBar(true, duration: nil)),
    .keyboardSwitch(.predictiveBar(false, duration: 0.2)),
    .keyboardSwitch(.emoji(true, duration: 0.1)), .keyboardSwitch(.emoji(false, duration: nil)),
    .keyboardSwitch(.inputView(true)), .keyboardSwitch(.inputViewHeight(123)),
    .keyboardSwitch(.heights([1, 2], interval: 0.1, duration: 0.3)), .undock(lift: nil),
    .undock(lift: 4), .split(height: nil, lift: 2), .split(height: 3, lift: nil), .float(nil),
    .float(CGRect(x: 1, y: 2, width: 3, height: 4)), .dock, .hardwareKeyboard(.attached),
    .hardwareKeyboard(.detached), .hardwareKeyboard(.minimised), .crossFade(true), .guide(.stale),
    .rotate(.landscape), .rotate(.portrait, keyboard: 210, count: 3), .background(AppPause()),
    .background(AppPause(duration: 2, keyboard: .empties, count: 3, orientation: .landscape)),
    .drag(KeyboardDrag(from: 1, to: 2, duration: 0.3)),
    .drag(KeyboardDrag(from: 1, to: 2, duration: 0.3, velocity: -4, release: .stay)),
    .scroll(ListScroll(.by(-20))),
    .scroll(ListScroll(.to(7), from: 3, duration: 0.1, velocity: 8)),
    .messages([.init(height: 44, isOutgoing: true), .init(text: "a", isOutgoing: false)]),
    .drop(.count(3)), .drop(.seconds(0.5)), .focus(2), .blur, .tap(CGPoint(x: 3, y: 4)),
    .type("ab", interval: 0.2),
  ]

  static func scene(_ events: [SceneEvent] = []) -> SceneCase {
    SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "frame"), device: device, events: events)
  }

  private func again<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: kinds) func anEventIsReadAsItWasWritten(_ kind: SceneEvent.Kind) throws {
    for isSilent in [false, true] {
      let event = SceneEvent(time: 1.5, kind: kind, isSilent: isSilent)
      #expect(try again(event) == event)
      #expect(SceneEvent.kindNames.contains(event.name))
    }
  }

  @Test(arguments: [
    Scenes.Expectation.clean, .still, .findings(["gap"]), .findings(["gap", "overlap"]),
    .bounded([
      ExpectedFinding("gap", count: 2, atLeast: 1, atMost: 3, worst: 2, within: 0.1),
      ExpectedFinding("jump"),
    ]),
  ])
  func anExpectationIsReadAsItWasWritten(_ expectation: Scenes.Expectation) throws {
    #expect(try again(expectation) == expectation)
    let isBounded = if case .bounded = expectation { true } else { false }
    #expect((expectation.bound(of: "gap")?.count == 2) == isBounded)
    #expect(expectation.bound(of: "lag") == nil)
  }

  /// A case with all that it may leave out, and one with nothing of it.
  @Test func aCaseIsReadAsItWasWritten() throws {
    var full = Self.scene([SceneEvent(time: 1, kind: .dock)])
    full.rename(scene: "other", label: "l")
    full.choices = [SceneCase.Choice(["transcript", "messages"], "3")]
    full.handler = HandlerSpec(
      name: "frame",
      options: [
        .init(name: "a", value: .word("b")), .init(name: "c", value: .flag(true)),
        .init(name: "d", value: .number(2.5)),
      ])
    full.device = Self.device.turned(to: .landscape)
    full.window = CGRect(x: 1, y: 2, width: 3, height: 4)
    full.presentation = .formSheet
    (full.profile, full.rate, full.phase) = (.iOS26, 120, 0.25)
    full.dropped = [.indices(2...4), .from(1, .seconds(2)), .from(1, .count(3))]
    full.transcript = Transcript(texts: ["a", "b"])
    (full.spacing, full.barStyle, full.paintsFoot, full.reportsCorners) = (8, .floating, true, true)
    full.tolerances = ["gap": 2]
    full.requirements = [Requirement(.bar, .still, .always, within: 1, from: 2, until: 3)]
    full.expectation = .still
    full.location = SourceLocation(file: "f", line: 3, column: 4)
    #expect(try again(full) == full && full.name == "other / l")
    #expect(try again(Self.scene()) == Self.scene())
    #expect(full.choices[0].description == "transcript messages 3")
    #expect(full.choices[0].shortDescription == "messages 3")
    #expect(full.handler.description == "frame(a: b, c: true, d: 2.5)")
  }

  /// A finding is as great as is expected, with a millionth of room, and the worst with its own.
  @Test func whatIsExpectedHasItsRoom() {
    let bounds = ExpectedFinding("gap", atLeast: 2, atMost: 5)
    let amounts: [(Double, Bool)] = [
      (2, true), (2 - 9e-7, true), (2 - 2e-6, false), (5, true), (5 + 9e-7, true),
      (5 + 2e-6, false),
    ]
    for (amount, isRight) in amounts {
      #expect(bounds.allows(amount) == isRight)
    }
    for (within, room) in [(nil, 0.5), (0.25, 0.25)] as [(Double?, Double)] {
      let worst = ExpectedFinding("gap", worst: 10, within: within)
      #expect(worst.allows(10 + room) && worst.allows(10 - room))
      #expect(!worst.allows(10 + room + 2e-6) && !worst.allows(10 - room - 2e-6))
      // Those that are not the greatest only do not exceed it.
      #expect(worst.allows(1, isGreatest: false) && !worst.allows(11, isGreatest: false))
    }
    #expect(ExpectedFinding("gap").allows(0) && ExpectedFinding("gap").allows(1e9))
  }

  @Test func whatCanBeClaimed() {
    for subject in Requirement.Subject.allCases {
      for span in Requirement.Span.allCases {
        let claims = subject.claims(span)
        #expect(claims.contains(.visible))
        #expect(claims.contains(.onKeyboard) == (subject == .bar))
        #expect(claims.contains(.monotone) == (subject == .bar && span == .always))
      }
    }
    let claim = Requirement(.lastMessage, .visible, .atRest, within: 1.5, from: 2)
    #expect("\(claim)" == "at rest: {last message: visible, within: 1.5, from: 2}")
  }

  /// Turned and turned back a device is the same; its lengths are those of the other side between.
  @Test func aDeviceTurnsBack() {
    let turned = Self.device.turned(to: .landscape)
    #expect(turned.turned(to: .portrait) == Self.device && turned.turned(to: .landscape) == turned)
    #expect(turned.size == CGSize(width: 800, height: 400))
    #expect((turned.keyboardHeight, turned.predictiveBarHeight) == (200, 25))
    #expect(turned.usualKeyboardHeight == 200 && Self.device.usualKeyboardHeight == 300)
    #expect(turned.bounds == CGRect(x: 0, y: 0, width: 800, height: 400))
    for (width, height, isPad) in [(599.0, 900.0, false), (600, 900, true), (900, 600, true)] {
      let bare = Device(
        name: "d", width: width, height: height, scale: 2, safeArea: .zero, keyboardHeight: 0,
        predictiveBarHeight: 0)
      #expect(bare.isPad == isPad)
      #expect(bare.usualKeyboardHeight == (0.345 * height).rounded())
      #expect(bare.turned(to: .landscape).usualKeyboardHeight == (0.44 * width).rounded())
    }
  }

  /// From its start to its end evenly, and there from then on.
  @Test func aFingerMovesEvenly() {
    let drag = KeyboardDrag(from: 100, to: 300, duration: 0.5)
    for (time, place) in [(-1.0, 100.0), (0, 100), (0.125, 150), (0.25, 200), (0.5, 300), (9, 300)]
    {
      #expect(drag.finger(at: time) == place)
    }
    #expect(KeyboardDrag(from: 1, to: 2, duration: 0).finger(at: 0) == 2)
    #expect(ListScroll(.by(-4)).distance(fromOffset: 9) == -4)
    #expect(ListScroll(.to(4)).distance(fromOffset: 9) == 5)
  }

  /// A fast finger decides by its direction, a slow one by how much of the keyboard shows, and what
  /// the scene says before both.
  @Test func aFingerDecides() {
    for (velocity, share, stays) in [
      (20.0, 0.5, true), (20, 0.49, false), (-20, 0.5, true), (20.1, 0.9, false),
      (-20.1, 0.1, true),
    ] {
      let drag = KeyboardDrag(from: 0, to: 0, duration: 0, velocity: velocity)
      #expect(drag.stays(shownShare: share) == stays)
      for release in KeyboardDrag.Release.allCases {
        let said = KeyboardDrag(from: 0, to: 0, duration: 0, velocity: velocity, release: release)
        #expect(said.stays(shownShare: share) == (release == .stay))
      }
    }
    // Without a speed of its own, that of its way.
    #expect(!KeyboardDrag(from: 0, to: 21, duration: 1).stays(shownShare: 1))
    #expect(KeyboardDrag(from: 0, to: 20, duration: 1).stays(shownShare: 1))
    #expect(KeyboardDrag(from: 21, to: 0, duration: 1).stays(shownShare: 0))
    #expect(KeyboardDrag(from: 0, to: 9, duration: 0).stays(shownShare: 0.5))
  }

  /// An event that is done bit by bit has its times; a finger is seen at refreshes.
  @Test func anEventHasItsInstants() {
    func instants(_ kind: SceneEvent.Kind) -> [ClosedRange<Double>] {
      let event = SceneEvent(time: 1, kind: kind)
      return event.instants(seenAt: Self.scene([event]).refreshes)
    }
    #expect(instants(.dock) == [1...1])
    #expect(instants(.type("abc", interval: 0.5)) == [1...1, 1.5...1.5, 2...2])
    #expect(instants(.type("", interval: 0.5)) == [1...1])
    let heights = KeyboardSwitch.heights([1, 2], interval: 0.25, duration: nil)
    #expect(instants(.keyboardSwitch(heights)) == [1...1, 1.25...1.25])
    #expect(instants(.background(AppPause(duration: 3))) == [1...4])
    #expect(instants(.background(AppPause(duration: -3))) == [1...1])
    for kind in [
      SceneEvent.Kind.drag(KeyboardDrag(from: 0, to: 1, duration: 0.26)),
      .scroll(ListScroll(.by(1), duration: 0.26)),
    ] {
      let touch = instants(kind)[0]
      #expect(touch.lowerBound == 1 && abs(touch.upperBound - 76.0 / 60) < 1e-9)
    }
    // A finger that lifts at once is seen at the next refresh.
    let flick = instants(.scroll(ListScroll(.by(1), duration: 0)))[0]
    #expect(abs(flick.upperBound - 61.0 / 60) < 1e-9)
  }

  @Test func anAppIsAwayWhileItPauses() {
    let scene = Self.scene([
      SceneEvent(time: 1, kind: .background(AppPause(duration: 2))),
      SceneEvent(time: 5, kind: .dock),
    ])
    for (time, isAway) in [(1.0.nextDown, false), (1, true), (3.0.nextDown, true), (3, false)] {
      #expect(scene.isAbsent(at: time) == isAway)
    }
    #expect(scene.absences == [1..<3])
  }

  /// Which notification ends what another announces.
  @Test func anAnnouncementHasItsEnd() {
    for name in KeyboardNotification.Name.allCases {
      let words = name.rawValue.replacing("will", with: "did")
      #expect(name.isAnnouncement == name.rawValue.hasPrefix("will"))
      #expect(name.closing?.rawValue == (name.isAnnouncement ? words : nil))
    }
  }

  /// Letters count 9 points, East Asian ones 17, emoji 22; 250 points are a line of 20.
  @Test(arguments: [
    ("a", 9.0, 44.0), ("漢", 17, 44), ("👍🏽", 22, 44), ("", 0, 44), ("a\nb\n", 36, 84),
    (String(repeating: "a", count: 27), 243, 44), (String(repeating: "a", count: 28), 252, 64),
    ("한カ！＂", 68, 44),
  ])
  func aTextHasItsSize(text: String, width: Double, height: Double) {
    #expect(Transcript.Message.width(of: text) == width)
    #expect(Transcript.Message(text: text, isOutgoing: true).height == height)
  }

  @Test func everyThirdMessageIsTheUsers() {
    let isOutgoing = [false, true, false, false, true, false]
    #expect(Transcript(heights: [1, 2, 3, 4, 5, 6]).messages.map(\.isOutgoing) == isOutgoing)
    let texts = Transcript(texts: ["a", "b", "c", "d", "e", "f"]).messages
    #expect(
      texts.map(\.isOutgoing) == isOutgoing && texts.map(\.text) == ["a", "b", "c", "d", "e", "f"])
    #expect(Transcript.standard.messages.map(\.height) == Array(repeating: 44, count: 12))
  }

  @Test func aSceneMissesNoMoreThanItMay() throws {
    var scene = Self.scene([SceneEvent(time: 0, kind: .drop(.count(60_000)))])
    scene.dropped = [.from(1, .count(40_000))]
    #expect(try again(scene).missedCount == 100_000)
    scene.dropped.append(.indices(7...7))
    #expect(throws: DecodingError.self) { try again(scene) }
  }

  /// A number of a case that no scene can have is refused in a playback as well.
  @Test(
    arguments: [
      ("rate", 60, 1, 1000), ("phase", 0.25, 0, 1), ("spacing", 7, 0, 200), ("scale", 2, 0.1, 16),
      ("width", 400, 1, 100_000), ("height", 800, 1, 100_000), ("at", 1.5, 0, 3600),
    ] as [(String, Double, Double, Double)])
  func aCaseHasItsBounds(key: String, value: Double, least: Double, most: Double) throws {
    var scene = Self.scene([SceneEvent(time: 1.5, kind: .dock)])
    (scene.phase, scene.spacing) = (0.25, 7)
    let text = String(decoding: try JSONEncoder().encode(scene), as: UTF8.self)
    let old = "\"\(key)\":\(value == value.rounded() ? "\(Int(value))" : "\(value)")"
    #expect(text.contains(old))
    for (number, isGood) in [
      (least, true), (most, true), (least - 0.01, false), (most + 0.01, false),
    ] {
      let new = text.replacing(old, with: "\"\(key)\":\(number)")
      let read = try? JSONDecoder().decode(SceneCase.self, from: Data(new.utf8))
      #expect((read != nil) == isGood, "\(key): \(number)")
    }
  }

  /// A case of which only what it must have is written is one that was just made.
  @Test func whatACaseLeavesOutIsAsItIsMade() throws {
    let scene = Self.scene()
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(scene))
    let fields = try #require(written as? [String: Any])
    var least = fields
    for key in fields.keys {
      var fewer = least
      fewer[key] = nil
      let data = try JSONSerialization.data(withJSONObject: fewer)
      guard let read = try? JSONDecoder().decode(SceneCase.self, from: data) else { continue }
      #expect(read == scene, "\(key)")
      least = fewer
    }
    #expect(scene.spacing == 0 && !scene.paintsFoot && scene.dropped == [])
  }

  /// A number of an event that no scene can have is refused in a playback as well.
  @Test(arguments: [
    ("{\"first\":#,\"last\":4000000}", 0.0, 4_000_000.0),
    ("{\"first\":3,\"last\":#}", 3, 4_000_000),
    ("{\"time\":#,\"length\":{\"count\":1}}", 0, 3600),
    ("{\"time\":0,\"length\":{\"count\":#}}", 0, 4e6),
    ("{\"time\":0,\"length\":{\"seconds\":#}}", 0, 3600),
  ])
  func missedRefreshesHaveTheirBounds(json: String, least: Double, most: Double) {
    for (value, isGood) in [(least, true), (most, true), (least - 1, false), (most + 1, false)] {
      let text = json.replacing("#", with: "\(Int(value))")
      let read = try? JSONDecoder().decode(DroppedRefreshes.self, from: Data(text.utf8))
      #expect((read != nil) == isGood, "\(text)")
    }
  }

  /// A requirement says what a scene says, and is read as it was written.
  @Test func aRequirementSaysItsBounds() throws {
    let plain = Requirement(.bar, .onKeyboard)
    #expect(plain.description == "always: {bar: on keyboard}")
    let bound = Requirement(.bar, .visible, .atRest, within: 1, from: 0.5, until: 1e6)
    #expect(bound.description == "at rest: {bar: visible, within: 1, from: 0.5, until: 1000000.0}")
    for requirement in [plain, bound] { #expect(try again(requirement) == requirement) }
  }
}
