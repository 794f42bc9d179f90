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
      standard input. By default what seam.yaml lists.
      """, valueName: "scene"), completion: .scenes)
  var scenes: [String] = []

  @Option(
    name: .customLong("filter"),
    help: ArgumentHelp(
      "Take only cases whose name or file contains the text, in any case of letters; repeatable.",
      valueName: "text"))
  var filters: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with defaults (default: the nearest seam.yaml here or above).", valueName: "file"))
  var config: String?

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
    let files = try files()
    let chosen: [CaseSource]
    do throws(SceneError) {
      var cases = try readCases(in: files, hashing: &texts)
      if let adjust {
        for index in cases.indices { adjust(&cases[index].scene) }
      }
      chosen = cases
    } catch {
      throw CommandFailure(error)
    }
    return try filtered(chosen)
  }

  /// The files that are read.
  @MainActor
  func files() throws(CommandFailure) -> [String] {
    let paths = scenes.isEmpty ? Seam.defaultScenes : scenes
    guard !paths.isEmpty else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: no scene is named: name a file or a folder, as in 'seam check Scenes', or list"
            + " 'scenes' in seam.yaml"
        ])
    }
    do throws(SceneError) { return try SceneFile.files(at: paths) } catch {
      throw CommandFailure(error)
    }
  }

  /// The cases that one of the filters names.
  private func filtered(_ cases: [CaseSource]) throws(CommandFailure) -> [CaseSource] {
    guard !filters.isEmpty else { return cases }
    let words = filters.map { $0.lowercased() }
    let chosen = cases.filter { source in
      let texts = [source.scene.name.lowercased(), source.scene.location.file.lowercased()]
      return words.contains { word in texts.contains { $0.contains(word) } }
    }
    guard !chosen.isEmpty else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: --filter \(filters.joined(separator: ", ")) matches none of"
            + " \(cases.count == 1 ? "1 case" : "\(cases.count) cases"): 'seam check --verbose' names"
            + " them all"
        ])
    }
    return chosen
  }

  @MainActor
  private func readCases(
    in files: [String], hashing texts: inout StableHash
  ) throws(SceneError) -> [CaseSource] {
    var store = try CaseStore(matrix: matrix)
    var cases: [CaseSource] = []
    for file in files {
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
