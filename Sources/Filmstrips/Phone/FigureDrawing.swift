import CCairo
import Foundation
import LayerTrees

/// The place of a layer in a picture: the pixels of its origin, and the scales.
struct FigurePlace {
  let x: Double
  let y: Double
  let scale: Double
  /// Pixels per point downward, where that differs from across.
  let scaleY: Double

  init(x: Double, y: Double, scale: Double, scaleY: Double? = nil) {
    (self.x, self.y, self.scale, self.scaleY) = (x, y, scale, scaleY ?? scale)
  }

  /// Makes an outline the path.
  func trace(_ outline: LayerOutline, _ context: CairoContext) {
    cairo_new_path(context.pointer)
    for piece in outline.pieces {
      switch piece {
      case .move(let point): context.move(across(point), down(point))
      case .line(let point): context.line(across(point), down(point))
      case .curve(let first, let second, let end):
        context.curve(
          across(first), down(first), across(second), down(second), across(end), down(end))
      case .close: context.close()
      }
    }
  }

  /// Cairo counts in fixed point: what is far outside is as good as at its edge.
  private func across(_ point: CGPoint) -> Double {
    max(-100_000, min(x + Double(point.x) * scale, 100_000))
  }

  private func down(_ point: CGPoint) -> Double {
    max(-100_000, min(y + Double(point.y) * scaleY, 100_000))
  }
}

/// An outline that is filled, stroked, or both.
struct FigureDrawing {
  let figure: LayerFigure
  let place: FigurePlace

  func draw(_ context: CairoContext) {
    guard let clip = figure.clip else { return drawFreely(context) }
    context.clippedToPath({ place.trace(clip, context) }) { drawFreely(context) }
  }

  private func drawFreely(_ context: CairoContext) {
    if let fill = figure.fill, fill.alpha > 0 {
      place.trace(figure.outline, context)
      cairo_set_fill_rule(
        context.pointer, figure.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      context.fill(fill)
      cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_WINDING)
    }
    guard let stroke = figure.stroke, stroke.alpha > 0, figure.lineWidth > 0 else { return }
    place.trace(figure.outline, context)
    let width = figure.lineWidth * place.scale
    // A line thinner than a pixel is as pale as it is thin.
    context.set(stroke.faded(ThinLine.share(of: width)))
    cairo_set_line_width(context.pointer, max(1, min(width, 10_000)))
    let caps = [
      LayerFigure.Cap.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND,
      .square: CAIRO_LINE_CAP_SQUARE,
    ]
    cairo_set_line_cap(context.pointer, caps[figure.cap] ?? CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      context.pointer,
      figure.cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    let dashes = figure.dashes.map { max(0.5, min($0 * place.scale, 10_000)) }
    cairo_set_dash(context.pointer, dashes, Int32(dashes.count), 0)
    cairo_stroke(context.pointer)
  }
}

/// Lines thinner than a pixel of a film.
enum ThinLine {
  /// The opacity of a pixel that shows a line of the given width in pixels.
  static func share(of width: Double) -> Double { min(1, 0.4 + 0.6 * max(0, width)) }
}

/// Colours that run into one another over a rectangle.
struct GradientDrawing {
  let gradient: LayerGradient

  /// Fills the path of the context, in the coordinates of a rectangle in pixels.
  func fill(_ context: CairoContext, x: Double, y: Double, width: Double, height: Double) {
    let (start, end) = (
      CGPoint(x: x + Double(gradient.start.x) * width, y: y + Double(gradient.start.y) * height),
      CGPoint(x: x + Double(gradient.end.x) * width, y: y + Double(gradient.end.y) * height)
    )
    let reach = (pow(Double(end.x - start.x), 2) + pow(Double(end.y - start.y), 2)).squareRoot()
    let pattern =
      gradient.isRadial
      ? cairo_pattern_create_radial(
        Double(start.x), Double(start.y), 0, Double(start.x), Double(start.y), max(0.01, reach))
      : cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    guard let pattern else { return }
    for (color, stop) in zip(gradient.colors, stops) {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context.pointer, pattern)
    cairo_fill(context.pointer)
    cairo_pattern_destroy(pattern)
  }

  private var stops: [Double] {
    let count = gradient.colors.count
    if gradient.locations.count == count { return gradient.locations }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}
