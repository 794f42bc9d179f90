/// Sets text in lines with the widths of a font's letters.
package protocol TextSetter: Sendable {
  /// The widths in points of the lines that a text takes in a column of `width` points.
  func lineWidths(of text: String, size: Double, width: Double) -> [Double]

  /// The height of a line in ems.
  var lineHeightShare: Double { get }
}

/// The lines of a text as this program estimates them: no font is read, so that every machine
/// finds the same.
///
/// Every character is as wide as `0.5 · size`, an average over running text in the system's font.
/// Lines break at spaces, and within words that are longer than a line.
package struct TextLines: Sendable {
  /// Points.
  package let size: Double

  package init(size: Double) { self.size = size }

  package static let averageGlyphShare = 0.5
  /// The height of a line in ems: the system font's own figure, 20.287109375 points at 17.
  package static let heightShare = 1.193359375

  /// The height of a line in points.
  package var height: Double { size * (Self.setter?.lineHeightShare ?? Self.heightShare) }

  package var glyphWidth: Double { Self.averageGlyphShare * size }

  /// The fonts by which an app's text is measured while it plays; nil for the estimate.
  ///
  /// Set before anything plays, by whoever plays one app after the other in a process.
  nonisolated(unsafe) package static var setter: (any TextSetter)?

  /// The widths in points of the lines in a column of `width` points, one or more.
  package func widths(of text: String, width: Double) -> [Double] {
    if let setter = Self.setter { return setter.lineWidths(of: text, size: size, width: width) }
    return estimatedWidths(of: text, width: width)
  }

  /// The same without any font.
  package func estimatedWidths(of text: String, width: Double) -> [Double] {
    let columns = width >= glyphWidth && glyphWidth > 0 ? width / glyphWidth + 1e-9 : 1
    let capacity = columns < 1e6 ? Int(columns) : 1_000_000
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.lengths(ofParagraph: $0, capacity: capacity) }
      .map { Double($0) * glyphWidth }
  }

  /// The number of characters of each line.
  private static func lengths(ofParagraph text: Substring, capacity: Int) -> [Int] {
    var lines: [Int] = []
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.count
      if used > 0, used + 1 + length > capacity {
        lines.append(used)
        used = 0
      } else if used > 0 {
        used += 1
      }
      while length > capacity {
        lines.append(capacity)
        length -= capacity
      }
      used += length
    }
    return lines + [used]
  }
}
