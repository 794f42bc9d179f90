import Yams
import Scenes

/// The combinations of a scene that has lists in place of single values.
struct SceneMatrix {
  /// A scene with one value everywhere, and what was chosen where.
  struct Combination {
    var node: Node
    /// What reports do not show anyway: `show.height 258`.
    var labels: [SceneCase.Choice]
  }

  /// Keys whose values are lists by nature.
  private static let naturalLists: Set = [
    "events", "heights", "texts", "begin", "end", "points", "rect", "place", "dropped",
    "tap",
  ]
  /// Keys whose values are lists of numbers, so that only a list of lists makes cases.
  private static let rectangles: Set = ["window"]
  /// The key below which options stand, whose values are never lists by nature.
  private static let options = "handler"
  /// Keys below which nothing is a choice.
  private static let opaque: Set = ["expect"]
  /// Keys that every case's name shows.
  private static let named: Set = ["handler", "device", "system", "rate"]
  static let greatestCount = 100_000
  /// How many values all cases may hold together.
  private static let greatestValueCount = 20_000_000

  let file: String

  /// Every combination, in the order in which the lists give them.
  func combinations(of root: Node) throws(SceneError) -> [Combination] {
    let count = try count(root, key: "the scene", path: [])
    let scene = SceneNode(root, file: file, name: "the scene")
    guard count <= Self.greatestCount else {
      throw scene.error(
        "the lists of this scene make more than \(Self.greatestCount) cases:"
          + " split it into several scenes")
    }
    guard count == 1 || count * root.valueCount <= Self.greatestValueCount else {
      throw scene.error(
        "the lists of this scene make \(count) cases, too many for its length:"
          + " split it into several scenes")
    }
    return expand(root, key: "", path: [])
  }

  /// How many combinations a value makes; counting stops a little above the bound.
  private func count(_ node: Node, key: String, path: [String]) throws(SceneError) -> Int {
    let place = SceneNode(node, file: file, name: key)
    guard path.count < 64 else { throw place.error("the scene is nested too deep") }
    if Self.opaque.contains(key) { return 1 }
    switch node {
    case .scalar, .alias:
      return 1
    case .mapping(let mapping):
      var product = 1
      for (key, value) in mapping {
        let name = key.string ?? ""
        product = bounded(product * (try count(value, key: name, path: path + [name])))
      }
      return product
    case .sequence(let sequence):
      return try count(sequence, at: place, key: key, path: path)
    }
  }

  private func count(
    _ sequence: Node.Sequence, at place: SceneNode, key: String, path: [String]
  ) throws(SceneError) -> Int {
    let isNatural = Self.isNatural(sequence, key: key, path: path)
    guard isNatural || !sequence.isEmpty else {
      throw place.error("\(key) is an empty list, which makes no case: name at least one value")
    }
    var total = isNatural ? 1 : 0
    for element in sequence {
      let inner = try count(element, key: Self.innerKey(of: key), path: path + [""])
      total = bounded(isNatural ? total * inner : total + inner)
    }
    return total
  }

  private static func isNatural(_ sequence: Node.Sequence, key: String, path: [String]) -> Bool {
    path.first != options
      && (naturalLists.contains(key)
        || rectangles.contains(key) && sequence.allSatisfy { $0.scalar != nil })
  }

  /// What a list's elements are: a list of rectangles holds rectangles.
  private static func innerKey(of key: String) -> String { rectangles.contains(key) ? key : "" }

  /// A number that can still be multiplied: what is above the bound stays above it.
  private func bounded(_ count: Int) -> Int { min(count, Self.greatestCount + 1) }

  private func expand(_ node: Node, key: String, path: [String]) -> [Combination] {
    if Self.opaque.contains(key) { return [Combination(node: node, labels: [])] }
    switch node {
    case .scalar, .alias:
      return [Combination(node: node, labels: [])]
    case .mapping(let mapping):
      let choices = mapping.map { key, value in
        let name = key.string ?? ""
        return (key, expand(value, key: name, path: path + [name]))
      }
      return product(choices.map(\.1)).map { combination in
        let pairs = zip(choices.map(\.0), combination.nodes)
        let map = Node.Mapping(Array(pairs), mapping.tag, mapping.style, mapping.mark)
        return Combination(node: .mapping(map), labels: combination.labels)
      }
    case .sequence(let sequence):
      return expand(sequence, key: key, path: path)
    }
  }

  private func expand(_ sequence: Node.Sequence, key: String, path: [String]) -> [Combination] {
    let elements = sequence.map { expand($0, key: Self.innerKey(of: key), path: path) }
    guard !Self.isNatural(sequence, key: key, path: path) else {
      return product(elements).map { combination in
        let list = Node.Sequence(combination.nodes, sequence.tag, sequence.style, sequence.mark)
        return Combination(node: .sequence(list), labels: combination.labels)
      }
    }
    let isNamed = path.first.map(Self.named.contains) ?? false
    return elements.enumerated().flatMap { index, choices in
      choices.map { choice in
        guard !isNamed else { return choice }
        let text = choice.node.shortText ?? "\(index + 1)"
        let label = SceneCase.Choice(path.filter { $0 != "events" }, text)
        return Combination(node: choice.node, labels: choice.labels + [label])
      }
    }
  }

  /// One of each, in every way; the last varies fastest.
  private func product(_ choices: [[Combination]]) -> [(nodes: [Node], labels: [SceneCase.Choice])]
  {
    guard choices.contains(where: { $0.count != 1 }) else {
      return [(choices.map { $0[0].node }, choices.flatMap { $0[0].labels })]
    }
    return choices.reduce([([], [])]) { partial, options in
      partial.flatMap { head in
        options.map { (head.nodes + [$0.node], head.labels + $0.labels) }
      }
    }
  }
}

extension Node {
  /// A value, or a list of values, as it is written; nil for what is longer.
  fileprivate var shortText: String? {
    if let scalar { return scalar.string }
    guard let parts = sequence?.compactMap(\.scalar?.string), parts.count == sequence?.count
    else { return nil }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// The number of values here and below, with aliases written out.
  fileprivate var valueCount: Int {
    switch self {
    case .scalar, .alias: 1
    case .sequence(let sequence): sequence.reduce(1) { $0 + $1.valueCount }
    case .mapping(let mapping): mapping.reduce(1) { $0 + $1.value.valueCount }
    }
  }
}
