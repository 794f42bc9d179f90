/// A path as the system takes it: the bytes that the program was started with.
///
/// A name on disk may be any bytes. Swift makes text of arguments, with U+FFFD for what is not UTF-8, so
/// such a name is looked up among the arguments as they came.
struct PathBytes {
  /// The path's bytes, with a 0 behind them.
  let bytes: [CChar]

  init(_ path: String) {
    bytes = Self.argument(like: path) ?? path.utf8.map(CChar.init(bitPattern:)) + [0]
  }

  /// The argument that became such a text; nil where the text is what it was.
  private static func argument(like path: String) -> [CChar]? {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
    for index in 0..<Int(CommandLine.argc) {
      guard let start = CommandLine.unsafeArgv[index] else { continue }
      var bytes: [CChar] = []
      while start[bytes.count] != 0 { bytes.append(start[bytes.count]) }
      if String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self) == path {
        return bytes + [0]
      }
    }
    return nil
  }
}
