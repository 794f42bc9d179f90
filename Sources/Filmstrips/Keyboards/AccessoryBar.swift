import LayerTrees

/// A toolbar without keys, as it is above a hardware keyboard.
struct AccessoryBar {
  let scale: Double
  let palette: PhonePalette

  func draw(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, 1)
    context.fill(palette.darkKey)
    let middle = min(height / 2, 24 * scale).rounded()
    let pen = max(1.25, 2 * scale)
    guard height >= 10, width >= 160 * scale else { return }
    // Back and forward between fields, at the left; the word for done at the right.
    for (index, up) in [true, false].enumerated() {
      let (x, reach) = ((24 + 40 * Double(index)) * scale, 6 * scale)
      let tip = up ? -reach / 2 : reach / 2
      context.move(x - reach, middle - tip)
      context.line(x, middle + tip)
      context.line(x + reach, middle - tip)
    }
    context.stroke(palette.accent, width: pen)
    let (length, thickness) = ((44 * scale).rounded(), max(2, (8 * scale).rounded()))
    context.rounded(
      width - length - (16 * scale).rounded(), middle - (thickness / 2).rounded(), length,
      thickness, radius: thickness)
    context.fill(palette.accent)
  }
}
