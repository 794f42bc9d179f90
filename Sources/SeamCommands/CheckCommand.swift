import ArgumentParser
import Compositing
import Detectors
import Filmstrips
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import Reports

/// Checks scenes and reports what is found.
struct CheckCommand: FilmingCommand {
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
    help: ArgumentHelp("A report, and where it goes; repeatable.", valueName: "name[=file]"),
    transform: ReporterChoice.init)
  var reporters: [ReporterChoice] = []

  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp(
      "How far a kind of finding may go, in its unit (seam list detectors); repeatable.",
      valueName: "kind=value"),
    transform: ToleranceChoice.init)
  var tolerances: [ToleranceChoice] = []

  @OptionGroup(title: "Work") var work: WorkerArguments

  func validate() throws {
    let places = reporters.compactMap(place(of:)).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
    }
    guard let twice = places.indices.first(where: { places[..<$0].contains(places[$0]) })
    else { return }
    throw ValidationError(
      "two reports go to \(places[twice]), and the second would take the place of the first: "
        + "give each a file of its own.")
  }

  func adjust(_ scene: inout SceneCase) {
    for choice in tolerances { scene.tolerances[choice.kind.rawValue] = choice.amount }
  }

  var matrix: String? { arguments.matrix }
  var filmOptions: FilmOptions { FilmOptions() }
  var filmFormat: FilmFormat { .png }

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws(CommandFailure) {
    let cases = try arguments.cases(for: self)
    var results = try work.pool.check(cases)
    var output = folder.map(OutputFolder.init)
    try output?.drawFailures(of: &results, cases, with: work.pool)
    try report(results)
    guard results.allSatisfy({ $0.verdict == .pass }) else { throw CommandFailure(.found) }
  }

  /// The file that a report goes to; nil if it is printed.
  private func place(of choice: ReporterChoice) -> String? {
    choice.file ?? folder.map { "\(OutputFolder($0).path)/\(choice.reporter.fileName)" }
  }

  private func report(_ results: [CaseResult]) throws(CommandFailure) {
    var printed: [String] = []
    for choice in reporters {
      let text = choice.reporter.init().report(results)
      if let place = place(of: choice) {
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
struct ReporterChoice {
  let reporter: any Reporter.Type
  /// Nil where none is named.
  let file: String?

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let reporter = Reporters.named(name) else {
      throw ValidationError("name one of \(Reporters.all.map { $0.name }.joined(separator: ", "))")
    }
    guard parts.count == 2 || !argument.contains("=") else {
      throw ValidationError("name the file behind the '='")
    }
    self.reporter = reporter
    file = parts.count == 2 ? parts[1] : nil
  }
}

/// A tolerance as it is asked for: `KIND=VALUE`.
struct ToleranceChoice {
  let kind: FindingKind
  /// In the unit of the kind.
  let amount: Double

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let kind = parts.first.flatMap(FindingKind.init(rawValue:)), kind.unit != nil else {
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

extension OutputFolder {
  /// Draws a film of each scene with a case that is not as expected, and notes where it lies.
  fileprivate mutating func drawFailures(
    of results: inout [CaseResult], _ cases: [PlacedCase], with pool: WorkerPool
  ) throws(CommandFailure) {
    try make()
    let failing = Set(results.filter { $0.verdict == .fail }.map(\.scene.scene))
    let trapped = Set(
      results.filter { result in result.findings.contains { $0.kind.isFatal } }
        .map(\.scene.name))
    let shown = cases.filter { placed in
      failing.contains(placed.scene.scene) && !trapped.contains(placed.scene.name)
    }
    let groups = FilmGroup.groups(of: shown, scene: \.scene)
    let outcomes = try FilmStudio(pool: pool, titleSuffix: "").draw(groups, into: &self)
    for (group, outcome) in zip(groups, outcomes) {
      guard let path = outcome.path else { continue }
      let names = Set(group.members.map(\.scene.name))
      for index in results.indices where names.contains(results[index].scene.name) {
        results[index].films.append(path)
      }
    }
    if let error = outcomes.compactMap(\.error).first { throw CommandFailure(error) }
  }
}
