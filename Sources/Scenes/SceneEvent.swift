public import Foundation

/// Something that happens in a scene, and when.
public struct SceneEvent: Hashable, Sendable {
  /// A kind of event, with its values.
  public enum Kind: Hashable, Sendable {
    /// The keyboard comes up to a height in points, or takes that height.
    ///
    /// A height of nil is that of the device's own keyboard as it is held then.
    /// A controller with a text input of its own gets it by that: it becomes the first responder.
    case show(height: Double?, duration: Double?, curve: Int)
    /// The keyboard goes down.
    case hide(duration: Double?, curve: Int)
    /// The system posts a notification as it was recorded, and the keyboard moves by it.
    ///
    /// A given `place` is where the keyboard really goes, whatever is posted.
    case notification(KeyboardNotification, place: CGRect? = nil)
    /// Another keyboard comes in place of the one that is up.
    case keyboardSwitch(KeyboardSwitch)
    /// The keyboard leaves the bottom, upward by a number of points.
    case undock(lift: Double?)
    /// The keyboard splits in two, of a height in points, at a distance above the bottom.
    case split(height: Double?, lift: Double?)
    /// The keyboard becomes small and floats in a rectangle, in points of the screen.
    case float(CGRect?)
    /// The keyboard comes back to the bottom.
    case dock
    /// A keyboard is attached or taken away; while it is there, only an accessory shows.
    case hardwareKeyboard(HardwareKeyboard)
    /// Prefer Cross-Fade Transitions is switched on or off.
    case crossFade(Bool)
    /// The device is turned; the keys have a height in points then, which is posted `count` times.
    case rotate(Device.Orientation, keyboard: Double? = nil, count: Int = 1)
    /// The app goes to the background and comes back.
    case background(AppPause)
    /// A finger pulls the keyboard down.
    case drag(KeyboardDrag)
    /// A finger moves the list of messages.
    case scroll(ListScroll)
    /// Messages come in or are sent.
    case messages([Transcript.Message])
    /// Refreshes from now on are not shown.
    case drop(DroppedRefreshes.Length)
    /// The text input of that number becomes the first responder: from 1 in paint order, in a list
    /// from the first visible row down.
    case focus(Int)
    /// The first responder gives up.
    case blur
    /// A finger taps at a point of the screen.
    case tap(CGPoint)
    /// Text is typed into the first responder, a character at a time, at an interval in seconds.
    case type(String, interval: Double)
  }

  /// Seconds from the scene's start.
  public let time: Double
  /// The kind, with its values.
  public let kind: Kind
  /// True if the keyboard does it without a notification.
  public let isSilent: Bool

  /// Creates a scene event.
  public init(time: Double, kind: Kind, isSilent: Bool = false) {
    self.time = time
    self.kind = kind
    self.isSilent = isSilent
  }
}
