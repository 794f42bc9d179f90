/// The JSON Schema (draft 7) of scenes and matrices, for editors and validators.
///
/// A value that may be a list takes both. What a schema cannot say, as that a keyboard
/// has to be up before it can hide, only the reader finds.
public struct SceneSchema: Sendable {
  private let vocabulary: SceneVocabulary

  /// Creates the schema of scenes that may use the words of a vocabulary.
  public init(_ vocabulary: SceneVocabulary) {
    self.vocabulary = vocabulary
  }

  /// The schema as JSON, with keys in alphabetical order and a line end.
  public var text: String { value.json }

  /// Keys that only a scene has: with one of them a file is a scene, without one a matrix.
  private static let ownKeys = ["scene", "events", "expect", "tolerance"]

  private var value: JSONValue {
    let shapes = SceneShapes(vocabulary: vocabulary)
    let names = shapes.scene.map { ($0.name, JSONValue.map([:]).described($0.summary)) }
    var writer = SchemaWriter()
    writer.define("scene", as: .map(shapes.scene))
    writer.define("matrix", as: .map(shapes.matrix))
    writer.define("event", as: EventShapes.event)
    writer.define("expectation", as: shapes.expectation)
    writer.define("expectations", as: shapes.expectations)
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "A scene or a matrix of Seam",
      "type": "object",
      // Editors complete keys from here; what they may hold follows below.
      "properties": .map(Dictionary(names) { first, _ in first }),
      "if": [
        "anyOf": .list(Self.ownKeys.map { ["required": [.text($0)]] })
      ],
      "then": ["$ref": "#/definitions/scene"],
      "else": ["$ref": "#/definitions/matrix"],
      "definitions": .map(writer.definitions),
    ]
  }
}

extension SceneSchema {
  /// A name that scenes use, and what it is for.
  package struct Entry: Sendable {
    package let name: String
    package let summary: String
    package let isRequired: Bool
  }

  /// The keys of a scene.
  package var keys: [Entry] { SceneShapes(vocabulary: vocabulary).scene.map(\.entry) }

  /// The kinds of events.
  package var events: [Entry] { EventShapes.all.map(\.entry) }
}

extension SceneField {
  fileprivate var entry: SceneSchema.Entry {
    SceneSchema.Entry(name: name, summary: summary, isRequired: isRequired)
  }
}

/// The shape of a scene's value, as a schema says it.
indirect enum SceneShape: Sendable {
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case flag
  /// Any scalar but nothing: what is written as a number is text as well.
  case text
  /// One of some words, in their own spelling.
  case words([String])
  /// One of some names, whatever their letters' case and spaces.
  case names([String])
  case nothing
  /// A number and what it may differ by: `48.1 +/- 0.5`.
  case size
  /// One of some numbers.
  case numbers([Int])
  /// A list by nature, each element of which may be a choice.
  case list(SceneShape, count: ClosedRange<Int>)
  case map([SceneField])
  /// Any keys, all with values of one shape.
  case entries(SceneShape)
  case oneOf([SceneShape])
  /// A shape that is among the schema's definitions.
  case defined(String)
  /// A value that is read as it is: a list of several is no choice.
  case single(SceneShape)
}

/// A key of a map in a scene.
struct SceneField: Sendable {
  let name: String
  let shape: SceneShape
  /// A summary, in a line.
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ shape: SceneShape, _ summary: String = "", isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
  }
}
