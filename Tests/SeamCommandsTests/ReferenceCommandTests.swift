import Detectors
import Foundation
import TestSupport
import Testing

/// The commands that print what the program knows: `explain` and `schema`.
struct ReferenceCommandTests {
  private static let names =
    FindingKind.allCases.filter { $0.guide != nil }.map(\.rawValue)
    + Cause.Rule.allCases.filter { $0.guide != nil }.map(\.rawValue)

  /// Each format has all entries, in one order.
  @Test func eachFormatHasAll() throws {
    let list = try SeamProcess("explain").output.split(separator: "\n").dropFirst()
    #expect(list.map { String($0.prefix { $0 != " " }) } == Self.names)
    for arguments in [["all"], []] {
      let markdown = try SeamProcess(["explain"] + arguments + ["--format", "markdown"]).output
      let sections = markdown.split(separator: "\n").filter { $0.hasPrefix("### ") }
      #expect(sections == Self.names.map { "### `\($0)`" })
      let json = try SeamProcess(["explain"] + arguments + ["--format", "json"]).output
      let map = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let entries = try #require(map?["entries"] as? [[String: Any]])
      #expect(entries.map { $0["name"] as? String } == Self.names)
      #expect(map?["version"] as? Int == 1)
    }
  }

  /// The schema of a program knows that program's handlers, and is the same in a file.
  @Test func theSchemaKnowsTheHandlers() throws {
    let folder = try TemporaryFolder()
    let own = try SeamProcess(["schema"], of: "FaultyHandlers", in: folder.url)
    let usual = try SeamProcess("schema", "-o", "a.json", in: folder.url)
    #expect(own.status == 0 && usual.status == 0 && usual.output.isEmpty)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("a.json"), encoding: .utf8)
    #expect(try SeamProcess("schema").output == text)
    #expect(own.output.contains("\"tasking\"") && !text.contains("\"tasking\""))
    for schema in [text, own.output] {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(schema.utf8)) }
      #expect(schema.contains("\"layoutguide\""))
    }
  }
}
