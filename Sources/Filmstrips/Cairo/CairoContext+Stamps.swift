import CCairo

extension CairoContext {
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
}
