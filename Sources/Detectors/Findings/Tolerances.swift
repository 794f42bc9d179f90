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

  /// The tolerance with room for the last digits of the arithmetic.
  subscript(kind: FindingKind) -> Double {
    (given[kind.rawValue] ?? kind.standardTolerance.amount(in: scene)) + Self.room
  }

  private static let room = Slack.place
}
