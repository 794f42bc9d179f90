extension CaseTrack {
  /// What else is on the screen, so that a case can be drawn without its playback.
  public struct Scenery: Hashable, Sendable, Codable {
    /// The screen's width and height from a refresh on; more than one where the device is turned.
    public internal(set) var screens: [Screen] = []
    /// Device pixels per point.
    public internal(set) var scale = 1.0
    /// The app's window where it is smaller than the screen.
    public internal(set) var window: Rect?
    /// The top edge of the list of messages, above which it shows nothing.
    public internal(set) var listTop: [Double?] = []
    /// Where the list's content begins on the screen.
    public internal(set) var contentTop: [Double?] = []
    /// Everything that is painted, in paint order.
    public internal(set) var layers: [Layer] = []
  }

  /// The screen from a refresh on, as the device is held then.
  public struct Screen: Hashable, Sendable, Codable {
    /// The refresh from which it counts.
    public let frame: Int
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// Top, left, bottom and right.
    public let safeArea: [Double]
  }

  /// A layer that is painted at some refresh.
  public struct Layer: Hashable, Sendable, Codable {
    /// What it is.
    public let kind: Kind
    /// What its places are relative to.
    public let anchor: Anchor
    /// Distinguishes one message from the next, so that they look different.
    public let seed: Int
    /// Its colour as `#rrggbb`, where its kind has none.
    public let color: String?
    /// The keyboard's panel; nil for other layers and where only its rectangle is known.
    public let panel: String?
    /// Where it is from a refresh on; an empty place says that it is gone.
    public internal(set) var places: [Place] = []

    /// What a piece of scenery is.
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

    /// What a piece moves with.
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

  /// Where a layer is from a refresh on.
  public struct Place: Hashable, Sendable, Codable {
    /// The refresh from which it counts.
    public let frame: Int
    /// Relative to the layer's anchor; nil where the layer is not painted.
    public let rect: Rect?
    /// The opacity, 0 to 1.
    public let opacity: Double
  }
}
