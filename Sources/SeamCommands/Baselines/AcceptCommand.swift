import ArgumentParser
import CaseWorkers
import Reports

/// Writes what is found into a baseline.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Writes all that is found into a baseline, which check compares later runs with.",
    discussion: """
      The file has a line per finding, sorted, so that branches merge line by line. Keep it beside \
      the scenes, and write it anew when a change is wanted. Examples:

        seam accept Scenes --baseline seam.baseline
        seam check Scenes --baseline seam.baseline

      Exit status: 0 it is written, 1 a case could not be played, 2 wrong scenes or arguments, 3 the \
      work could not be done.
      """)

  @OptionGroup var arguments: SceneArguments

  @Option(
    help: ArgumentHelp("The file that the findings are written to.", valueName: "file"))
  var baseline: String

  @OptionGroup(title: "Work") var work: WorkerArguments

  func run() throws {
    try MainActor.assumeIsolated { try accept() }
  }

  @MainActor
  private func accept() throws(CommandFailure) {
    let cases = CaseSupply(try arguments.cases())
    if baseline != OutputFile.standardOutput { try OutputFile.check(baseline) }
    let checked = try work.pool.checkShowingProgress(
      cases, savingTo: [], tracks: false)
    let report = Report(checked.cases)
    let failures = report.cases.compactMap { reported in
      reported.failure.map { "error: \(reported.name): \($0)" }
    }
    guard failures.isEmpty else { throw CommandFailure(.found, failures) }
    try OutputFile.write(Baseline(report).text, to: baseline)
  }
}
