import AnimationCurves
import Foundation
import Scenes

extension CGRect {
  /// The same rectangle, moved onto the screen as far as it fits.
  func kept(in screen: CGRect) -> CGRect {
    CGRect(
      x: max(screen.minX, min(minX, screen.maxX - width)),
      y: max(screen.minY, min(minY, screen.maxY - height)), width: width, height: height)
  }

  /// True of a keyboard that spans the screen and reaches its bottom, or is below it.
  func isDocked(on screen: CGRect) -> Bool {
    width >= screen.width - 0.5 && maxY >= screen.maxY - 0.5
  }
}

extension KeyboardProfile {
  /// True if the object of keyboard notifications is the screen that the keyboard is on.
  ///
  /// It is from iOS 16.1 on, and nil before (Apple, *UIResponder*, `keyboardWillShowNotification`).
  /// A system whose name holds no number is a newer one.
  var namesScreen: Bool {
    version.map { $0 >= 16.1 } ?? true
  }

  /// The radius of the keyboard's top corners in points: 0 before iOS 26.
  ///
  /// Source: react-native-keyboard-controller, `KeyboardExtenderContainerView.swift` at commit
  /// af130ca4, 30 points.
  var keyboardCornerRadius: Double { version.map { $0 >= 26 } ?? false ? 30 : 0 }
}
