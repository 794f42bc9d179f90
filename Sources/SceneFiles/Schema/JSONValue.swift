import Foundation

/// A value of JSON, for what the program prints of itself.
package indirect enum JSONValue: Encodable, Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case map([String: JSONValue])
  case null

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number):
      if let whole = Int(exactly: number) {
        try container.encode(whole)
      } else {
        try container.encode(number)
      }
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .map(let map): try container.encode(map)
    case .null: try container.encodeNil()
    }
  }

  /// The value as JSON on several lines, with keys in alphabetical order and a line end.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Values of this type can always be encoded: they hold no infinite numbers.
    guard let data = try? encoder.encode(self) else { return "null\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .map(Dictionary(elements) { first, _ in first })
  }
}

extension JSONValue {
  /// The same with a description; only maps have one.
  func described(_ description: String) -> JSONValue {
    guard case .map(var map) = self, !description.isEmpty else { return self }
    map["description"] = .text(description)
    return .map(map)
  }
}
