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

/// A field of a form: a box with a grey line; with the focus, an accent around it and a caret.
struct FormFieldDrawing {
  let scale: Double
  let palette: PhonePalette
  let isFocused: Bool

  func draw(_ context: CairoContext, width: Double, height: Double) {
    let radius = min(height / 2, 8 * scale)
    let edge = isFocused ? max(2, (2 * scale).rounded()) : 1
    context.rounded(edge / 2, edge / 2, width - edge, height - edge, radius: radius)
    context.fill(palette.field)
    context.rounded(edge / 2, edge / 2, width - edge, height - edge, radius: radius)
    context.stroke(isFocused ? palette.accent : palette.fieldEdge, width: edge)
    drawText(context, width: width, height: height)
  }

  /// A line of greeked text at the top; a caret where one types.
  private func drawText(_ context: CairoContext, width: Double, height: Double) {
    let thickness = max(2, (7 * scale).rounded())
    let left = (14 * scale).rounded()
    let top = ((min(height, 44 * scale) - thickness) / 2).rounded()
    guard height > 3 * thickness, width > 4 * left else { return }
    if isFocused {
      context.rectangle(left, top - thickness / 2, max(1, (2 * scale).rounded()), 2 * thickness)
      context.fill(palette.accent)
    }
    context.rounded(
      left + (6 * scale).rounded(), top, min(96 * scale, width * 0.4).rounded(), thickness,
      radius: thickness / 2)
    context.fill(palette.placeholder)
  }
}
