import Foundation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// What is given apart from a scene: a handler on a command line, and a list of events.
struct SceneArgumentTests {
  private let timing: HandlerSpec.Option = .init(name: "timing", value: .word("linear"))

  @Test("A handler is named as scenes or as reports name it")
  func handlersAreNamed() throws {
    let speed = HandlerSpec.Option(name: "speed", value: .number(2.5))
    for (argument, options) in [
      ("frame", []), ("{frame: {timing: linear}}", [timing]), ("frame(timing: linear)", [timing]),
      ("frame(timing: linear, speed: 2.5)", [timing, speed]),
    ] {
      let handler = try SceneFixtures.reader.handler(argument: argument)
      #expect(handler == HandlerSpec(name: "frame", options: options), "\(argument)")
      // Reports name it so that it can be read again.
      #expect(try SceneFixtures.reader.handler(argument: handler.description) == handler)
    }
    for wrong in [
      "none", "frame(timing: slow)", "frame(speed)", "frame(", "", "[frame, transform]",
    ] {
      #expect(throws: SceneError.self, "\(wrong)") {
        try SceneFixtures.reader.handler(argument: wrong)
      }
    }
  }

  @Test(
    "The first event that does nothing is found by its place",
    arguments: [
      ("[{at: 0, hide: {duration: 0.25}}]", 1, 0), ("[{at: 0, hide: {duration: 0.25}}]", nil, nil),
      ("[{at: 0, show: {height: 258}}, {at: 1, hide: {duration: 0.25}}]", 1, nil),
      (
        "[{at: 0, show: {height: 258}}, {at: 1, hide: {duration: 0.2}}, {at: 2, hide: {duration: 0.2}}]",
        1, 2
      ),
      ("[{at: 0, show: {height: 258}}, {at: 1, jump: 3}]", nil, 1), ("[{at: 0, focus: 2}]", 1, 0),
      ("[{at: 0, focus: 2}]", 2, nil), ("[{at: 0, show: {height: -1}}]", nil, 0), ("[", nil, 0),
      ("5", nil, 0),
    ] as [(String, Int?, Int?)])
  func idleEventsAreFound(list: String, textInputs: Int?, place: Int?) {
    let device = Device.known("iPhone 8")
    #expect(SceneReader.idleEvent(in: list, on: device, textInputs: textInputs) == place)
  }

  @Test("Values of JSON are written with keys in order, and whole numbers without a point")
  func valuesAreWritten() {
    let value: JSONValue = [
      "b": [1, true, "a/b"], "a": .map(["c": .null, "d": .number(0.5), "e": .number(-3)]),
    ]
    let text = value.json.filter { !$0.isWhitespace }
    #expect(text == #"{"a":{"c":null,"d":0.5,"e":-3},"b":[1,true,"a/b"]}"#)
    #expect(value.json.hasSuffix("}\n"))
  }
}
