import FlatPNG
import Foundation
import LayerGeometry
import Scenes

/// The pixels of a cell for points of a screen.
struct PhoneGeometry: Hashable, Sendable {
  let device: Device
  let deviceClass: DeviceClass
  /// Pixels per point.
  let scale: Double
  /// The screen's size in pixels.
  let width: Int
  let height: Int
  /// The distance that the body reaches beyond the screen, in pixels.
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

/// The front of a device, derived from its safe area and its size.
enum DeviceClass: Hashable, Sendable {
  case homeButton
  case notch
  case island
  /// A tablet with round corners and no button.
  case slate
  /// A tablet with a home button.
  case buttonSlate
  /// A screen that no known device has.
  case bare

  init(_ device: Device) {
    let (top, bottom) = (Double(device.safeArea.top), Double(device.safeArea.bottom))
    let shorter = min(device.size.width, device.size.height)
    self =
      switch (device.isPad, bottom > 0) {
      case _ where shorter < 240: .bare
      case (true, true): .slate
      case (true, false): .buttonSlate
      case (false, false): .homeButton
      case (false, true): top > 50 ? .island : top > 36 ? .notch : .bare
      }
  }

  /// The radius of the screen's corners in points.
  var cornerRadius: Double {
    switch self {
    case .homeButton, .buttonSlate: 0
    case .notch: 42
    case .island: 52
    case .slate: 22
    case .bare: 8
    }
  }

  /// The distances that the body reaches beyond the screen, in points: at the sides, above and
  /// below.
  var bezel: (side: Double, cap: Double) {
    switch self {
    case .homeButton: (9, 44)
    case .buttonSlate: (20, 50)
    case .notch, .island: (9, 9)
    case .slate: (18, 18)
    case .bare: (8, 8)
    }
  }

  var hasHomeButton: Bool { self == .homeButton || self == .buttonSlate }
}
