import MotionLogs
import SceneFiles
import Scenes

/// Logs as a command reads them.
enum LogArguments {
  /// Reads a log, and lists what of it was not understood on the standard error stream.
  static func log(at path: String) throws(SceneError) -> MotionLog {
    let text = try InputText.read(
      path, atMost: LogText.greatestSize, orElse: "cut out the part with the motion")
    let log = try MotionLog(text, file: path)
    for skipped in log.skipped {
      Terminal.writeErrorLine("\(path.withoutControls):\(skipped.description)")
    }
    return log
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
