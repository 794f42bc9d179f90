import TestSupport

@testable import SceneFiles

/// A line of a scene in YAML's flow style, and whether the schema's shapes hold it.
struct SceneLine {
  private indirect enum Value {
    case scalar(String)
    case list([Value])
    case map([(key: String, value: Value)])
  }

  let key: String
  private let value: Value
  private static let shapes = SceneShapes(vocabulary: SceneFixtures.reader.vocabulary)

  init(_ line: String) {
    key = String(line.prefix { $0 != ":" })
    var rest = line.dropFirst(key.count + 1)
    value = Self.value(&rest)
  }

  private static func value(_ rest: inout Substring) -> Value {
    rest = rest.drop { $0 == " " }
    let isMap = rest.first == "{"
    guard isMap || rest.first == "[" else {
      let text = rest.prefix { !",]}".contains($0) }
      rest = rest.dropFirst(text.count)
      return .scalar(String(text))
    }
    var entries: [(key: String, value: Value)] = []
    rest.removeFirst()
    while let next = rest.first, !"]}".contains(next) {
      rest = rest.drop { ", ".contains($0) }
      let key = isMap ? String(rest.prefix { $0 != ":" }) : ""
      rest = rest.dropFirst(isMap ? key.count + 1 : 0)
      entries.append((key, value(&rest)))
    }
    rest = rest.dropFirst()
    return isMap ? .map(entries) : .list(entries.map(\.value))
  }

  var isInSchema: Bool {
    Self.shapes.scene.first { $0.name == key }.map { holds($0.shape, value) } ?? false
  }

  private func holds(_ shape: SceneShape, _ value: Value) -> Bool {
    switch (shape, value) {
    case (.oneOf(let shapes), _): shapes.contains { holds($0, value) }
    case (.single(let shape), _): holds(shape, value)
    case (.defined("event"), _): holds(EventShapes.event, value)
    case (.defined("expectation"), _): holds(Self.shapes.expectation, value)
    case (.defined, _): holds(Self.shapes.expectations, value)
    case (.list(let shape, let count), .list(let values)):
      count.contains(values.count) && values.allSatisfy { holds(shape, $0) }
    case (.map(let fields), .map(let entries)):
      entries.allSatisfy { entry in
        fields.contains { $0.name == entry.key && holds($0.shape, entry.value) }
      }
        && fields.allSatisfy { field in
          !field.isRequired || entries.contains { $0.key == field.name }
        }
    case (.entries(let shape), .map(let entries)): entries.allSatisfy { holds(shape, $0.value) }
    case (_, .scalar(let text)): holds(shape, text: text)
    default: false
    }
  }

  private func holds(_ shape: SceneShape, text: String) -> Bool {
    let parts = text.split(separator: " +/- ").map { Double($0) }
    return switch shape {
    case .number(let range): Double(text).map(range.contains) ?? false
    case .integer(let range): Int(text).map(range.contains) ?? false
    case .numbers(let numbers): Int(text).map(numbers.contains) ?? false
    case .flag: ["true", "false"].contains(text)
    case .text: !text.isEmpty
    case .words(let words): words.contains(text)
    case .names(let names, _): names.contains { $0.lowercased() == text.lowercased() }
    case .size: parts.count == 2 && parts.allSatisfy { ($0 ?? -1) >= 0 }
    default: false
    }
  }
}
