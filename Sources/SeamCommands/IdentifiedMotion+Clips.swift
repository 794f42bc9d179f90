import Foundation
import Recordings
import Scenes

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
