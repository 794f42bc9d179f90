import Compositing
import Detectors
import LayerTrees
import Scenes

@testable import Filmstrips

/// A frame's seam in pure colours without smoothing, whose pixels can be counted.
///
/// The rectangles become pixels as in a film's cells. The gap is painted first and bar and
/// keyboard over it, so that a region that reaches under one of them shows fewer pixels.
enum FlatScreen {
  static let backdrop: UInt32 = 0x000000
  static let bar: UInt32 = 0x00FF00
  static let keyboard: UInt32 = 0x0000FF
  static let gap: UInt32 = 0xFF0000
  static let overlap: UInt32 = 0xFFFF00

  /// The whole screen at `scale` pixels per point.
  static func picture(
    _ frame: MarkedFrame, device: Device, scale: Double
  ) throws(FilmError) -> CairoSurface {
    let geometry = PhoneGeometry(device: device, scale: scale)
    let surface = try CairoSurface(width: geometry.width, height: geometry.height)
    let context = try CairoContext(surface)
    context.dropSmoothing()
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
