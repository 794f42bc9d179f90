import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes

/// The phone's screen in one frame, painted layer by layer in the frame's order.
struct PhoneScreen {
  let geometry: PhoneGeometry
  let stamps: LayerStamps
  let context: CairoContext
  /// The screen's corner in the picture, in pixels.
  let x: Int
  let y: Int
  /// The part of the picture that may be painted.
  let clip: PixelRect

  private var palette: PhonePalette { stamps.palette }

  func draw(_ frame: MarkedFrame) throws(FilmError) {
    let parts = ScreenParts(frame, app: frame.window ?? geometry.device.bounds, palette: palette)
    drawGround(beside: frame.window)
    for layer in frame.layers where layer.opacity > 0 {
      if let rounding = layer.rounding, rounding.cuts(layer.frame) {
        try drawRounded(layer, in: rounding, parts: parts)
      } else {
        try draw(layer, parts: parts)
      }
    }
  }

  /// Draws a layer that the rounded corners around it cut off.
  private func drawRounded(
    _ layer: PaintedLayer, in rounding: RoundedClip, parts: ScreenParts
  ) throws(FilmError) {
    let rect = place(rounding.rect)
    try context.clippedToPath({
      if let mask = rounding.shape.mask {
        return FigurePlace(
          x: Double(x) + Double(rounding.rect.minX) * geometry.scale,
          y: Double(y) + Double(rounding.rect.minY) * geometry.scale,
          scale: geometry.scale * rounding.unit
        ).trace(mask, context)
      }
      ShapeDrawing(shape: rounding.shape, scale: geometry.scale).trace(
        context, x: Double(rect.x), y: Double(rect.y), width: Double(rect.width),
        height: Double(rect.height))
    }) { () throws(FilmError) in try draw(layer, parts: parts) }
  }

  /// The app's backdrop, and what shows beside a window that is smaller than the screen.
  private func drawGround(beside window: CGRect?) {
    if window != nil {
      OtherApp(geometry: geometry, palette: palette, context: context, x: x, y: y, clip: clip)
        .draw()
    }
    context.rectangle(window.map { place($0).intersection(clip) } ?? clip)
    context.fill(palette.backdrop)
  }

  private func draw(_ layer: PaintedLayer, parts: ScreenParts) throws(FilmError) {
    switch layer.role {
    case .navigationBar where !parts.ownsNavigationBar: try stamp(.navigationBar, layer)
    case .message(let isOutgoing): try drawMessage(layer, isOutgoing: isOutgoing, parts: parts)
    // A bar that is clear on purpose floats: what lies on it has a ground of its own.
    case .inputBar where !parts.ownsBar && layer.backgroundColor?.alpha != 0:
      try drawBar(layer, parts: parts)
    case .textField where layer.look?.hasElements != true:
      try stamp(.textField(isEmpty: !parts.hasTypedText), layer)
    case .sendButton where layer.look?.hasElements != true: try stamp(.sendButton, layer)
    case .keyboard:
      let panel = layer.panel ?? KeyboardPanel(layer.frame, on: geometry.device)
      let radius = panel.isOpaque ? layer.look?.shape.radius ?? 0 : 0
      try stamp(.keyboard(panel, radius: radius), layer)
    case .formField(let isFocused) where layer.look?.hasElements != true:
      try stamp(.formField(isFocused: isFocused), layer)
    case .window: fillBehindApp(layer)
    case .screen, .keyboardGuide: break
    default: try drawOwn(layer, parts: parts)
    }
  }

  /// Draws a layer of the app's as it looks.
  private func drawOwn(_ layer: PaintedLayer, parts: ScreenParts) throws(FilmError) {
    let color = parts.shown(layer)
    guard let look = layer.look else { return fill(layer, color) }
    let line = thin(layer)
    let rect = line?.rect ?? place(layer.frame)
    let isReaching = !look.reach.isNull && !layer.bounds.contains(look.reach)
    guard isReaching || !rect.intersection(clip).isEmpty else { return }
    drawShadow(look.shape, of: layer, rect)
    guard isDrawable(rect), !rect.isEmpty, !isReaching, line == nil else {
      return drawLarge(layer, look, color: color, rect, share: line?.share ?? 1)
    }
    try stamp(
      .look(LayerStamps.Look(look: look, color: color, bounds: layer.bounds)), layer)
  }

