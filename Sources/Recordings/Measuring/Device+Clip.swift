import Foundation
package import Scenes

extension Device {
  /// The device whose screen has a clip's shape; nil where none has.
  ///
  /// - Parameters:
  ///   - width: pixels of a frame.
  ///   - height: pixels of a frame.
  /// - Returns: The device as it is held, and whether the size is its own to the pixel.
  package static func filmed(width: Int, height: Int) -> (device: Device, isExact: Bool)? {
    let held = catalog.map { width > height ? $0.turned(to: .landscape) : $0 }
    let exact = held.first { device in
      ([device.scale, 1, 2, 3] as [Double]).contains {
        abs(Double(device.size.width) * $0 - Double(width)) <= 2
          && abs(Double(device.size.height) * $0 - Double(height)) <= 2
      }
    }
    if let exact { return (exact, true) }
    // Scaled clips have whole pixels, so that several screens can have their shape. Assumed then: 393
    // by 852 points, which most recent phones have.
    let common = held.first { min($0.size.width, $0.size.height) == 393 }
    if let common,
      abs(common.size.width / common.size.height * Double(height) - Double(width)) < 0.75
    {
      return (common, false)
    }
    let shape = Double(width) / Double(height)
    let near = held.min { $0.shapeDistance(to: shape) < $1.shapeDistance(to: shape) }
    return near.flatMap { $0.shapeDistance(to: shape) < 0.012 ? ($0, false) : nil }
  }

  /// The distance of a shape from the screen's, as a share of it.
  package func shapeDistance(to shape: Double) -> Double {
    let own = Double(size.width / size.height)
    return abs(shape - own) / own
  }

  /// The heights of the keyboards that the device itself brings, without and with suggestions.
  var usualKeyboardHeights: [Double] {
    keyboardHeight > 0 ? [keyboardHeight, keyboardHeight + predictiveBarHeight] : []
  }
}
