import LayerTrees

/// The bar in which one writes: its ground, and a field and a button where the tree has none.
struct InputBarDrawing {
  let scale: Double
  let palette: PhonePalette

  /// The ground with its hairline, over the whole of a picture.
  func drawGround(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, height)
    context.fill(palette.chrome)
    context.rectangle(0, 0, width, 1)
    context.fill(palette.hairline)
  }

  /// Field and button where chat bars have them, in the part above the home indicator's zone.
  func drawParts(_ context: CairoContext, width: Double, height: Double) {
    let tall = min(36 * scale, height - 6 * scale).rounded()
    guard tall >= 3, width > 120 * scale else { return }
    let top = ((height - tall) / 2).rounded()
    let margin = (10 * scale).rounded()
    let button = min(tall, 32 * scale).rounded()
    drawField(
      context, x: margin, y: top, width: width - 3 * margin - button, height: tall)
    drawButton(
      context, x: width - margin - button, y: top + ((tall - button) / 2).rounded(), size: button)
  }

  func drawField(
    _ context: CairoContext, x: Double, y: Double, width: Double, height: Double,
    isEmpty: Bool = true
  ) {
    let radius = min(height / 2, 18 * scale)
    context.rounded(x, y, width, height, radius: radius)
    context.fill(palette.field)
    context.rounded(x + 0.5, y + 0.5, width - 1, height - 1, radius: radius - 0.5)
    context.stroke(palette.fieldEdge, width: 1)
    let thickness = max(2, (7 * scale).rounded())
    guard isEmpty, height > 3 * thickness, width > 90 * scale else { return }
    context.rounded(
      x + (14 * scale).rounded(), y + ((height - thickness) / 2).rounded(),
      min(84 * scale, width * 0.5).rounded(), thickness, radius: thickness)
    context.fill(palette.placeholder)
  }

  func drawButton(_ context: CairoContext, x: Double, y: Double, size: Double) {
    context.circle(x + size / 2, y + size / 2, radius: size / 2)
    context.fill(palette.accent)
    guard size >= 8 else { return }
    let (middle, reach) = (x + size / 2, size * 0.2)
    context.move(middle, y + size * 0.74)
    context.line(middle, y + size * 0.28)
    context.move(middle - reach, y + size * 0.28 + reach)
    context.line(middle, y + size * 0.28)
    context.line(middle + reach, y + size * 0.28 + reach)
    context.stroke(LayerColor(0xFFFFFF), width: max(1, size * 0.09))
  }
}
