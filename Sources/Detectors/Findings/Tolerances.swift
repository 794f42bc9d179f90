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

  /// What of the bar a keyboard away from the bottom may cover, in points.
  var away: Double { (given[Self.awayKey] ?? given["overlap"] ?? standardOverlap) + Self.room }

  private var standardOverlap: Double { FindingKind.overlap.standardTolerance.amount(in: scene) }

  /// What scenes call the tolerance of what a keyboard does that is away from the bottom.
  static let awayKey = "away"

  private static let room = Slack.place
}
