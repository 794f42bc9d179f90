import Foundation
import LayerGeometry
import LayerTrees
import Scenes

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

/// An app's own panel in the keyboard's place: tiles with a name below, and dots for the pages.
struct TilePanel {
  let scale: Double
  let palette: PhonePalette
  /// The home indicator's zone in pixels.
  let foot: Double

  func draw(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, height)
    context.fill(palette.chrome)
    context.rectangle(0, 0, width, 1)
    context.fill(palette.hairline)
    let (margin, dots) = (16 * scale, 22 * scale)
    let bottom = height - foot - dots
    let columns = max(1, Int((width - 2 * margin) / (78 * scale)))
    let rows = max(1, Int((bottom - margin) / (88 * scale)))
    let across = (width - 2 * margin) / Double(columns)
    let down = (bottom - margin) / Double(rows)
    let size = min(56 * scale, across * 0.7, down * 0.62).rounded()
    guard size >= 3 else { return }
    let corners = (0..<rows * columns).map { index -> (x: Double, y: Double) in
      let x = margin + across * (Double(index % columns) + 0.5)
      let y = margin + down * (Double(index / columns) + 0.42)
      return ((x - size / 2).rounded(), (y - size / 2).rounded())
    }
    drawTiles(context, at: corners, size: size)
    for page in -1...1 {
      context.circle(width / 2 + Double(page) * 14 * scale, bottom + dots / 2, radius: 3 * scale)
    }
    context.fill(palette.softInk)
  }

  private func drawTiles(
    _ context: CairoContext, at corners: [(x: Double, y: Double)], size: Double
  ) {
    for corner in corners {
      context.rounded(corner.x, corner.y, size, size, radius: size * 0.24)
    }
    context.fill(palette.keyboard)
    let line = max(2, (6 * scale).rounded())
    for corner in corners {
      context.circle(corner.x + size / 2, corner.y + size / 2, radius: size * 0.2)
      context.rounded(
        corner.x + (size * 0.15).rounded(), corner.y + size + (8 * scale).rounded(),
        (size * 0.7).rounded(), line, radius: line)
    }
    context.fill(palette.softInk)
  }
}

/// A toolbar without keys, as it is above a hardware keyboard.
struct AccessoryBar {
  let scale: Double
  let palette: PhonePalette

  func draw(_ context: CairoContext, width: Double, height: Double) {
    context.rectangle(0, 0, width, 1)
    context.fill(palette.darkKey)
    let middle = min(height / 2, 24 * scale).rounded()
    let pen = max(1.25, 2 * scale)
    guard height >= 10, width >= 160 * scale else { return }
    // Back and forward between fields, at the left; the word for done at the right.
    for (index, up) in [true, false].enumerated() {
      let (x, reach) = ((24 + 40 * Double(index)) * scale, 6 * scale)
      let tip = up ? -reach / 2 : reach / 2
      context.move(x - reach, middle - tip)
      context.line(x, middle + tip)
      context.line(x + reach, middle - tip)
    }
    context.stroke(palette.accent, width: pen)
    let (length, thickness) = ((44 * scale).rounded(), max(2, (8 * scale).rounded()))
    context.rounded(
      width - length - (16 * scale).rounded(), middle - (thickness / 2).rounded(), length,
      thickness, radius: thickness)
    context.fill(palette.accent)
  }
}

extension KeyboardPanel {
  /// The panel that a keyboard's rectangle suggests, for a layer that names none.
  ///
  /// An emoji panel is as high as a keyboard with its predictive bar, so no rectangle suggests it.
  /// A keyboard narrower than the screen floats; one that ends above the screen's bottom is split
  /// on a tablet; one too low for four rows of keys is an accessory; one higher than keys and
  /// predictive bar by more than a row is an app's own.
  init(_ frame: CGRect, on device: Device) {
    let (screen, height) = (device.bounds, Double(frame.height))
    let highest = device.keyboardHeight + device.predictiveBarHeight + Self.row
    if frame.width < screen.width * 0.95 {
      self = .floating
    } else if device.isPad, frame.maxY < screen.maxY - 40 {
      self = .split
    } else if height - Double(device.safeArea.bottom) < Self.leastKeys {
      self = .accessory
    } else {
      self = device.keyboardHeight > 0 && height > highest ? .custom : .text
    }
  }

  /// Points below which no keyboard has four rows of keys: a phone's in landscape has 162.
  private static let leastKeys = 110.0
  /// About the height of a row of keys in points.
  private static let row = 54.0

  /// True if it fills its rectangle.
  var isOpaque: Bool { self != .split && self != .floating }
}
