import ArgumentParser
import Foundation
import MotionLogs
import SceneFiles
import Scenes

/// Makes playbacks and scenes of what apps and Instruments have logged.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a playback or a scene of what an app has logged.",
    discussion: """
      Positions become a playback, which check and film read: CSV of a display link with the \
      columns time (seconds), keyboard (its top) and bar (its bottom), in points of the screen; \
      what react-native-keyboard-controller's handlers or Flutter's insets print. The user info of \
      keyboard notifications, as NSLog prints it, becomes a scene, and so does the table of \
      hitches that xctrace exports: refreshes that the display misses. Lines that are not \
      understood are listed with their place. Examples:

        seam import recorder.csv -o recorder.playback.json
        seam import console.log hitches.xml -o recorded.yaml
      """)

  @Argument(help: "Logs; - is the standard input.")
  var logs: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help:
      "The file to write: NAME.playback.json for positions, NAME.yaml for a scene; - for the terminal."
  )
  var file: String

  @Option(help: "The device, where the log does not name its screen.")
  var device: String?

  func run() throws {
    let text = try text()
    if file == InputText.standardInput {
      Terminal.write(text)
    } else {
      try OutputFile.write(text, to: file)
    }
  }

  private func text() throws(CommandFailure) -> String {
    let device = try LogArguments.device(named: device)
    var read: [MotionLog] = []
    do throws(SceneError) {
      for path in logs { read.append(try LogArguments.log(at: path)) }
    } catch {
      throw CommandFailure(error)
    }
    let tables = read.compactMap { log -> (file: String, table: PositionTable)? in
      guard case .positions(let table) = log.content else { return nil }
      return (log.file, table)
    }
    guard let first = tables.first else {
      try refuse(isPlayback: false)
      let scene = LoggedScene(read, device: device)
      if let note = scene.screenNote { Terminal.writeErrorLine("note: \(note) (--device NAME)") }
      return scene.text
    }
    guard read.count == 1 else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: \(first.file.withoutControls) has positions, which make a playback alone: import one such log at a time"
        ])
    }
    try refuse(isPlayback: true)
    return try playback(first.table, of: first.file, on: device)
  }

  private func playback(
    _ table: PositionTable, of file: String, on device: Device?
  ) throws(CommandFailure) -> String {
    let name = file.split(separator: "/").last.map { String($0).withoutControls } ?? "log"
    guard let playback = table.playback(named: name, on: device) else {
      throw CommandFailure(
        .wrongInput,
        [
          "\(file.withoutControls):1:1: error: no column 'keyboard': name the column of the keyboard's top"
        ])
    }
    if table.screen == nil, device == nil {
      Terminal.writeErrorLine(
        "note: the log names no screen: taken for \(playback.scene.device.name); give --device for another"
      )
    }
    if table.clock == .lines {
      Terminal.writeErrorLine("note: the log has no times: a line is taken for a refresh at 60 Hz")
    }
    do {
      return try PlaybackFile.text(of: playback)
    } catch {
      throw CommandFailure(.wrongInput, ["error: the positions make no playback: \(error)"])
    }
  }

  /// Refuses a name that says another kind of file than the one that it will be.
  private func refuse(isPlayback: Bool) throws(CommandFailure) {
    guard file != InputText.standardInput, file != "/dev/stdout",
      PlaybackFile.isNamed(at: file) != isPlayback
    else { return }
    let expected =
      isPlayback ? "positions: name it NAME.playback.json" : "a scene: name it NAME.yaml"
    throw CommandFailure(.wrongInput, ["error: \(file.withoutControls) would hold \(expected)"])
  }
}

/// Logs as a command reads them.
enum LogArguments {
  /// Reads a log from a file or the standard input.
  static func log(at path: String) throws(SceneError) -> MotionLog {
    try requireFile(path)
    let text = try InputText.read(
      path, atMost: LogText.greatestSize, orElse: "cut out the part with the motion")
    return try log(in: text, file: path)
  }

  /// Reads a log's text, and lists what of it was not understood on the standard error stream.
  static func log(in text: String, file: String) throws(SceneError) -> MotionLog {
    let log = try MotionLog(text, file: file)
    for skipped in log.skipped {
      Terminal.writeErrorLine("\(file.withoutControls):\(skipped.description)")
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
