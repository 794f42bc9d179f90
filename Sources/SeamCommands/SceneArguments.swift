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

  /// The cases of all scenes, each with what `change` makes of it.
  @MainActor
  func cases() throws(CommandFailure) -> [SceneCase] {
    do {
      return try readCases()
    } catch {
      throw CommandFailure(error)
    }
  }

  @MainActor
  private func readCases() throws(SceneError) -> [SceneCase] {
    let reader = SceneReader(vocabulary: Seam.vocabulary)
    var cases: [SceneCase] = []
    for path in scenes {
      for file in try SceneFile.files(at: path) {
        cases += try reader.cases(in: try SceneFile.text(at: file), file: file)
      }
    }
    return cases
  }
}
