import LayerTrees

/// Keys, with letters and marks where they can be read.
struct KeyDrawing {
  let geometry: PhoneGeometry
  let palette: PhonePalette

  func draw(_ keys: [KeyboardPlan.Key], _ context: CairoContext) {
    for isDark in [false, true] {
      for key in keys where key.isDark == isDark {
        context.rounded(geometry.pixels(key.frame), radius: min(5.5, 5 * geometry.scale))
      }
      context.fill(isDark ? palette.darkKey : palette.key)
    }
    for key in keys { drawLabel(key, context) }
  }

  private func drawLabel(_ key: KeyboardPlan.Key, _ context: CairoContext) {
    let rect = geometry.pixels(key.frame)
    let middle = (x: Double(rect.x) + Double(rect.width) / 2, y: Double(rect.y + rect.height / 2))
    let marks = KeyMarks(scale: geometry.scale, color: palette.keyText, context: context)
    switch key.mark {
    case .shift: marks.shift(x: middle.x, y: middle.y)
    case .delete: marks.delete(x: middle.x, y: middle.y)
    case .face: marks.face(x: middle.x, y: middle.y)
    case nil: break
    }
    guard !key.label.isEmpty, rect.height >= 26, rect.width >= 18 else { return }
    let isWord = key.label.count > 1
    let lettering = Lettering(
      size: Double(rect.height) * (isWord ? 0.34 : 0.5), weight: 0.08)
    guard lettering.width(of: key.label) < Double(rect.width) - 4 else { return }
    context.letter(
      key.label, x: middle.x,
      y: Double(rect.y) + (Double(rect.height) + lettering.capitalHeight) / 2,
      lettering, palette.keyText, .center)
  }
}
