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
