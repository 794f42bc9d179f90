import ArgumentParser
import CaseWorkers
import Reports
import SceneFiles
import Scenes

/// The scenes that a command works on.
struct SceneArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Scene files (YAML or JSON), playbacks (.playback.json), or folders of them; - is the \
      standard input.
      """, valueName: "scene"), completion: .scenes)
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      """
      A YAML file whose devices, systems, rates, handlers and so on replace the \
      scenes'; lists run every combination: {device: all, rate: [60, 120]}.
      """, valueName: "file"), completion: .scenes)
  var matrix: String?

  /// The cases of all files; `adjust` applies what other arguments say of a case.
  @MainActor
  func cases(
    adjust: ((inout SceneCase) -> Void)? = nil
  ) throws(CommandFailure) -> [CaseSource] {
    var texts = StableHash()
    return try cases(hashing: &texts, adjust: adjust)
  }

  /// The same, and hashes the texts that they follow from.
  @MainActor
  func cases(
    hashing texts: inout StableHash, adjust: ((inout SceneCase) -> Void)?
  ) throws(CommandFailure) -> [CaseSource] {
    do throws(SceneError) {
      var cases = try readCases(hashing: &texts)
      guard let adjust else { return cases }
      for index in cases.indices { adjust(&cases[index].scene) }
      return cases
    } catch {
      throw CommandFailure(error)
    }
  }

  @MainActor
  private func readCases(hashing texts: inout StableHash) throws(SceneError) -> [CaseSource] {
    var store = try CaseStore(matrix: matrix)
    var cases: [CaseSource] = []
    for file in try SceneFile.files(at: scenes) {
      CrashReport.note("reading \(file)")
      cases += try store.cases(in: file)
    }
    texts = store.texts
    guard let matrix, cases.isEmpty else { return CaseSource.titled(cases) }
    throw SceneError(
      at: SourceLocation(file: matrix, line: 1, column: 1),
      "no event of these scenes can happen with these devices and handlers: name others")
  }
}
