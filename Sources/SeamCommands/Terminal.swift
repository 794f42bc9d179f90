import Foundation

/// What the program prints, and what it knows of where that goes.
enum Terminal {
  /// Prints text and a line end on the standard output.
  static func say(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// Prints text as it is on the standard output.
  static func pour(_ text: String) { write(text, to: .standardOutput) }

  /// Prints text and a line end on the standard error stream.
  static func complain(_ text: String) { write(text + "\n", to: .standardError) }

  /// Prints text as it is on the standard error stream.
  static func mutter(_ text: String) { write(text, to: .standardError) }

  /// Whether the standard output takes colours: a terminal, and nobody asks for none.
  static var isColored: Bool {
    isatty(STDOUT_FILENO) == 1 && !isSet("NO_COLOR") && environment["TERM"] != "dumb"
  }

  /// Whether progress can be shown on the standard error stream.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func isSet(_ name: String) -> Bool {
    environment[name].map { !$0.isEmpty } ?? false
  }

  private static func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
  }
}

/// A line on the terminal that tells how far the work is; silent where there is no terminal.
struct Progress: Sendable {
  let verb: String
  let total: Int
  private let isShown = Terminal.showsProgress

  init(_ verb: String, of total: Int) {
    self.verb = verb
    self.total = total
  }

  func show(_ done: Int) {
    guard isShown, total > 1 else { return }
    FileHandle.standardError.write(Data("\r\(verb) \(done) of \(total)".utf8))
  }

  /// Takes the line away.
  func end() {
    guard isShown, total > 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8))
  }
}
