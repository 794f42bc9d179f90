public import Scenes

/// The places of keyboard and bar at every refresh of a case, with all that a page needs to draw
/// it.
///
/// It is a value without layers or animations: reports carry it as it is. Lengths are points of the
/// screen with y down, rounded to a millionth; every list has one value per refresh, which is nil
/// where there is no such edge.
public struct CaseTrack: Hashable, Sendable, Codable {
  /// A rectangle as `[x, y, width, height]`.
  public typealias Rect = [Double]

  /// The time of each refresh, in seconds.
  public internal(set) var times: [Double] = []
  /// The keyboard's top at each refresh; nil where there is none.
  public internal(set) var keyboardTop: [Double?] = []
  /// The bar's top at each refresh; nil where there is none.
  public internal(set) var barTop: [Double?] = []
  /// The bar's bottom at each refresh; nil where there is none.
  public internal(set) var barBottom: [Double?] = []
  /// The top edge of the keyboard layout guide, where a correctly glued bar ends.
  public internal(set) var guide: [Double?] = []
  /// The bottom edge of the list of messages.
  public internal(set) var listBottom: [Double?] = []
  /// The keyboard's rectangles, two where it is split.
  public internal(set) var keyboard: [[Rect]?] = []
  /// The bar's rectangles at each refresh.
  public internal(set) var bar: [[Rect]?] = []
  /// The opacity of the keyboard, in 0...1.
  public internal(set) var opacity: [Double?] = []
  /// The form's field with the focus; nil for a case without a form.
  public internal(set) var field: [Rect?]?
  /// The places where a gap shows: disjoint rectangles.
  public internal(set) var gap: [[Rect]?] = []
  /// The places where keyboard or accessory cover the bar: disjoint rectangles.
  public internal(set) var overlap: [[Rect]?] = []
  /// Points by which keyboard and bar are apart: a gap is positive, an overlap negative.
  public internal(set) var apart: [Double?] = []
  /// The phases of the keyboard, each with its start.
  public internal(set) var phases: [PhaseStart] = []
  /// The notifications that were posted, in order of time.
  public internal(set) var notifications: [Notification] = []
  /// The scenery that the report's page draws phones from.
  public internal(set) var scenery = Scenery()

  /// A notification as the keyboard posted it.
  public struct Notification: Hashable, Sendable, Codable {
    /// The name of the notification.
    public internal(set) var name: KeyboardNotification.Name
    /// Seconds from the scene's start.
    public internal(set) var time: Double
    /// The rectangle before the motion.
    public internal(set) var begin: Rect
    /// The rectangle after the motion.
    public internal(set) var end: Rect
    /// The duration that it announces, in seconds.
    public internal(set) var duration: Double
    /// The number of the curve.
    public internal(set) var curve: Int
  }
}

extension CaseTrack {
  /// Everything else on the screen, so that a case can be drawn without its playback.
  public struct Scenery: Hashable, Sendable, Codable {
    /// The screen's width and height from a refresh on; more than one where the device is turned.
    public internal(set) var screens: [Screen] = []
    /// Device pixels per point.
    public internal(set) var scale = 1.0
    /// The app's window where it is smaller than the screen.
    public internal(set) var window: Rect?
    /// The top edge of the list of messages, above which it shows nothing.
    public internal(set) var listTop: [Double?] = []
    /// The place on the screen where the list's content begins.
    public internal(set) var contentTop: [Double?] = []
    /// Everything that is painted, in paint order.
    public internal(set) var layers: [Layer] = []
  }

  /// The screen from a refresh on, as the device is held then.
  public struct Screen: Hashable, Sendable, Codable {
    /// The refresh from which it counts.
    public internal(set) var frame: Int
    /// The width in points.
    public internal(set) var width: Double
    /// The height in points.
    public internal(set) var height: Double
    /// Top, left, bottom and right.
    public internal(set) var safeArea: [Double]
  }

  /// A layer that is painted at some refresh.
  public struct Layer: Hashable, Sendable, Codable {
    /// The kind of layer.
    public internal(set) var kind: Kind
    /// The thing that its places are relative to.
    public internal(set) var anchor: Anchor
    /// Distinguishes one message from the next, so that they look different.
    public internal(set) var seed: Int
    /// Its colour as `#rrggbb`, where its kind has none.
    public internal(set) var color: String?
    /// The keyboard's panel; nil for other layers and where only its rectangle is known.
    public internal(set) var panel: String?
    /// Its places, each from a refresh on; an empty place says that it is gone.
    public internal(set) var places: [Place] = []

    /// The kinds of scenery.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// The app's own ground, and that of the bar's parts: both follow the appearance.
      case backdrop, ground
      /// Filled with a colour of its own.
      case plain
      /// A part of the screen, as its layer's role says.
      case navigationBar, incoming, outgoing, inputBar, textField, sendButton, formField
      /// The field with the focus, or the keyboard.
      case focusedField, keyboard
    }

    /// The things that a piece moves with.
    public enum Anchor: String, Hashable, Sendable, Codable {
      /// The screen's corner.
      case screen
      /// The point at the screen's left edge where the list's content begins.
      case list
      /// The bar's top left corner.
      case bar
      /// The keyboard's top left corner.
      case keyboard
    }
  }

  /// The place of a layer from a refresh on.
  public struct Place: Hashable, Sendable, Codable {
    /// The refresh from which it counts.
    public internal(set) var frame: Int
    /// Relative to the layer's anchor; nil where the layer is not painted.
    public internal(set) var rect: Rect?
    /// The opacity, 0 to 1.
    public internal(set) var opacity: Double
  }
}
