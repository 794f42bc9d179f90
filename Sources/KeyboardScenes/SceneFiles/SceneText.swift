import Foundation
import Yams

/// The text of a scene, made into nodes with their places.
struct SceneText {
  private let yaml: String
  private let file: String

  init(_ yaml: String, file: String) {
    // JSON may be indented with tabs, which YAML forbids; inside its strings they cannot stand.
    let isJSON = yaml.first { !$0.isWhitespace } == "{"
    self.yaml = isJSON ? yaml.replacingOccurrences(of: "\t", with: " ") : yaml
    self.file = file
  }

  /// How many values a scene may hold once its aliases are written out.
  private static let greatestCount = 200_000

  /// The root of the only document.
  func compose() throws(SceneError) -> Node {
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml)
    } catch {
      throw sceneError(error)
    }
    guard let node, node.null == nil else {
      throw failure("the scene is empty: begin with 'scene: TITLE'")
    }
    var budget = Self.greatestCount
    guard node.fits(into: &budget) else {
      throw failure("the scene holds more than \(Self.greatestCount) values")
    }
    return node
  }

  private func failure(_ message: String, line: Int = 1, column: Int = 1) -> SceneError {
    SceneError(at: SourceLocation(file: file, line: line, column: column), message)
  }

  private func sceneError(_ error: any Error) -> SceneError {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      failure("not valid YAML: \(problem)", line: mark.line, column: mark.column)
    case .duplicatedKeysInMapping(let duplicates, let context):
      failure(
        "the key \(duplicates.map { "'\($0)'" }.asList) stands twice: keep one",
        line: context.mark.line, column: context.mark.column)
    case .reader(let problem, let offset, _, _):
      failure("not valid YAML: \(problem)", line: line(at: offset ?? 0))
    default:
      failure("not valid YAML")
    }
  }

  private func line(at offset: Int) -> Int {
    yaml.unicodeScalars.prefix(offset).reduce(1) { $1 == "\n" ? $0 + 1 : $0 }
  }
}

extension Node {
  /// Whether all values below fit into the budget; aliases count each time they stand somewhere.
  fileprivate func fits(into budget: inout Int) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    switch self {
    case .scalar, .alias: return true
    case .sequence(let sequence):
      for element in sequence where !element.fits(into: &budget) { return false }
    case .mapping(let mapping):
      for (key, value) in mapping
      where !key.fits(into: &budget) || !value.fits(into: &budget) { return false }
    }
    return true
  }
}
