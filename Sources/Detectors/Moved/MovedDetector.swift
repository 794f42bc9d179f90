import Compositing
import Scenes

/// Finds how far anything moves in a scene that expects `still`, or that something moves all the
/// same; elsewhere moving is no fault.
struct MovedDetector: Detector {
  static let kinds = [FindingKind.moved]

  func findings(in evidence: Evidence) -> [Finding] {
    let expectation = evidence.playback.scene.expectation ?? .clean
    guard expectation == .still || expectation.kinds.contains(FindingKind.moved.rawValue),
      let first = evidence.track.first
    else { return [] }
    let start = VisibleSnapshot(of: first, at: first.time)
    let ways = evidence.track.shownValues { shown, time in
      shown.map { VisibleSnapshot(of: $0, at: time).distance(from: start) } ?? 0
    }
    let limit = evidence.tolerances[.moved]
    guard let from = ways.firstIndex(where: { $0 > limit }),
      let to = ways.lastIndex(where: { $0 > limit }),
      let worst = ways.indices.max(by: { ways[$0] < ways[$1] })
    else { return [] }
    return [
      Finding(
        .moved, FindingSize(points: ways[worst]), over: from...to, worst: worst, cause: nil,
        in: evidence)
    ]
  }
}
