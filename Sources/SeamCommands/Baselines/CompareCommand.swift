import ArgumentParser
import LayoutCosts
import Reports

/// Compares two reports.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two JSON reports, or two files of seam cost --save.",
    discussion: """
      A simulated finding has changed if it differs by half a device pixel, a recorded one if it \
      differs by 2 % and half a point. A frame costs more or less if the middle halves of both \
      measurements are more than a tenth apart. Examples:

        seam check Scenes --reporter json=base.json
        seam compare base.json head.json --format markdown

      Exit status: 0 nothing is new or worse, 1 something is, 2 wrong files or arguments.
      """)

  @Argument(help: ArgumentHelp("The report to compare with.", valueName: "base"))
  var base: String

  @Argument(help: ArgumentHelp("The report that is compared.", valueName: "head"))
  var head: String

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, json }

  @Option(help: "One of \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "A file instead of the terminal.")
  var file: String?

  func run() throws {
    if base != OutputFile.standardOutput, let costs = try? CostFile.report(at: base) {
      return try write(comparison(of: costs, with: try CostFile.report(at: head)))
    }
    try write(ReportComparison(base: try report(at: base), head: try report(at: head)))
  }

  private func comparison(
    of costs: CostReport, with others: CostReport
  ) throws(CommandFailure) -> CostComparison {
    let comparison = CostComparison(base: costs, head: others)
    guard !comparison.rows.isEmpty else {
      throw CommandFailure(
        .wrongInput,
        ["error: \(base) and \(head) have no handler and number of messages in common"])
    }
    return comparison
  }

  private func write(_ comparison: some Comparison) throws(CommandFailure) {
    let text =
      switch format {
      case .text: comparison.text
      case .markdown: comparison.markdown
      case .json: comparison.json
      }
    try OutputFile.write(text, to: file ?? OutputFile.standardOutput)
    guard comparison.isClean else { throw CommandFailure(.found) }
  }

  /// A report of all cases: those that a shard lacks would be gone.
  private func report(at path: String) throws(CommandFailure) -> Report {
    let report = try BaselineFile.report(at: path)
    if let count = report.unplayedCount {
      throw CommandFailure(
        .wrongInput,
        [
          "\(path):1:1: error: this run was interrupted, and \(count) of its cases were not played:"
            + " check again"
        ])
    }
    guard let shard = report.shard else { return report }
    throw CommandFailure(
      .wrongInput,
      [
        "\(path):1:1: error: this is \(shard.name): put all of them"
          + " together with seam merge first"
      ])
  }
}

/// The differences between two files, in each of the formats.
private protocol Comparison {
  var text: String { get }
  var markdown: String { get }
  var json: String { get }
  /// True if nothing is worse.
  var isClean: Bool { get }
}

extension ReportComparison: Comparison {}
extension CostComparison: Comparison {}
