package import HeadlessUIKit

/// The distance that a field has to move to be clear of the keyboard, in points of the window.
package struct FieldClearance {
  /// The field's rectangle.
  package let field: CGRect
  package let windowHeight: CGFloat
  /// The height to keep free at the window's bottom: the keyboard, the distance and the rest.
  package let taken: CGFloat
  /// The height above which the field's top must not go; nil where only the bottom counts.
  package let ceiling: CGFloat?

  package init(field: CGRect, windowHeight: CGFloat, taken: CGFloat, ceiling: CGFloat?) {
    self.field = field
    self.windowHeight = windowHeight
    self.taken = taken
    self.ceiling = ceiling
  }

  /// Points upward: what is hidden at the bottom, but no more than there is room at the top.
  ///
  /// `min(minY - ceiling, maxY - (windowHeight - taken))`; negative where it may go down. Source:
  /// hackiftekhar/IQKeyboardManager, `adjustFrame` of 4.0.10 and `getMoveUpDistance` of 8.0.2.
  package var rise: CGFloat {
    let hidden = field.maxY - (windowHeight - taken)
    return ceiling.map { min(field.minY - $0, hidden) } ?? hidden
  }
}

extension FieldClearance {
  /// The height that generation 8 keeps free: keyboard, distance and home indicator's zone.
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
