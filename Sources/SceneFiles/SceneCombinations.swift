import Yams
import Scenes

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

extension Node {
  /// A value, or a list of values, as it is written; nil for what is longer.
  fileprivate var shortText: String? {
    if let scalar { return scalar.string }
    guard let parts = sequence?.compactMap(\.scalar?.string), parts.count == sequence?.count
    else { return nil }
    return "[\(parts.joined(separator: ", "))]"
  }
}
