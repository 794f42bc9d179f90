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
