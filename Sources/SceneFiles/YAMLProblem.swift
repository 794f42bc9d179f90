import Scenes
import Yams

/// A problem of the YAML parser as someone who writes a scene can solve it, and where.
///
/// The parser names the rule of the grammar that is broken, and the place at which it notices, which
/// may be a line later.
struct YAMLProblem {
  let message: String
  /// The line, from 1.
  let line: Int
  /// The column in Unicode scalars, from 1.
  let column: Int

  private init(_ message: String, _ line: Int, _ column: Int) {
    (self.message, self.line, self.column) = (message, line, column)
  }

  /// A problem of the parser at a mark; the context says where it began with what it did not finish.
  init(_ problem: String, at mark: Mark, in context: YamlError.Context?, of yaml: String) {
    let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let known =
      Self.tab(in: lines, at: mark.line)
      ?? (problem.hasPrefix("could not find expected ':'")
        ? Self.missingSpace(in: lines, at: context?.mark.line ?? mark.line) : nil)
      ?? (problem.hasPrefix("mapping values are not allowed")
        ? Self.colon(in: lines, at: mark) : nil)
    let isList = problem.hasPrefix("block sequence entries are not allowed")
    let words =
      isList
      ? "a list begins on a line of its own, or is in brackets: [a, b]" : problem.inWords
    // A text that breaks off has its mark a line behind the last.
    let isBehind = mark.line > lines.count
    self =
      known
      ?? YAMLProblem(
        words, min(mark.line, lines.count),
        isBehind ? (lines.last?.unicodeScalars.count ?? 0) + 1 : mark.column)
  }

  /// A line that is indented with a tab; nil where it is not.
  private static func tab(in lines: [Substring], at line: Int) -> YAMLProblem? {
    guard lines.indices.contains(line - 1) else { return nil }
    let indentation = lines[line - 1].prefix { $0 == " " || $0 == "\t" }
    guard let tab = indentation.firstIndex(of: "\t") else { return nil }
    return YAMLProblem(
      "a tab indents this line: indent it with spaces", line,
      indentation.distance(from: indentation.startIndex, to: tab) + 1)
  }

  /// A key without a space behind its colon, `device:iPhone 8`; nil where a line has none.
  private static func missingSpace(in lines: [Substring], at line: Int) -> YAMLProblem? {
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[line - 1]
    let start = text.drop { $0 == " " || $0 == "-" }
    let key = start.prefix { $0.isLetter || $0 == " " }
    let rest = start[key.endIndex...]
    guard !key.isEmpty, rest.first == ":", let next = rest.dropFirst().first, !next.isWhitespace
    else { return nil }
    return YAMLProblem(
      "write a space behind the colon: '\(key): \(rest.dropFirst().excerpt)'", line,
      text[..<rest.startIndex].unicodeScalars.count + 2)
  }

  /// A second colon in a line, `scene: A: the chat`, or one that follows a key without a space.
  private static func colon(in lines: [Substring], at mark: Mark) -> YAMLProblem? {
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let text = lines[mark.line - 1]
    let before = String(text.unicodeScalars.prefix(mark.column - 1))
    guard let first = before.firstRange(of: ": ") else {
      let above = lines[..<(mark.line - 1)].lastIndex { !$0.allSatisfy(\.isWhitespace) }
      return above.flatMap { missingSpace(in: lines, at: $0 + 1) }
    }
    let key = before[..<first.lowerBound].drop { $0 == " " || $0 == "-" }
    let value = text.dropFirst(before[..<first.upperBound].count).excerpt
    let quote = value.contains("\"") ? "'" : "\""
    return YAMLProblem(
      "a text with a colon needs quotes: \(key.excerpt): \(quote)\(value)\(quote)", mark.line,
      mark.column)
  }
}

extension StringProtocol {
  /// The beginning, without what could break the line of a message.
  fileprivate var excerpt: String {
    prefix(40).filter { !$0.isControl } + (count > 40 ? "…" : "")
  }
}

extension String {
  /// The parser's words, without advice that only a programmer could take.
  fileprivate var inWords: String {
    hasPrefix("Maximum nesting level") ? "lists or maps are nested too deep" : self
  }
}
