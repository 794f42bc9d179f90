import CCairo
import Foundation
import LayerTrees

extension CairoContext {
  func move(_ x: Double, _ y: Double) { cairo_move_to(pointer, x, y) }

  func line(_ x: Double, _ y: Double) { cairo_line_to(pointer, x, y) }

  func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    cairo_curve_to(pointer, x1, y1, x2, y2, x, y)
  }

  func close() { cairo_close_path(pointer) }

  func rectangle(_ rect: PixelRect) {
    cairo_rectangle(
      pointer, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(pointer, x, y, width, height)
  }

  func circle(_ x: Double, _ y: Double, radius: Double) {
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x, y, radius, 0, 2 * .pi)
    cairo_close_path(pointer)
  }

  /// A rectangle with rounded corners; the radius shrinks to half of the shorter side.
  func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
    let r = max(0, min(radius, width / 2, height / 2))
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x + width - r, y + r, r, -.pi / 2, 0)
    cairo_arc(pointer, x + width - r, y + height - r, r, 0, .pi / 2)
    cairo_arc(pointer, x + r, y + height - r, r, .pi / 2, .pi)
    cairo_arc(pointer, x + r, y + r, r, .pi, 3 * .pi / 2)
    cairo_close_path(pointer)
  }

  /// A rectangle of which some corners are round.
  func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
    corners: LayerShape.Corners
  ) {
    let most = max(0, min(radius, width / 2, height / 2))
    func turn(_ corner: LayerShape.Corners) -> Double { corners.contains(corner) ? most : 0 }
    let (a, b, c, d) = (turn(.topRight), turn(.bottomRight), turn(.bottomLeft), turn(.topLeft))
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x + width - a, y + a, a, -.pi / 2, 0)
    cairo_arc(pointer, x + width - b, y + height - b, b, 0, .pi / 2)
    cairo_arc(pointer, x + c, y + height - c, c, .pi / 2, .pi)
    cairo_arc(pointer, x + d, y + d, d, .pi, 3 * .pi / 2)
    cairo_close_path(pointer)
  }

  func rounded(_ rect: PixelRect, radius: Double) {
    rounded(
      Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height), radius: radius)
  }

  func polyline(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      index == 0
        ? move(Double(point.x), Double(point.y)) : line(Double(point.x), Double(point.y))
    }
  }

  /// Fills the path, each region counted by crossings: what lies inside twice stays empty.
  func fillEvenOdd(_ color: LayerColor) {
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    fill(color)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }
}
