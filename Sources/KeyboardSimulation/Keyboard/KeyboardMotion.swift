import Scenes

import Foundation

/// A change of the keyboard: where it goes, what is told, and how.
struct KeyboardMotion {
  typealias Name = KeyboardNotification.Name

  /// What is seen of it besides a change of place.
  enum Fade {
    case none, `in`, out
  }

  /// Where it really goes, in points of the screen.
  var target: CGRect
  /// The rectangles that the notifications tell, in points of the screen.
  var begin: CGRect
  var end: CGRect
  /// How it moves; in notifications as well.
  var timing: KeyboardTiming
  /// What is posted before and after, in order.
  var will: [Name]
  var did: [Name]
  var isLocal = true
  var fade = Fade.none
  /// Whether it is there at once, whatever the notifications tell.
  var isInstant = false

  /// The same motion, told to nobody.
  var silent: KeyboardMotion {
    var motion = self
    (motion.will, motion.did) = ([], [])
    return motion
  }

  func notification(_ name: Name) -> KeyboardNotification {
    KeyboardNotification(
      name: name, begin: begin, end: end, duration: timing.duration, curve: timing.curve,
      isLocal: isLocal)
  }
}

extension [KeyboardNotification.Name] {
  static let willShow: Self = [.willChangeFrame, .willShow]
  static let didShow: Self = [.didChangeFrame, .didShow]
  static let willHide: Self = [.willChangeFrame, .willHide]
  static let didHide: Self = [.didChangeFrame, .didHide]
}
