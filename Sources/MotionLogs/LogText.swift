package import Scenes

/// A log's text, line by line.
package struct LogText {
  /// The file's name in messages.
  package let file: String
  /// The lines, without their ends; the first is number 1.
  package let lines: [Substring]

  /// A log of more bytes is not read.
  package static let greatestSize = 32 << 20
  /// A log of more lines is not read.
  package static let greatestCount = 400_000
  /// A line of more bytes is not one of a log.
  private static let greatestLength = 1 << 20

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - file: What messages call it.
  /// - Throws: A `SceneError` with the place of what no log holds.
  package init(_ text: String, file: String) throws(SceneError) {
    self.file = file
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : Substring(text)
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count <= Self.greatestCount else {
      throw error("more than \(Self.greatestCount) lines: cut out the part with the motion", at: 1)
    }
    for (index, line) in lines.enumerated() {
      guard line.utf8.count <= Self.greatestLength else {
        throw error("a line of more than 1 MiB: this is no log", at: index + 1)
      }
      guard !line.utf8.contains(0) else {
        throw error("a byte 0: this is no text, give a log, CSV or XML", at: index + 1)
      }
    }
    guard lines.contains(where: { !$0.isBlank }) else {
      throw error("the file is empty: give a log with positions or notifications", at: 1)
    }
  }

  /// An error at a line.
  func error(_ message: String, at line: Int) -> SceneError {
    SceneError(at: SourceLocation(file: file, line: line, column: 1), message)
  }
}

extension Substring {
  /// True if there is nothing but space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Without the space at both ends.
  var trimmed: Substring {
    let head = drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head }
    return head[...last]
  }
}
