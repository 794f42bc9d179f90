public import Foundation

/// One of the keyboard's notifications, with what a phone wrote into it.
public struct KeyboardNotification: Hashable, Sendable {
  /// The notifications about keyboards.
  public enum Name: String, Hashable, Sendable, CaseIterable, Codable {
    /// A notification of UIKit's, without its prefix.
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
  }

  /// The name of the notification.
  public let name: Name
  /// The keyboard's rectangle before, in points of the screen.
  public let begin: CGRect
  /// The keyboard's rectangle after, in points of the screen.
  public let end: CGRect
  /// The duration that the system announces, in seconds.
  public let duration: Double
  /// The raw value of the animation curve; 7 is the keyboard's own.
  public let curve: Int
  /// True if the keyboard is this app's.
  public let isLocal: Bool

  /// Creates a keyboard notification.
  public init(
    name: Name, begin: CGRect, end: CGRect, duration: Double, curve: Int = 7, isLocal: Bool = true
  ) {
    self.name = name
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }

  /// The same facts under another name.
  package func renamed(_ name: Name) -> KeyboardNotification {
    KeyboardNotification(
      name: name, begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal)
  }
}

extension KeyboardNotification.Name {
  /// The notification at the end of the motion that this one announces; nil where it announces
  /// none.
  package var closing: KeyboardNotification.Name? {
    switch self {
    case .willShow: .didShow
    case .willHide: .didHide
    case .willChangeFrame: .didChangeFrame
    case .didShow, .didHide, .didChangeFrame: nil
    }
  }
}
