import Foundation

extension Device {
  /// The height of the keyboard that comes up where nothing says which, in points.
  ///
  /// A device without one of its own has one of 0.345 of its height, 0.44 on its side, about
  /// that of iPhones.
  package var usualKeyboardHeight: Double {
    let share = orientation == .portrait ? 0.345 : 0.44
    return keyboardHeight > 0 ? keyboardHeight : (share * Double(size.height)).rounded()
  }

  /// How many points the bar of suggestions adds while typing goes on.
  ///
  /// It is the bar's own height but on screens of 375 x 667 points, of which two public logs have 42
  /// (216 to 258, and 256 to 298 with an accessory).
  package var suggestionsStep: Double {
    size == CGSize(width: 375, height: 667) ? 42 : predictiveBarHeight
  }
}
