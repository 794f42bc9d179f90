import Compositing
import Detectors
import Foundation
import LayerTrees

/// A dashed outline where the bar would be, were it glued to the keyboard.
struct BarGhost {
  let geometry: PhoneGeometry
  let color: LayerColor
  let context: CairoContext
  let x: Int
  let y: Int
  let clip: PixelRect

  /// Draws it where the keyboard covers more than half of the bar.
  func draw(_ frame: MarkedFrame, _ reading: SeamReading) {
    guard let bar = frame.layers.last(where: { $0.role == .inputBar }) else { return }
    let distance = reading.guideTop - reading.barBottom
    guard reading.overlap > Double(bar.frame.height) / 2, distance.isFinite else { return }
    let home = bar.frame.offsetBy(dx: 0, dy: CGFloat(distance))
    let rect = geometry.pixels(home).offset(x: x, y: y)
    guard !rect.intersection(clip).isEmpty else { return }
    context.clipped(to: clip) {
      Self.outline(rect.inset(1), context, color)
    }
  }

  static func outline(_ rect: PixelRect, _ context: CairoContext, _ color: LayerColor) {
    context.rectangle(
      Double(rect.x) + 0.5, Double(rect.y) + 0.5, Double(rect.width) - 1, Double(rect.height) - 1)
    context.stroke(color, CairoContext.Stroke(width: 1, isRound: false, dashes: [4, 3]))
  }
}
