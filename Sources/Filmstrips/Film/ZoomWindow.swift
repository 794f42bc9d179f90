import Compositing
import Foundation
import Scenes

/// The part of the screen around the seam that a zoomed cell shows.
struct ZoomWindow {
  let geometry: PhoneGeometry
  let width: Int
  let height: Int
  /// The right edge of the app's window, in pixels of the screen.
  private let right: Int

  init(geometry: PhoneGeometry, app: CGRect? = nil) {
    self.geometry = geometry
    right = app.map { geometry.pixels($0).maxX } ?? geometry.width
    width = max(1, min(geometry.width, 208))
    height = max(1, min(geometry.height, 280))
  }

  /// The window in pixels of the screen: at the app's right edge, the seam in its middle.
  func rect(_ reading: SeamReading?) -> PixelRect {
    let bottom = Double(geometry.device.size.height)
    let middle = reading.map { ($0.barBottom + min($0.keyboardTop, bottom)) / 2 } ?? bottom
    let top = PhoneGeometry.pixels(middle * geometry.scale) - height / 2
    return PixelRect(
      x: max(0, right - width), y: max(0, min(top, geometry.height - height)), width: width,
      height: height)
  }
}
