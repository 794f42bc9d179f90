import Foundation
import Scenes

/// A change of the keyboard: where it goes, how, and which notifications are posted of it.
struct KeyboardMotion {
  typealias Name = KeyboardNotification.Name

  /// How it shows besides a change of place.
  enum Fade {
    case none, `in`, out
  }

  /// Where it really goes, in points of the screen.
  let target: CGRect
  /// What all of its notifications carry, each under its own name; it moves by that as well.
  let notification: KeyboardNotification
  /// What is posted before and after, in order.
  private(set) var will: [Name]
  private(set) var did: [Name]
  var fade = Fade.none
  /// Whether it is there at once, whatever the notifications say.
  var isInstant = false

  /// A motion by a notification as a phone posted it.
  init(
    target: CGRect, notification: KeyboardNotification, will: [Name], did: [Name],
    isInstant: Bool
  ) {
    self.target = target
    self.notification = notification
    self.will = will
    self.did = did
    self.isInstant = isInstant
  }

  /// A motion of the system's own.
  ///
  /// - Parameters:
  ///   - target: where it really goes, in points of the screen.
  ///   - begin: where the notifications say that it was, in points of the screen.
  ///   - end: where the notifications say that it goes.
  ///   - timing: how it moves.
  ///   - will: what is posted before, in order.
  ///   - did: what is posted after, in order.
  ///   - fade: how it shows besides a change of place.
  init(
    target: CGRect, begin: CGRect, end: CGRect, timing: NotifiedTiming, will: [Name],
    did: [Name], fade: Fade = .none
  ) {
    self.target = target
    notification = KeyboardNotification(
      name: .willChangeFrame, begin: begin, end: end, duration: timing.duration,
      curve: timing.curve)
    self.will = will
    self.did = did
    self.fade = fade
  }

  /// The same motion, of which nothing is posted.
  var silent: KeyboardMotion {
    var motion = self
    (motion.will, motion.did) = ([], [])
    return motion
  }
}

extension [KeyboardNotification.Name] {
  static let willShow: Self = [.willChangeFrame, .willShow]
  static let didShow: Self = [.didChangeFrame, .didShow]
  static let willHide: Self = [.willChangeFrame, .willHide]
  static let didHide: Self = [.didChangeFrame, .didHide]
}
