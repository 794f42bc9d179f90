import Foundation
import KeyboardScenes
import LayerGeometry
import LayerTrees

/// The system keyboard: flat keys on a grey ground, with letters where they can be read.
struct KeyboardDrawing {
  let geometry: PhoneGeometry
  let palette: PhonePalette

  private var scale: Double { geometry.scale }

  /// Fills a picture of any size with a keyboard of that size.
  func draw(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, height)
    context.fill(palette.keyboard)
    let device = geometry.device
    let plan = KeyboardPlan(
      width: width / scale, height: height / scale, bottomInset: Double(device.safeArea.bottom),
      expectedHeight: device.keyboardHeight, predictiveHeight: device.predictiveBarHeight,
      isPad: width / scale >= 600)
    drawPredictiveBar(context, width: width, height: plan.predictiveHeight * scale)
    for isDark in [false, true] {
      for key in plan.keys where key.isDark == isDark { trace(key, context) }
      context.fill(isDark ? palette.darkKey : palette.key)
    }
    for key in plan.keys where !key.label.isEmpty { drawLabel(key, context) }
    if !plan.keys.isEmpty, device.safeArea.bottom > 0, !device.isPad {
      drawFoot(context, width: width, top: plan.keys.map { Double($0.frame.maxY) }.max() ?? 0)
    }
  }

  private func drawPredictiveBar(_ context: CairoContext, width: Double, height: Double) {
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

  private func trace(_ key: KeyboardPlan.Key, _ context: CairoContext) {
    context.rounded(geometry.pixels(key.frame), radius: min(5.5, 5 * scale))
  }

  private func drawLabel(_ key: KeyboardPlan.Key, _ context: CairoContext) {
    let rect = geometry.pixels(key.frame)
    let lettering = Lettering(size: Double(rect.height) * 0.5, weight: 0.08)
    guard rect.height >= 26, rect.width >= 18 else { return }
    context.letter(
      key.label, x: Double(rect.x) + Double(rect.width) / 2,
      y: Double(rect.y) + (Double(rect.height) + lettering.capitalHeight) / 2, lettering,
      palette.keyText, .center)
  }

  /// The globe and the microphone beside the home indicator.
  private func drawFoot(_ context: CairoContext, width: Double, top: Double) {
    let radius = 10 * scale
    let y = (top + 26) * scale
    for x in [34 * scale, width - 34 * scale] {
      context.circle(x, y, radius: radius)
      context.stroke(palette.darkKey, width: max(1.25, 2.6 * scale))
    }
  }
}
