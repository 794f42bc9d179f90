import Foundation
import LayerGeometry

extension Device {
  /// The devices that a scene can name, in portrait, in order of appearance.
  ///
  /// Keyboard heights are without the predictive bar and include the home indicator. Source:
  /// TelegramMessenger/Telegram-iOS, `DeviceMetrics.swift`; from the iPhone 15 Pro on the screen
  /// sizes are general knowledge and the keyboard heights those of predecessors as wide; the
  /// iPhone 17's screen is in MessageKit pull request 1923. Public logs show the iPhone 8's
  /// predictive bar at 42 points, too: 216 to 258, and 256 to 298.
  public static let catalog: [Device] = [
    Device(
      name: "iPhone SE (1st generation)", width: 320, height: 568, scale: 2,
      safeArea: UIEdgeInsets(top: 20, bottom: 0),
      keyboardHeight: 216, predictiveBarHeight: 37,
      landscapeKeyboardHeight: 162, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 8", width: 375, height: 667, scale: 2,
      safeArea: UIEdgeInsets(top: 20, bottom: 0),
      keyboardHeight: 216, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 163, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 8 Plus", width: 414, height: 736, scale: 3,
      safeArea: UIEdgeInsets(top: 20, bottom: 0),
      keyboardHeight: 226, predictiveBarHeight: 45,
      landscapeKeyboardHeight: 163, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone X", width: 375, height: 812, scale: 3,
      safeArea: UIEdgeInsets(top: 44, bottom: 34),
      keyboardHeight: 292, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 11", width: 414, height: 896, scale: 2,
      safeArea: UIEdgeInsets(top: 44, bottom: 34),
      keyboardHeight: 302, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 11 Pro Max", width: 414, height: 896, scale: 3,
      safeArea: UIEdgeInsets(top: 44, bottom: 34),
      keyboardHeight: 302, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 12 mini", width: 375, height: 812, scale: 3,
      safeArea: UIEdgeInsets(top: 44, bottom: 34),
      keyboardHeight: 292, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 14", width: 390, height: 844, scale: 3,
      safeArea: UIEdgeInsets(top: 47, bottom: 34),
      keyboardHeight: 292, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 13 Pro Max", width: 428, height: 926, scale: 3,
      safeArea: UIEdgeInsets(top: 47, bottom: 34),
      keyboardHeight: 302, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 15 Pro", width: 393, height: 852, scale: 3,
      safeArea: UIEdgeInsets(top: 59, bottom: 34),
      keyboardHeight: 292, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3,
      safeArea: UIEdgeInsets(top: 62, bottom: 34),
      keyboardHeight: 302, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPhone 17", width: 402, height: 874, scale: 3,
      safeArea: UIEdgeInsets(top: 62, bottom: 34),
      keyboardHeight: 292, predictiveBarHeight: 44,
      landscapeKeyboardHeight: 172, landscapePredictiveBarHeight: 37),
    Device(
      name: "iPad (9.7-inch)", width: 768, height: 1024, scale: 2,
      safeArea: UIEdgeInsets(top: 20, bottom: 0),
      keyboardHeight: 263, predictiveBarHeight: 50,
      landscapeKeyboardHeight: 348, landscapePredictiveBarHeight: 50),
    Device(
      name: "iPad (10.2-inch)", width: 810, height: 1080, scale: 2,
      safeArea: UIEdgeInsets(top: 20, bottom: 0),
      keyboardHeight: 263, predictiveBarHeight: 50,
      landscapeKeyboardHeight: 348, landscapePredictiveBarHeight: 50),
    Device(
      name: "iPad Pro (10.5-inch)", width: 834, height: 1112, scale: 2,
      safeArea: UIEdgeInsets(top: 20, bottom: 0),
      keyboardHeight: 263, predictiveBarHeight: 50,
      landscapeKeyboardHeight: 348, landscapePredictiveBarHeight: 50),
    Device(
      name: "iPad Pro (11-inch)", width: 834, height: 1194, scale: 2,
      safeArea: UIEdgeInsets(top: 24, bottom: 20),
      keyboardHeight: 283, predictiveBarHeight: 50,
      landscapeKeyboardHeight: 368, landscapePredictiveBarHeight: 50),
    Device(
      name: "iPad Pro (12.9-inch, 3rd generation)", width: 1024, height: 1366, scale: 2,
      safeArea: UIEdgeInsets(top: 24, bottom: 20),
      keyboardHeight: 348, predictiveBarHeight: 50,
      landscapeKeyboardHeight: 441, landscapePredictiveBarHeight: 50),
    Device(
      name: "iPad mini (6th generation)", width: 744, height: 1133, scale: 2,
      safeArea: UIEdgeInsets(top: 24, bottom: 20),
      keyboardHeight: 328, predictiveBarHeight: 50,
      landscapeKeyboardHeight: 368, landscapePredictiveBarHeight: 50),
  ]

  /// The device of that name, in any case of letters.
  public static func named(_ name: String) -> Device? {
    catalog.first { $0.name.lowercased() == name.lowercased() }
  }
}
