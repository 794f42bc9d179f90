import ArgumentParser
import CaseWorkers
import Detectors
import Foundation
import Reports
import Scenes

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

  @Option(
    help: ArgumentHelp(
      "A folder for the playback of each case, which check and film read as they read a scene.",
      valueName: "folder"))
  var playbacks: String?

  @Flag(help: "Puts where keyboard and bar are at each refresh into the JSON report.")
  var tracks = false

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

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws(CommandFailure) {
    let cases = try arguments.cases { $0.take(tolerances) }
    let places = try playbacks.map { folder throws(CommandFailure) in
      try PlaybackFolder(folder).places(for: cases.map(\.scene.name))
    }
    var results = try work.pool.checkShowingProgress(
      cases, savingTo: places ?? [], tracks: wantsTracks)
    var output = folder.map(OutputFolder.init)
    try output?.drawFailures(of: &results, cases, with: work.pool)
    try report(results)
    guard results.allSatisfy({ $0.verdict == .pass }) else { throw CommandFailure(.found) }
  }

  private var wantsTracks: Bool { tracks || reporters.contains { $0.reporter.needsTracks } }

  /// The file that a report goes to; nil if it is printed.
  private func place(of choice: ReporterChoice) -> String? {
    choice.file ?? folder.map { "\(OutputFolder($0).path)/\(choice.reporter.fileName)" }
  }

  private func report(_ results: [CaseResult]) throws(CommandFailure) {
    var printed: [String] = []
    for choice in reporters {
      let reported = tracks || choice.reporter.needsTracks ? results : results.withoutTracks
      let text = choice.reporter.init().report(reported)
      if let place = place(of: choice) {
        try OutputFile.write(text, to: place)
      } else {
        printed.append(text)
      }
    }
    let text = TextReport(isColored: Terminal.isColored).report(results)
    for text in printed.isEmpty ? [text] : printed { Terminal.write(text) }
  }
}

extension [CaseResult] {
  /// The results as they are where only another reporter asks for tracks.
  fileprivate var withoutTracks: [CaseResult] {
    map { result in
      var result = result
      result.track = nil
      return result
    }
  }
}

extension OutputFolder {
  /// Draws a film of each scene with a case that is not as expected, and notes where it lies.
  fileprivate mutating func drawFailures(
    of results: inout [CaseResult], _ cases: [CaseSource], with pool: WorkerPool
  ) throws(CommandFailure) {
    try make()
    let failing = Set(results.filter { $0.verdict == .fail }.map(\.scene.scene))
    let trapped = Set(
      results.filter { result in result.findings.contains { $0.kind.isFatal } }
        .map(\.scene.name))
    let shown = cases.filter { source in
      failing.contains(source.scene.scene) && !trapped.contains(source.scene.name)
    }
    let groups = FilmGroup.groups(of: shown, scene: \.scene)
    let outcomes = try FilmStudio(pool: pool).draw(groups, into: &self)
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
