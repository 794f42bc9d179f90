import Yams
import Scenes

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
  private static let opaque: Set = ["expect"]
  /// Keys that every case's name shows.
  private static let named: Set = ["handler", "device", "system", "rate"]
  static let greatestCount = 100_000
  /// The most values that all cases may hold together.
  private static let greatestValueCount = 20_000_000

  let file: String

  /// Every combination, in the order in which the lists give them, each made when it is asked for.
  func combinations(of root: Node) throws(SceneError) -> SceneCombinations {
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
    return combinations(of: root, key: "", path: [])
  }

  /// The number of combinations that a value makes; counting stops a little above the bound.
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
