import Foundation

/// The program's output, and the traits of the terminal that it goes to.
enum Terminal {
  /// Prints text and a line end on the standard output.
  static func writeLine(_ text: String) { write(Data((text + "\n").utf8), to: .standardOutput) }

  /// Prints text as it is on the standard output.
  static func write(_ text: String) { write(Data(text.utf8), to: .standardOutput) }

  /// Writes bytes to the standard output.
  static func write(_ data: Data) { write(data, to: .standardOutput) }

  /// Prints the bytes of a picture on the standard output, unless a person would see them there.
  static func write(_ picture: [UInt8]) throws(CommandFailure) {
    guard isatty(STDOUT_FILENO) == 0 else {
      throw CommandFailure(
        .wrongInput, ["error: a picture does not go to a terminal: name a file with -o"])
    }
    write(Data(picture), to: .standardOutput)
  }

  /// Prints text and a line end on the standard error stream.
  static func writeErrorLine(_ text: String) { write(Data((text + "\n").utf8), to: .standardError) }

  /// Prints text as it is on the standard error stream.
  static func writeError(_ text: String) { write(Data(text.utf8), to: .standardError) }

  /// True if the standard output takes colours.
  static var isColored: Bool {
    ColorChoice.isColored(isTerminal: isatty(STDOUT_FILENO) == 1, environment)
  }

  /// True if progress can be shown on the standard error stream: a terminal that a person sees.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && !isInIntegration
  }

  /// The number of characters in a line of the standard error stream's terminal.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// True if continuous integration says that it is at work.
  private static var isInIntegration: Bool {
    isSet("CI") && !["false", "0"].contains(environment["CI"]?.lowercased())
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func isSet(_ name: String) -> Bool {
    environment[name].map { !$0.isEmpty } ?? false
  }

  /// Writes to a stream, and ends the program where the standard output takes none.
  ///
  /// A reader would not notice otherwise that some of the output is missing.
  private static func write(_ data: Data, to file: FileHandle) {
    do {
      try file.write(contentsOf: data)
    } catch {
      guard file === FileHandle.standardOutput else { return }
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      if (reason as? NSError)?.code == Int(EPIPE) { Interruption.endUnheard() }
      writeErrorLine(
        "error: cannot write to the standard output: \((reason ?? error).localizedDescription)")
      exit(ExitStatus.couldNotWork.rawValue)
    }
  }
}
