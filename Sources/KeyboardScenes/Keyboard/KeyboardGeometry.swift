import Foundation

extension CGRect {
  /// The same rectangle, moved onto the screen as far as it fits.
  func kept(in screen: CGRect) -> CGRect {
    CGRect(
      x: max(screen.minX, min(minX, screen.maxX - width)),
      y: max(screen.minY, min(minY, screen.maxY - height)), width: width, height: height)
  }

  /// Whether a keyboard of this rectangle spans the screen and reaches its bottom, or is below.
  func isDocked(on screen: CGRect) -> Bool {
    width >= screen.width - 0.5 && maxY >= screen.maxY - 0.5
  }
}

extension Device {
  /// The height of the keyboard that comes up where nothing says which, in points.
  ///
  /// A device that tells of none of its own has one of 0.345 of its height, 0.44 on its side, about
  /// that of iPhones.
  var usualKeyboardHeight: Double {
    let share = orientation == .portrait ? 0.345 : 0.44
    return keyboardHeight > 0 ? keyboardHeight : (share * Double(size.height)).rounded()
  }
}
