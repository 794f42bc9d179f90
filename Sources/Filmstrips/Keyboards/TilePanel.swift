import LayerTrees

/// An app's own panel in the keyboard's place: tiles with a name below, and dots for the pages.
struct TilePanel {
  let scale: Double
  let palette: PhonePalette
  /// The home indicator's zone in pixels.
  let foot: Double

  func draw(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, height)
    context.fill(palette.chrome)
    context.rectangle(0, 0, width, 1)
    context.fill(palette.hairline)
    let (margin, dots) = (16 * scale, 22 * scale)
    let bottom = height - foot - dots
    let columns = max(1, Int((width - 2 * margin) / (78 * scale)))
    let rows = max(1, Int((bottom - margin) / (88 * scale)))
    let across = (width - 2 * margin) / Double(columns)
    let down = (bottom - margin) / Double(rows)
    let size = min(56 * scale, across * 0.7, down * 0.62).rounded()
    guard size >= 3 else { return }
    let corners = (0..<rows * columns).map { index -> (x: Double, y: Double) in
      let x = margin + across * (Double(index % columns) + 0.5)
      let y = margin + down * (Double(index / columns) + 0.42)
      return ((x - size / 2).rounded(), (y - size / 2).rounded())
    }
    drawTiles(context, at: corners, size: size)
    for page in -1...1 {
      context.circle(width / 2 + Double(page) * 14 * scale, bottom + dots / 2, radius: 3 * scale)
    }
    context.fill(palette.softInk)
  }

  private func drawTiles(
    _ context: CairoContext, at corners: [(x: Double, y: Double)], size: Double
  ) {
    for corner in corners {
      context.rounded(corner.x, corner.y, size, size, radius: size * 0.24)
    }
    context.fill(palette.keyboard)
    let line = max(2, (6 * scale).rounded())
    for corner in corners {
      context.circle(corner.x + size / 2, corner.y + size / 2, radius: size * 0.2)
      context.rounded(
        corner.x + (size * 0.15).rounded(), corner.y + size + (8 * scale).rounded(),
        (size * 0.7).rounded(), line, radius: line)
    }
    context.fill(palette.softInk)
  }
}
