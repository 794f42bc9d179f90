import HeadlessUIKit
import Scenes

/// The duration and the curve that notifications of a motion of the system's own carry.
struct NotifiedTiming {
  /// Seconds.
  let duration: Double
  /// The raw value of the animation curve; 7 is the keyboard's own.
  let curve: Int

  init(duration: Double, curve: Int = 7) {
    self.duration = duration
    self.curve = curve
  }

  /// A timing with a duration of the scene's, where it gives one.
  init(_ usual: NotifiedTiming, _ duration: Double?, curve: Int? = nil) {
    self.init(duration: duration ?? usual.duration, curve: curve ?? usual.curve)
  }
}

extension NotifiedTiming {
  static let instant = NotifiedTiming(duration: 0)
  /// Undocking and splitting by the menu.
  ///
  /// Source: Stack Overflow 10749311.
  static let menu = NotifiedTiming(duration: 0.25, curve: 0)
  /// What follows an interactive dismissal: easeInEaseOut, as measured on the keyboard's layer.
  ///
  /// Source: react-native-keyboard-controller's tests, a CABasicAnimation from 122 to 291 points.
  static let release = NotifiedTiming(duration: 0.14518900343642613, curve: 0)
  /// While the device turns: an assumption, that keyboard and screen move alike.
  static let rotation = NotifiedTiming(duration: VirtualRunLoop.rotationDuration, curve: 0)
  /// With Prefer Cross-Fade, on every system.
  ///
  /// Source of the duration: react-native-keyboard-controller, issue 1242, of iOS 26. That older
  /// systems take as long is assumed; the animation lasts as long as is posted, by easeInOut.
  static let crossFade = NotifiedTiming(duration: 0.383)
}
