import Foundation
import HeadlessUIKit
import Scenes

/// A change of the keyboard: where it goes, how, and which notifications are posted of it.
struct KeyboardMotion {
  typealias Name = KeyboardNotification.Name

  /// The change of its opacity beside a change of place.
  enum Fade {
    case none, `in`, out
  }

  /// The rectangle that it really moves to, in points of the screen.
  let target: CGRect
  /// The content of all its notifications, each under its own name; it moves by that as well.
  let notification: KeyboardNotification
  /// The notifications that are posted before and after, in order.
  private(set) var will: [Name]
  private(set) var did: [Name]
  var fade = Fade.none
  /// True if it is there at once, whatever the notifications say.
  var isInstant = false
  /// True if the notification is one that a phone posted, as a scene gives it.
  private(set) var isGiven = false

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
    isGiven = true
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
  /// After an interactive dismissal: easeInEaseOut, as measured on the keyboard's layer.
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

extension KeyboardNotification {
  /// Posts it as the system does.
  ///
  /// - Parameter screen: the screen that the keyboard is on, where the system names it.
  func post(from screen: UIScreen?) {
    NotificationCenter.default.post(
      name: name.notificationName, object: screen, userInfo: userInfo)
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
    ]
  }
}

extension KeyboardNotification.Name {
  fileprivate var notificationName: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}

#if !canImport(Darwin)
  /// The one that calls observers in order, also in files that import Foundation.
  typealias NotificationCenter = HeadlessUIKit.NotificationCenter
#endif
