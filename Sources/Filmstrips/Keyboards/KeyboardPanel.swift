import Foundation
import Scenes
import LayerGeometry

/// What a keyboard shows in its rectangle.
enum KeyboardPanel: String, Hashable, Sendable, CaseIterable {
  /// Letters, with a predictive bar where there is room for one.
  case text
  case emoji
  /// An app's own panel in the keyboard's place: stickers, photos, a menu.
  case custom
  /// A bar above a hardware keyboard, and no keys.
  case accessory
  /// Two halves at a tablet's sides.
  case split
  /// A small keyboard that lies on the screen.
  case floating

  /// The panel that its layer names; where it names none, what the rectangle tells.
  ///
  /// A rectangle cannot tell an emoji panel, which is as high as a keyboard with its predictive
  /// bar. One that is narrower than the screen floats; one that ends above the screen's bottom is
  /// split on a tablet; one too low for four rows of keys is an accessory; and one that is higher
  /// than keys and predictive bar by more than a row is somebody's own.
  init(_ frame: CGRect, named name: String?, on device: Device) {
    if let panel = name.flatMap(Self.init(rawValue:)) {
      self = panel
      return
    }
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
