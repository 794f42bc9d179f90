import CCairo
import LayerTrees

/// A pen on a surface; freed with its last reference.
///
/// Cairo keeps the first error of a context and ignores what follows it: `finish` throws it.
final class CairoContext {
  let pointer: OpaquePointer
  let surface: CairoSurface

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
    try check(cairo_status(pointer), while: work)
    try check(cairo_surface_status(surface.pointer), while: work)
  }
}

extension CairoContext {
  /// How a stroke is drawn.
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

  /// Runs `body` with (`x`, `y`) as origin and lines of text running upward.
  func turned(x: Double, y: Double, _ body: () -> Void) {
    cairo_save(pointer)
    cairo_translate(pointer, x, y)
    cairo_rotate(pointer, -.pi / 2)
    body()
    cairo_restore(pointer)
  }

  /// Turns the smoothing of edges off or on again.
  func setSmoothing(_ isSmooth: Bool) {
    cairo_set_antialias(pointer, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
