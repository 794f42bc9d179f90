public import Foundation
public import LayerTrees
public import Scenes

/// The screen at one refresh.
public struct CompositedFrame: Hashable, Sendable {
  /// The refresh it is, from 0.
  public let index: Int
  /// Seconds from the scene's start.
  public let time: Double
  /// Everything painted, in paint order: the last is topmost.
  public let layers: [PaintedLayer]
  /// Keyboard against bar; nil in a frame that lacks one of them.
  public let seam: SeamReading?
  /// The orientation of the device, which decides how wide and how high the screen is.
  public let orientation: Device.Orientation
  /// The app's window in points of the screen, where it is smaller than that.
  public let window: CGRect?
  /// True if the screen has its dark appearance.
  public let isDark: Bool

  /// Creates a composited frame.
  public init(
    index: Int, time: Double, layers: [PaintedLayer], seam: SeamReading?,
    orientation: Device.Orientation = .portrait, window: CGRect? = nil,
    isDark: Bool = false
  ) {
    self.index = index
    self.time = time
    self.layers = layers
    self.seam = seam
    self.orientation = orientation
    self.window = window
    self.isDark = isDark
  }
}

/// A rectangle on screen, as one layer of a frame paints it.
public struct PaintedLayer: Hashable, Sendable {
  /// The layer that is painted.
  public let id: LayerID
  /// Its index among the layers of its superlayer, from 0: the same in every run.
  public let order: Int
  /// The role of the layer on the screen.
  public let role: LayerRole
  /// The words of a message; nil where only its rectangle is known.
  public let text: String?
  /// The panel that a keyboard shows; nil where only its rectangle is known.
  public let panel: KeyboardPanel?
  /// The nearest layer at or above it in the tree that bears a role: a bar's parts belong to it.
  public let owner: LayerRole
  /// Its rectangle in points of the screen, before clipping.
  public let frame: CGRect
  /// The part of the screen that the layers around it let it paint on.
  public let clip: CGRect
  /// The color that fills it; nil for none.
  public let backgroundColor: LayerColor?
  /// Its shape and what is on it; nil for a plain rectangle.
  public let look: LayerLook?
  /// Its own coordinates: their size is the frame's unless it is scaled, the origin how far what
  /// is on it is scrolled.
  public let bounds: CGRect
  /// The rounded corners around it that cut it off, in points of the screen.
  public let rounding: RoundedClip?
  /// The product of its own opacity and those of the layers around it, in 0...1.
  public let opacity: Double

  /// A layer as it is painted; its `order` is its own number where none is given.
  public init(
    id: LayerID,
    order: Int? = nil,
    role: LayerRole,
    text: String? = nil,
    panel: KeyboardPanel? = nil,
    owner: LayerRole,
    frame: CGRect,
    clip: CGRect,
    backgroundColor: LayerColor?,
    look: LayerLook? = nil,
    bounds: CGRect? = nil,
    rounding: RoundedClip? = nil,
    opacity: Double
  ) {
    self.id = id
    self.order = order ?? id.rawValue
    self.role = role
    self.text = text
    self.panel = panel
    self.owner = owner
    self.frame = frame
    self.clip = clip
    self.backgroundColor = backgroundColor
    self.look = look
    self.bounds = bounds ?? CGRect(origin: .zero, size: frame.size)
    self.rounding = rounding
    self.opacity = opacity
  }
}

/// Rounded corners, or a mask, that what lies inside cannot leave.
public struct RoundedClip: Hashable, Sendable {
  /// In points of the screen.
  public let rect: CGRect
  /// Its radius and which corners are round, or the mask.
  public let shape: LayerShape
  /// Points of the screen for one of the mask's.
  public let unit: Double

  /// Creates a rounded clip.
  public init(rect: CGRect, shape: LayerShape, unit: Double = 1) {
    self.rect = rect
    self.shape = shape
    self.unit = unit
  }
}
