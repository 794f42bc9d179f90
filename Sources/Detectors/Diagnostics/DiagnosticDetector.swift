import Compositing
import LayerTrees
import Scenes

/// Makes findings of what the app did that UIKit leaves undefined.
///
/// One finding for each kind and each view, over the refreshes from the first time to the last;
/// its amount is how often it happened, and its cause the message of the first.
struct DiagnosticDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    FindingKind.ofDiagnostics.flatMap { kind in
      groups(of: kind, in: evidence.playback.diagnostics)
        .compactMap { finding(kind, $0, in: evidence) }
    }
  }

  /// The diagnostics of a kind by what they happened to, in order of the first of each.
  private func groups(of kind: FindingKind, in diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var groups: [[Diagnostic]] = []
    for diagnostic in diagnostics where FindingKind(diagnostic.kind) == kind {
      if let index = groups.firstIndex(where: { $0[0].isAlike(diagnostic) }) {
        groups[index].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
    return groups
  }

  private func finding(
    _ kind: FindingKind, _ group: [Diagnostic], in evidence: Evidence
  ) -> Finding? {
    guard Double(group.count) > evidence.tolerances[kind], let first = group.first,
      let last = group.last
    else { return nil }
    let frames = evidence.frame(at: first.time)...evidence.frame(at: last.time)
    return Finding(
      kind: kind, phase: evidence.playback.phases.phase(at: first.time), points: 0, pixels: 0,
      continuous: 0, exposure: 0, frames: frames,
      worst: Finding.Worst(frame: frames.lowerBound, time: first.time), cause: first.message,
      amount: Double(group.count), unit: .times)
  }
}

extension FindingKind {
  fileprivate static let ofDiagnostics: [FindingKind] = [.undefinedFrame, .conflict, .trap]

  fileprivate init(_ kind: Diagnostic.Kind) {
    switch kind {
    case .frameSetUnderTransform: self = .undefinedFrame
    case .constraintBroken: self = .conflict
    case .layoutLoop: self = .trap
    }
  }
}

extension Diagnostic {
  /// Whether it tells of the same view as another, and for a constraint of the same one.
  fileprivate func isAlike(_ other: Diagnostic) -> Bool {
    view == other.view && role == other.role
      && (kind != .constraintBroken || message == other.message)
  }
}
