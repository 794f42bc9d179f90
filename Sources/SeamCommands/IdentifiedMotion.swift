import Compositing
import Foundation
import MotionFits
import MotionLogs
import Recordings
import SceneFiles
import Scenes

/// A motion with what fits it, and where it was found.
struct IdentifiedMotion {
  /// The file.
  let source: String
  /// The thing that moves: `keyboard`, `bar`, or the name of a table's column.
  let edge: String
  let fit: MotionFit

  /// The motions in a file: a clip, a playback, a log or a table.
  static func all(in path: String) throws(CommandFailure) -> [IdentifiedMotion] {
    do throws(SceneError) {
      try LogArguments.requireFile(path)
    } catch {
      throw CommandFailure(error)
    }
    if ClipKind.isClip(at: path) { return try motions(inClip: path) }
    do throws(SceneError) {
      return try motions(inText: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func motions(inText path: String) throws(SceneError) -> [IdentifiedMotion] {
    let text = try InputText.read(
      path, atMost: PlaybackFile.greatestSize, orElse: "cut out the part with the motion")
    if PlaybackFile.isNamed(at: path) || PlaybackFile.begins(text) {
      return try motions(in: PlaybackFile.playback(in: text, file: path), file: path)
    }
    let log = try LogArguments.log(in: text, file: path)
    guard case .positions(let table) = log.content else {
      throw SceneError(
        at: SourceLocation(file: path, line: 1, column: 1),
        "the log has no positions: 'seam import' makes a scene of it")
    }
    var found: [IdentifiedMotion] = []
    for column in table.columns {
      found += try motions(
        of: column.name, times: table.times, values: column.values, file: path)
    }
    return found
  }

  static func motions(
    in playback: Playback, file: String
  ) throws(SceneError) -> [IdentifiedMotion] {
    if let recording = playback.recording {
      let track = recording.track
      // A clip is of one system, and its keyboard moves where it slides from rest to rest.
      return try motions(
        times: track.times, keyboard: track.keyboardTop, bar: track.barBottom, file: file
      ).filter { found in
        recording.motions.contains {
          $0.start < found.fit.motion.end && found.fit.motion.start < $0.end
        }
      }.map {
        IdentifiedMotion(source: file, edge: $0.edge, fit: $0.fit.of(system: recording.system))
      }
    }
    let (keyboard, bar) = (playback.loggedKeyboard, playback.loggedBar)
    if keyboard != nil || bar != nil {
      return try motions(of: "keyboard", keyboard ?? [], \.minY, file: file)
        + motions(of: "bar", bar ?? [], \.maxY, file: file)
    }
    let track = ShownEdges(playback)
    let durations = Set(playback.posted.map(\.notification.duration)).sorted()
    return try motions(
      times: track.times, keyboard: track.keyboardTop, bar: track.barBottom, file: file,
      durations: durations)
  }

  private static func motions(
    of edge: String, _ samples: [RectTimeline.Sample], _ place: KeyPath<CGRect, CGFloat>,
    file: String
  ) throws(SceneError) -> [IdentifiedMotion] {
    try motions(
      of: edge, times: samples.map(\.time), values: samples.map { Double($0.rect[keyPath: place]) },
      file: file)
  }

  private static func motions(
    times: [Double], keyboard: [Double?], bar: [Double?], file: String, durations: [Double] = []
  ) throws(SceneError) -> [IdentifiedMotion] {
    try motions(
      of: "keyboard", times: times, values: keyboard, file: file, durations: durations)
      + motions(of: "bar", times: times, values: bar, file: file, durations: durations)
  }

  private static func motions(
    of edge: String, times: [Double], values: [Double?], file: String, durations: [Double] = []
  ) throws(SceneError) -> [IdentifiedMotion] {
    do throws(TrackError) {
      let fits = try SampledTrack(times: times, values: values).fits(durations: durations)
      return fits.map { IdentifiedMotion(source: file, edge: edge, fit: $0) }
    } catch {
      throw SceneError(at: SourceLocation(file: file, line: 1, column: 1), "\(edge): \(error)")
    }
  }
}

extension IdentifiedMotion {
  /// The motions of keyboard and bar in a clip, as `measure` reads them; of the keyboard alone where no
  /// bar is found.
  static func motions(inClip path: String) throws(CommandFailure) -> [IdentifiedMotion] {
    let playback: Playback
    do throws(RecordingError) {
      var options = ClipOptions()
      options.takesKeyboardAlone = true
      playback = try ClipMeter.measure(ClipFile(path), options: options)
    } catch {
      throw CommandFailure(error, about: path)
    }
    do throws(SceneError) {
      return try motions(in: playback, file: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// The kind of a file by its first bytes.
enum ClipKind {
  /// True for a clip: MP4 or MOV, Matroska or WebM, GIF, PNG, AVI.
  static func isClip(at path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: 12), data.count == 12
    else { return false }
    let bytes = [UInt8](data)
    let heads: [[UInt8]] = [
      [0x1A, 0x45, 0xDF, 0xA3], Array("GIF8".utf8), [0x89, 0x50, 0x4E, 0x47], Array("RIFF".utf8),
    ]
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip"].map { Array($0.utf8) }
    return heads.contains { bytes.starts(with: $0) } || boxes.contains(Array(bytes[4..<8]))
  }
}
