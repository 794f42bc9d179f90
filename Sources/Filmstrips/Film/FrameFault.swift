import Compositing
import Detectors

/// What a finding comes to in one of its frames.
struct FrameFault {
  let kind: FindingKind
  /// The points by which faults of a frame are compared.
  let points: Double
  /// How much it is there, in its unit.
  let amount: String

  /// What the frame's marks say of it; where it has none, how great the finding is.
  init(_ finding: Finding, in frame: MarkedFrame) {
    kind = finding.kind
    let marks =
      finding.kind.mark?.addsUp == true ? frame.marks.filter { $0.kind == finding.kind } : []
    points = marks.isEmpty ? finding.points : marks.reduce(0) { $0 + $1.points }
    amount =
      if finding.isBetweenFrames {
        "between frames"
      } else if marks.isEmpty {
        Figures.amount(finding)
      } else {
        Figures.points(points)
      }
  }
}
