import ArgumentParser
import Compositing
import Filmstrips
import KeyboardScenes
import Reports

/// Checks scenes and reports what is found.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Plays scenes, and reports where keyboard and bar come apart.",
    discussion: """
      A case passes when nothing exceeds its tolerance but what the scene expects, and all that it \
      expects is found. Reporters: \(Reporters.all.map { $0.name }.joined(separator: ", ")). One \
      without a file is printed instead of the text, or written into the folder of -o. Example:

        seam check Scenes --reporter junit=seam.xml --reporter json=seam.json
      """)

  @OptionGroup var arguments: SceneArguments

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "A folder for reports without a file, and for films of scenes that fail.")
  var folder: String?

  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp("A report, and where it goes; repeatable.", valueName: "name[=file]"))
  var reporters: [ReporterChoice] = []

  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp(
      "How far a kind of finding may go, in points; repeatable.", valueName: "kind=value"))
  var tolerances: [ToleranceChoice] = []

  @Option(help: "How many cases are checked at a time; all cores where nothing is said.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws(CommandFailure) {
    let cases = try arguments.cases().map { scene in
      var scene = scene
      for choice in tolerances { scene.tolerances[choice.kind.rawValue] = choice.points }
      return scene
    }
    var results = CaseRunner(jobs: jobs).results(of: cases)
    var output = folder.map(OutputFolder.init)
    try output?.drawFailures(of: &results, jobs: jobs)
    try report(results, into: output)
    guard results.allSatisfy({ $0.verdict == .pass }) else { throw CommandFailure(.found) }
  }

  private func report(
    _ results: [CaseResult], into folder: OutputFolder?
  ) throws(CommandFailure) {
    var printed: [String] = []
    for choice in reporters {
      let text = choice.reporter.init().report(results)
      let place = choice.file ?? folder.map { "\($0.path)/\(choice.reporter.fileName)" }
      if let place {
        try OutputFile.write(text, to: place)
      } else {
        printed.append(text)
      }
    }
    let text = TextReport(isColored: Terminal.isColored).report(results)
    for text in printed.isEmpty ? [text] : printed { Terminal.pour(text) }
  }
}

/// A reporter as it is asked for: `NAME[=FILE]`.
struct ReporterChoice: ExpressibleByArgument {
  let reporter: any Reporter.Type
  /// Nil where none is named.
  let file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let reporter = Reporters.named(name) else { return nil }
    guard parts.count == 2 || !argument.contains("=") else { return nil }
    self.reporter = reporter
    file = parts.count == 2 ? parts[1] : nil
  }
}

/// A tolerance as it is asked for: `KIND=VALUE`.
struct ToleranceChoice: ExpressibleByArgument {
  let kind: FindingKind
  /// Points.
  let points: Double

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = FindingKind(rawValue: parts[0]),
      let points = Double(parts[1]), points >= 0, points.isFinite
    else { return nil }
    self.kind = kind
    self.points = points
  }
}

extension OutputFolder {
  /// Draws a film of each scene with a case that is not as expected, and notes where it lies.
  @MainActor
  fileprivate mutating func drawFailures(
    of results: inout [CaseResult], jobs: Int?
  ) throws(CommandFailure) {
    try make()
    let checked = results
    let failing = Set(checked.filter { $0.verdict == .fail }.map(\.scene.scene))
    let shown = checked.indices.filter { failing.contains(checked[$0].scene.scene) }
    let groups = FilmGroup.groups(of: shown) { checked[$0].scene }
    var failure: FilmError?
    FilmStudio(options: FilmOptions(), jobs: jobs).draw(groups, into: &self) { member in
      let result = checked[member]
      return { result }
    } tell: { index, outcome in
      failure = failure ?? outcome.error
      guard let path = outcome.path else { return }
      for member in groups[index].members { results[member].films.append(path) }
    }
    if let failure { throw CommandFailure(failure) }
  }
}
