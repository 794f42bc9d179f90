import CaseWorkers
import Reports
import SceneFiles
import Scenes

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
