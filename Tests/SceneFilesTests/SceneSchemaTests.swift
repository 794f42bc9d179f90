import Foundation
import Scenes
import TestSupport
import Testing

@testable import SceneFiles

/// The schema of scenes holds the keys and events that the reader reads, and no others.
struct SceneSchemaTests {
  private static let vocabulary = SceneFixtures.reader.vocabulary

  /// The keys that the reader names when it refuses another.
  private func keys(inErrorOf yaml: String) -> Set<String>? {
    do {
      _ = try SceneFixtures.reader.cases(in: yaml, file: "scene.yaml")
      return nil
    } catch {
      let parts = "\(error)".components(separatedBy: "it may hold ")
      return parts.count == 2 ? Set(parts[1].components(separatedBy: ", ")) : nil
    }
  }

  private static func fields(of shape: SceneShape) -> Set<String>? {
    switch shape {
    case .map(let fields): Set(fields.map(\.name))
    case .oneOf(let shapes): shapes.compactMap(fields).first
    default: nil
    }
  }

  @Test func theKeysOfAScene() {
    let keys = SceneShapes(vocabulary: Self.vocabulary).scene.map(\.name)
    #expect(keys == SceneReader.keys)
    let matrix = SceneShapes(vocabulary: Self.vocabulary).matrix.map(\.name)
    #expect(Set(matrix) == Set(CaseMatrix.keys))
  }

  @Test func theKindsOfEvents() {
    #expect(EventShapes.all.map(\.name) == EventKind.all.map(\.name))
  }

  /// An unknown key makes the reader name those that it knows.
  @Test func theKeysOfEachEvent() {
    var checked = 0
    for field in EventShapes.all {
      guard let known = Self.fields(of: field.shape), !known.isEmpty else { continue }
      let text = SceneFixtures.scene(
        ["events": "events: [{at: 0, \(field.name): {unheardOfKey: 1}}]"])
      #expect(keys(inErrorOf: text) == known, "\(field.name)")
      checked += 1
    }
    #expect(checked >= 12)
  }

  @Test(arguments: [
    ("device: {points: [375, 667], unheardOfKey: 1}", "device"),
    ("system: {unheardOfKey: 1}", "system"), ("transcript: {unheardOfKey: 1}", "transcript"),
  ])
  func theKeysOfDescriptions(line: String, key: String) throws {
    let shapes = SceneShapes(vocabulary: Self.vocabulary)
    let field = try #require(shapes.scene.first { $0.name == key })
    #expect(keys(inErrorOf: SceneFixtures.scene([key: line])) == Self.fields(of: field.shape))
  }

  /// What a scene must have is what the reader misses; each key says what it is for.
  @Test func theKeysThatAreNeeded() throws {
    let schema = SceneSchema(Self.vocabulary)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    let definitions = object["definitions"] as? [String: [String: Any]]
    let scene = try #require(definitions?["scene"])
    let needed = try #require(scene["required"] as? [String])
    for entry in schema.keys {
      let isMissed = SceneFixtures.complaint(SceneFixtures.scene([entry.name: nil]))
        .contains("lacks '\(entry.name)'")
      #expect(entry.isRequired == isMissed && needed.contains(entry.name) == isMissed)
      for properties in [object["properties"], scene["properties"]] {
        let described = (properties as? [String: [String: Any]])?[entry.name]
        #expect(described?["description"] as? String == entry.summary)
      }
    }
    #expect(definitions?["matrix"]?["required"] == nil)
  }

  /// Definitions that are used are there, and each is used.
  @Test func everyReferenceHasItsDefinition() throws {
    let text = SceneSchema(Self.vocabulary).text
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(object["definitions"] as? [String: Any])
    let used = text.components(separatedBy: "#/definitions/").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(used) == Set(definitions.keys))
    #expect(text.utf8.count < 300_000)
  }
}
