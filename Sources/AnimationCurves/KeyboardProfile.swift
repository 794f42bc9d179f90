/// How a system's keyboard moves and what its notifications tell.
///
/// There is no such thing as "the" keyboard curve: it differs between systems, is documented
/// nowhere, and may change. A profile is a named set of figures with the place they come from.
public struct KeyboardProfile: Hashable, Sendable {
  /// The profile's name, as in `iOS 18`.
  public let name: String
  /// The motion.
  public let spring: Spring
  /// Seconds that the motion really lasts; what is left of the way then snaps.
  public let duration: Double
  /// Seconds in the notification's user info.
  public let notifiedDuration: Double
  /// Whether notifications are posted inside UIKit's own animation block.
  ///
  /// A property that a handler writes then inherits the keyboard's duration and curve.
  public let postsInsideAnimation: Bool
  /// Whether the rectangles in notifications count the accessory that is on the keyboard.
  ///
  /// They do up to iOS 18; from iOS 26 on they tell of the keys alone.
  public let countsAccessory: Bool
  /// How wide an accessory is in an app whose window is narrower than the screen.
  public let accessoryWidth: AccessoryWidth
  /// Where the figures come from.
  public let provenance: String

  /// How wide the system makes what is on the keyboard.
  public enum AccessoryWidth: String, Hashable, Sendable, Codable {
    /// As wide as the app's window.
    case window
    /// As wide as the keyboard, from the window's left edge on: the window cuts off the rest.
    ///
    /// Source: openradar 21788102, of iOS 9.
    case keyboard
  }

  /// Creates a profile.
  ///
  /// - Parameters:
  ///   - name: A name for reports and lookups.
  ///   - spring: The motion.
  ///   - duration: Seconds that the motion really lasts; finite, 0 or greater.
  ///   - notifiedDuration: Seconds in the notification; finite, 0 or greater.
  ///   - postsInsideAnimation: Whether handlers run inside the system's animation block.
  ///   - countsAccessory: Whether rectangles in notifications count the accessory.
  ///   - accessoryWidth: How wide an accessory is in a narrow window.
  ///   - provenance: Where the figures come from.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for impossible durations.
  public init(
    name: String, spring: Spring, duration: Double, notifiedDuration: Double,
    postsInsideAnimation: Bool, countsAccessory: Bool = true,
    accessoryWidth: AccessoryWidth = .window, provenance: String
  ) throws(CurveError) {
    guard duration >= 0, duration.isFinite else { throw .outOfRange(.duration, duration) }
    guard notifiedDuration >= 0, notifiedDuration.isFinite else {
      throw .outOfRange(.notifiedDuration, notifiedDuration)
    }
    self.init(
      knownName: name, spring: spring, duration: duration, notifiedDuration: notifiedDuration,
      postsInsideAnimation: postsInsideAnimation, countsAccessory: countsAccessory,
      accessoryWidth: accessoryWidth, provenance: provenance)
  }

  init(
    knownName name: String, spring: Spring, duration: Double, notifiedDuration: Double,
    postsInsideAnimation: Bool, countsAccessory: Bool = true,
    accessoryWidth: AccessoryWidth = .window, provenance: String
  ) {
    self.name = name
    self.spring = spring
    self.duration = duration
    self.notifiedDuration = notifiedDuration
    self.postsInsideAnimation = postsInsideAnimation
    self.countsAccessory = countsAccessory
    self.accessoryWidth = accessoryWidth
    self.provenance = provenance
  }

  /// The timing that the system keyboard itself moves by.
  public var timing: AnimationTiming {
    AnimationTiming(knownCurve: .spring(spring), duration: duration)
  }
}
