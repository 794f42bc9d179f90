import Foundation
import Yams
import Scenes

/// The text of a scene, made into nodes with their places.
struct SceneText {
  private let yaml: String
  private let file: String
  /// The noun for the text in messages, and the way one begins.
  private let noun: String
  private let beginning: String

  init(
    _ yaml: String, file: String, noun: String = "scene", beginning: String = "scene: TITLE"
  ) {
    // JSON may be indented with tabs, which YAML forbids; inside its strings they cannot be.
    let isJSON = yaml.first { !$0.isWhitespace } == "{"
    self.yaml =
      isJSON
      ? yaml.withSpacesForTabs.withSurrogatesInJSONJoined : yaml
    self.file = file
    self.noun = noun
    self.beginning = beginning
  }

  /// The most values of a scene once its aliases are written out.
  private static let greatestCount = 200_000

  /// The root of the only document.
  func compose() throws(SceneError) -> Node {
    guard !yaml.mayHoldAliasesInKeys else {
      throw failure("only words can be keys beside anchors: '?', lists, maps and aliases cannot")
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml)
    } catch {
      throw sceneError(error)
    }
    guard let node, node.null == nil else {
      throw failure("the \(noun) is empty: begin with '\(beginning)'")
    }
    var budget = Self.greatestCount
    guard node.fits(into: &budget) else {
      throw failure(
        "the \(noun) holds more than \(Self.greatestCount) values, aliases written out: make it"
          + " smaller")
    }
    return node
  }

  private func failure(_ message: String, line: Int = 1, column: Int = 1) -> SceneError {
    SceneError(at: SourceLocation(file: file, line: line, column: column), message)
  }

  /// An error at a mark of the parser, which is a line behind a text that breaks off.
  private func failure(_ message: String, at mark: Mark) -> SceneError {
    let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard mark.line > lines.count, let last = lines.last else {
      return failure(message, line: mark.line, column: mark.column)
    }
    return failure(message, line: lines.count, column: last.unicodeScalars.count + 1)
  }

  private func sceneError(_ error: any Error) -> SceneError {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      failure("not valid YAML: \(problem.inWords)", at: mark)
    case .duplicatedKeysInMapping(let duplicates, let context):
      failure(
        "duplicate key \(duplicates.map(\.quoted).asList)",
        line: context.mark.line, column: context.mark.column)
    case .reader(let problem, _, _, _):
      forbiddenCharacter("not valid YAML: \(problem)")
    default:
      failure("not valid YAML")
    }
  }

  /// An error at the first character that YAML does not allow.
  private func forbiddenCharacter(_ message: String) -> SceneError {
    let before = yaml.unicodeScalars.prefix { $0.isAllowedInYAML }
    let lines = String(before).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    return failure(message, line: lines.count, column: column)
  }
}

extension String {
  fileprivate var withSpacesForTabs: String {
    let (tab, space) = (UInt8(ascii: "\t"), UInt8(ascii: " "))
    return String(decoding: utf8.map { $0 == tab ? space : $0 }, as: UTF8.self)
  }

  /// The parser's words, without advice that only a programmer could take.
  fileprivate var inWords: String {
    hasPrefix("Maximum nesting level") ? "lists or maps are nested too deep" : self
  }

  /// The beginning, in quotes, without what could break the line of a message.
  fileprivate var quoted: String { "'\(prefix(40).filter { !$0.isControl })'" }
}

extension Unicode.Scalar {
  /// True if YAML's set of printable characters has it.
  ///
  /// Source: YAML 1.1, section 5.1.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0a, 0x0d, 0x20...0x7e, 0x85, 0xa0...0xd7ff: true
    case 0xe000...0xfffd: value != 0xfeff
    default: value >= 0x1_0000
    }
  }
}

extension Node {
  /// True if all values below fit into the budget; aliases count each time they are used.
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
