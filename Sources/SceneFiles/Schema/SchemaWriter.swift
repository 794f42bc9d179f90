/// Shapes as a schema: what is used in several places becomes one definition.
struct SchemaWriter {
  /// The definitions by name.
  private(set) var definitions: [String: JSONValue] = [:]
  /// The names of definitions by what they define.
  private var names: [JSONValue: String] = [:]

  /// Defines a name that ``SceneShape/defined(_:)`` refers to.
  mutating func define(_ name: String, as shape: SceneShape) {
    definitions[name] = schema(of: shape, named: name)
  }

  /// The schema of one value; `name` is for definitions that it needs.
  mutating func schema(of shape: SceneShape, named name: String) -> JSONValue {
    switch shape {
    case .number(let range): range.schema(type: "number")
    case .integer(let range):
      (Double(range.lowerBound)...Double(range.upperBound)).schema(type: "integer")
    case .flag: ["type": "boolean"]
    case .text: ["type": ["string", "number", "boolean"]]
    case .words(let words): ["enum": .list(words.flatMap(\.asYAML))]
    case .names(let names): Self.schema(of: names)
    case .nothing: ["type": "null"]
    case .size: ["type": "string", "pattern": "^[0-9.]+ *\\+/- *[0-9.]+$"]
    case .numbers(let numbers): ["enum": .list(numbers.map { .number(Double($0)) })]
    case .list(let element, let count):
      [
        "type": "array", "items": choice(of: element, named: name),
        "minItems": .number(Double(count.lowerBound)),
        "maxItems": .number(Double(count.upperBound)),
      ]
    case .map(let fields): schema(of: fields)
    case .entries(let shape):
      ["type": "object", "additionalProperties": schema(of: shape, named: name)]
    case .oneOf(let shapes):
      ["anyOf": .list(shapes.map { schema(of: $0, named: name) })]
    case .defined(let name): Self.reference(to: name)
    case .single(let shape): schema(of: shape, named: name)
    }
  }

  /// The schema of a value in whose place a list of several may be, one per case.
  private mutating func choice(of shape: SceneShape, named name: String) -> JSONValue {
    let schema = schema(of: shape, named: name)
    switch shape {
    // A list of these is read as one value.
    case .list, .single: return schema
    default: break
    }
    if let known = names[schema] { return Self.reference(to: known) }
    var (unique, number) = ("\(name)Choice", 2)
    while definitions[unique] != nil {
      unique = "\(name)Choice\(number)"
      number += 1
    }
    names[schema] = unique
    let several: JSONValue = [
      "type": "array", "minItems": 1, "items": Self.reference(to: unique),
    ]
    definitions[unique] = ["anyOf": [schema, several]]
    return Self.reference(to: unique)
  }

  private static func reference(to name: String) -> JSONValue {
    ["$ref": .text("#/definitions/\(name)")]
  }

  private mutating func schema(of fields: [SceneField]) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for field in fields {
      // Beside a reference nothing else counts.
      properties[field.name] =
        .map(["allOf": [choice(of: field.shape, named: field.name)]]).described(field.summary)
    }
    var map: [String: JSONValue] = [
      "type": "object", "additionalProperties": false, "properties": .map(properties),
    ]
    let required = fields.filter(\.isRequired).map { JSONValue.text($0.name) }
    if !required.isEmpty { map["required"] = .list(required) }
    return .map(map)
  }

  private static func schema(of names: [String]) -> JSONValue {
    let pattern = names.map(\.pattern).joined(separator: "|")
    return [
      "anyOf": [
        ["enum": .list(names.map { .text($0) })],
        ["type": "string", "pattern": .text("^(\(pattern))$")],
      ]
    ]
  }
}

extension ClosedRange<Double> {
  fileprivate func schema(type: String) -> JSONValue {
    ["type": .text(type), "minimum": .number(lowerBound), "maximum": .number(upperBound)]
  }
}

extension String {
  /// A word as YAML may hold it: `true` and `12` are words to a scene and no text to YAML.
  fileprivate var asYAML: [JSONValue] {
    switch self {
    case "true": [.text(self), true]
    case "false": [.text(self), false]
    default: [.text(self)] + (Double(self).map { [.number($0)] } ?? [])
    }
  }

  /// A regular expression of the name in any case of letters, however it is spaced.
  fileprivate var pattern: String {
    filter { $0.isLetter || $0.isNumber || $0 == "." }.map { character in
      let letter =
        character.isLetter
        ? "[\(character.lowercased())\(character.uppercased())]" : "\(character)"
      return (letter == "." ? "\\." : letter) + "[ ()-]*"
    }.joined()
  }
}
