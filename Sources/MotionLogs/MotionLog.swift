package import Scenes

/// The content of a log, whatever wrote it.
package struct MotionLog: Sendable {
  /// The kind of facts in a log.
  package enum Content: Sendable {
    /// Positions at some times.
    case positions(PositionTable)
    /// Notifications of the keyboard.
    case notifications([LoggedNotification])
    /// Refreshes that came late.
    case hitches([LoggedHitch])
  }

  /// The file's name in messages.
  package let file: String
  package let content: Content
  /// The lines that were not understood.
  package let skipped: [SkippedLines]

  /// Reads a log of any kind that is known.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - file: What messages call it.
  /// - Throws: A `SceneError` where nothing in it is understood.
  package init(_ text: String, file: String) throws(SceneError) {
    let log = try LogText(text, file: file)
    self.file = file
    let dump = NotificationDump(log)
    if log.beginsLikeXML {
      let table = try HitchTable(log)
      (content, skipped) = (.hitches(table.hitches), table.skipped)
    } else if let dump, !dump.notifications.isEmpty {
      (content, skipped) = (.notifications(dump.notifications), dump.skipped)
    } else if let lines = EventLines(log) {
      (content, skipped) = (.positions(lines.table), lines.skipped)
    } else if let broken = dump?.skipped.last(where: { $0.reason.contains("notification") }) {
      throw log.error(broken.reason, at: broken.first)
    } else {
      let table = try CommaTable(log)
      (content, skipped) = (.positions(table.table), table.skipped)
    }
  }
}

extension LogText {
  fileprivate var beginsLikeXML: Bool {
    lines.first { !$0.isBlank }.map { $0.trimmed.first == "<" } ?? false
  }
}

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

/// Lines of a log that were not understood, one after the other.
package struct SkippedLines: Hashable, Sendable {
  /// The number of the first.
  package let first: Int
  /// The number of the last.
  package internal(set) var last: Int
  /// The reason, in words.
  package let reason: String
  /// The beginning of the first.
  package let text: String

  /// The lines as a message gives them, after the file's name.
  package var description: String {
    let place = first == last ? "\(first)" : "\(first)-\(last)"
    let count = first == last ? "" : " (\(last - first + 1) lines)"
    return "\(place): not understood\(count), \(reason): '\(text)'"
  }
}

extension [SkippedLines] {
  /// Adds a line; it joins the one before it where the reason is the same.
  mutating func add(_ number: Int, _ reason: String, _ line: Substring) {
    if let before = last, before.last == number - 1, before.reason == reason {
      self[count - 1].last = number
      return
    }
    let shown = line.trimmed.prefix(60).map { $0.isPrintable ? $0 : "?" }
    append(SkippedLines(first: number, last: number, reason: reason, text: String(shown)))
  }
}

extension Character {
  /// True if a terminal can show it.
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      && !isNewline
  }
}
