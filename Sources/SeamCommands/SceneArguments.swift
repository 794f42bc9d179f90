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
      "A file with defaults (default: the nearest seam.yaml here or above in the repository).",
      valueName: "file"))
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
    let scenes = try read()
    try scenes.mistakes.finish()
    return try chosen(of: scenes.cases, adjust: adjust)
  }

  /// Those of some cases that the filters name, as other arguments adjust them.
  func chosen(
    of cases: [CaseSource], adjust: ((inout SceneCase) -> Void)?
  ) throws(CommandFailure) -> [CaseSource] {
    guard let adjust else { return try filtered(cases) }
    var cases = cases
    for index in cases.indices { adjust(&cases[index].scene) }
    return try filtered(cases)
  }

  /// The files that are read.
  @MainActor
  func files() throws(CommandFailure) -> [String] {
    var mistakes = FailureLog()
    let files = try files(noting: &mistakes)
    try mistakes.finish()
    return files
  }

  /// The files that are there; paths without one are noted.
  @MainActor
  private func files(noting mistakes: inout FailureLog) throws(CommandFailure) -> [String] {
    let paths = scenes.isEmpty ? Seam.defaultScenes : scenes
    guard !paths.isEmpty else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: no scene is named: name a file or a folder, as in 'seam check Scenes', or list"
            + " 'scenes' in seam.yaml"
        ])
    }
    return SceneFile.files(at: paths) { mistakes.add(CommandFailure($0)) }
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

  /// Reads all files; those with mistakes are left out.
  @MainActor
  func read() throws(CommandFailure) -> ReadScenes {
    var scenes = ReadScenes()
    let files = try files(noting: &scenes.mistakes)
    do throws(SceneMistakes) {
      var store = try CaseStore(matrix: matrix)
      for file in files {
        CrashReport.note("reading \(file)")
        do throws(SceneMistakes) {
          scenes.cases += try store.cases(in: file)
        } catch {
          scenes.mistakes.add(CommandFailure(error))
        }
      }
      scenes.texts = store.texts
    } catch {
      throw CommandFailure(error)
    }
    scenes.cases = CaseSource.titled(scenes.cases)
    guard let matrix, scenes.cases.isEmpty, scenes.mistakes.isEmpty else { return scenes }
    throw CommandFailure(
      SceneError(
        at: SourceLocation(file: matrix, line: 1, column: 1),
        "no event of these scenes can happen with these devices and handlers: name others"))
  }
}

/// The cases of some files, and what is wrong with the other files.
struct ReadScenes {
  var cases: [CaseSource] = []
  /// The mistakes of the files that are left out, in order of the files.
  var mistakes = FailureLog()
  /// A hash of all that was read.
  var texts = StableHash()
}

/// The reader of cases: scene files with the matrix they are combined with, and playbacks.
@MainActor
struct CaseStore {
  private let reader = SceneReader(vocabulary: Seam.vocabulary)
  private let matrix: CaseMatrix?
  /// All that was read until now.
  private(set) var texts = StableHash()

  /// Reads the matrix at a path, where there is one.
  init(matrix path: String?) throws(SceneMistakes) {
    guard let path else {
      matrix = nil
      return
    }
    let text = try Self.text(at: path)
    texts.add(["matrix", text])
    matrix = try reader.wholeMatrix(in: text, file: path)
  }

  /// The cases of a file, each of which is read once.
  mutating func cases(in file: String) throws(SceneMistakes) -> [CaseSource] {
    let isNamed = PlaybackFile.isNamed(at: file)
    let text = try Self.text(at: file)
    texts.add(["file", text])
    guard isNamed || PlaybackFile.begins(text) else {
      return try reader.cases(in: text, file: file, crossedWith: matrix) { .scene($0) }
    }
    do throws(SceneError) {
      return [try playback(in: text, file: file)]
    } catch {
      throw SceneMistakes(error)
    }
  }

  private static func text(at file: String) throws(SceneMistakes) -> String {
    do throws(SceneError) {
      return try PlaybackFile.isNamed(at: file)
        ? SceneFile.playbackText(at: file) : SceneFile.text(at: file)
    } catch {
      throw SceneMistakes(error)
    }
  }

  private func playback(in text: String, file: String) throws(SceneError) -> CaseSource {
    guard matrix == nil else {
      throw SceneError(
        at: SourceLocation(file: file, line: 1, column: 1),
        "a playback is of one case and takes no matrix: leave --matrix out, or name the scene")
    }
    var playback = try PlaybackFile.playback(in: text, file: file)
    if playback.scene.location.file.isEmpty {
      // It was read off a clip or a log, and no scene file says what it is.
      playback.scene.location = SourceLocation(file: file, line: 1, column: 1)
    }
    return .playback(playback)
  }
}

extension [CaseSource] {
  /// Refuses logs of a keyboard alone: they would pass whatever the bar did.
  func requireBars() throws(CommandFailure) {
    for case .playback(let playback) in self where playback.lacksBar {
      throw CommandFailure(
        SceneError(
          at: playback.scene.location,
          "the playback has no bar, so nothing is to be checked: log the bar's bottom as well, in a"
            + " column 'bar', and import that"))
    }
  }
}

extension CaseSource {
  /// The same cases, with the file beside a title that scenes of several files have.
  static func titled(_ cases: [CaseSource]) -> [CaseSource] {
    var files: [String: Set<String>] = [:]
    for source in cases {
      files[source.scene.scene, default: []].insert(source.scene.location.file)
    }
    guard files.values.contains(where: { $0.count > 1 }) else { return cases }
    return cases.map { source in
      guard let others = files[source.scene.scene], others.count > 1 else { return source }
      var source = source
      let file = source.scene.location.file.shortest(among: others)
      source.scene.rename(scene: "\(source.scene.scene) (\(file))")
      return source
    }
  }
}

extension String {
  /// As much of a path's end as distinguishes it from the others: a name, or folders before it.
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
