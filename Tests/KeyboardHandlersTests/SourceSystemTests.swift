import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardHandlers

/// The numbers of the source systems' scenes, against closed forms.
@MainActor
struct SourceSystemTests {
  private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes").path

  private func played(_ scene: String, matrix: String? = nil) throws -> [CaseResult] {
    let kinds = FindingKind.allCases.map(\.rawValue)
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: HandlerRegistry.standard.signatures, findingKinds: kinds))
    let crossed = try matrix.map { try reader.matrix(in: $0, file: "matrix.yaml") }
    let file = "\(Self.scenes)/\(scene).yaml"
    return try reader.cases(in: SceneFile.text(at: file), file: file, crossedWith: crossed)
      .map { CaseResult(try ScenePlayer(registry: .standard).play($0)) }
  }

  private func greatest(_ kind: FindingKind, _ result: CaseResult) -> Double {
    result.findings.filter { $0.kind == kind }.map(\.points).max() ?? 0
  }

  private func version(_ name: String) -> String {
    "contentinset(version: \(name), fixed: false)"
  }

  /// The rise, what the bar on top hides of the list already, less 8 points above the messages.
  @Test(arguments: [
    ("iPhone 8", 667.0, 64.0), ("iPhone 8 Plus", 736, 64), ("iPhone 14", 844, 91),
  ])
  func whatNbChatLosesOfItsFirstMessages(_ device: String, _ height: Double, _ top: Double) throws {
    for count in [1, 5, 7, 9, 14, 30] {
      let results = try played(
        "nbchat/case-3-screen",
        matrix: "{device: \(device), handler: nbchat, transcript: {messages: \(count), height: 44}}"
      )
      let end = min(72 + 52 * Double(count), height - 59)
      let hidden = end - (height - 44 - 260)
      let rise = hidden <= 0 ? 0 : end <= height - 74 ? hidden : 260
      let lost = max(0, min(rise + top - 64 - 8, 52 * Double(count) - 8))
      #expect(results.count == 2)
      for result in results {
        #expect(abs(greatest(.unreachable, result) - lost) < 1e-6, "\(device) \(count)")
      }
    }
  }

  /// Posted `2n` times and taken back `n` times, the bar is `n` heights of 100 points too high.
  @Test(arguments: 1...5)
  func theDriftOfRoundsToldTwice(_ rounds: Int) throws {
    let results = try played("contentinset/posted-twice-\(rounds)")
    let adding = ["A", "B", "C"].map(version)
    for result in results {
      let drift = adding.contains("\(result.scene.handler)") ? 100 * Double(rounds) : 0
      #expect(abs(greatest(.drift, result) - drift) < 1e-6, "\(result.scene.handler)")
    }
    #expect(results.count == 8)
  }

  /// A second height: the first of the two is what is left, and what the gap is while it is up.
  @Test(arguments: [
    ("source-systems/second-height", 216.0), ("source-systems/second-height-lower", 260),
  ])
  func whatASecondHeightLeaves(_ scene: String, _ first: Double) throws {
    for result in try played(scene) {
      let left = ["A", "B", "C"].map(version).contains("\(result.scene.handler)") ? first : 0
      // The second attempt of the other article is not animated: at the first show it is there at once.
      let gap = result.scene.handler.name == "article-constraint" ? first : left
      #expect(abs(greatest(.gap, result) - gap) < 1e-6, "\(result.scene.handler)")
      if "\(result.scene.handler)".hasPrefix("contentinset") {
        #expect(abs(greatest(.drift, result) - left) < 1e-6, "\(result.scene.handler)")
      }
    }
  }

  /// A finger takes the keyboard 567 - 407 points down: who goes by notifications is left behind.
  @Test func whoStaysBehindUnderAFinger() throws {
    for result in try played("source-systems/drag") {
      let name = "\(result.scene.handler)"
      let adds = ["A", "B", "C"].map(version).contains(name)
      let goesByNotifications = ["nbchat", "contentinset", "article-frame"].contains {
        result.scene.handler.name == $0
      }
      // The notification that it stays after all adds the height of 260 once more.
      let gap = adds || name == "article-constraint" ? 260.0 : goesByNotifications ? 160 : 0
      // The refresh at which the finger lets go belongs to the way back: a step less.
      let step = gap == 160 ? 367 / 0.4 / 60 : 0
      #expect(abs(greatest(.gap, result) - (gap - step)) <= step + 1e-6, "\(name)")
    }
  }

  @Test func theThreeMotionsCannotBeToldApart() throws {
    // All devices play in a build with optimisation, see Scripts/test.
    let results = try played(
      "motions/whatever-happens",
      matrix: "{device: [iPhone 8, iPhone 14], rate: [60, 120], phase: 0.0071}")
    #expect(results.count == 2 * 2 * 2 * 3)
    for result in results {
      #expect(result.findings.isEmpty && result.greatestGap < 1e-9)
      #expect(result.greatestOverlap < 1e-9)
    }
  }
}
