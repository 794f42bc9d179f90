/// Estimates the room that text takes: no font is read, so that every machine finds the same.
///
/// Every character is as wide as `0.5 · pointSize`, an average over running text in the system's
/// font; a line is `1.193359375 · pointSize` high, the system font's own figure (20.287109375
/// points at 17, as `UIFont.lineHeight` says). Lines break at spaces, and within words that are
/// longer than a line.
package struct TextMetrics: Sendable {
  /// Points.
  package let pointSize: CGFloat

  package init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  package static let averageGlyphShare: CGFloat = 0.5
  package static let lineHeightShare: CGFloat = 1.193359375

  package var glyphWidth: CGFloat { Self.averageGlyphShare * pointSize }
  package var lineHeight: CGFloat { Self.lineHeightShare * pointSize }

  /// The width of text on one line, in points.
  package func width(of text: String) -> CGFloat { CGFloat(text.count) * glyphWidth }

  /// How many lines text takes in a column of `width` points; one where it is empty.
  package func lineCount(of text: String, width: CGFloat) -> Int {
    let columns = width >= glyphWidth && glyphWidth > 0 ? width / glyphWidth + 1e-9 : 1
    let capacity = columns < 1e6 ? Int(columns) : 1_000_000
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + lineCount(ofParagraph: $1, capacity: capacity) }
  }

  /// The size of text in a column of at most `width` points.
  package func size(of text: String, width: CGFloat) -> CGSize {
    let widest = text.split(separator: "\n").reduce(0) { max($0, $1.count) }
    let lines = lineCount(of: text, width: width)
    return CGSize(
      width: min(width, CGFloat(widest) * glyphWidth), height: CGFloat(lines) * lineHeight)
  }

  private func lineCount(ofParagraph text: Substring, capacity: Int) -> Int {
    var (lines, used) = (1, 0)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.count
      if used > 0, used + 1 + length > capacity {
        lines += 1
        used = 0
      } else if used > 0 {
        used += 1
      }
      let overflow = max(0, length - 1) / capacity
      lines += overflow
      used += length - overflow * capacity
    }
    return lines
  }
}