  /// Draws what is larger than its picture should be, or reaches beyond its layer, as far as
  /// it is on the screen.
  private func drawLarge(
    _ layer: PaintedLayer, _ look: LayerLook, color: LayerColor?, _ rect: PixelRect, share: Double
  ) {
    let shown = clip.intersection(place(layer.clip))
    guard !shown.isEmpty else { return }
    context.clipped(to: shown) {
      context.faded(layer.opacity * share) {
        LookDrawing(
          look: look, color: color, bounds: layer.bounds, palette: palette, fonts: stamps.fonts
        ).draw(
          context, x: Double(rect.x), y: Double(rect.y), width: Double(rect.width),
          height: Double(rect.height), unit: geometry.scale)
      }
    }
  }

  private func drawShadow(_ shape: LayerShape, of layer: PaintedLayer, _ rect: PixelRect) {
    guard shape.shadow != nil else { return }
    context.clipped(to: clip.intersection(place(layer.clip))) {
      ShapeDrawing(shape: shape, scale: geometry.scale).drawShadow(
        context, x: Double(rect.x), y: Double(rect.y), width: Double(rect.width),
        height: Double(rect.height), opacity: layer.opacity)
    }
  }

  private func fill(_ layer: PaintedLayer, _ color: LayerColor?) {
    guard let color, color.alpha > 0 else { return }
    let line = thin(layer)
    let rect = (line?.rect ?? place(layer.frame)).intersection(place(layer.clip))
      .intersection(clip)
    guard !rect.isEmpty else { return }
    context.rectangle(rect)
    context.fill(color.faded(layer.opacity * (line?.share ?? 1)))
  }

  /// A layer thinner than a pixel and a half as a line of one, wherever between two pixels it is;
  /// nil for any other.
  private func thin(_ layer: PaintedLayer) -> (rect: PixelRect, share: Double)? {
    let (width, height) = (
      Double(layer.frame.width) * geometry.scale, Double(layer.frame.height) * geometry.scale
    )
    let thickness = min(width, height)
    guard thickness > 0, thickness < 1.5, max(width, height) >= 2 else { return nil }
    var rect = place(layer.frame)
    let limit = place(layer.clip)
    if height < width {
      rect.height = 1
      if layer.clip.maxY >= layer.frame.maxY { rect.y = max(limit.y, min(rect.y, limit.maxY - 1)) }
    } else {
      rect.width = 1
      if layer.clip.maxX >= layer.frame.maxX { rect.x = max(limit.x, min(rect.x, limit.maxX - 1)) }
    }
    return (rect, ThinLine.share(of: thickness))
  }

  /// Fills with the colour behind the app, where the app bares it.
  private func fillBehindApp(_ layer: PaintedLayer) {
    guard let color = layer.backgroundColor else { return }
    context.rectangle(place(layer.frame).intersection(clip))
    context.fill(color.faded(layer.opacity))
  }

  private func drawMessage(
    _ layer: PaintedLayer, isOutgoing: Bool, parts: ScreenParts
  ) throws(FilmError) {
    let seed = layer.order
    let screenWidth = Double(parts.app.width)
    let text = layer.text
    let content = LayerStamps.Content.bubble(
      isOutgoing: isOutgoing, seed: text == nil ? seed % 6 : 0, text: text)
    guard Double(layer.frame.width) > screenWidth * 0.9 else { return try stamp(content, layer) }
    // A layer as wide as the list is the bubble's row.
    let share = BubbleDrawing(
      scale: geometry.scale, palette: palette, isOutgoing: isOutgoing, seed: seed
    ).share
    let row = layer.frame
    let width = Double(row.width) * share
    let left = isOutgoing ? Double(row.maxX) - 12 - width : Double(row.minX) + 12
    let inset = min(3, Double(row.height) / 8)
    let bubble = CGRect(
      x: left, y: Double(row.minY) + inset, width: width, height: Double(row.height) - 2 * inset)
    try stamp(content, layer, frame: bubble)
  }

  /// The bar's ground reaches under the home indicator while the bar rests at its zone's edge.
  private func drawBar(_ layer: PaintedLayer, parts: ScreenParts) throws(FilmError) {
    let device = geometry.device
    let bottom = Double(parts.app.maxY)
    let zone = min(bottom, Double(device.size.height - device.safeArea.bottom))
    let frame = layer.frame
    var ground = frame
    if Double(frame.maxY) > zone - 0.5, Double(frame.maxY) < bottom {
      ground.size.height = CGFloat(bottom) - frame.minY
    }
    let above = geometry.pixels(
      CGRect(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
        height: min(Double(frame.maxY), zone) - Double(frame.minY)))
    let isShort = Double(frame.minY) < zone - 20
    let height = parts.hasField ? nil : isShort ? above.height : geometry.pixels(frame).height
    try stamp(.inputBar(partsHeight: height), layer, frame: ground)
  }

