package import Compositing
package import Foundation
import LayerTrees

/// The layers of a frame as rows of some grey columns, each where it is to a part of a row.
///
/// They are drawn here because test targets are not optimised.
package struct LayerRows {
  private let columns: Int
  /// Rows of the screen, and rows of a point.
  private let height: Int
  private let scale: Double
  /// Columns of a point.
  private let across: Double
  private let isDark: Bool
  /// Row after row.
  package private(set) var pixels: [UInt8]

  package init(
    _ frame: CompositedFrame, on screen: CGSize, scale: Double, columns: Int, isDark: Bool
  ) {
    (self.columns, self.scale, self.isDark) = (columns, scale, isDark)
    height = Int(Double(screen.height) * scale)
    across = Double(columns) / Double(screen.width)
    pixels = Array(repeating: isDark ? 12 : 243, count: height * columns)
    for layer in frame.layers { draw(layer) }
  }

  private mutating func draw(_ layer: PaintedLayer) {
    let frame = layer.frame
    switch layer.role {
    case .message(let isOutgoing):
      fill(frame, with: isOutgoing ? 130 : 215)
      // Lines of text, of a length of their own.
      for line in 0..<max(1, Int(frame.height / 22)) {
        let length = 0.4 + 0.1 * Double((layer.order * 7 + line * 3) % 5)
        let text = CGRect(
          x: frame.minX + 8, y: frame.minY + 8 + 22 * Double(line), width: frame.width * length,
          height: 9)
        fill(text, with: isOutgoing ? 200 : 90)
      }
    case .inputBar:
      fill(frame, with: isDark ? 40 : 232)
      fill(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), with: 150)
    case .textField:
      fill(frame, with: isDark ? 70 : 170)
      fill(frame.insetBy(dx: 1, dy: 1), with: isDark ? 20 : 253)
      fill(CGRect(x: frame.minX + 12, y: frame.midY - 4, width: 90, height: 9), with: 120)
    case .sendButton: fill(frame, with: 110)
    case .keyboard: drawKeys(frame, layer.panel)
    default: break
    }
  }

  /// Four rows of keys below a row of words, or one of signs.
  private mutating func drawKeys(_ frame: CGRect, _ panel: KeyboardPanel?) {
    fill(frame, with: isDark ? 30 : 208)
    guard panel != .accessory else { return }
    let isLetters = panel != .emoji
    let (count, head) = (isLetters ? 4 : 5, frame.height * 0.16)
    let step = (frame.height - head - 40) / Double(count)
    for line in 0..<count {
      let number = isLetters ? 10 - line : 8
      let room = frame.width / Double(number)
      for key in 0..<number {
        let place = CGRect(
          x: frame.minX + room * Double(key) + 3, y: frame.minY + head + step * Double(line) + 4,
          width: room - 6, height: step - 10)
        let gray = isLetters ? (isDark ? 90 : 252) : 60 + UInt8((key * 37 + line * 53) % 180)
        fill(place, with: gray)
        if isLetters { fill(place.insetBy(dx: room / 3, dy: step / 3), with: isDark ? 240 : 20) }
      }
    }
    for word in 0..<3 where isLetters {
      let length = 50 + 14 * Double(word)
      let left = frame.minX + frame.width * (Double(word) + 0.5) / 3 - length / 2
      fill(CGRect(x: left, y: frame.minY + head / 2 - 5, width: length, height: 10), with: 100)
    }
  }

  /// A rectangle of grey; of a row or a column that it covers partly, as much of the grey.
  private mutating func fill(_ rect: CGRect, with gray: UInt8) {
    let sides = Self.shares(from: rect.minX * across, to: rect.maxX * across, of: columns)
    for (row, cover) in Self.shares(from: rect.minY * scale, to: rect.maxY * scale, of: height) {
      for (column, part) in sides {
        let place = row * columns + column
        let under = Double(pixels[place])
        pixels[place] = UInt8((under + cover * part * (Double(gray) - under)).rounded())
      }
    }
  }

  /// The pixels between two places, with the share of each that is between them.
  private static func shares(
    from: Double, to end: Double, of count: Int
  ) -> [(pixel: Int, share: Double)] {
    let (first, last) = (max(0, Int(from.rounded(.down))), min(count, Int(end.rounded(.up))))
    return (first..<max(first, last)).map { pixel in
      (pixel, max(0, min(end, Double(pixel + 1)) - max(from, Double(pixel))))
    }
  }
}

extension [UInt8] {
  /// The pixels with noise of up to some levels, in darker and in brighter direction.
  package func shaken(by levels: Int, _ random: inout some RandomNumberGenerator) -> [UInt8] {
    var bits: UInt64 = 0
    return enumerated().map { index, gray in
      if index % 8 == 0 { bits = random.next() }
      defer { bits >>= 8 }
      return UInt8(clamping: Int(gray) + Int(bits & 255) % (2 * levels + 1) - levels)
    }
  }
}
