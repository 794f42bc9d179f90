import ArgumentParser
import Detectors
import SceneFiles

/// Explains a kind of finding or a rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule or a kind of finding: what it means, why it happens, how to fix it.",
    discussion: """
      Reports name rules in square brackets and in "rule". Without a name it lists all of them, and \
      'all' explains all. Examples:

        seam explain differentCurve
        seam explain gap
        seam explain all --format markdown
      """)

  @Argument(
    help: ArgumentHelp("A rule, a kind of finding, or all.", valueName: "rule"),
    completion: .list(["all"] + Explanation.all.map(\.name)))
  var name: String?

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, json }

  @Option(help: "One of \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  func run() throws {
    guard let name else {
      let rows = Explanation.all.map { [$0.name, $0.guide.meaning] }
      guard format == .text else { return try print(Explanation.all) }
      return Terminal.writeLine(TextTable([["name", "meaning"]] + rows).text)
    }
    guard name != "all" else { return try print(Explanation.all) }
    guard let found = Explanation.named(name) else {
      let known = Explanation.all.map(\.name)
      let hint =
        known.nearest(to: name).map { "did you mean '\($0)'?" }
        ?? "'seam explain' lists the rules and kinds"
      throw CommandFailure(
        .wrongInput, ["error: no rule or kind of finding is called '\(name)': \(hint)"])
    }
    try print([found])
  }

  private func print(_ explanations: [Explanation]) throws {
    switch format {
    case .text: Terminal.writeLine(explanations.map(\.text).joined(separator: "\n\n"))
    case .markdown: Terminal.writeLine(explanations.map(\.markdown).joined(separator: "\n\n"))
    case .json:
      Terminal.write(
        JSONValue.map(["version": 1, "entries": .list(explanations.map(\.json))]).json)
    }
  }
}

/// A rule or a kind of finding with its guide, as the program prints it.
struct Explanation {
  let name: String
  let guide: Guide
  /// The words of its first line.
  private let title: String
  /// The rules that explain a kind; empty for a rule.
  private let rules: [String]

  /// Kinds first, then rules, each in the order of its list.
  static let all: [Explanation] =
    FindingKind.allCases.compactMap(Explanation.init)
    + Cause.Rule.allCases.compactMap(Explanation.init)

  /// The one of that name, in any case of letters.
  static func named(_ name: String) -> Explanation? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private init?(_ kind: FindingKind) {
    guard let guide = kind.guide else { return nil }
    name = kind.rawValue
    self.guide = guide
    title = "\(kind.rawValue): a kind of finding"
    rules = kind.rules.map(\.rawValue)
  }

  private init?(_ rule: Cause.Rule) {
    guard let guide = rule.guide else { return nil }
    name = rule.rawValue
    self.guide = guide
    title = "\(rule.rawValue): a rule, which explains \(guide.kinds.joined(separator: ", "))"
    rules = []
  }
}

extension Explanation {
  /// For a terminal.
  var text: String {
    var parts = [
      title, "", guide.meaning.wrapped(), "",
      "Why it happens", "  " + guide.reason.plainCode.wrapped(indent: 2), "",
      "How to fix it", "  " + guide.remedy.plainCode.wrapped(indent: 2),
    ]
    if let change = guide.change {
      parts += ["", "  before", change.before.indented(by: 4)]
      parts += ["  after", change.after.indented(by: 4)]
    }
    if !rules.isEmpty {
      parts += [
        "", "Rules that explain it", "  " + rules.joined(separator: ", ").wrapped(indent: 2),
      ]
    }
    return parts.joined(separator: "\n")
  }

  /// A section of a page.
  var markdown: String {
    var parts = ["### `\(name)`", guide.markdown]
    if !rules.isEmpty {
      let links = rules.map { "[`\($0)`](#\($0.lowercased()))" }
      parts.append("Rules that explain it: \(links.joined(separator: ", ")).")
    } else if !guide.kinds.isEmpty {
      let links = guide.kinds.map { "[`\($0)`](#\($0.lowercased()))" }
      parts.append("Explains \(links.joined(separator: ", ")).")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The same as values.
  var json: JSONValue {
    var map: [String: JSONValue] = [
      "name": .text(name), "type": .text(guide.kinds.isEmpty ? "kind" : "rule"),
      "meaning": .text(guide.meaning), "reason": .text(guide.reason),
      "remedy": .text(guide.remedy),
    ]
    if let change = guide.change {
      map["before"] = .text(change.before)
      map["after"] = .text(change.after)
    }
    if rules.isEmpty {
      map["kinds"] = .list(guide.kinds.map { .text($0) })
    } else {
      map["rules"] = .list(rules.map { .text($0) })
    }
    return .map(map)
  }
}

extension String {
  /// Without the marks that Markdown has around code.
  fileprivate var plainCode: String { filter { $0 != "`" } }

  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  /// In lines of at most 90 characters; those after the first are indented.
  fileprivate func wrapped(indent: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > 90 - indent {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
