import Detectors
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import Testing

@testable import SceneFiles

/// A scene in which something cannot happen is wrong, at the place of the event.
struct EventPremiseTests {
  private static let reader = SceneReader(
    vocabulary: SceneVocabulary(
      handlers: HandlerRegistry.standard.signatures,
      findingKinds: FindingKind.allCases.map(\.rawValue)))

  private static func text(
    _ events: [String], by handler: String = "frame", on device: String = "iPhone 14",
    _ expect: String = ""
  ) -> String {
    """
    scene: Test
    device: \(device)
    handler: \(handler)
    events:
    \(events.map { "  - {at: \($0)}" }.joined(separator: "\n"))
    \(expect)
    """
  }

  /// A handler without a text input cannot be typed into.
  @Test func aHandlerIsAskedForWhatItCanDo() {
    func refusal(of kind: String, inputs: Int?) -> String? {
      let handler = HandlerDefinition(name: "own", summary: "Own.") {
        ChatViewController(transcript: $1)
      }
      let signature = inputs.map { handler.having(textInputs: $0) } ?? handler
      let reader = SceneReader(
        vocabulary: SceneVocabulary(handlers: [signature.signature], findingKinds: []))
      return reader.refusal(ofEvent: kind, by: HandlerSpec(name: "own"))
    }
    for kind in ["focus", "blur", "type"] {
      #expect(refusal(of: kind, inputs: 0)?.contains("own has no text input") == true)
      #expect(refusal(of: kind, inputs: 1) == nil && refusal(of: kind, inputs: nil) == nil)
    }
    for kind in ["show", "hide", "tap"] { #expect(refusal(of: kind, inputs: 0) == nil) }
    #expect(Self.reader.refusal(ofEvent: "type", by: HandlerSpec(name: "unknown")) == nil)
  }

  /// The line and the start of what is said; nil where the scene is right.
  private static func error(_ text: String) -> SceneError? {
    do throws(SceneError) {
      _ = try reader.cases(in: text, file: "f")
      return nil
    } catch {
      return error
    }
  }

  /// Events, the handler and the device, and which event is wrong; idle ones a still scene may have.
  static let wrong:
    [(events: [String], handler: String, device: String, index: Int, isIdle: Bool)] = [
      (["0, hide: {}"], "frame", "iPhone 14", 0, true),
      (["0, show: {}", "1, hide: {}", "2, hide: {}"], "frame", "iPhone 14", 2, true),
      // In order of time, not of lines.
      (["1, show: {}", "0, hide: {}"], "frame", "iPhone 14", 1, true),
      (["0, show: {}", "1, float: {}"], "frame", "iPhone 14", 1, false),
      (["0, show: {}", "1, split: {}"], "layoutguide", "iPhone SE (1st generation)", 1, false),
      (["0, undock: {}", "1, show: {}"], "layoutguide", "iPhone 8", 0, false),
      (["0, show: {}", "1, dock: {}"], "frame", "iPad Pro (11-inch)", 1, true),
      (
        ["0, show: {}", "1, float: {}", "2, dock: {}", "3, dock: {}"], "frame",
        "iPad Pro (11-inch)", 3, true
      ),
      (["0, drag: {from: 500, to: 700}"], "frame", "iPhone 14", 0, true),
      (
        ["0, show: {}", "1, hide: {}", "2, drag: {from: 500, to: 600}"], "transform", "iPhone 8",
        2, true
      ),
      (
        ["0, show: {}", "1, undock: {}", "2, drag: {from: 500, to: 700}"], "frame",
        "iPad Pro (11-inch)", 2, true
      ),
      (["0, switch: {keyboard: emoji}", "1, show: {}"], "frame", "iPhone 8", 0, true),
      (["0, hardwareKeyboard: false", "1, show: {}"], "inputaccessory", "iPhone 8", 0, true),
      (
        ["0, hardwareKeyboard: true", "1, hardwareKeyboard: true"], "frame", "iPhone 8", 1, true
      ),
      (["0, show: {}", "1, rotate: portrait"], "frame", "iPhone 8", 1, true),
      (["0, show: {}", "1, focus: 1"], "frame", "iPhone 8", 1, false),
      (["0, show: {}", "1, type: a"], "layoutguide", "iPhone 8", 1, false),
      (["0, show: {}", "1, blur: {}"], "constraint", "iPhone 8", 1, false),
      (["0, focus: 2"], "inputaccessory", "iPhone 8", 0, false),
      (["0, type: a", "1, show: {}"], "nbchat", "iPhone 8", 0, false),
    ]

  @Test(arguments: wrong.indices)
  func whatFindsNothingToDoIsAnErrorAtItsPlace(index: Int) throws {
    let (events, handler, device, wrong, isIdle) = Self.wrong[index]
    let error = try #require(Self.error(Self.text(events, by: handler, on: device)))
    #expect(error.location.line == 5 + wrong, "\(error)")
    let name = events[wrong].split(separator: " ", maxSplits: 1)[1].prefix { $0 != ":" }
    let line = "  - {at: \(events[wrong])}"
    let start = try #require(line.firstRange(of: name)?.lowerBound)
    #expect(error.location.column == line.utf8.distance(from: line.startIndex, to: start) + 1)
    let still = Self.error(Self.text(events, by: handler, on: device, "expect: still"))
    #expect((still == nil) == isIdle, "\(String(describing: still))")
  }

  /// Without the wrong event, each of them that is left is right.
  @Test(arguments: wrong.indices)
  func theOthersAreRight(index: Int) {
    var (events, handler, device, wrong, _) = Self.wrong[index]
    events.remove(at: wrong)
    guard !events.isEmpty, events != ["0, show: {}", "1, hide: {}", "3, dock: {}"] else { return }
    #expect(Self.error(Self.text(events, by: handler, on: device)) == nil)
  }

  @Test func aSceneNeedsAnEvent() throws {
    let text = { (end: String) in
      "scene: Test\ndevice: iPhone 8\nhandler: [frame, transform]\nevents: []\n\(end)"
    }
    let error = try #require(Self.error(text("")))
    #expect(error.location.line == 4 && error.message.contains("nothing happens"))
    #expect(Self.error(text("expect: clean")) != nil)
    #expect(Self.error(text("expect: {frame: still}")) != nil)
    #expect(Self.error(text("expect: {frame: still, transform: still}")) == nil)
    #expect(Self.error(text("expect: still")) == nil)
  }

  /// A setting that a list runs both ways is right, though one of them changes nothing.
  @Test func bothValuesOfASettingMayBePlayed() {
    #expect(Self.error(Self.text(["0, hardwareKeyboard: [true, false]", "1, show: {}"])) == nil)
    #expect(Self.error(Self.text(["0, show: {}", "1, rotate: [portrait, landscape]"])) == nil)
  }

  /// A screen of an app's own may bring the keyboard by itself: only playing shows if it does.
  @Test func nothingIsKnownOfOtherScreens() throws {
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: [HandlerSignature(name: "own", summary: "")], findingKinds: []))
    for event in ["hide: {}", "blur: {}", "type: a", "focus: 7", "drag: {from: 1, to: 2}"] {
      let cases = try reader.cases(in: Self.text(["0, \(event)"], by: "own"), file: "f")
      #expect(cases.count == 1)
    }
  }

  /// A matrix leaves out what its devices and handlers cannot do.
  @Test func aMatrixLeavesOutWhatCannotBe() throws {
    let text = Self.text(["0, show: {}", "1, float: {}"], on: "iPad Pro (11-inch)")
    let devices = try Self.reader.matrix(in: "device: [iPhone 8, iPad Pro (11-inch)]", file: "m")
    let cases = try Self.reader.cases(in: text, file: "f", crossedWith: devices)
    #expect(cases.map(\.device.name) == ["iPad Pro (11-inch)"])
    let typing = Self.text(["0, focus: 1", "1, type: a"], by: "inputaccessory")
    let handlers = try Self.reader.matrix(in: "handler: [frame, nbchat]", file: "m")
    let read = try Self.reader.cases(in: typing, file: "f", crossedWith: handlers)
    #expect(read.map(\.handler.name) == ["nbchat"])
  }

  @Test(arguments: [
    ("still", Scenes.Expectation.still), ("clean", .clean), ("[gap]", .findings(["gap"])),
    ("moved", .findings(["moved"])),
  ])
  func anExpectationMayBeOfAllHandlers(word: String, expectation: Scenes.Expectation) throws {
    let text: (String) -> String = {
      Self.text(["0, show: {}"], by: "[frame, transform]", "expect: \($0)")
    }
    let all = try Self.reader.cases(in: text(word), file: "f").map(\.expectation)
    #expect(all == [expectation, expectation])
    let one = try Self.reader.cases(in: text("{frame: \(word)}"), file: "f").map(\.expectation)
    #expect(one == [expectation, nil])
    #expect(Self.error(text("[still, gap]"))?.message.contains("is alone") == true)
  }
}
