import KeyboardScenes

/// How far a finding of each kind may go before it counts, in points.
struct Tolerances {
  private let given: [String: Double]
  private let standard: Double

  init(_ scene: SceneCase) {
    given = scene.tolerances
    standard = Self.standardPixels / scene.device.scale
  }

  /// Half a device pixel: what rounding to the pixel grid may cost.
  static let standardPixels = 0.5

  /// The tolerance with room for the last digits of the arithmetic.
  subscript(kind: FindingKind) -> Double { (given[kind.rawValue] ?? standard) + 1e-6 }
}
