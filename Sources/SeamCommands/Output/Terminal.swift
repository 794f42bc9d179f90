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

/// Text for the standard output, which is written in large parts.
struct TerminalSink: TextOutputStream {
  private var text = ""

  private static let partSize = 1 << 16

  mutating func write(_ string: String) {
    text += string
    if text.utf8.count >= Self.partSize { flush() }
  }

  /// Writes what is left.
  mutating func flush() {
    Terminal.write(text)
    text = ""
  }
}

/// The choice between coloured and plain text.
package enum ColorChoice {
  /// True for a terminal unless the environment asks for no colours, and elsewhere if it asks for
  /// them.
  ///
  /// Source: no-color.org, force-color.org, bixense.com/clicolors. `NO_COLOR` comes first.
  package static func isColored(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if isSet("NO_COLOR") { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where isSet(name) {
      guard ["0", "false"].contains(environment[name]?.lowercased()) else { return true }
    }
    let isUnwanted = ["FORCE_COLOR", "CLICOLOR"].contains {
      ["0", "false"].contains(environment[$0]?.lowercased())
    }
    return isTerminal && !isUnwanted && environment["TERM"] != "dumb"
  }
}

/// Rows of text in columns that line up.
struct TextTable {
  private let rows: [[String]]

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  /// The rows, two spaces between columns and none at the end of a line.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
