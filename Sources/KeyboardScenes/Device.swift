public import Foundation
public import LayerGeometry

/// A screen and the keyboard that the system puts on it; lengths in points, portrait.
public struct Device: Hashable, Sendable {
  public let name: String
  public let size: CGSize
  /// Device pixels per point.
  public let scale: Double
  /// The top edge clears the status bar, notch or island; the bottom one the home indicator.
  public let safeArea: UIEdgeInsets
  /// The keyboard's height without the predictive bar, the home indicator's zone included.
  public let keyboardHeight: Double
  public let predictiveBarHeight: Double

  public init(
    name: String,
    width: Double,
    height: Double,
    scale: Double,
    safeArea: UIEdgeInsets,
    keyboardHeight: Double,
    predictiveBarHeight: Double
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.predictiveBarHeight = predictiveBarHeight
  }
}

extension Device {
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  public var pixelGrid: PixelGrid { PixelGrid(scale: scale) }

  /// Whether it is a tablet by its size: 600 points or more on the shorter side.
  public var isPad: Bool { min(size.width, size.height) >= 600 }
}
