import Filmstrips

/// Files that commands write: whole, or not at all.
enum OutputFile {
  /// The path that means the standard output.
  static let standardOutput = "-"

  /// True for the standard output, by any of its names.
  static func isStandardOutput(_ path: String) -> Bool {
    path == standardOutput || (try? OutputPlace(path)) == .descriptor(1)
  }

  /// Throws where no file can be written, before there is anything to write.
  static func check(_ path: String) throws(CommandFailure) {
    do throws(FilmError) {
      try OutputPlace(path).check(path: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a text, to the standard output where the path is `-`.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    guard path != standardOutput else { return Terminal.write(text) }
    try write(to: path) { $0.write(text) }
  }

  /// Writes bytes to a file.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try write(to: path) { $0.writer.write(bytes) }
  }

  /// Writes what `fill` adds part by part.
  static func write(
    to path: String, fill: (inout FileSink) -> Void
  ) throws(CommandFailure) {
    do throws(FilmError) {
      var sink = FileSink(writer: try WholeFileWriter(path))
      fill(&sink)
      try sink.writer.finish()
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// Text for a file.
struct FileSink: TextOutputStream {
  let writer: WholeFileWriter

  mutating func write(_ string: String) { writer.write(string.utf8) }
}
