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

/// The reader of cases: scene files with the matrix they are combined with, and playbacks.
@MainActor
struct CaseStore {
  private let reader = SceneReader(vocabulary: Seam.vocabulary)
  private let matrix: CaseMatrix?
  /// All that was read until now.
  private(set) var texts = StableHash()

  /// Reads the matrix at a path, where there is one.
  init(matrix path: String?) throws(SceneError) {
    guard let path else {
      matrix = nil
      return
    }
    let text = try SceneFile.text(at: path)
    texts.add(["matrix", text])
    matrix = try reader.matrix(in: text, file: path)
  }

  /// The cases of a file, each of which is read once.
  mutating func cases(in file: String) throws(SceneError) -> [CaseSource] {
    let isNamed = PlaybackFile.isNamed(at: file)
    let text = try isNamed ? SceneFile.playbackText(at: file) : SceneFile.text(at: file)
    texts.add(["file", text])
    guard isNamed || PlaybackFile.begins(text) else {
      return try reader.cases(in: text, file: file, crossedWith: matrix) { .scene($0) }
    }
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
    return [.playback(playback)]
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
