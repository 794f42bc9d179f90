import Compositing
import Scenes

/// The greatest findings of each kind that do not count, in the unit of the kind.
struct Tolerances {
  private let given: [String: Double]
  private let scene: SceneCase

  init(_ scene: SceneCase) {
    given = scene.tolerances
    self.scene = scene
  }

  /// The tolerance with room for the last digits of the arithmetic.
  subscript(kind: FindingKind) -> Double {
    (given[kind.rawValue] ?? kind.standardTolerance.amount(in: scene)) + Self.room
  }

  /// The tolerance that scenes give by a name that no kind has; that of a kind where they do not.
  func amount(named name: String, or kind: FindingKind) -> Double {
    given[name].map { $0 + Self.room } ?? self[kind]
  }

  private static let room = Slack.place
}

/// The tolerance of a kind by default.
enum StandardTolerance {
  /// Device pixels.
  case pixels(Double)
  /// The area of device pixels.
  case squarePixels(Double)
  /// The time between refreshes.
  case refreshes(Double)
  case milliseconds(Double)
  case nothing

  /// The cost of rounding to the pixel grid, which is not seen.
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
