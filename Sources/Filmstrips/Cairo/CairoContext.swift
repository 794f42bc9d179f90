import CCairo
import Foundation
import LayerTrees

/// A pen on a surface; freed with its last reference.
///
/// Cairo keeps the first error of a context and ignores what follows it: `finish` throws it.
final class CairoContext {
  let pointer: OpaquePointer
  let surface: CairoSurface
  let letters = LetterMasks()
  /// The first failure beside cairo's own record.
  private(set) var failure: FilmError?

  init(_ surface: CairoSurface) throws(FilmError) {
    let made = cairo_create(surface.pointer)
    let status = cairo_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(made)
      throw .cairo(CairoStatus(status), while: "make a drawing context")
    }
    pointer = made
    self.surface = surface
  }

  deinit { cairo_destroy(pointer) }

  /// Throws what went wrong since the context was made.
  func finish(_ work: String) throws(FilmError) {
    cairo_surface_flush(surface.pointer)
    if let failure { throw failure }
    try check(cairo_status(pointer), while: work)
    try check(cairo_surface_status(surface.pointer), while: work)
  }
}

extension CairoContext {
  /// Runs what can fail and returns nil on failure; `finish` throws the first failure.
  func noting<Result>(_ body: () throws(FilmError) -> Result) -> Result? {
    do throws(FilmError) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The pen of a stroke.
  struct Stroke: Hashable {
    var width: Double
    var isRound = true
    /// Lengths of dash and space in pixels; empty for a whole line.
    var dashes: [Double] = []
  }

  func set(_ color: LayerColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  func fill(_ color: LayerColor) {
    set(color)
    cairo_fill(pointer)
  }

  func stroke(_ color: LayerColor, _ stroke: Stroke) {
    set(color)
    cairo_set_line_width(pointer, stroke.width)
    cairo_set_line_cap(pointer, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(pointer, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(pointer, stroke.dashes, Int32(stroke.dashes.count), 0)
    cairo_stroke(pointer)
  }

  /// Strokes the path with a round pen in the colour that is set.
  func strokePen(width: Double) {
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(pointer, nil, 0, 0)
    cairo_stroke(pointer)
  }

  func stroke(_ color: LayerColor, width: Double) { stroke(color, Stroke(width: width)) }

  /// Runs `body` with the clip narrowed to the rectangle, and takes the narrowing back.
  func clipped<Failure: Error>(
    to rect: PixelRect, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    cairo_save(pointer)
    rectangle(rect)
    cairo_clip(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Runs `body` with the clip narrowed to the path that `trace` makes, and takes that back.
  func clippedToPath<Failure: Error>(
    _ trace: () -> Void, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    cairo_save(pointer)
    trace()
    cairo_clip(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

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

  /// A rectangle with rounded corners, all by default; the radius is at most half of a side.
  func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
    corners: LayerShape.Corners = .all
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

  /// Copies a picture to a place, pixel by pixel, as far as it falls inside `clip`.
  ///
  /// An opaque picture replaces what is there, one with alpha lies over it.
  func stamp(
    _ picture: CairoSurface, x: Int, y: Int, clip: PixelRect, opacity: Double = 1
  ) {
    let place = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
    let shown = place.intersection(clip)
    guard !shown.isEmpty, opacity > 0 else { return }
    let isCopy = picture.format == .rgb24 && opacity >= 1
    cairo_set_operator(pointer, isCopy ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    cairo_set_source_surface(pointer, picture.pointer, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    rectangle(shown)
    if opacity >= 1 {
      cairo_fill(pointer)
    } else {
      cairo_save(pointer)
      cairo_clip(pointer)
      cairo_paint_with_alpha(pointer, opacity)
      cairo_restore(pointer)
    }
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Runs `body` so that what it draws shows as opaque as that, all of it together.
  func faded(_ opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  /// Paints a picture over a rectangle, stretched to it, as far as it falls inside `clip`.
  func stamp(_ picture: CairoSurface, over place: PixelRect, clip: PixelRect) {
    guard !place.isEmpty else { return }
    clipped(to: place.intersection(clip)) {
      cairo_translate(pointer, Double(place.x), Double(place.y))
      cairo_scale(
        pointer, Double(place.width) / Double(picture.width),
        Double(place.height) / Double(picture.height))
      cairo_set_source_surface(pointer, picture.pointer, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
      cairo_paint(pointer)
    }
  }
}
