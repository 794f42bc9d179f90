import ArgumentParser
import CaseWorkers
import Detectors
import Reports
import SceneFiles
import Scenes

/// Checks scenes and reports what is found.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Plays scenes, and reports where keyboard and bar come apart.",
    discussion: """
      A case passes when nothing exceeds its tolerance but what the scene expects, and all that it \
      expects is found. A reporter without a file is printed instead of the text, or written into \
      the folder of -o. Reports are written before films are drawn, and once more with the films. \
      Example:

        seam check Scenes --reporter junit=seam.xml --reporter json=seam.json
        seam check Scenes --filter "iPhone 14" --fail-fast
      """)

  @OptionGroup var arguments: SceneArguments

  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp(
      "How far a kind of finding may go, in its unit (seam list detectors); repeatable.",
      valueName: "kind=value"),
    transform: ToleranceChoice.init)
  var tolerances: [ToleranceChoice] = []

  @Option(
    help: ArgumentHelp(
      "A folder for the playback of each case, which check and film read as they read a scene.",
      valueName: "folder"))
  var playbacks: String?

  @Option(
    help: ArgumentHelp(
      "Accepted findings (seam accept): what is new or worse fails, whatever the scenes expect.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Stop at the first case that is not as expected; the report ends with it.")
  var failFast = false

  @Flag(help: "Check again whenever a scene or the program changes, until Ctrl-C.")
  var watch = false

  @OptionGroup(title: "Reports") var reports: ReportArguments

  @OptionGroup(title: "Work") var work: WorkerArguments

  func validate() throws {
    if failFast, baseline != nil {
      throw ValidationError(
        "--fail-fast and --baseline do not go together: leave one of them out.")
    }
    if watch, arguments.scenes.contains(InputText.standardInput) {
      throw ValidationError("--watch needs files: the standard input can be read once only.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try watch && !Watch.isWatched ? checkAgainAndAgain() : check() }
  }

  /// Starts this program for each run, with the same arguments but for `--watch`.
  @MainActor
  private func checkAgainAndAgain() throws {
    let others = CommandLine.arguments.dropFirst().filter { $0 != "--watch" }
    let settings = [arguments.matrix, baseline, arguments.config].compactMap(\.self)
    try Watch(Array(others)) { try arguments.files() + settings }.run()
  }

  @MainActor
  private func check() throws(CommandFailure) {
    let cases = try arguments.cases { $0.take(tolerances) }
    let plan = reports.plan
    let baseline = try baseline.map { path throws(CommandFailure) in
      try BaselineFile.baseline(at: path)
    }
    try plan.prepare()
    let places = try playbacks.map { folder throws(CommandFailure) in
      try PlaybackFolder(folder).places(for: cases.map(\.scene.name))
    }
    let checked = try work.pool.checkShowingProgress(
      cases, savingTo: places ?? [], tracks: plan.needsTracks, stopsAtFirst: failFast)
    var report = Report(checked.map(\.reported))
    if let baseline { report.comparison = baseline.judge(&report) }
    var failures = FailureLog()
    for failure in checked.compactMap(\.saveFailure) {
      failures.add(CommandFailure(.couldNotWork, ["error: \(failure)"]))
    }
    let films = FailureFilms(of: report, Array(cases.prefix(checked.count)))
    if !films.isEmpty, let folder = plan.folder {
      // Whatever becomes of the films, the findings are there.
      failures.note { () throws(CommandFailure) in try plan.writeFiles(report) }
      films.draw(into: folder, with: work.pool, noting: &failures, in: &report)
    }
    failures.note { () throws(CommandFailure) in try plan.writeFiles(report) }
    plan.print(report)
    if checked.count < cases.count {
      Terminal.writeErrorLine(
        "stopped at the first case that is not as expected: \(cases.count - checked.count) of"
          + " \(cases.count) cases were not played")
    }
    if !report.isClean { failures.add(CommandFailure(.found)) }
    try failures.finish()
  }
}

extension Report {
  /// Whether every case is as expected.
  fileprivate var isClean: Bool { cases.allSatisfy { $0.verdict == .pass } }
}
