import Scenes

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
