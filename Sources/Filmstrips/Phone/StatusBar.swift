import LayerTrees

/// Time, reception and battery at the top of the screen.
struct StatusBar {
  let geometry: PhoneGeometry
  let palette: PhonePalette

  private var scale: Double { geometry.scale }

  /// The middle of the marks in points from the screen's top.
  private var middle: Double {
    switch geometry.deviceClass {
    case .island: 30
    case .notch: 23
    case .homeButton, .buttonSlate: 10
    case .slate: 12
    case .bare: 0
    }
  }

  /// Draws it on the screen whose corner is at (`x`, `y`).
  func draw(_ context: CairoContext, x: Double, y: Double) {
    guard geometry.deviceClass != .bare else { return }
    let isWide = geometry.deviceClass == .notch || geometry.deviceClass == .island
    let share = geometry.deviceClass == .island ? 0.085 : isWide ? 0.055 : 0.03
    let inset = share * Double(geometry.width)
    let row = (y + middle * scale).rounded()
    if 14 * scale >= 4 { drawTime(context, x: x + inset, row: row, isWide: isWide) }
    drawBattery(context, right: (x + Double(geometry.width) - inset).rounded(), row: row)
  }

  private func drawTime(_ context: CairoContext, x: Double, row: Double, isWide: Bool) {
    let lettering = Lettering(size: max(7, (isWide ? 17 : 14) * scale), weight: 0.12)
    context.letter(
      "9:41", x: x, y: row + (lettering.capitalHeight / 2).rounded(), lettering, palette.ink)
  }

  private func drawBattery(_ context: CairoContext, right: Double, row: Double) {
    let (w, h) = (max(9, (23 * scale).rounded()), max(4, (11 * scale).rounded()))
    let top = row - (h / 2).rounded()
    context.rounded(right - w, top, w, h, radius: h * 0.3)
    context.fill(palette.ink)
    let bars = 4
    let pitch = max(2, (5 * scale).rounded())
    let left = right - w - pitch * Double(bars) - (8 * scale).rounded()
    for bar in 0..<bars {
      let tall = (h * Double(bar + 2) / Double(bars + 1)).rounded()
      context.rectangle(
        left + Double(bar) * pitch, top + h - tall, max(1, pitch - 1), tall)
    }
    context.fill(palette.ink)
  }
}
