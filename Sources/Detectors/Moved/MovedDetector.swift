import Compositing
import Foundation
import LayerGeometry
import LayerTrees
import Scenes

extension FindingKind {
  /// Something moves where the scene says that nothing does.
  public static let moved = FindingKind(
    "moved", finds: "something on the screen moves where the scene expects 'still'")
}

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

/// The places of everything that the screen shows at a time.
private struct VisibleSnapshot {
  /// The visible part of each layer, in points of the screen.
  private var rects: [LayerID: CGRect] = [:]

  init(of shown: ShownCommit, at time: Double) {
    let bounds = shown.root.model.bounds
    add(shown.root, at: time, in: .identity, clippedTo: CGRect(origin: .zero, size: bounds.size))
  }

  private mutating func add(
    _ layer: LayerSnapshot, at time: Double, in outer: CGAffineTransform, clippedTo clip: CGRect
  ) {
    guard !layer.isHidden, layer.role != .keyboardGuide else { return }
    let values = layer.presentation(at: time)
    guard values.opacity > 0.001 else { return }
    let map = values.toSuperlayer.concatenating(outer)
    let rect = values.bounds.applying(map)
    let seen = rect.intersection(clip)
    if !seen.isEmpty { rects[layer.id] = seen }
    let inner = layer.masksToBounds ? seen : clip
    guard !inner.isEmpty else { return }
    for sublayer in layer.sublayers { add(sublayer, at: time, in: map, clippedTo: inner) }
  }

  /// The farthest that an edge is from where it was, in points; what comes or goes counts whole.
  func distance(from other: VisibleSnapshot) -> Double {
    var greatest: CGFloat = 0
    for (id, rect) in rects {
      greatest = max(greatest, other.rects[id].map { $0.distance(to: rect) } ?? rect.height)
    }
    for (id, rect) in other.rects where rects[id] == nil { greatest = max(greatest, rect.height) }
    return Double(greatest)
  }
}

extension CGRect {
  /// The greatest way between two edges of the same side.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(maxX - other.maxX), abs(minY - other.minY),
      abs(maxY - other.maxY))
  }
}
