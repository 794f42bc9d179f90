package import HeadlessUIKit

/// What generation 8 keeps free at the window's bottom.
package enum KeyboardReach {
  /// The keyboard grown upward by the distance and by the home indicator's zone, in the window.
  ///
  /// The keyboard's height counts that zone already, so it counts twice. Points.
  package static func taken(
    keyboardHeight: CGFloat, distance: CGFloat, safeArea: CGFloat, windowHeight: CGFloat
  ) -> CGFloat {
    min(windowHeight, keyboardHeight + distance + safeArea)
  }
}
