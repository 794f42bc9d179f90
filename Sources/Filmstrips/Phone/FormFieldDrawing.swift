import LayerTrees

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
