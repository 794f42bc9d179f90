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

/// The signs on keys that are no letters, each around a middle in pixels.
struct KeyMarks {
  let scale: Double
  let color: LayerColor
  let context: CairoContext

  private var pen: Double { max(1.25, 1.8 * scale) }

  /// An arrow that points up.
  func shift(x: Double, y: Double) {
    let r = 7 * scale
    guard r >= 2.5 else { return }
    context.move(x, y - r)
    context.line(x + r, y)
    context.line(x + r * 0.45, y)
    context.line(x + r * 0.45, y + r * 0.8)
    context.line(x - r * 0.45, y + r * 0.8)
    context.line(x - r * 0.45, y)
    context.line(x - r, y)
    context.close()
    context.stroke(color, CairoContext.Stroke(width: pen, isRound: false))
  }

  /// A box that points left, with a cross.
  func delete(x: Double, y: Double) {
    let r = 7 * scale
    guard r >= 2.5 else { return }
    context.move(x - r * 1.4, y)
    context.line(x - r * 0.6, y - r * 0.85)
    context.line(x + r * 1.2, y - r * 0.85)
    context.line(x + r * 1.2, y + r * 0.85)
    context.line(x - r * 0.6, y + r * 0.85)
    context.close()
    // Not every cairo rounds joins alike; these are obtuse enough to be mitred.
    context.stroke(color, CairoContext.Stroke(width: pen, isRound: false))
    guard r >= 5 else { return }
    let (middle, reach) = (x + r * 0.3, r * 0.35)
    context.move(middle - reach, y - reach)
    context.line(middle + reach, y + reach)
    context.move(middle + reach, y - reach)
    context.line(middle - reach, y + reach)
    context.stroke(color, width: pen)
  }

  /// A face that smiles.
  func face(x: Double, y: Double) {
    let r = 8 * scale
    guard r >= 2.5 else { return }
    context.circle(x, y, radius: r)
    context.stroke(color, width: pen)
    guard r >= 5 else { return }
    for eye in [-0.35, 0.35] { context.circle(x + eye * r, y - r * 0.25, radius: r * 0.13) }
    context.fill(color)
    context.move(x - r * 0.45, y + r * 0.2)
    context.curve(
      x - r * 0.3, y + r * 0.6, x + r * 0.3, y + r * 0.6, x + r * 0.45, y + r * 0.2)
    context.stroke(color, width: max(1, pen * 0.8))
  }

  /// A circle with a meridian and the equator.
  func globe(x: Double, y: Double) {
    let r = 10 * scale
    context.circle(x, y, radius: r)
    context.stroke(color, width: pen)
    guard r >= 4.5 else { return }
    context.move(x - r, y)
    context.line(x + r, y)
    context.move(x, y - r)
    context.curve(x + r * 0.75, y - r * 0.6, x + r * 0.75, y + r * 0.6, x, y + r)
    context.curve(x - r * 0.75, y + r * 0.6, x - r * 0.75, y - r * 0.6, x, y - r)
    context.stroke(color, CairoContext.Stroke(width: max(1, pen * 0.75), isRound: false))
  }

  /// A capsule in its holder.
  func microphone(x: Double, y: Double) {
    let r = 10 * scale
    context.rounded(x - r * 0.36, y - r, r * 0.72, r * 1.25, radius: r * 0.36)
    context.fill(color)
    context.move(x - r * 0.7, y - r * 0.1)
    context.curve(x - r * 0.7, y + r * 0.85, x + r * 0.7, y + r * 0.85, x + r * 0.7, y - r * 0.1)
    context.move(x, y + r * 0.6)
    context.line(x, y + r)
    context.stroke(color, width: max(1, pen * 0.8))
  }
}
