import Scenes
import Yams

/// The combinations of a scene that has lists in place of single values.
struct SceneMatrix {
  /// A scene with one value everywhere, and what was chosen where.
  struct Combination {
    var node: Node
    /// The choices that reports do not show anyway: `show.height 258`.
    var labels: [SceneCase.Choice]
  }

  /// Keys whose values are lists by nature.
  private static let naturalLists: Set = [
    "events", "heights", "texts", "begin", "end", "points", "rect", "place", "dropped",
    "tap",
  ]
  /// Keys whose values are lists of numbers, so that only a list of lists runs several cases.
  private static let rectangles: Set = ["window"]
  /// The key of options, whose values are never lists by nature.
  private static let options = "handler"
  /// Keys below which nothing is a choice.
  private static let opaque: Set = ["expect", "always", "at rest"]
  /// Keys that every case's name shows.
  private static let named: Set = ["handler", "device", "system", "rate"]
  static let greatestCount = 100_000
  /// The most values that all cases may hold together.
  private static let greatestValueCount = 20_000_000

  let log: MistakeLog

  /// Every combination, in the order in which the lists give them, each made when it is asked for.
  func combinations(of root: Node) throws(SceneError) -> SceneCombinations {
    let count = try count(root, key: "the scene", path: [])
    let scene = SceneNode(root, in: log, name: "the scene")
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
    return combinations(of: root, key: "", path: [])
  }

  /// The number of combinations that a value makes; counting stops a little above the bound.
  private func count(_ node: Node, key: String, path: [String]) throws(SceneError) -> Int {
    let place = SceneNode(node, in: log, name: key)
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

  /// The key of a list's elements: a list of rectangles holds rectangles.
  private static func innerKey(of key: String) -> String { rectangles.contains(key) ? key : "" }

  /// A number that can still be multiplied: what is above the bound stays above it.
  private func bounded(_ count: Int) -> Int { min(count, Self.greatestCount + 1) }

  private func combinations(of node: Node, key: String, path: [String]) -> SceneCombinations {
    if Self.opaque.contains(key) { return SceneCombinations(of: node) }
    switch node {
    case .scalar, .alias:
      return SceneCombinations(of: node)
    case .mapping(let mapping):
      let values = mapping.map { key, value in
        let name = key.string ?? ""
        return combinations(of: value, key: name, path: path + [name])
      }
      return SceneCombinations(of: mapping, values)
    case .sequence(let sequence):
      let elements = sequence.map {
        combinations(of: $0, key: Self.innerKey(of: key), path: path)
      }
      guard !Self.isNatural(sequence, key: key, path: path) else {
        return SceneCombinations(of: sequence, elements)
      }
      let isNamed = path.first.map(Self.named.contains) ?? false
      return SceneCombinations(
        anyOf: elements, labelled: isNamed ? nil : path.filter { $0 != "events" })
    }
  }
}

extension Node {
  /// The number of values here and below, with aliases written out.
  fileprivate var valueCount: Int {
    switch self {
    case .scalar, .alias: 1
    case .sequence(let sequence): sequence.reduce(1) { $0 + $1.valueCount }
    case .mapping(let mapping): mapping.reduce(1) { $0 + $1.value.valueCount }
    }
  }
}

/// The combinations of a value that has lists in place of single values, each made on demand.
///
/// A scene may have 100,000 of them, and one at a time is needed.
struct SceneCombinations: RandomAccessCollection {
  typealias Combination = SceneMatrix.Combination

  private indirect enum Shape {
    /// The value as it is.
    case fixed(Node)
    /// One of each value, in every way; the last varies fastest.
    case map(Node.Mapping, [SceneCombinations])
    case list(Node.Sequence, [SceneCombinations])
    /// One of the elements, with a label below a path where names do not show it anyway.
    case choice([SceneCombinations], path: [String]?)
  }

  private let shape: Shape
  let count: Int

