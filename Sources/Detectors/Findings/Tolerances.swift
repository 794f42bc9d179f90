import Compositing
import Scenes

/// How far a finding of each kind may go before it counts, in the unit of the kind.
struct Tolerances {
  private let given: [String: Double]
  private let scene: SceneCase

  init(_ scene: SceneCase) {
    given = scene.tolerances
    self.scene = scene
  }

  /// Half a device pixel: what rounding to the pixel grid may cost.
  static let standardPixels = 0.5

  /// The tolerance with room for the last digits of the arithmetic.
  subscript(kind: FindingKind) -> Double { (given[kind.rawValue] ?? standard(kind)) + 1e-6 }

  /// What counts where the scene says nothing.
  private func standard(_ kind: FindingKind) -> Double {
    switch kind {
    case .lag: Self.standardRefreshes * 1000 / scene.rate
    case .stall: Self.standardStall
    case .undefinedFrame, .conflict, .trap: 0
    default: Self.standardPixels / scene.device.scale
    }
  }

  /// Half a refresh: what the time of an event between two may cost.
  private static let standardRefreshes = 0.5
  /// Two refreshes at 60 Hz, in milliseconds.
  private static let standardStall = 2000.0 / 60
}
