public import AnimationCurves
import Foundation
import LayerGeometry

/// A device that scenes can name: its screen, and its figures system by system.
public struct DeviceModel: Hashable, Sendable {
  /// The name in reports.
  public let name: String
  /// Other names that scenes may use.
  public let aliases: [String]
  /// The width of its screen in portrait, in points.
  public let width: Double
  /// The height of its screen in portrait, in points.
  public let height: Double
  /// Device pixels per point.
  public let scale: Double
  /// Every figure with its source; of one quantity the oldest system's first.
  public let figures: [DeviceFigure]

  init(
    _ name: String, or aliases: [String] = [], _ width: Double, _ height: Double, scale: Double,
    _ figures: [DeviceFigure]...
  ) {
    self.name = name
    self.aliases = aliases
    self.width = width
    self.height = height
    self.scale = scale
    self.figures = figures.flatMap { $0 }
  }

  /// The figure that holds on a system: the newest that is no newer, or the oldest there is.
  ///
  /// - Parameters:
  ///   - quantity: what is measured.
  ///   - profile: the system; one without a number in its name has the figures of iOS 18.
  /// - Returns: the figure; nil where there is none.
  public func figure(
    _ quantity: DeviceFigure.Quantity, on profile: KeyboardProfile
  ) -> DeviceFigure? {
    let system = profile.version ?? Self.usualSystem
    let known = figures.filter { $0.quantity == quantity }
    return known.last { $0.system <= system } ?? known.first
  }

  /// The system of scenes that name none.
  private static let usualSystem = 18.0

  /// The device with the figures that hold on a system, in portrait.
  public func device(on profile: KeyboardProfile) -> Device {
    let value = { quantity in figure(quantity, on: profile)?.value ?? 0 }
    let safeArea = UIEdgeInsets(top: value(.safeTop), bottom: value(.safeBottom))
    var sideways = safeArea.turnedToLandscape(isPad: min(width, height) >= 600)
    if let bottom = figure(.landscapeSafeBottom, on: profile) { sideways.bottom = bottom.value }
    return Device(
      name: name, width: width, height: height, scale: scale, safeArea: safeArea,
      keyboardHeight: value(.keyboard), predictiveBarHeight: value(.suggestions),
      landscapeSafeArea: sideways, landscapeKeyboardHeight: value(.landscapeKeyboard),
      landscapePredictiveBarHeight: value(.landscapeSuggestions))
  }

  /// The first of the catalog that scenes may mean by a name, whatever its case, spaces, hyphens and
  /// brackets; nil where there is none.
  static func named(_ name: String) -> DeviceModel? { lookup[name] ?? lookup[lookupKey(name)] }

  /// The models by their names and aliases, as they are and as they may be written.
  private static let lookup = Dictionary(
    catalog.flatMap { model in
      ([model.name] + model.aliases).flatMap { [($0, model), (lookupKey($0), model)] }
    },
    uniquingKeysWith: { first, _ in first })

  private static func lookupKey(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
