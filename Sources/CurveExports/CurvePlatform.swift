/// Where a curve can be written for.
public enum CurvePlatform: String, Hashable, Sendable, CaseIterable {
  /// CSS: `cubic-bezier()`, `steps()` or `linear()`, with the duration.
  case css
  /// SwiftUI: an `Animation`.
  case swiftui
  /// UIKit: timing parameters, or a key frame animation.
  case uikit
  /// Android's views: an interpolator or a `SpringForce`.
  case android
  /// Jetpack Compose: a `tween` or a `spring`.
  case compose
  /// Flutter: a `Curve` or a `SpringSimulation`.
  case flutter
  /// React Native's Reanimated: `withTiming` or `withSpring`.
  case reactnative
  /// Lottie: a whole animation whose shape moves by the curve.
  case lottie
}
