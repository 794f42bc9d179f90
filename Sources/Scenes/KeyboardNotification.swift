import AnimationCurves
import LayerGeometry
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

/// A notification as the keyboard posted it in a scene.
public struct PostedNotification: Hashable, Sendable {
  /// Seconds from the scene's start.
  public let time: Double
  /// The notification.
  public let notification: KeyboardNotification
  /// Points of an accessory that its end rectangle leaves out, as the system's profile has it.
  ///
  /// 0 where the system counts it, where none is on the keys, and in a notification of the scene's.
  public let leftOut: Double

  /// Creates a posted notification.
  public init(time: Double, notification: KeyboardNotification, leftOut: Double = 0) {
    self.time = time
    self.notification = notification
    self.leftOut = leftOut
  }
}

extension PostedNotification: Codable {
  private enum CodingKeys: String, CodingKey { case time, notification, leftOut }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      time: try fields.decode(Double.self, forKey: .time),
      notification: try fields.decode(KeyboardNotification.self, forKey: .notification),
      leftOut: try fields.value(.leftOut, or: 0))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(time, forKey: .time)
    try fields.encode(notification, forKey: .notification)
    try fields.encode(leftOut, forKey: .leftOut, unless: 0)
  }
}

extension KeyboardNotification.Name {
  /// True if it announces something that is to come.
  public var isAnnouncement: Bool { closing != nil }
}

extension KeyboardNotification: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, begin, end, duration, curve, isLocal
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(Name.self, forKey: .name), begin: try fields.rect(.begin),
      end: try fields.rect(.end), duration: try fields.decode(Double.self, forKey: .duration),
      curve: try fields.value(.curve, or: 7), isLocal: try fields.value(.isLocal, or: true))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(begin, forKey: .begin)
    try fields.encode(end, forKey: .end)
    try fields.encode(duration, forKey: .duration)
    try fields.encode(curve, forKey: .curve, unless: 7)
    try fields.encode(isLocal, forKey: .isLocal, unless: true)
  }
}
