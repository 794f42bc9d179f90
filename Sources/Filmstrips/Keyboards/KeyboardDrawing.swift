import Foundation
import LayerGeometry
import LayerTrees
import Scenes

/// A keyboard of any panel, flat and grey, over the whole of a picture.
struct KeyboardDrawing {
  let geometry: PhoneGeometry
  let palette: PhonePalette
  let panel: KeyboardPanel
  /// The radius of the top corners of a translucent tray, in points; 0 for a square, opaque one.
  var radius = 0.0

  /// The opacity of the tray.
  ///
  /// That it lets something through is reported (flutter/flutter, issue 179482), how much is assumed.
  private static let trayOpacity = 0.86

  private var scale: Double { geometry.scale }

  func draw(_ context: CairoContext, width: Double, height: Double) {
    guard radius > 0 else {
      return drawPanel(context, width: width, height: height, ground: palette.keyboard)
    }
    context.clippedToPath {
      context.rounded(
        0, 0, width, height, radius: radius * scale, corners: [.topLeft, .topRight])
    } _: {
      drawPanel(
        context, width: width, height: height, ground: palette.keyboard.faded(Self.trayOpacity))
    }
  }

  private func drawPanel(
    _ context: CairoContext, width: Double, height: Double, ground: LayerColor
  ) {
    if panel.isOpaque {
      context.rectangle(0, 0, width, height)
      context.fill(ground)
    }
    switch panel {
    case .text: drawText(context, width: width, height: height)
    case .emoji:
      EmojiPanel(scale: scale, palette: palette, foot: foot)
        .draw(context, width: width, height: height)
    case .custom:
      TilePanel(scale: scale, palette: palette, foot: foot)
        .draw(context, width: width, height: height)
    case .accessory:
      AccessoryBar(scale: scale, palette: palette).draw(context, width: width, height: height)
    case .split: drawHalves(context, width: width, height: height)
    case .floating: drawFloating(context, width: width, height: height)
    }
  }

  /// The home indicator's zone in pixels.
  private var foot: Double { Double(geometry.device.safeArea.bottom) * scale }

  private func drawText(_ context: CairoContext, width: Double, height: Double) {
    let device = geometry.device
    let plan = KeyboardPlan(
      width: width / scale, height: height / scale, bottomInset: Double(device.safeArea.bottom),
      expectedHeight: device.keyboardHeight, predictiveHeight: device.predictiveBarHeight,
      isPad: width / scale >= 600, head: radius / 3)
    PredictiveBar(scale: scale, palette: palette)
      .draw(context, width: width, height: plan.predictiveHeight * scale)
    keys.draw(plan.keys, context)
    if !plan.keys.isEmpty, device.safeArea.bottom > 0, !device.isPad {
      drawFoot(
        context, width: width, height: height,
        top: plan.keys.map { Double($0.frame.maxY) }.max() ?? 0)
    }
  }

  private var keys: KeyDrawing { KeyDrawing(geometry: geometry, palette: palette) }

  /// The globe and the microphone beside the home indicator, where there is room for them.
  private func drawFoot(_ context: CairoContext, width: Double, height: Double, top: Double) {
    guard (top + 38) * scale <= height else { return }
    let y = (top + 26) * scale
    let mark = KeyMarks(scale: scale, color: palette.keyText, context: context)
    mark.globe(x: 34 * scale, y: y)
    mark.microphone(x: width - 34 * scale, y: y)
  }

  private func drawHalves(_ context: CairoContext, width: Double, height: Double) {
    let half = (width * 0.36).rounded()
    let plan = KeyboardPlan(
      width: 2 * half / scale, height: height / scale, bottomInset: 0, expectedHeight: 0,
      predictiveHeight: 0, isPad: false)
    let radius = 10 * scale
    for x in [-radius, width - half] {
      context.rounded(x, 0, half + radius, height, radius: radius)
    }
    context.fill(palette.keyboard)
    keys.draw(plan.halves(apart: (width - 2 * half) / scale), context)
  }

  private func drawFloating(_ context: CairoContext, width: Double, height: Double) {
    let radius = min(16 * scale, height / 3)
    context.rounded(0, 0, width, height, radius: radius)
    context.fill(palette.keyboard)
    context.rounded(0.5, 0.5, width - 1, height - 1, radius: radius - 0.5)
    context.stroke(palette.darkKey, width: 1)
    let handle = (18 * scale).rounded()
    let plan = KeyboardPlan(
      width: width / scale, height: (height - handle) / scale, bottomInset: 0, expectedHeight: 0,
      predictiveHeight: 0, isPad: false)
    keys.draw(plan.keys, context)
    let (length, thickness) = (min(44 * scale, width / 3), max(2, (4 * scale).rounded()))
    context.rounded(
      ((width - length) / 2).rounded(), (height - handle / 2 - thickness / 2).rounded(),
      length.rounded(), thickness, radius: thickness)
    context.fill(palette.keyText)
  }
}

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
