import Yams
import Scenes

/// A value in a scene file, with its place, read as what it should be.
struct SceneNode {
  let node: Node
  /// The log of the text that it is in.
  let log: MistakeLog
  /// The name in messages.
  let name: String

  init(_ node: Node, in log: MistakeLog, name: String) {
    self.node = node
    self.log = log
    self.name = name
  }

  var location: SourceLocation {
    SourceLocation(file: log.file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
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
  /// The entries of a map, each key among `allowed`; a misspelt key is noted, and read as what is
  /// meant.
  func fields(_ allowed: [String]) throws(SceneError) -> SceneFields {
    var entries: [String: SceneNode] = [:]
    var misspelt: [(key: String, value: SceneNode)] = []
    for entry in try pairs() {
      guard !allowed.contains(entry.key) else {
        entries[entry.key] = entry.value
        continue
      }
      if let split = entry.split(among: allowed) {
        let meant = "\(split.key): \(split.value.scalarText ?? "")"
        log.note(
          SceneError(at: entry.location, "write a space behind the colon: '\(meant)'"))
        misspelt.append(split)
        continue
      }
      let meant = allowed.nearest(to: entry.key)
      let hint = meant.map { "did you mean '\($0)'?" } ?? "it may hold \(allowed.asList)"
      // Without a key that is meant, what is missing is missing because of this one.
      let mistake = "unknown key '\(entry.key)' in \(name): \(hint)"
      try log.note(SceneError(at: entry.location, mistake), taking: ())
      if let meant { misspelt.append((meant, entry.value)) }
    }
    entries.merge(misspelt) { known, _ in known }
    return SceneFields(map: self, entries: entries)
  }

  struct Pair {
    let key: String
    /// The place of the key.
    let location: SourceLocation
    let value: SceneNode

    /// Key and value of what is all key, for it has no space behind the colon: `at:0`.
    func split(among allowed: [String]) -> (key: String, value: SceneNode)? {
      guard value.isEmpty, let colon = key.firstIndex(of: ":"),
        allowed.contains(String(key[..<colon]))
      else { return nil }
      let (head, text) = (String(key[..<colon]), String(key[colon...].dropFirst()))
      let node = Node.scalar(Node.Scalar(text, .implicit, .plain, value.node.mark))
      return (head, SceneNode(node, in: value.log, name: head))
    }
  }

  /// The entries of a map in order; keys are text without control characters.
  func pairs() throws(SceneError) -> [Pair] {
    guard let mapping = node.mapping else {
      throw error("\(name) must be a map of keys and values, not \(excerpt)")
    }
    var pairs: [Pair] = []
    for (key, value) in mapping {
      let keyNode = SceneNode(key, in: log, name: "a key in \(name)")
      let text = try keyNode.text()
      pairs.append(
        Pair(
          key: text, location: keyNode.location,
          value: SceneNode(value, in: log, name: text)))
    }
    return pairs
  }

  /// The elements of a list.
  func elements() throws(SceneError) -> [SceneNode] {
    guard let sequence = node.sequence else {
      throw error("\(name) must be a list, not \(excerpt)")
    }
    return sequence.map { SceneNode($0, in: log, name: "an element of \(name)") }
  }

  /// The most bytes of a line of text: the longest emoji take some forty each.
  private static let greatestLength = 10_000

  /// A line of text, 1 to 200 characters.
  func text() throws(SceneError) -> String {
    guard let scalar = node.scalar, !isEmpty else {
      throw error("\(name) must be text, not \(shown)")
    }
    guard !scalar.string.isEmpty, scalar.string.count <= 200 else {
      throw error("\(name) must be 1 to 200 characters long")
    }
    // A character may have any number of accents.
    guard scalar.string.utf8.count <= Self.greatestLength else {
      throw error("\(name) must take at most \(Self.greatestLength) bytes: use fewer accents")
    }
    guard !scalar.string.hasControls else {
      throw error("\(name) must not hold control characters or line breaks")
    }
    return scalar.string
  }

  /// A finite number in a range; `unit` says what it counts.
  ///
  /// What is none is noted, and the least one takes its place.
  func number(in range: ClosedRange<Double>, unit: String = "") throws(SceneError) -> Double {
    let least = range.lowerBound
    guard let value = node.scalar.flatMap({ Double.number($0) }) else {
      return try log.note(error("\(name) must be a number, not \(shown)"), taking: least)
    }
    guard range.contains(value) else {
      let bounds = "\(least.short) to \(range.upperBound.short)"
      let measure = unit.isEmpty ? "" : " \(unit)"
      return try log.note(
        error("\(name) must be \(bounds)\(measure), not \(excerpt)"), taking: least)
    }
    return value
  }

  /// A whole number in a range; what is none is noted, and the least one takes its place.
  func integer(in range: ClosedRange<Int>) throws(SceneError) -> Int {
    let value = try number(in: Double(range.lowerBound)...Double(range.upperBound))
    guard value == value.rounded() else {
      return try log.note(
        error("\(name) must be a whole number, not \(excerpt)"), taking: range.lowerBound)
    }
    return Int(value)
  }

  /// A flag; nil where it is none.
  var flagIfAny: Bool? {
    guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any else {
      return nil
    }
    return node.bool
  }

  /// A flag; what is none is noted, and false takes its place.
  func flag() throws(SceneError) -> Bool {
    if let flag = flagIfAny { return flag }
    return try log.note(error("\(name) must be true or false, not \(shown)"), taking: false)
  }

  /// Its text for messages, where it may be left empty.
  var shown: String { isEmpty ? "nothing" : excerpt }
}

/// The entries of a map that are known to be allowed there.
struct SceneFields {
  let map: SceneNode
  let entries: [String: SceneNode]

  subscript(key: String) -> SceneNode? { entries[key] }

  /// Reads an entry; nil where there is none, and where it is wrong, which is noted.
  func read<Value>(_ key: String, _ read: (SceneNode) throws(SceneError) -> Value) -> Value? {
    guard let node = entries[key] else { return nil }
    return map.log.attempt { () throws(SceneError) in try read(node) }
  }

  /// The same of an entry that must not be missing; `hint` says what to write.
  func read<Value>(
    _ key: String, orElse hint: @autoclosure () -> String,
    _ read: (SceneNode) throws(SceneError) -> Value
  ) -> Value? {
    map.log.attempt { () throws(SceneError) in try read(try required(key, hint())) }
  }

  /// An entry that must not be missing; `hint` says what to write.
  func required(_ key: String, _ hint: @autoclosure () -> String) throws(SceneError) -> SceneNode {
    guard let node = entries[key] else {
      throw map.error("\(map.name) lacks '\(key)': \(hint())")
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
