import ArgumentParser
import CaseWorkers
import Detectors
import Foundation
import Reports
import SceneFiles
import Scenes

/// Checks scenes and reports what is found.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Plays scenes, and reports where keyboard and bar come apart.",
    discussion: """
      A case passes when it has the expected findings and no others above their tolerances. A \
      reporter without a file is printed instead of the text, or written into the folder of -o. \
      Reports are written first, and again when the films are drawn. \
      Files with mistakes are all named, up to 20 mistakes of each, and nothing is checked then \
      without --keep-going. A run that is interrupted reports what it has played, and ends with \
      status 3. Examples:

        seam check Scenes --reporter junit=seam.xml --reporter json=seam.json
        seam check Scenes --filter "iPhone 14" --fail-fast
      """)

  @OptionGroup(title: "Cases") var arguments: SceneArguments

  @OptionGroup(title: "Verdicts") var limits: LimitArguments

  @Option(
    help: ArgumentHelp(
      "A folder for the playback of each case, which check and film read as they read a scene.",
      valueName: "folder"))
  var playbacks: String?

  @OptionGroup var verdict: VerdictArguments

  @Flag(help: "Stop at the first case that is not as expected; the report ends with it.")
  var failFast = false

  @Flag(help: "Check the other files where some have mistakes, and end with status 2 all the same.")
  var keepGoing = false

  @Flag(help: "Check again whenever a scene or the program changes, until Ctrl-C.")
  var watch = false

  @OptionGroup(title: "Reports") var reports: ReportArguments

  @OptionGroup(title: "Reports") var content: ReportContent

  @OptionGroup(title: "Shards") var sharding: ShardArguments

  @Option(
    help: ArgumentHelp(
      "A file for the seconds that each case has taken, which --costs reads.", valueName: "file"))
  var saveCosts: String?

  @OptionGroup(title: "Work") var work: WorkerArguments

  func validate() throws {
    if failFast, limits.baseline != nil {
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
    let settings = [arguments.matrix, limits.baseline, arguments.config].compactMap(\.self)
    try Watch(Array(others)) { try arguments.files() + settings }.run()
  }

  /// The cases that are checked.
  private struct Selection {
    var cases: [CaseSource]
    /// The mistakes of files that are left out.
    let mistakes: FailureLog
    let shard: ReportShard?
    /// The names of the run's cases, where playbacks are saved.
    let names: [String]
    /// The names of all cases that the scenes have; nil without a baseline, and where some are not
    /// known.
    let allNames: Set<String>?
  }

  @MainActor
  private func check() throws(CommandFailure) {
    var selection = try select()
    let plan = reports.plan(content)
    let baseline = try limits.baseline.map { path throws(CommandFailure) in
      try BaselineFile.baseline(at: path)
    }
    try plan.prepare()
    if let saveCosts { try OutputFile.check(saveCosts) }
    let places = try playbacks.map { folder throws(CommandFailure) in
      try PlaybackFolder(folder).places(for: selection.names)
    }
    let supply = CaseSupply(selection.cases)
    // Films are drawn of the cases; without them nothing is kept of what is checked.
    if plan.folder == nil { selection.cases = [] }
    Interruption.waitForWork()
    var checked = try work.pool.checkShowingProgress(
      supply, savingTo: places.map { ReportShard.members(of: $0, in: selection.shard) } ?? [],
      tracks: plan.needsTracks, failingOnly: verdict.only, stopsAtFirst: failFast)
    Interruption.endAtOnce()
    var report = report(of: checked, among: supply.count, selection.shard)
    // The report holds them from now on.
    checked.cases = []
    if let baseline {
      report.comparison = baseline.judge(&report, among: selection.allNames)
    }
    report.judge(verdict)
    for text in checked.conflicts.lines(in: report) { Terminal.writeErrorLine(text) }
    var failures = selection.mistakes
    failures.add(checked.failures)
    if report.unplayedCount == nil, report.cases.count < supply.count {
      Terminal.writeErrorLine(
        "stopped at the first case that is not as expected: \(supply.count - report.cases.count) of"
          + " \(supply.count) cases were not played")
    }
    try finish(
      &report, of: Array(selection.cases.prefix(report.cases.count)), plan, besides: failures)
  }

  /// The report of the cases that were played, which are not all where a signal came.
  private func report(
    of checked: CheckedCases, among count: Int, _ shard: ReportShard?
  ) -> Report {
    var report = Report(checked.cases)
    report.shard = shard
    let hasFailed = failFast && checked.cases.last.map { $0.verdict != .pass } ?? false
    let areFirst = checked.places.last == checked.cases.count - 1
    guard checked.cases.count < count, !(hasFailed && areFirst) else { return report }
    report.unplayedCount = count - checked.cases.count
    if let shard { report.shard?.places = checked.places.map { shard.places[$0] } }
    return report
  }

  /// All cases, or those of the shard.
  @MainActor
  private func select() throws(CommandFailure) -> Selection {
    let scenes = try arguments.read()
    if !keepGoing || scenes.cases.isEmpty { try scenes.mistakes.finish() }
    var adjust: ((inout SceneCase) -> Void)?
    if !limits.tolerances.isEmpty { adjust = { $0.take(limits.tolerances) } }
    let cases = try arguments.chosen(of: scenes.cases, adjust: adjust)
    try cases.requireBars()
    let shard = try sharding.part(of: cases, run: run(of: cases, scenes.texts))
    return Selection(
      cases: ReportShard.members(of: cases, in: shard), mistakes: scenes.mistakes, shard: shard,
      names: playbacks == nil ? [] : cases.map(\.scene.name),
      allNames: limits.baseline == nil || !scenes.mistakes.isEmpty
        ? nil : Set(scenes.cases.map(\.scene.name)))
  }

  /// A hash of all that the results of some cases follow from, besides the texts of their files.
  private func run(of cases: [CaseSource], _ texts: StableHash) -> String {
    var hash = texts
    hash.add([SeamRelease.version, "tracks \(content.tracks)"])
    hash.add(limits.tolerances.map { "\($0.kind.rawValue)=\($0.amount)" })
    if let only = verdict.only { hash.add(["only", only.rawValue]) }
    if let baseline = limits.baseline, let text = FileManager.default.contents(atPath: baseline) {
      hash.add(["baseline", String(decoding: text, as: UTF8.self)])
    }
    let folder = FileManager.default.currentDirectoryPath
    for source in cases {
      hash.add([source.scene.location.file.named(from: folder), source.scene.name])
    }
    return hash.hexadecimal
  }

  /// Writes all that there is to write; whatever fails, the rest is tried.
  @MainActor
  private func finish(
    _ report: inout Report, of cases: [CaseSource], _ plan: ReportPlan, besides others: FailureLog
  ) throws(CommandFailure) {
    var failures = others
    if let folder = plan.folder, report.unplayedCount == nil {
      let films = FailureFilms(of: report, cases)
      if !films.isEmpty {
        // Whatever becomes of the films, the findings are there.
        failures.note { () throws(CommandFailure) in try plan.writeFiles(report) }
        films.draw(into: folder, with: work.pool, noting: &failures, in: &report)
      }
    }
    failures.note { () throws(CommandFailure) in try plan.writeFiles(report) }
    if let saveCosts {
      let costs = report.cases.map { ($0.name, $0.elapsed ?? 0) }
      failures.note { () throws(CommandFailure) in
        try OutputFile.write(CaseCosts.text(of: costs), to: saveCosts)
      }
    }
    plan.print(report)
    failures.add(report.failures)
    try failures.finish()
  }
}

