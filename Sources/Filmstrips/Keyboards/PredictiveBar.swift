import LayerTrees

/// Three suggestions above the keys, greeked.
struct PredictiveBar {
  let scale: Double
  let palette: PhonePalette

  func draw(_ context: CairoContext, width: Double, height: Double) {
    guard height >= 8 else { return }
    let thickness = max(2, (7 * scale).rounded())
    let y = ((height - thickness) / 2 + 2 * scale).rounded()
    for (index, share) in [0.5, 0.62, 0.42].enumerated() {
      let column = width / 3
      let length = (column * share).rounded()
      let x = (column * Double(index) + (column - length) / 2).rounded()
      context.rounded(x, y, length, thickness, radius: thickness)
    }
    context.fill(palette.darkKey)
    for index in 1...2 {
      let x = (width / 3 * Double(index)).rounded()
      context.rectangle(x, (height * 0.28).rounded(), 1, (height * 0.5).rounded())
    }
    context.fill(palette.darkKey)
  }
}
