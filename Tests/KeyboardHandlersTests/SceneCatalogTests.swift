import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// The folders of public reports and records: each scene names its source and is in the table.
struct SceneCatalogTests {
  static let folders = [
    "safe-area", "multiple-fires", "notifications", "rotation", "ipad-and-hardware", "windows",
    "accessibility", "ios-26", "ios-27", "interactive", "autofill", "chat-content",
    "iqkeyboardmanager",
  ]

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static func files() throws -> [String] {
    try folders.flatMap {
      try SceneFile.files(at: root.appendingPathComponent("Scenes/\($0)").path)
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Names of the file and its folder, as the table has them.
  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).pathComponents.suffix(2).joined(separator: "/")
  }

  @Test(arguments: try files())
  func citesItsSourceAndStandsInTheTable(_ file: String) throws {
    let text = try SceneFile.text(at: file)
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    #expect(head.contains { $0.hasPrefix("# Source: ") && $0.count > 20 })
    #expect(text.contains("\nexpect:"))
    let table = try Self.text("Scenes/README.md")
    #expect(table.contains("](\(Self.name(of: file))) |"))
  }

  /// No row without a file.
  @Test func everyRowHasItsScene() throws {
    let names = Set(try Self.files().map(Self.name))
    let rows = try Self.text("Scenes/README.md").split(separator: "\n").filter {
      $0.hasPrefix("| [")
    }
    #expect(rows.count == names.count)
    for row in rows {
      let link = row.split(separator: "(", maxSplits: 1)[1].prefix { $0 != ")" }
      #expect(names.contains(String(link)), "\(row)")
    }
  }

  private struct Records: Decodable {
    struct Record: Decodable { let id: String }
    let notifications: [Record]
  }

  @Test func everyRecordIsPlayed() throws {
    let data = Data(
      try Self.text("Tests/KeyboardSimulationTests/Fixtures/notifications.json").utf8)
    let ids = try JSONDecoder().decode(Records.self, from: data).notifications.map(\.id)
    let played = Set(
      try Self.files().flatMap { file in
        try SceneFile.text(at: file).split(separator: "\n").map(String.init)
      })
    #expect(!ids.isEmpty)
    for id in ids { #expect(played.contains("# Record: \(id)"), "\(id) is in no scene") }
  }
}
