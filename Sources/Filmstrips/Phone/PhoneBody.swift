import Foundation
import LayerGeometry
import LayerTrees
import Scenes

/// The phone around the screen: bezel, corners, notch or island, button, and the system's marks.
///
/// It lies over the screen as a frame with a hole.
struct PhoneBody {
  let geometry: PhoneGeometry
  let palette: PhonePalette
  /// The ground below the body: it hides the screen's square corners.
  let paper: LayerColor
  /// True if time, battery and home indicator are drawn.
  let hasMarks: Bool

  /// The frame as a picture whose corner is the body's.
  func picture() throws(FilmError) -> CairoSurface {
    let body = geometry.body
    let surface = try CairoSurface(width: body.width, height: body.height, format: .argb32)
    let context = try CairoContext(surface)
    if hasMarks { drawSystemMarks(context) }
    drawFrame(context)
    drawFront(context)
    try context.finish("draw the phone")
    return surface
  }

  private var isUpright: Bool { geometry.device.orientation == .portrait }
  private var left: Double { Double(geometry.side) }
  private var top: Double { Double(geometry.cap) }
  private var width: Double { Double(geometry.width) }
  private var height: Double { Double(geometry.height) }

  private var outerRadius: Double {
    let deviceClass = geometry.deviceClass
    let corner = deviceClass.hasHomeButton ? 46 * geometry.scale : geometry.cornerRadius + left
    return min(corner, Double(min(geometry.body.width, geometry.body.height)) / 3)
  }

  private func drawFrame(_ context: CairoContext) {
    let body = geometry.body
    context.rectangle(0, 0, Double(body.width), Double(body.height))
    context.rounded(
      1, 1, Double(body.width) - 2, Double(body.height) - 2, radius: outerRadius - 1)
    context.fillEvenOdd(paper)
    context.rounded(
      0, 0, Double(body.width), Double(body.height), radius: outerRadius)
    context.rounded(left, top, width, height, radius: geometry.cornerRadius)
    context.fillEvenOdd(palette.body)
    guard palette.bodyEdge != palette.body else { return }
    context.rounded(
      0.5, 0.5, Double(body.width) - 1, Double(body.height) - 1, radius: outerRadius - 0.5)
    context.stroke(palette.bodyEdge, width: 1)
  }

  /// Draws notch or island, camera and button; on its side the phone's top lies to the left.
  private func drawFront(_ context: CairoContext) {
    let scale = geometry.scale
    let (edge, cap) = isUpright ? (left, top) : (top, left)
    let (breadth, length) = isUpright ? (width, height) : (height, width)
    let middle = edge + breadth / 2
    func rounded(across x: Double, down y: Double, _ w: Double, _ h: Double, radius: Double) {
      isUpright
        ? context.rounded(x, y, w, h, radius: radius) : context.rounded(y, x, h, w, radius: radius)
    }
    func circle(down y: Double, radius: Double) {
      isUpright
        ? context.circle(middle, y, radius: radius) : context.circle(y, middle, radius: radius)
    }
    switch geometry.deviceClass {
    case .island:
      let (w, h) = (min(122 * scale, breadth / 2), 35 * scale)
      rounded(
        across: (middle - w / 2).rounded(), down: (cap + 12 * scale).rounded(), w.rounded(),
        h.rounded(), radius: h / 2)
      context.fill(palette.body)
    case .notch:
      let (w, h) = (min(206 * scale, breadth * 0.6), 30 * scale)
      rounded(across: middle - w / 2, down: cap - h, w, 2 * h, radius: 19 * scale)
      context.fill(palette.body)
    case .homeButton:
      let (w, h) = (58 * scale, max(2, 6 * scale))
      rounded(across: middle - w / 2, down: cap / 2 - h / 2, w, h, radius: h)
      context.fill(palette.softInk.mixed(with: palette.body, 0.45))
    case .slate, .buttonSlate:
      circle(down: cap / 2, radius: max(1, 3.5 * scale))
      context.fill(palette.softInk.mixed(with: palette.body, 0.45))
    case .bare: break
    }
    guard geometry.deviceClass.hasHomeButton else { return }
    circle(down: cap * 1.5 + length, radius: min(15 * scale, cap * 0.36))
    context.stroke(palette.softInk.mixed(with: palette.body, 0.3), width: max(1, 2.4 * scale))
  }

  private func drawSystemMarks(_ context: CairoContext) {
    if isUpright || geometry.device.isPad {
      StatusBar(geometry: geometry, palette: palette).draw(context, x: left, y: top)
    }
    guard geometry.device.safeArea.bottom > 0, geometry.deviceClass != .bare else { return }
    let length = (width * (geometry.device.isPad ? 0.26 : 0.35)).rounded()
    let thickness = max(2, (5 * geometry.scale).rounded())
    let y = top + height - (8 * geometry.scale).rounded() - thickness
    context.rounded(
      left + ((width - length) / 2).rounded(), y, length, thickness, radius: thickness)
    context.fill(palette.ink)
  }
}

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
