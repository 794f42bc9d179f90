/// A place in a file that somebody wrote; lines and columns from 1.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// On one line, whatever the file is called.
  public var description: String { "\(file.withoutControls):\(line):\(column)" }
}
