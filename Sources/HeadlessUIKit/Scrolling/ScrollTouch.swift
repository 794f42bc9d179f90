/// What a finger on a scroll view does, at points of the window.
package enum ScrollTouch: Hashable, Sendable {
  case began(CGPoint)
  case moved(CGPoint)
  /// It lifts, at a velocity in points per second.
  case ended(velocity: CGPoint)
}
