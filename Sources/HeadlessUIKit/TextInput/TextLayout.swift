package import Foundation
import LayerTrees

/// Text in lines: where each begins and ends, and where a place of the text is.
///
/// It breaks lines as ``TextMetrics`` counts them: at spaces, and a word that is longer than a line
/// wherever the line ends.
struct TextLayout {
  struct Line: Hashable {
    /// UTF-16 units from the text's start.
    var start: Int
    /// The first unit that is not on the line; the line's break belongs to it.
    var end: Int
  }

  let metrics: TextMetrics
  let text: String
  let lines: [Line]
  private let units: [UInt16]

  init(_ text: String, metrics: TextMetrics, width: CGFloat) {
    self.text = text
    self.metrics = metrics
    units = Array(text.utf16)
    lines = Self.lines(of: text, metrics: metrics, width: width)
  }

  private static func lines(of text: String, metrics: TextMetrics, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var offset = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = Line(start: offset, end: offset)
      var used: CGFloat = 0
      for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { line.end += 1 }
        let length = metrics.width(of: String(word))
        let space = used > 0 ? metrics.width(of: " ") : 0
        if used > 0, used + space + length > width + 1e-9 {
          lines.append(line)
          line = Line(start: line.end, end: line.end)
          used = 0
        } else {
          used += space
        }
        used = place(word, metrics, width, used, &line, &lines)
      }
      lines.append(line)
      offset = line.end + 1
    }
    return lines.enumerated().map { index, line in
      var line = line
      if index + 1 < lines.count { line.end = lines[index + 1].start }
      return line
    }
  }

  /// Puts a word on the line, and breaks it where it is longer than one.
  private static func place(
    _ word: Substring, _ metrics: TextMetrics, _ width: CGFloat, _ used: CGFloat,
    _ line: inout Line, _ lines: inout [Line]
  ) -> CGFloat {
    let length = metrics.width(of: String(word))
    guard length > width + 1e-9 else {
      line.end += word.utf16.count
      return used + length
    }
    var taken = used
    for character in word {
      let step = metrics.width(of: String(character))
      if taken > 0, taken + step > width + 1e-9 {
        lines.append(line)
        line = Line(start: line.end, end: line.end)
        taken = 0
      }
      line.end += String(character).utf16.count
      taken += step
    }
    return taken
  }

  var height: CGFloat { CGFloat(lines.count) * metrics.lineHeight }

  /// The number of the line on which a caret at the given place is.
  func line(of offset: Int) -> Int { max(0, (lines.lastIndex { $0.start <= offset }) ?? 0) }

  /// The distance of a place of the text from the line's start.
  func x(of offset: Int) -> CGFloat {
    let line = lines[line(of: offset)]
    return width(from: line.start, to: min(offset, line.end))
  }

  private func width(from start: Int, to end: Int) -> CGFloat {
    guard end > start else { return 0 }
    let part = String(decoding: units[start..<min(end, units.count)], as: UTF16.self)
    return metrics.width(of: part.replacing("\n", with: ""))
  }

  /// The caret at a place, from the text's top left.
  func caret(at offset: Int) -> CGRect {
    CGRect(
      x: x(of: offset), y: CGFloat(line(of: offset)) * metrics.lineHeight, width: 2,
      height: metrics.lineHeight)
  }

  /// The rectangles of a range, one per line.
  func rects(of range: NSRange) -> [CGRect] {
    let end = range.location + range.length
    return lines.enumerated().compactMap { index, line in
      let (first, last) = (max(line.start, range.location), min(line.end, end))
      guard first < last || (first == last && range.length == 0) else { return nil }
      let left = width(from: line.start, to: first)
      return CGRect(
        x: left, y: CGFloat(index) * metrics.lineHeight,
        width: width(from: line.start, to: last) - left, height: metrics.lineHeight)
    }
  }

  /// The place of the text that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    let index = max(0, min(lines.count - 1, Int(point.y / max(1, metrics.lineHeight))))
    let line = lines[index]
    let last = index + 1 < lines.count ? max(line.start, line.end - 1) : line.end
    let places = line.start...last
    return places.min {
      abs(width(from: line.start, to: $0) - point.x)
        < abs(width(from: line.start, to: $1) - point.x)
    } ?? line.start
  }
}

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

  /// The number of lines that text takes in a column of `width` points; one if it is empty.
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

extension TextMetrics {
  /// Without a font, UIKit measures in 12 points.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(pointSize: (attributes?[.font] as? UIFont)?.pointSize ?? 12)
  }
}
