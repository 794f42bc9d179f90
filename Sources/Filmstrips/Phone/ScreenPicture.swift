import LayerTrees
package import Compositing
package import Detectors
package import Scenes

/// A screen in a frame, as a phone's own recording has it: no body, no marks.
package struct ScreenPicture: Sendable {
  package let width: Int
  package let height: Int
  /// The brightness of each pixel, row by row.
  package let gray: [UInt8]

  /// Draws a frame at `scale` pixels per point.
  package init(
    _ frame: CompositedFrame, on device: Device, scale: Double, appearance: Appearance
  ) throws(FilmError) {
    let geometry = PhoneGeometry(device: device, scale: scale)
    let surface = try CairoSurface(width: geometry.width, height: geometry.height)
    let context = try CairoContext(surface)
    try PhoneScreen(
      geometry: geometry, stamps: LayerStamps(geometry: geometry, appearance: appearance),
      context: context, x: 0, y: 0, clip: geometry.screen
    ).draw(MarkedFrame(frame))
    try context.finish("draw a screen")
    (width, height) = (geometry.width, geometry.height)
    gray = surface.withPixels { pixels, stride in
      (0..<geometry.height).flatMap { row in
        (0..<geometry.width).map { column in
          let word = pixels.loadUnaligned(
            fromByteOffset: row * stride + column * 4, as: UInt32.self)
          let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
          return UInt8((red * 299 + green * 587 + blue * 114) / 1000)
        }
      }
    }
  }
}

/// A frame's seam in pure colours without smoothing, whose pixels can be counted.
///
/// The rectangles become pixels as in a film's cells. The gap is painted first and bar and
/// keyboard over it, so that a region that reaches under one of them shows fewer pixels.
package enum FlatScreen {
  package static let backdrop: UInt32 = 0x000000
  package static let bar: UInt32 = 0x00FF00
  package static let keyboard: UInt32 = 0x0000FF
  package static let gap: UInt32 = 0xFF0000
  package static let overlap: UInt32 = 0xFFFF00

  /// The whole screen at `scale` pixels per point.
  package static func picture(
    _ frame: MarkedFrame, device: Device, scale: Double
  ) throws(FilmError) -> CairoSurface {
    let geometry = PhoneGeometry(device: device, scale: scale)
    let surface = try CairoSurface(width: geometry.width, height: geometry.height)
    let context = try CairoContext(surface)
    context.setSmoothing(false)
    context.rectangle(geometry.screen)
    context.fill(LayerColor(backdrop))
    for rect in frame.seam?.gapRegion ?? [] { context.rectangle(geometry.pixels(rect)) }
    context.fill(LayerColor(gap))
    for layer in frame.layers where layer.role == .inputBar || layer.role == .keyboard {
      context.rectangle(geometry.pixels(layer.frame).intersection(geometry.pixels(layer.clip)))
      context.fill(LayerColor(layer.role == .inputBar ? bar : keyboard))
    }
    for rect in frame.seam?.overlapRegion ?? [] { context.rectangle(geometry.pixels(rect)) }
    context.fill(LayerColor(overlap))
    try context.finish("draw a flat screen")
    return surface
  }
}
