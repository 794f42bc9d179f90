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
