import ArgumentParser
import Compositing
import KeyboardHandlers
import KeyboardScenes

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
    for path in scenes {
      for file in try SceneFile.files(at: path) {
        let scenes = try shelf.cases(in: file)
        cases += scenes.enumerated().map { number, scene in
          PlacedCase(scene: scene, place: CasePlace(file: file, number: number))
        }
      }
    }
    return cases
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

/// How a command that plays cases shares its work out.
struct WorkerArguments: ParsableArguments {
  @Option(help: "How many processes play cases at a time; one a core where nothing is said.")
  var jobs: Int?

  @Option(help: "Seconds that a turn of a handler may take before it is stopped.")
  var timeout = WorkerPool.standardPatience

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout must be more than 0 seconds and at most a day.")
    }
  }

  /// Workers for the command that this program was started with.
  var pool: WorkerPool {
    WorkerPool(
      arguments: Array(CommandLine.arguments.dropFirst()), jobs: jobs, patience: timeout)
  }
}
