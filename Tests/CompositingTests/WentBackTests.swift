import Compositing
import Foundation
import KeyboardHandlers
import KeyboardScenes
import Testing

/// What is said of a bar that goes up with a keyboard and back without it.
@MainActor
struct WentBackTests {
  private func causes(
    _ handler: String, _ options: [String: String] = [:], _ notification: KeyboardNotification?
  ) throws -> [(Cause.Rule?, String)] {
    var events: [SceneEvent] = [.show(336, at: 0)]
    if let notification {
      events.append(SceneEvent(time: 1, kind: .notification(notification)))
    }
    let result = CaseResult(try SceneCase.of(handler, options, events: events).played())
    return result.findings.filter { $0.kind == .overlap && $0.phase == .open }
      .map { ($0.rule, $0.cause ?? "") }
  }

  /// An empty rectangle sends the bar down, and the keyboard stays: it did hear, and did go.
  @Test(arguments: ["frame", "constraint", "transform", "nbchat"])
  func aBarThatWasUpHasNotStayed(_ handler: String) throws {
    let empty = KeyboardNotification(name: .willShow, begin: .zero, end: .zero, duration: 0)
    let found = try causes(handler, [:], empty)
    #expect(!found.isEmpty)
    for (rule, text) in found {
      #expect(rule == .misplaced)
      #expect(text.contains("rises by 336 pt, and at 1000 ms it goes back"))
    }
  }

  @Test func aBarThatNeverWentHasStayed() throws {
    let found = try causes("frame", ["deaf": "true"], nil)
    #expect(!found.isEmpty && found.allSatisfy { $0.0 == .unmoved })
  }
}
