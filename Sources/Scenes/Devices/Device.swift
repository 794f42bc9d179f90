import AnimationCurves
public import Foundation
public import LayerGeometry

/// A screen and the keyboard that the system puts on it, as the device is held; lengths in points.
public struct Device: Hashable, Sendable {
  /// The way that a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable, Codable {
    /// Upright, or on its side.
    case portrait, landscape
  }

  /// The traits that differ by the way it is held, besides the size.
  public struct Side: Hashable, Sendable, Codable {
    /// The insets that bars keep clear of.
    public let safeArea: UIEdgeInsets
    /// The keyboard's height, in points.
    public let keyboardHeight: Double
    /// The height that the bar of suggestions adds, in points.
    public let predictiveBarHeight: Double

    /// Creates a side.
    public init(safeArea: UIEdgeInsets, keyboardHeight: Double, predictiveBarHeight: Double) {
      self.safeArea = safeArea
      self.keyboardHeight = keyboardHeight
      self.predictiveBarHeight = predictiveBarHeight
    }
  }

  /// The name in scenes.
  public let name: String
  /// The screen in points, as it is held.
  public let size: CGSize
  /// Device pixels per point.
  public let scale: Double
  /// The way that it is held.
  public let orientation: Orientation
  let side: Side
  /// The traits once it is turned.
  let otherSide: Side

  init(
    name: String, size: CGSize, scale: Double, orientation: Orientation, side: Side, otherSide: Side
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.orientation = orientation
    self.side = side
    self.otherSide = otherSide
  }

  /// A device in portrait, with what differs once it lies on its side.
  ///
  /// A missing `landscapeSafeArea` is the one of phones and tablets of that kind; a
  /// `landscapeKeyboardHeight` of 0 is not known.
  public init(
    name: String,
    width: Double,
    height: Double,
    scale: Double,
    safeArea: UIEdgeInsets,
    keyboardHeight: Double,
    predictiveBarHeight: Double,
    landscapeSafeArea: UIEdgeInsets? = nil,
    landscapeKeyboardHeight: Double = 0,
    landscapePredictiveBarHeight: Double = 0
  ) {
    let size = CGSize(width: width, height: height)
    self.init(
      name: name, size: size, scale: scale, orientation: .portrait,
      side: Side(
        safeArea: safeArea, keyboardHeight: keyboardHeight,
        predictiveBarHeight: predictiveBarHeight),
      otherSide: Side(
        safeArea: landscapeSafeArea ?? safeArea.turnedToLandscape(isPad: size.isOfPad),
        keyboardHeight: landscapeKeyboardHeight,
        predictiveBarHeight: landscapePredictiveBarHeight))
  }
}

extension Device {
  /// The top edge clears the status bar, notch or island; the bottom one the home indicator.
  public var safeArea: UIEdgeInsets { side.safeArea }
  /// The keyboard's height without the predictive bar, the home indicator's zone included.
  public var keyboardHeight: Double { side.keyboardHeight }
  /// The height that the bar of suggestions adds, in points.
  public var predictiveBarHeight: Double { side.predictiveBarHeight }

  /// The screen's rectangle.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The grid of its pixels.
  public var pixelGrid: PixelGrid { PixelGrid(scale: scale) }

  /// True for a tablet by its size: 600 points or more on the shorter side.
  public var isPad: Bool { size.isOfPad }

  /// The device as it is once it is held another way.
  public func turned(to orientation: Orientation) -> Device {
    guard orientation != self.orientation else { return self }
    return Device(
      name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
      orientation: orientation, side: otherSide, otherSide: side)
  }
}

extension CGSize {
  fileprivate var isOfPad: Bool { min(width, height) >= 600 }
}

extension Device {
  /// The height of the keyboard that comes up where nothing says which, in points.
  ///
  /// A device without one of its own has one of 0.345 of its height, 0.44 on its side, about
  /// that of iPhones.
  package var usualKeyboardHeight: Double {
    let share = orientation == .portrait ? 0.345 : 0.44
    return keyboardHeight > 0 ? keyboardHeight : (share * Double(size.height)).rounded()
  }
}

extension Device: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, width, height, scale, orientation, side, otherSide
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(String.self, forKey: .name),
      size: CGSize(
        width: try fields.number(.width, in: 1...100_000),
        height: try fields.number(.height, in: 1...100_000)),
      scale: try fields.number(.scale, in: 0.1...16),
      orientation: try fields.value(.orientation, or: .portrait),
      side: try fields.decode(Side.self, forKey: .side),
      otherSide: try fields.decode(Side.self, forKey: .otherSide))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(Double(size.width), forKey: .width)
    try fields.encode(Double(size.height), forKey: .height)
    try fields.encode(scale, forKey: .scale)
    try fields.encode(orientation, forKey: .orientation, unless: .portrait)
    try fields.encode(side, forKey: .side)
    try fields.encode(otherSide, forKey: .otherSide)
  }
}
