import Compositing
import Foundation
import Scenes
import LayerTrees

/// Finds instants at which bar or messages are somewhere else at once, or at another speed.
///
/// Only commits make jumps: where an animation ends by itself, or starts from rest, nothing does.
/// Excused are the instants at which something happens in the scene, those at which the keyboard
/// is given another motion, and steps in a row, refresh by refresh, as display links and fingers
/// make them, or no farther than the keyboard went in a refresh. A jump of place counts in points; one of velocity as what it comes to in 1/60 s.
/// Messages jump where the bar is on its way meanwhile, even if a keyboard event made them.
struct JumpDetector: Detector {
  static let kinds = [FindingKind.jump]

  func findings(in evidence: Evidence) -> [Finding] {
    let steps = StepLog(evidence)
    return (steps.barJumps + steps.contentJumps).compactMap { finding($0, in: evidence) }
  }

  private func finding(_ jump: Step, in evidence: Evidence) -> Finding? {
    guard jump.points > evidence.tolerances[.jump] else { return nil }
    let size = FindingSize(
      points: jump.points, amount: jump.amount, unit: jump.isOfPlace ? .points : .pointsPerSecond)
    return Finding(.jump, size, at: jump.time, cause: .jump(jump.cause), in: evidence)
  }
}
