import Scenes
import LayerTrees

/// Notch or island, camera and button of a phone on its side: its top lies to the left.
struct SidewaysMarks {
  let geometry: PhoneGeometry
  let palette: PhonePalette

  func draw(_ context: CairoContext) {
    let (scale, screen) = (geometry.scale, (x: Double(geometry.side), y: Double(geometry.cap)))
    let (height, middle) = (Double(geometry.height), screen.y + Double(geometry.height) / 2)
    switch geometry.deviceClass {
    case .island:
      let (w, h) = (35 * scale, min(122 * scale, height / 2))
      context.rounded(
        (screen.x + 12 * scale).rounded(), (middle - h / 2).rounded(), w.rounded(), h.rounded(),
        radius: w / 2)
      context.fill(palette.body)
    case .notch:
      let (w, h) = (30 * scale, min(206 * scale, height * 0.6))
      context.rounded(screen.x - w, middle - h / 2, 2 * w, h, radius: 19 * scale)
      context.fill(palette.body)
    case .homeButton:
      let (w, h) = (max(2, 6 * scale), 58 * scale)
      context.rounded(screen.x / 2 - w / 2, middle - h / 2, w, h, radius: w)
      context.fill(palette.softInk.mixed(with: palette.body, 0.45))
    case .slate, .buttonSlate:
      context.circle(screen.x / 2, middle, radius: max(1, 3.5 * scale))
      context.fill(palette.softInk.mixed(with: palette.body, 0.45))
    case .bare: break
    }
    if geometry.deviceClass.hasHomeButton { drawButton(context, middle: middle) }
  }

  private func drawButton(_ context: CairoContext, middle: Double) {
    let side = Double(geometry.side)
    context.circle(
      side * 1.5 + Double(geometry.width), middle, radius: min(15 * geometry.scale, side * 0.36))
    context.stroke(
      palette.softInk.mixed(with: palette.body, 0.3), width: max(1, 2.4 * geometry.scale))
  }
}