extension Report {
  /// The failures that the status follows from: what is not as expected, and what is missing.
  var failures: FailureLog {
    var failures = FailureLog()
    if let interruption { failures.add(CommandFailure(.couldNotWork, ["error: \(interruption)"])) }
    if cases.contains(where: { $0.verdict != .pass }) { failures.add(CommandFailure(.found)) }
    return failures
  }
}

/// A tolerance as it is asked for: `KIND=VALUE`.
struct ToleranceChoice {
  let kind: FindingKind
  /// In the unit of the kind.
  let amount: Double

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let kind = parts.first.flatMap(FindingKind.init), kind.unit != nil else {
      let kinds = FindingKind.allCases.filter { $0.unit != nil }.map(\.rawValue)
      throw ValidationError("name one of \(kinds.joined(separator: ", ")): gap=0.5")
    }
    guard parts.count == 2, let amount = Double(parts[1]), amount >= 0, amount.isFinite else {
      throw ValidationError("write a number of 0 or more behind it: \(kind.rawValue)=0.5")
    }
    self.kind = kind
    self.amount = amount
  }
}

extension SceneCase {
  /// Takes the tolerances that the arguments name.
  mutating func take(_ choices: [ToleranceChoice]) {
    for choice in choices { tolerances[choice.kind.rawValue] = choice.amount }
  }
}
