package import Foundation
import LayerTrees

/// The room that text takes: no font is read, so that every machine finds the same, unless a film
/// is lettered in fonts, which then count.
///
/// Without fonts every character is as wide as `0.5 · pointSize`, an average over running text in
/// the system's font; a line is `1.193359375 · pointSize` high, the system font's own figure
/// (20.287109375 points at 17, as `UIFont.lineHeight` says). Lines break at spaces, and within
/// words that are longer than a line.
package struct TextMetrics: Sendable {
  /// Points.
  package let pointSize: CGFloat

  package init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  package static let averageGlyphShare = CGFloat(TextLines.averageGlyphShare)
  package static let lineHeightShare = CGFloat(TextLines.heightShare)

  package var glyphWidth: CGFloat { Self.averageGlyphShare * pointSize }
  package var lineHeight: CGFloat {
    TextLines.setter == nil ? Self.lineHeightShare * pointSize : CGFloat(lines.height)
  }
  private var lines: TextLines { TextLines(size: Double(pointSize)) }

  /// The width of text on one line, in points.
  package func width(of text: String) -> CGFloat {
    guard TextLines.setter != nil else { return CGFloat(text.count) * glyphWidth }
    return CGFloat(lines.widths(of: text, width: .greatestFiniteMagnitude).max() ?? 0)
  }

  /// How many lines text takes in a column of `width` points; one where it is empty.
  package func lineCount(of text: String, width: CGFloat) -> Int {
    lines.widths(of: text, width: Double(width)).count
  }

  /// The size of text in a column of at most `width` points.
  package func size(of text: String, width: CGFloat) -> CGSize {
    let broken = lines.widths(of: text, width: Double(width))
    let widest =
      TextLines.setter == nil
      ? CGFloat(text.split(separator: "\n").reduce(0) { max($0, $1.count) }) * glyphWidth
      : CGFloat(broken.max() ?? 0)
    return CGSize(
      width: min(width, widest), height: CGFloat(broken.count) * lineHeight)
  }
}
