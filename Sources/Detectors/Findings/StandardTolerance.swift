import Scenes

/// How far a finding may go by default.
enum StandardTolerance {
  /// Device pixels.
  case pixels(Double)
  /// The area of device pixels.
  case squarePixels(Double)
  /// The time between refreshes.
  case refreshes(Double)
  case milliseconds(Double)
  case nothing

  /// What rounding to the pixel grid may cost, and nobody sees.
  static let unseenPixels = 0.5

  /// In the unit of the kind.
  func amount(in scene: SceneCase) -> Double {
    switch self {
    case .pixels(let count): count / scene.device.scale
    case .squarePixels(let count): count / (scene.device.scale * scene.device.scale)
    case .refreshes(let count): count * 1000 / scene.rate
    case .milliseconds(let amount): amount
    case .nothing: 0
    }
  }
}
