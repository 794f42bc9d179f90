import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import TestSupport
import Testing

@testable import SceneFiles

/// The handbook of scenes: every kind of event, every key, and examples that can be read.
struct SceneHandbookTests {
  private static let text: String? = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation")
    return try? String(contentsOf: folder.appending(path: "scenes.md"), encoding: .utf8)
  }()

  @Test func everyKindAndKeyStandsInIt() throws {
    let text = try #require(Self.text)
    for kind in EventKind.all { #expect(text.contains("`\(kind.name)`"), "\(kind.name)") }
    for key in SceneReader.keys { #expect(text.contains("| `\(key)` |"), "\(key)") }
    for kind in EventKind.all {
      #expect(text.contains("{at: ") && text.contains("\(kind.name):"), "\(kind.name)")
    }
  }

  @Test func everyExampleCanBeRead() throws {
    let text = try #require(Self.text)
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 9)
    let handlers = ["frame", "constraint", "transform", "layoutguide", "inputaccessory"]
    let registry = HandlerRegistry(
      handlers.map { name in
        HandlerDefinition(name: name, summary: "") { ChatViewController(transcript: $1) }
      })
    let reader = SceneReader(
      vocabulary: SceneVocabulary(handlers: registry.signatures, findingKinds: ["gap", "overlap"]))
    for block in blocks where block.contains("scene:") {
      #expect(throws: Never.self) { try reader.cases(in: block, file: "scenes.md") }
    }
  }
}
