import HeadlessUIKit
import KeyboardScenes

/// Makes findings of what the app did that UIKit leaves undefined.
///
/// One finding for each kind and each view, over the refreshes from the first time to the last;
/// its amount is how often it happened, and its cause the message of the first.
struct DiagnosticDetector {
  let playback: Playback
  /// When each refresh happens, in seconds.
  let times: [Double]

  func findings(tolerances: Tolerances) -> [Finding] {
    FindingKind.ofDiagnostics.flatMap { kind in
      groups(of: kind).compactMap { finding(kind, $0, tolerance: tolerances[kind]) }
    }
  }

  /// The diagnostics of a kind by what they happened to, in order of the first of each.
  private func groups(of kind: FindingKind) -> [[Diagnostic]] {
    var groups: [[Diagnostic]] = []
    for diagnostic in playback.diagnostics where FindingKind(diagnostic.kind) == kind {
      if let index = groups.firstIndex(where: { $0[0].isAlike(diagnostic) }) {
        groups[index].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
    return groups
  }

  private func finding(
    _ kind: FindingKind, _ group: [Diagnostic], tolerance: Double
  ) -> Finding? {
    guard Double(group.count) > tolerance, let first = group.first, let last = group.last else {
      return nil
    }
    let frames = frame(at: first.time)...frame(at: last.time)
    return Finding(
      kind: kind, phase: playback.phases.phase(at: first.time), points: 0, pixels: 0,
      continuous: 0, exposure: 0, frames: frames,
      worst: Finding.Worst(frame: frames.lowerBound, time: first.time), cause: first.message,
      amount: Double(group.count), unit: .times)
  }

  /// The first refresh that shows what was done at `time`.
  private func frame(at time: Double) -> Int {
    times.firstIndex { $0 >= time - 1e-9 } ?? max(0, times.count - 1)
  }
}

extension FindingKind {
  fileprivate static let ofDiagnostics: [FindingKind] = [.undefinedFrame, .conflict]

  fileprivate init(_ kind: Diagnostic.Kind) {
    switch kind {
    case .frameSetUnderTransform: self = .undefinedFrame
    case .constraintBroken: self = .conflict
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
