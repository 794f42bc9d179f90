/// A mistake in a scene, with its place and advice.
public struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The place of the mistake.
  public let location: SourceLocation
  /// The mistake, and the text to write instead.
  public let message: String

  /// Creates a scene error; what a stranger wrote moves no cursor in its message.
  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message.withoutControls
  }

  /// The line that compilers print, so that editors find the place.
  public var description: String { "\(location): error: \(message)" }
}

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

extension String {
  /// The same text with a mark for each character that could move a cursor or break a line.
  package var withoutControls: String {
    hasControls ? String(map { $0.isControl ? "\u{FFFD}" : $0 }) : self
  }

  /// True if a character of it is a control: of ASCII, which nearly all texts are, by bytes.
  package var hasControls: Bool {
    !utf8.allSatisfy { (0x20..<0x7F).contains($0) } && contains(where: \.isControl)
  }
}

extension Character {
  /// True if it could move a terminal's cursor or break a line of a report.
  package var isControl: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: false
      }
    } && !isEmojiJoined
  }

  /// A family of emoji is one character held together by joiners, which are format characters.
  private var isEmojiJoined: Bool {
    unicodeScalars.count > 1 && unicodeScalars.contains { $0.properties.isEmoji }
  }
}