  private func stamp(
    _ content: LayerStamps.Content, _ layer: PaintedLayer, frame: CGRect? = nil
  ) throws(FilmError) {
    let rect = place(frame ?? layer.frame)
    let shown = rect.intersection(clip).intersection(place(layer.clip))
    guard !shown.isEmpty, isDrawable(rect) else { return }
    let picture = try stamps.stamp(content, width: rect.width, height: rect.height)
    context.stamp(picture, x: rect.x, y: rect.y, clip: shown, opacity: layer.opacity)
  }

  /// True if a picture of that size is worth making: no layer is shown much beyond the screen.
  private func isDrawable(_ rect: PixelRect) -> Bool {
    rect.width <= 3 * geometry.width + 64 && rect.height <= 3 * geometry.height + 64
  }

  private func place(_ rect: CGRect) -> PixelRect {
    geometry.pixels(rect).offset(x: x, y: y)
  }
}

extension RoundedClip {
  /// True if it may take something away from what lies in a rectangle.
  fileprivate func cuts(_ frame: CGRect) -> Bool {
    shape.mask != nil || !rect.contains(frame.insetBy(dx: -1, dy: -1))
  }
}

/// The parts of a frame's screen that are the app's own.
struct ScreenParts {
  /// The screen or the app's window, in points.
  let app: CGRect
  /// True if field and button of the bar are layers of those roles.
  let hasField: Bool
  /// True if there is something in the bar that is drawn as it looks.
  let ownsBar: Bool
  /// The same for the navigation bar.
  let ownsNavigationBar: Bool
  /// True if something has been typed into a bar whose field and button have roles.
  let hasTypedText: Bool
  /// True if a screen that was played by light is shown by dark, and colours have to follow.
  private let isTranslated: Bool
  private let palette: PhonePalette

  init(_ frame: MarkedFrame, app: CGRect, palette: PhonePalette) {
    self.app = app
    self.palette = palette
    isTranslated = !frame.isDark && palette.isDark
    var (hasField, hasContent, hasTitle, hasText) = (false, false, false, false)
    for layer in frame.layers {
      switch layer.role {
      case .textField, .sendButton, .formField: hasField = true
      default: break
      }
      guard let look = layer.look, look.hasElements else { continue }
      if layer.owner == .inputBar {
        hasContent = true
        hasText = hasText || look.elements.contains(where: \.isWritten)
      }
      if layer.owner == .navigationBar { hasTitle = true }
    }
    self.hasField = hasField
    ownsBar = hasContent && !hasField
    hasTypedText = hasText && hasField
    ownsNavigationBar = hasTitle
  }

  /// The colour in which a layer shows itself.
  ///
  /// A colour that covers all of the app is its backdrop, and one of the bar's parts that is as
  /// wide as the app is the bar's ground: where a light screen is shown by dark they follow.
  func shown(_ layer: PaintedLayer) -> LayerColor? {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return nil }
    let isGround =
      layer.owner == .inputBar && !ownsBar
      && Double(layer.frame.width) > Double(app.width) * 0.9
    if isGround { return palette.chrome }
    guard isTranslated else { return color }
    let isBackdrop =
      layer.role == .form
      || color.alpha > 0.99 && layer.frame.contains(app.insetBy(dx: 1, dy: 1))
    return isBackdrop ? palette.backdrop : palette.shown(color)
  }
}

extension LayerElement {
  /// True if there are words, and more than a caret.
  fileprivate var isWritten: Bool {
    if case .text(let text) = self { !text.string.isEmpty } else { false }
  }
}

/// The screen beside an app whose window is smaller: another app's page, muted.
struct OtherApp {
  let geometry: PhoneGeometry
  let palette: PhonePalette
  let context: CairoContext
  /// The screen's corner in the picture, in pixels.
  let x: Int
  let y: Int
  /// The part of the picture that may be painted.
  let clip: PixelRect

  /// Points from one line of its text to the next, and from the screen's sides.
  private static let pitch = 44.0
  private static let margin = 40.0

  func draw() {
    context.rectangle(clip)
    context.fill(palette.elsewhere)
    let size = geometry.device.size
    for (index, top) in stride(from: 96, to: Double(size.height), by: Self.pitch).enumerated() {
      drawLine(at: top, width: Double(size.width) - 2 * Self.margin, isLast: index % 5 == 4)
    }
  }

  /// The last line of a paragraph is short.
  private func drawLine(at top: Double, width: Double, isLast: Bool) {
    let line = CGRect(x: Self.margin, y: top, width: isLast ? width * 0.4 : width, height: 14)
    let rect = geometry.pixels(line).offset(x: x, y: y).intersection(clip)
    guard !rect.isEmpty else { return }
    context.rectangle(rect)
    context.fill(palette.elsewhereText)
  }
}
