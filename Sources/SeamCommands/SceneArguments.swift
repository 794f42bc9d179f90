import ArgumentParser
import Compositing
import Detectors
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes

/// The scenes that a command works on.
struct SceneArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files (YAML or JSON), or folders of them.", valueName: "scene"))
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      """
      A YAML file whose devices, systems, rates, handlers and so on stand in the place of the \
      scenes', lists making cases: {device: all, rate: [60, 120]}.
      """, valueName: "file"))
  var matrix: String?

  /// The cases of all scenes, as a command wants them.
  @MainActor
  func cases(for command: some CaseCommand) throws(CommandFailure) -> [PlacedCase] {
    do {
      return try readCases().map { placed in
        var placed = placed
        command.adjust(&placed.scene)
        return placed
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  @MainActor
  private func readCases() throws(SceneError) -> [PlacedCase] {
    let shelf = try SceneShelf(matrix: matrix)
    var cases: [PlacedCase] = []
    for file in try SceneFile.files(at: scenes) {
      cases += try shelf.cases(in: file).enumerated().map { number, scene in
        PlacedCase(scene: scene, place: CasePlace(file: file, number: number))
      }
    }
    return PlacedCase.titled(cases)
  }
}

/// Where cases are read from: scene files, and what they are crossed with.
@MainActor
struct SceneShelf {
  private let reader = SceneReader(vocabulary: Seam.vocabulary)
  private let matrix: CaseMatrix?

  /// Reads the matrix at a path, where there is one.
  init(matrix path: String?) throws(SceneError) {
    let reader = reader
    matrix = try path.map { path throws(SceneError) in
      try reader.matrix(in: try SceneFile.text(at: path), file: path)
    }
  }

  func cases(in file: String) throws(SceneError) -> [SceneCase] {
    try reader.cases(in: try SceneFile.text(at: file), file: file, crossedWith: matrix)
  }
}

/// A case, and where another process finds it.
struct PlacedCase: Sendable {
  var scene: SceneCase
  let place: CasePlace
}

extension PlacedCase {
  /// The same cases, with the file beside a title that scenes of several files have.
  static func titled(_ cases: [PlacedCase]) -> [PlacedCase] {
    var files: [String: Set<String>] = [:]
    for placed in cases { files[placed.scene.scene, default: []].insert(placed.place.file) }
    return cases.map { placed in
      guard let others = files[placed.scene.scene], others.count > 1 else { return placed }
      var placed = placed
      let title = placed.scene.scene
      placed.scene.rename(scene: "\(title) (\(placed.place.file.shortest(among: others)))")
      return placed
    }
  }
}

extension String {
  /// As much of a path's end as tells it from the others: a name, or folders before it.
  fileprivate func shortest(among paths: Set<String>) -> String {
    func end(_ path: String, _ count: Int) -> String {
      path.split(separator: "/").suffix(count).joined(separator: "/")
    }
    let length = split(separator: "/").count
    let count = (1...max(1, length)).first { count in
      paths.allSatisfy { $0 == self || end($0, count) != end(self, count) }
    }
    return (count.map { end(self, $0) } ?? self).withoutControls
  }
}

/// How a command that plays cases shares its work out.
struct WorkerArguments: ParsableArguments {
  @Option(help: "How many processes play cases at a time; one a core where nothing is said.")
  var jobs: Int?

  @Option(help: "Seconds that a turn of a handler may take before it is stopped.")
  var timeout = WorkerPool.standardPatience

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
    guard (0.001...86_400).contains(timeout) else {
      throw ValidationError("--timeout must be 0.001 to 86400 seconds, at most a day.")
    }
  }

  /// Workers for the command that this program was started with.
  var pool: WorkerPool {
    WorkerPool(
      arguments: Array(CommandLine.arguments.dropFirst()), jobs: jobs, patience: timeout)
  }
}
