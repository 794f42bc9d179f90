import HeadlessUIKit
import Scenes
import TestSupport
import Testing

/// What the keyboard does in the scenes that are about it, and letters one after the other.
@MainActor
struct ShippedSceneTests {
  @Test(arguments: ["notifications", "rotation", "ipad-and-hardware", "interactive", "windows"])
  func theyAreAsTheySay(_ folder: String) throws {
    #expect(try ShippedScenes.unexpectedCases(at: nil, in: folder) == [])
  }

  /// The first letter comes with the event, the others after it, each by the interval.
  @Test(arguments: [(0.1, ["a", "a", "ab", "abc"]), (0.0, ["abc", "abc", "abc", "abc"])])
  func lettersComeOneAfterTheOther(_ interval: Double, _ expected: [String]) throws {
    var texts: [String] = []
    let events = [
      SceneEvent(time: 0, kind: .focus(1)),
      SceneEvent(time: 1, kind: .type("abc", interval: interval)),
    ]
    _ = try TypingRehearsal(events) { controller in
      for time in [1.01, 1.09, 1.11, 1.21] {
        VirtualRunLoop.current.schedule(at: time) { texts.append(controller.fields[0].text ?? "") }
      }
    }
    #expect(texts == expected)
  }
}
