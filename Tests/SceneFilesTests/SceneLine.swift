import Foundation
import TestSupport

@testable import SceneFiles

/// A line of a scene in YAML's flow style, and whether the JSON Schema of scenes holds it.
///
/// The schema is read as a validator reads it: by the rules of draft 7 for the keywords in it.
struct SceneLine {
  let key: String
  private let value: JSON

  init(_ line: String) {
    key = String(line.prefix { $0 != ":" })
    var rest = line.dropFirst(key.count + 1)
    value = JSON(&rest)
  }

  /// True if a scene may have the line.
  var isInSchema: Bool {
    guard case .map(let scene)? = Self.definitions["scene"],
      case .map(let properties)? = scene["properties"], let schema = properties[key]
    else { return false }
    return Self.holds(schema, value)
  }

  private static let definitions: [String: JSON] = {
    let text = SceneSchema(SceneFixtures.reader.vocabulary).text
    guard case .map(let schema)? = try? JSONDecoder().decode(JSON.self, from: Data(text.utf8)),
      case .map(let definitions)? = schema["definitions"]
    else { return [:] }
    return definitions
  }()

  private static func holds(_ schema: JSON, _ value: JSON) -> Bool {
    guard case .map(let rules) = schema else { return false }
    return rules.allSatisfy { holds($0, $1, beside: rules, value) }
  }

  private static func holds(
    _ keyword: String, _ rule: JSON, beside rules: [String: JSON], _ value: JSON
  ) -> Bool {
    switch (keyword, rule, value) {
    case ("$ref", .text(let path), _):
      definitions[path.replacing("#/definitions/", with: "")].map { holds($0, value) } ?? false
    case ("allOf", .list(let schemas), _): schemas.allSatisfy { holds($0, value) }
    case ("anyOf", .list(let schemas), _): schemas.contains { holds($0, value) }
    case ("enum", .list(let values), _): values.contains(value)
    case ("type", .list(let types), _): types.contains { value.isOf($0) }
    case ("type", _, _): value.isOf(rule)
    case ("minimum", .number(let least), .number(let number)): number >= least
    case ("maximum", .number(let most), .number(let number)): number <= most
    case ("pattern", .text(let pattern), .text(let text)):
      text.range(of: pattern, options: .regularExpression) != nil
    case ("minItems", .number(let least), .list(let values)): Double(values.count) >= least
    case ("maxItems", .number(let most), .list(let values)): Double(values.count) <= most
    case ("items", _, .list(let values)): values.allSatisfy { holds(rule, $0) }
    case ("required", .list(let names), .map(let fields)):
      names.allSatisfy { if case .text(let name) = $0 { fields[name] != nil } else { false } }
    case ("properties", .map(let known), .map(let fields)):
      fields.allSatisfy { name, value in known[name].map { holds($0, value) } ?? true }
    case ("additionalProperties", .flag(let areTaken), .map(let fields)):
      areTaken || Set(fields.keys).isSubset(of: rules["properties"]?.keys ?? [])
    case ("additionalProperties", _, .map(let fields)): fields.values.allSatisfy { holds(rule, $0) }
    default: true
    }
  }
}

/// A value of JSON.
private indirect enum JSON: Hashable, Decodable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case map([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .map(try value.decode([String: JSON].self))
    }
  }

  /// The value of YAML that comes next, as far as it goes.
  init(_ rest: inout Substring) {
    rest = rest.drop { $0 == " " }
    let isMap = rest.first == "{"
    guard isMap || rest.first == "[" else {
      let text = rest.prefix { !",]}".contains($0) }
      rest = rest.dropFirst(text.count)
      self = Self.scalar(String(text))
      return
    }
    var (fields, values): ([String: JSON], [JSON]) = ([:], [])
    rest.removeFirst()
    while let next = rest.first, !"]}".contains(next) {
      rest = rest.drop { ", ".contains($0) }
      let key = isMap ? String(rest.prefix { $0 != ":" }) : ""
      rest = rest.dropFirst(isMap ? key.count + 1 : 0)
      let value = JSON(&rest)
      fields[key] = value
      values.append(value)
    }
    rest = rest.dropFirst()
    self = isMap ? .map(fields) : .list(values)
  }

  private static func scalar(_ text: String) -> JSON {
    switch text {
    case "", "~": .null
    case "true", "false": .flag(text == "true")
    default: Double(text).map(JSON.number) ?? .text(text)
    }
  }

  var keys: Set<String> { if case .map(let fields) = self { Set(fields.keys) } else { [] } }

  func isOf(_ type: JSON) -> Bool {
    switch (self, type) {
    case (.null, .text("null")), (.flag, .text("boolean")), (.number, .text("number")),
      (.text, .text("string")), (.list, .text("array")), (.map, .text("object")):
      true
    case (.number(let number), .text("integer")): number == number.rounded()
    default: false
    }
  }
}
