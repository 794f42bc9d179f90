import Compositing
import Detectors
import Scenes
import TestSupport

@testable import Filmstrips

/// A screen in a frame, as a phone's own recording has it: no body, no marks.
struct ScreenPicture: Sendable {
  let width: Int
  let height: Int
  /// The brightness of each pixel, row by row.
  let gray: [UInt8]

  /// Draws a frame at `scale` pixels per point.
  init(
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
      Brightness.rows(pixels, stride: stride, width: geometry.width, height: geometry.height)
    }
  }
}
