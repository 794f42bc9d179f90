import ArgumentParser
import Reports

/// Puts reports together.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the JSON reports of shards together, and prints any report of the whole.",
    discussion: """
      The shards of a run give the report of the run, to the byte; one that is missing, comes twice \
      or is of another run is an error. With --partial some may be missing, and what is written is \
      a part that a later merge takes. Reports that are no shards are joined, so that a recorded \
      clip can be beside a scene on one page. Examples:

        seam check Scenes --shard 1/2 --reporter json=1.json
        seam check Scenes --shard 2/2 --reporter json=2.json
        seam merge 1.json 2.json --reporter json=seam.json --reporter junit=seam.xml
        seam merge seam.json clip.json --reporter html=seam.html

      Exit status: 0 all clean, 1 something found or not as expected, 2 wrong files or arguments, 3 \
      the reports could not be written.
      """)

  @Argument(
    help: ArgumentHelp("JSON reports; - is the standard input.", valueName: "report"))
  var files: [String]

  @Flag(help: "Shards may be missing: the JSON report is a part, to be merged with the others.")
  var partial = false

  @Option(
    help: ArgumentHelp(
      "Accepted findings (seam accept), where the shards were checked without.", valueName: "file"))
  var baseline: String?

  @OptionGroup var verdict: VerdictArguments

  @OptionGroup(title: "Reports") var reports: ReportArguments

  func run() throws {
    let baseline = try baseline.map { try BaselineFile.baseline(at: $0) }
    let plan = reports.plan(.ofReport)
    var parts: [ReportMerge.Part] = []
    for file in files {
      parts.append(ReportMerge.Part(file: file, try BaselineFile.report(at: file)))
    }
    var report = try merged(parts)
    try plan.prepare()
    if let baseline { report.comparison = baseline.judge(&report) }
    report.judge(verdict)
    var failures = FailureLog()
    failures.note { () throws(CommandFailure) in try plan.writeFiles(report) }
    plan.print(report)
    failures.add(report.failures)
    try failures.finish()
  }

  private func merged(_ parts: [ReportMerge.Part]) throws(CommandFailure) -> Report {
    do {
      return try ReportMerge(parts, isPartial: partial).report
    } catch {
      let place = error.file.map { "\($0):1:1: " } ?? ""
      throw CommandFailure(.wrongInput, ["\(place)error: \(error)"])
    }
  }
}
