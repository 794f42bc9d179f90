import LayerTrees

/// The system's emoji panel: a field to search in, a grid of faces, and a row of categories.
struct EmojiPanel {
  let scale: Double
  let palette: PhonePalette
  /// The home indicator's zone in pixels.
  let foot: Double

  private static let faces: [LayerColor] = [
    LayerColor(0xF7C948), LayerColor(0xF7C948), LayerColor(0xF2994A), LayerColor(0xF7C948),
    LayerColor(0x6FBF73), LayerColor(0xF7C948), LayerColor(0xE8707A),
  ]

  func draw(_ context: CairoContext, width: Double, height: Double) {
    let margin = (10 * scale).rounded()
    let search = (34 * scale).rounded()
    let row = (38 * scale).rounded()
    let bottom = height - foot - row
    let hasSearch = height - foot > 230 * scale
    let top = margin + (hasSearch ? search + margin : 0)
    guard bottom > top + 20 * scale else { return }
    if hasSearch {
      context.rounded(margin, margin, width - 2 * margin, search, radius: search * 0.3)
      context.fill(palette.key)
      context.rounded(
        2.5 * margin, margin + (search * 0.4).rounded(), (70 * scale).rounded(),
        max(2, (7 * scale).rounded()), radius: 4 * scale)
      context.fill(palette.placeholder)
    }
    drawFaces(context, width: width, top: top, bottom: bottom)
    drawCategories(context, width: width, middle: bottom + row / 2)
  }

  private func drawFaces(_ context: CairoContext, width: Double, top: Double, bottom: Double) {
    let pitch = 44 * scale
    let columns = max(1, Int(width / pitch))
    let rows = max(1, Int((bottom - top) / pitch))
    let (across, down) = (width / Double(columns), (bottom - top) / Double(rows))
    for (kind, color) in Self.faces.enumerated() {
      var faces: [(x: Double, y: Double)] = []
      for index in 0..<rows * columns where index * 5 % Self.faces.count == kind {
        let x = (Double(index % columns) + 0.5) * across
        let y = top + (Double(index / columns) + 0.5) * down
        context.circle(x, y, radius: 15 * scale)
        faces.append((x, y))
      }
      context.fill(color)
      for face in faces { drawFace(context, x: face.x, y: face.y) }
    }
  }

  private func drawFace(_ context: CairoContext, x: Double, y: Double) {
    let r = 15 * scale
    guard r >= 6 else { return }
    let ink = LayerColor(0x5A3E12)
    for eye in [-0.36, 0.36] { context.circle(x + eye * r, y - r * 0.22, radius: r * 0.12) }
    context.fill(ink)
    context.move(x - r * 0.45, y + r * 0.2)
    context.curve(
      x - r * 0.3, y + r * 0.62, x + r * 0.3, y + r * 0.62, x + r * 0.45, y + r * 0.2)
    context.stroke(ink, width: max(1, r * 0.12))
  }

  private func drawCategories(_ context: CairoContext, width: Double, middle: Double) {
    let count = 9
    let pitch = width / Double(count)
    for index in 0..<count - 1 {
      context.circle((Double(index) + 0.5) * pitch, middle, radius: 7 * scale)
    }
    context.fill(palette.darkKey)
    KeyMarks(scale: scale, color: palette.keyText, context: context)
      .delete(x: (Double(count) - 0.5) * pitch, y: middle)
  }
}
