import Detectors
import Foundation
import Recordings
import Reports
import Scenes

/// A clip that was measured and judged.
struct ClipMeasurement {
  let clip: ClipFile
  let playback: Playback
  let checked: CheckedCase
  var result: CaseResult

  init(_ path: String, options: ClipOptions) throws(CommandFailure) {
    do throws(RecordingError) {
      clip = try ClipFile(path)
      playback = try ClipMeter.measure(clip, options: options)
    } catch {
      throw CommandFailure(error, about: path)
    }
    // A saved playback names no place of this machine: check names the saved file.
    var placed = playback
    placed.scene.location = SourceLocation(file: path.withoutControls, line: 1, column: 1)
    checked = CheckedCase(placed)
    result = checked.result
  }

  /// The result of the clip, with bar and keyboard at each frame for reports that draw those.
  func result(withTrack: Bool) -> CaseResult {
    var result = result
    result.track = withTrack ? checked.track : nil
    return result
  }
}

extension Report {
  /// A report of clips, with their files as they are called from the working folder.
  init(ofClips results: [CaseResult]) {
    let folder = FileManager.default.currentDirectoryPath
    self.init(
      results.map { result in
        var reported = ReportedCase(result)
        reported.file = reported.file.named(from: folder)
        return reported
      })
  }
}

extension CommandFailure {
  /// A failure with a clip: its name without what could move a cursor.
  init(_ error: RecordingError, about path: String) {
    let name = (path == "-" ? "standard input" : path).withoutControls
    switch error {
    case .wrongInput(let message):
      self.init(.wrongInput, ["\(name):1:1: error: \(message)"])
    case .couldNotWork(let message):
      self.init(.couldNotWork, ["\(name): error: \(message)"])
    }
  }
}
