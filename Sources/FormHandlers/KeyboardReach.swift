package import HeadlessUIKit

/// What generation 8 keeps free at the window's bottom.
package enum KeyboardReach {
  /// The keyboard grown upward by the distance and by the home indicator's zone, in the window.
  ///
  /// The keyboard's height counts that zone already, so it counts twice. What lies below the
  /// window, `below`, is not taken of it. Points.
  package static func taken(
    keyboardHeight: CGFloat, distance: CGFloat, safeArea: CGFloat, windowHeight: CGFloat,
    below: CGFloat = 0
  ) -> CGFloat {
    min(windowHeight, max(0, keyboardHeight + distance + safeArea - below))
  }
}
