import Foundation
import LayerGeometry
import LayerTrees
import Scenes

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

  /// Whether it fills its rectangle.
  var isOpaque: Bool { self != .split && self != .floating }
}
