import Compositing
import Detectors
import Foundation
import Scenes
import LayerGeometry
import LayerTrees

/// What the phone's screen shows in one frame, painted layer by layer in the frame's order.
struct PhoneScreen {
  let geometry: PhoneGeometry
  let stamps: LayerStamps
  let context: CairoContext
  /// Where the screen's corner is in the picture, in pixels.
  let x: Int
  let y: Int
  /// The part of the picture that may be painted.
  let clip: PixelRect

  private var palette: PhonePalette { stamps.palette }

  func draw(_ frame: MarkedFrame) throws(FilmError) {
    let parts = Parts(frame, app: frame.window ?? geometry.device.bounds)
    drawGround(beside: frame.window)
    for layer in frame.layers where layer.opacity > 0 {
      try draw(layer, parts: parts)
    }
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

  /// What the layers of a frame are drawn by.
  private struct Parts {
    /// What the app shows itself in: the screen or its window, in points.
    let app: CGRect
    /// Whether parts of the bar are layers of their own.
    let hasField: Bool

    init(_ frame: MarkedFrame, app: CGRect) {
      self.app = app
      hasField = frame.layers.contains {
        if case .formField = $0.role { return true }
        return $0.role == .textField || $0.role == .sendButton
      }
    }
  }

  private func draw(_ layer: PaintedLayer, parts: Parts) throws(FilmError) {
    switch layer.role {
    case .navigationBar: try stamp(.navigationBar, layer)
    case .message(let isOutgoing): try drawMessage(layer, isOutgoing: isOutgoing, parts: parts)
    case .inputBar: try drawBar(layer, parts: parts)
    case .textField: try stamp(.textField, layer)
    case .sendButton: try stamp(.sendButton, layer)
    case .keyboard:
      let panel = layer.panel ?? KeyboardPanel(layer.frame, on: geometry.device)
      try stamp(.keyboard(panel), layer)
    case .formField(let isFocused): try stamp(.formField(isFocused: isFocused), layer)
    case .plain, .form, .row: fill(layer, parts: parts)
    case .window: fillBehindApp(layer)
    case .screen, .messageList, .keyboardGuide: break
    }
  }

  /// Fills a layer without a name; what is backdrop or bar follows the appearance.
  ///
  /// A colour that covers all of the app is its backdrop, and one of the bar's parts that is as
  /// wide as the app is the bar's ground.
  private func fill(_ layer: PaintedLayer, parts: Parts) {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return }
    let rect = place(layer.frame).intersection(place(layer.clip)).intersection(clip)
    guard !rect.isEmpty else { return }
    let isBackdrop =
      layer.role == .form
      || color.alpha > 0.99
        && layer.frame.contains(parts.app.insetBy(dx: 1, dy: 1))
    let isGround =
      layer.owner == .inputBar
      && Double(layer.frame.width) > Double(parts.app.width) * 0.9
    let shown = isBackdrop ? palette.backdrop : isGround ? palette.chrome : palette.shown(color)
    context.rectangle(rect)
    context.fill(shown.faded(layer.opacity))
  }

  /// What shows where an app bares what is behind it.
  private func fillBehindApp(_ layer: PaintedLayer) {
    guard let color = layer.backgroundColor else { return }
    context.rectangle(place(layer.frame).intersection(clip))
    context.fill(color.faded(layer.opacity))
  }

  private func drawMessage(
    _ layer: PaintedLayer, isOutgoing: Bool, parts: Parts
  ) throws(FilmError) {
    let seed = layer.order
    let screenWidth = Double(parts.app.width)
    let text = stamps.fonts == nil ? nil : layer.text
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
  private func drawBar(_ layer: PaintedLayer, parts: Parts) throws(FilmError) {
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

  /// Whether a picture of that size is worth making: no layer is shown much beyond the screen.
  private func isDrawable(_ rect: PixelRect) -> Bool {
    rect.width <= 3 * geometry.width + 64 && rect.height <= 3 * geometry.height + 64
  }

  private func place(_ rect: CGRect) -> PixelRect {
    geometry.pixels(rect).offset(x: x, y: y)
  }
}
