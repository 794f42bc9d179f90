import Foundation
import Scenes
import LayerGeometry

/// What a device's front looks like, derived from its safe area and its size.
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

  /// How far the body reaches beyond the screen, in points: at the sides, above and below.
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
