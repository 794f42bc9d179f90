import FlatPNG
import Foundation
import Scenes

/// How points of a screen become pixels of a cell.
struct PhoneGeometry: Hashable, Sendable {
  let device: Device
  let deviceClass: DeviceClass
  /// Pixels per point.
  let scale: Double
  /// The screen's size in pixels.
  let width: Int
  let height: Int
  /// How far the body reaches beyond the screen, in pixels.
  let side: Int
  let cap: Int

  init(device: Device, scale: Double) {
    self.device = device
    self.scale = scale
    deviceClass = DeviceClass(device.turned(to: .portrait))
    width = max(1, Self.pixels(Double(device.size.width) * scale, atMost: Self.sideLimit))
    height = max(1, Self.pixels(Double(device.size.height) * scale, atMost: Self.sideLimit))
    let (thin, thick) = (
      max(2, Self.pixels(deviceClass.bezel.side * scale, atMost: 400)),
      max(2, Self.pixels(deviceClass.bezel.cap * scale, atMost: 400))
    )
    (side, cap) = device.orientation == .portrait ? (thin, thick) : (thick, thin)
  }

  private static let sideLimit = 1_000_000

  /// A length as whole pixels, whatever the number: none for what is no number.
  static func pixels(_ length: Double, atMost limit: Int = sideLimit) -> Int {
    guard !length.isNaN else { return 0 }
    return Int(
      min(max(length, -Double(limit)), Double(limit)).rounded(.toNearestOrAwayFromZero))
  }

  /// The rectangle whose edges are the pixel edges next to those of `rect`.
  ///
  /// Edges are rounded, not sizes: what touches in points touches in pixels.
  func pixels(_ rect: CGRect) -> PixelRect {
    guard !rect.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(
      left: Self.pixels(Double(rect.minX) * scale), top: Self.pixels(Double(rect.minY) * scale),
      right: Self.pixels(Double(rect.maxX) * scale),
      bottom: Self.pixels(Double(rect.maxY) * scale))
  }

  var screen: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The body around the screen, in pixels from the screen's corner.
  var body: PixelRect {
    PixelRect(left: -side, top: -cap, right: width + side, bottom: height + cap)
  }

  var cornerRadius: Double {
    min(deviceClass.cornerRadius * scale, Double(min(width, height)) / 4)
  }
}
