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
}
