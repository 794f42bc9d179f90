import CCairo
import LayerTrees

/// A pen on a surface; freed with its last reference.
///
/// Cairo keeps the first error of a context and ignores what follows it: `finish` throws it.
final class CairoContext {
  let pointer: OpaquePointer
  let surface: CairoSurface
  let letters = LetterMasks()
  /// What went wrong first beside cairo's own record.
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
  /// Runs what can fail; `finish` throws the first failure, and nil stands for all of them.
  func noting<Result>(_ body: () throws(FilmError) -> Result) -> Result? {
    do throws(FilmError) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

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

  /// Turns the smoothing of edges off or on again.
  func setSmoothing(_ isSmooth: Bool) {
    cairo_set_antialias(pointer, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
