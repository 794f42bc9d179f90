import LayerTrees

/// The bar at the top: a way back, whom one writes to, and a hairline.
struct NavigationBarDrawing {
  let scale: Double
  let palette: PhonePalette

  /// Fills a picture of any size with it; its contents are in the lowest 44 points.
  func draw(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, height)
    context.fill(palette.chrome)
    context.rectangle(0, height - 1, width, 1)
    context.fill(palette.hairline)
    let row = max(44 * scale, 1)
    guard height >= 20 * scale, width >= 160 * scale else { return }
    let middle = (height - min(row, height) / 2).rounded()
    drawChevron(context, y: middle)
    drawContact(context, x: (width / 2).rounded(), y: middle)
  }

  private func drawChevron(_ context: CairoContext, y: Double) {
    let (x, reach) = ((18 * scale).rounded(), 8 * scale)
    context.move(x + reach, y - reach)
    context.line(x, y)
    context.line(x + reach, y + reach)
    context.stroke(palette.accent, width: max(1.25, 2.4 * scale))
  }

  private func drawContact(_ context: CairoContext, x: Double, y: Double) {
    let radius = 13 * scale
    let (name, thickness) = (70 * scale, max(2, (8 * scale).rounded()))
    let left = (x - (name + 2 * radius + 8 * scale) / 2).rounded()
    context.circle(left + radius, y, radius: radius)
    context.fill(palette.softInk)
    context.rounded(
      left + 2 * radius + (8 * scale).rounded(), y - (thickness / 2).rounded(), name.rounded(),
      thickness, radius: thickness)
    context.fill(palette.softInk)
  }
}
