import Yams
import Scenes

/// A value in a scene file, with its place, read as what it should be.
struct SceneNode {
  let node: Node
  let file: String
  /// The name in messages.
  let name: String

  init(_ node: Node, file: String, name: String) {
    self.node = node
    self.file = file
    self.name = name
  }

  var location: SourceLocation {
    SourceLocation(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  func error(_ message: String) -> SceneError { SceneError(at: location, message) }

  /// True if it is left empty: `hide:` and nothing behind it.
  var isEmpty: Bool { node.null != nil }

  var isMap: Bool { node.mapping != nil }

  var isList: Bool { node.sequence != nil }

  /// The text of a scalar as it is written; nil for lists and maps.
  var scalarText: String? { node.scalar?.string }

  /// Its text, shortened, for messages.
  var excerpt: String {
    switch node {
    case .scalar(let scalar): "'\(scalar.string.prefix(40).filter { !$0.isControl })'"
    case .sequence: "a list"
    case .mapping: "a map"
    case .alias: "an alias"
    }
  }
}

extension SceneNode {
  /// The entries of a map, each key among `allowed`.
  func fields(_ allowed: [String]) throws(SceneError) -> SceneFields {
    var entries: [String: SceneNode] = [:]
    for entry in try pairs() {
      guard allowed.contains(entry.key) else {
        let hint = allowed.nearest(to: entry.key).map { "did you mean '\($0)'?" }
        throw SceneError(
          at: entry.location,
          "unknown key '\(entry.key)' in \(name): "
            + (hint ?? "it may hold \(allowed.asList)"))
      }
      entries[entry.key] = entry.value
    }
    return SceneFields(map: self, entries: entries)
  }

  struct Pair {
    let key: String
    /// The place of the key.
    let location: SourceLocation
    let value: SceneNode
  }

  /// The entries of a map in order; keys are text without control characters.
  func pairs() throws(SceneError) -> [Pair] {
    guard let mapping = node.mapping else {
      throw error("\(name) must be a map of keys and values, not \(excerpt)")
    }
    var pairs: [Pair] = []
    for (key, value) in mapping {
      let keyNode = SceneNode(key, file: file, name: "a key in \(name)")
      let text = try keyNode.text()
      pairs.append(
        Pair(
          key: text, location: keyNode.location,
          value: SceneNode(value, file: file, name: text)))
    }
    return pairs
  }

  /// The elements of a list.
  func elements() throws(SceneError) -> [SceneNode] {
    guard let sequence = node.sequence else {
      throw error("\(name) must be a list, not \(excerpt)")
    }
    return sequence.map { SceneNode($0, file: file, name: "an element of \(name)") }
  }

  /// The most bytes of a line of text: the longest emoji take some forty each.
  private static let greatestLength = 10_000

  /// A line of text, 1 to 200 characters.
  func text() throws(SceneError) -> String {
    guard let scalar = node.scalar, !isEmpty else {
      throw error("\(name) must be text, not \(isEmpty ? "nothing" : excerpt)")
    }
    guard !scalar.string.isEmpty, scalar.string.count <= 200 else {
      throw error("\(name) must be 1 to 200 characters long")
    }
    // A character may have any number of accents.
    guard scalar.string.utf8.count <= Self.greatestLength else {
      throw error("\(name) must take at most \(Self.greatestLength) bytes: use fewer accents")
    }
    guard !scalar.string.contains(where: \.isControl) else {
      throw error("\(name) must not hold control characters or line breaks")
    }
    return scalar.string
  }

  /// A finite number in a range; `unit` says what it counts.
  func number(in range: ClosedRange<Double>, unit: String = "") throws(SceneError) -> Double {
    guard let value = node.scalar.flatMap({ Double.number($0) }) else {
      throw error("\(name) must be a number, not \(isEmpty ? "nothing" : excerpt)")
    }
    guard range.contains(value) else {
      let bounds = "\(range.lowerBound.short) to \(range.upperBound.short)"
      throw error(
        "\(name) must be \(bounds)\(unit.isEmpty ? "" : " \(unit)"), not \(excerpt)")
    }
    return value
  }

  /// A whole number in a range.
  func integer(in range: ClosedRange<Int>) throws(SceneError) -> Int {
    let value = try number(in: Double(range.lowerBound)...Double(range.upperBound))
    guard value == value.rounded() else {
      throw error("\(name) must be a whole number, not \(excerpt)")
    }
    return Int(value)
  }

  func flag() throws(SceneError) -> Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any,
      let value = node.bool
    else {
      throw error("\(name) must be true or false, not \(isEmpty ? "nothing" : excerpt)")
    }
    return value
  }
}

/// The entries of a map that are known to be allowed there.
struct SceneFields {
  let map: SceneNode
  let entries: [String: SceneNode]

  subscript(key: String) -> SceneNode? { entries[key] }

  /// An entry that must not be missing; `hint` says what to write.
  func required(_ key: String, _ hint: String) throws(SceneError) -> SceneNode {
    guard let node = entries[key] else {
      throw map.error("\(map.name) lacks '\(key)': \(hint)")
    }
    return node
  }
}

extension Double {
  /// A finite number that is written without quotes.
  fileprivate static func number(_ scalar: Node.Scalar) -> Double? {
    guard scalar.style == .plain || scalar.style == .any else { return nil }
    let value = Double(scalar.string)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Without the decimals of a whole number.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
