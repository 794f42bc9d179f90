import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// The causes of a bar that goes up with a keyboard and back without it.
@MainActor
struct WentBackTests {
  private func causes(
    _ handler: String, _ options: [String: String] = [:], then event: SceneEvent.Kind?
  ) throws -> [Cause?] {
    var events: [SceneEvent] = [.show(336, at: 0)]
    if let event { events.append(SceneEvent(time: 1, kind: event)) }
    let result = CaseResult(try SceneCase.of(handler, options, events: events).played())
    return result.findings.filter { $0.kind == .overlap && $0.phase == .open }
      .map(\.cause)
  }

  /// An empty rectangle sends the bar down, and the keyboard stays: it did hear, and did go.
  @Test(arguments: ["frame", "constraint", "transform", "nbchat"])
  func aBarThatWasUpHasNotStayed(_ handler: String) throws {
    let empty = KeyboardNotification(name: .willShow, begin: .zero, end: .zero, duration: 0)
    let found = try causes(handler, then: .notification(empty))
    #expect(!found.isEmpty)
    for cause in found {
      guard case .notification(.staleNotification(let posted, _, let height, _, _)) = cause else {
        Issue.record("another cause: \(String(describing: cause))")
        continue
      }
      #expect(posted.name == "willShow" && posted.time == 1 && height == 0)
    }
  }

  /// A longer message lays the bar out anew, in its place without a keyboard.
  @Test func aBarThatIsLaidOutAnewGoesBack() throws {
    let text = String(repeating: "A longer message. ", count: 8)
    let found = try causes("contentinset", ["version": "A"], then: .type(text, interval: 0))
    #expect(!found.isEmpty)
    for cause in found {
      guard case .rest(.wentBack) = cause else {
        Issue.record("another cause: \(String(describing: cause))")
        continue
      }
      #expect(cause?.rule == .wrongRestingPlace)
    }
  }

  @Test func aBarThatNeverWentHasStayed() throws {
    let found = try causes("frame", ["deaf": "true"], then: nil)
    #expect(!found.isEmpty && found.allSatisfy { $0?.rule == .ignoresNotification })
  }
}
