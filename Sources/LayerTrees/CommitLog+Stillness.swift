import Foundation
import LayerGeometry

extension CommitLog {
  /// Whether the screen shows one and the same from the first commit on.
  package var isStill: Bool {
    guard let first = first?.root else { return true }
    return first.restTime == -.infinity && commits.allSatisfy { $0.root.looksLike(first) }
  }
}

extension LayerSnapshot {
  /// Whether it is at rest where another is that shows the same.
  fileprivate func looksLike(_ other: LayerSnapshot) -> Bool {
    guard self !== other else { return true }
    return id == other.id && model == other.model && isHidden == other.isHidden
      && text == other.text && panel == other.panel && backgroundColor == other.backgroundColor
      && restTime == -.infinity && sublayers.count == other.sublayers.count
      && zip(sublayers, other.sublayers).allSatisfy { $0.looksLike($1) }
  }
}
