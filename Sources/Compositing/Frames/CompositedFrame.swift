public import Foundation
public import Scenes

/// What the screen shows at one refresh.
public struct CompositedFrame: Hashable, Sendable {
  /// The refresh it is, from 0.
  public let index: Int
  /// Seconds from the scene's start.
  public let time: Double
  /// Everything painted, in paint order: the last is topmost.
  public let layers: [PaintedLayer]
  /// Keyboard against bar; nil in a frame that lacks one of them.
  public let seam: SeamReading?
  /// How the device is held, which says how wide and how high the screen is.
  public let orientation: Device.Orientation
  /// The app's window in points of the screen, where it is smaller than that.
  public let window: CGRect?
  /// Whether the screen shows itself for dark surroundings.
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
