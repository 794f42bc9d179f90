/// A place in a file that a person wrote; lines and columns from 1.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Creates a source location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// On one line, whatever the file is called.
  public var description: String { "\(file.withoutControls):\(line):\(column)" }
}
