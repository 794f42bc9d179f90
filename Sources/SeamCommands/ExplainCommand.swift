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
