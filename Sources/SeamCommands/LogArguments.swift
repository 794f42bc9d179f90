import Foundation
import MotionLogs
import SceneFiles
import Scenes

/// Logs as a command reads them.
enum LogArguments {
  /// Reads a log, and lists what of it was not understood on the standard error stream.
  static func log(at path: String) throws(SceneError) -> MotionLog {
    try requireFile(path)
    let text = try InputText.read(
      path, atMost: LogText.greatestSize, orElse: "cut out the part with the motion")
    let log = try MotionLog(text, file: path)
    for skipped in log.skipped {
      Terminal.writeErrorLine("\(path.withoutControls):\(skipped.description)")
    }
    return log
  }

  /// Refuses what is neither a file nor the standard input: a pipe may have no writer.
  static func requireFile(_ path: String) throws(SceneError) {
    var status = stat()
    // The reader reports a file that is missing.
    guard path != InputText.standardInput, stat(path, &status) == 0,
      status.st_mode & S_IFMT != S_IFREG
    else { return }
    throw SceneError(
      at: SourceLocation(file: path, line: 1, column: 1),
      "is not a file: name a file on disk, or give - and pipe the log into the standard input")
  }

  /// The device of a name; nil for no name.
  static func device(named name: String?) throws(CommandFailure) -> Device? {
    guard let name else { return nil }
    guard let device = Device.named(name) else {
      throw CommandFailure(
        .wrongInput,
        ["error: no device is called '\(name.withoutControls)': 'seam list devices' names them"])
    }
    return device
  }
}