  init(of node: Node) {
    shape = .fixed(node)
    count = 1
  }

  init(of mapping: Node.Mapping, _ values: [SceneCombinations]) {
    shape =
      values.allSatisfy(\.isFixed) ? .fixed(.mapping(mapping)) : .map(mapping, values)
    count = values.reduce(1) { $0 * $1.count }
  }

  init(of sequence: Node.Sequence, _ elements: [SceneCombinations]) {
    shape =
      elements.allSatisfy(\.isFixed) ? .fixed(.sequence(sequence)) : .list(sequence, elements)
    count = elements.reduce(1) { $0 * $1.count }
  }

  init(anyOf elements: [SceneCombinations], labelled path: [String]?) {
    shape = .choice(elements, path: path)
    count = elements.reduce(0) { $0 + $1.count }
  }

  private var isFixed: Bool {
    if case .fixed = shape { true } else { false }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Combination {
    switch shape {
    case .fixed(let node):
      return Combination(node: node, labels: [])
    case .map(let mapping, let values):
      let (nodes, labels) = Self.pick(values, at: position)
      let pairs = zip(mapping.map(\.key), nodes)
      return Combination(
        node: .mapping(Node.Mapping(Array(pairs), mapping.tag, mapping.style, mapping.mark)),
        labels: labels)
    case .list(let sequence, let elements):
      let (nodes, labels) = Self.pick(elements, at: position)
      return Combination(
        node: .sequence(Node.Sequence(nodes, sequence.tag, sequence.style, sequence.mark)),
        labels: labels)
    case .choice(let elements, let path):
      return Self.choose(elements, at: position, path)
    }
  }

  /// The entries of a map that are lists of values, or hold some; none of what is no map.
  var varying: [(key: String, values: SceneCombinations)] {
    guard case .map(let mapping, let values) = shape else { return [] }
    return zip(mapping.keys.map { $0.string ?? "" }, values).filter { !$1.isFixed }
  }

  /// One of each, by the digits of a number whose last one varies fastest.
  private static func pick(
    _ parts: [SceneCombinations], at position: Int
  ) -> (nodes: [Node], labels: [SceneCase.Choice]) {
    var rest = position
    var digits = parts.map(\.count)
    for index in digits.indices.reversed() {
      (rest, digits[index]) = rest.quotientAndRemainder(dividingBy: digits[index])
    }
    let picked = zip(parts, digits).map { $0[$1] }
    return (picked.map(\.node), picked.flatMap(\.labels))
  }

  private static func choose(
    _ elements: [SceneCombinations], at position: Int, _ path: [String]?
  ) -> Combination {
    var (index, rest) = (0, position)
    while rest >= elements[index].count {
      rest -= elements[index].count
      index += 1
    }
    var choice = elements[index][rest]
    guard let path else { return choice }
    let text = choice.node.shortText ?? "\(index + 1)"
    choice.labels.append(SceneCase.Choice(path, text))
    return choice
  }
}

/// The differences between combinations of a scene, without the values that they have in common.
struct SceneChanges {
  private let varying: [(key: String, values: SceneCombinations)]

  init(of scene: SceneCombinations) { varying = scene.varying }

  /// The values that one combination has and another has not, by their keys, and all its labels.
  func from(_ other: Int, to position: Int) -> (values: [String: Node], labels: [SceneCase.Choice])
  {
    var (old, new) = (other, position)
    var values: [String: Node] = [:]
    var labels: [[SceneCase.Choice]] = []
    for (key, choices) in varying.reversed() {
      let before: Int
      let place: Int
      (old, before) = old.quotientAndRemainder(dividingBy: choices.count)
      (new, place) = new.quotientAndRemainder(dividingBy: choices.count)
      let chosen = choices[place]
      labels.append(chosen.labels)
      if before != place { values[key] = chosen.node }
    }
    return (values, labels.reversed().flatMap(\.self))
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
}
