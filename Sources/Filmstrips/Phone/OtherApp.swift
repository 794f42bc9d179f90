import Foundation
import Scenes
import LayerTrees

/// What shows of the screen beside an app whose window is smaller: another app's page, muted.
struct OtherApp {
  let geometry: PhoneGeometry
  let palette: PhonePalette
  let context: CairoContext
  /// Where the screen's corner is in the picture, in pixels.
  let x: Int
  let y: Int
  /// The part of the picture that may be painted.
  let clip: PixelRect

  /// Points from one line of its text to the next, and from the screen's sides.
  private static let pitch = 44.0
  private static let margin = 40.0

  func draw() {
    context.rectangle(clip)
    context.fill(palette.elsewhere)
    let size = geometry.device.size
    for (index, top) in stride(from: 96, to: Double(size.height), by: Self.pitch).enumerated() {
      drawLine(at: top, width: Double(size.width) - 2 * Self.margin, isLast: index % 5 == 4)
    }
  }

  /// The last line of a paragraph is short.
  private func drawLine(at top: Double, width: Double, isLast: Bool) {
    let line = CGRect(x: Self.margin, y: top, width: isLast ? width * 0.4 : width, height: 14)
    let rect = geometry.pixels(line).offset(x: x, y: y).intersection(clip)
    guard !rect.isEmpty else { return }
    context.rectangle(rect)
    context.fill(palette.elsewhereText)
  }
}
