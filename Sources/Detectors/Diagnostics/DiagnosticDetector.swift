import Compositing
import LayerTrees
public import Scenes

extension FindingKind {
  /// A frame was set while a transform made it undefined.
  public static let undefinedFrame = FindingKind(
    "undefinedFrame", in: .times, tolerance: .nothing,
    finds: "a frame is set under a transform that is not the identity")
  /// Constraints contradict one another, and one of them was broken.
  public static let conflict = FindingKind(
    "conflict", in: .times, tolerance: .nothing,
    finds: "constraints contradict one another, and one of them is broken")
  /// The handler stopped the program, did not give it back, or laid out without end.
  public static let trap = FindingKind(
    "trap", in: nil, tolerance: .nothing,
    finds: "the handler stops the program, does not return, or lays out without end")
}

/// Makes findings of what the app did that UIKit leaves undefined.
///
/// One finding for each kind and each view, over the refreshes from the first time to the last;
/// its amount is how often it happened, and its cause the message of the first.
struct DiagnosticDetector: Detector {
  static let kinds: [FindingKind] = [.undefinedFrame, .conflict, .trap]

  func findings(in evidence: Evidence) -> [Finding] {
    Self.kinds.flatMap { kind in
      groups(of: kind, in: evidence.playback.diagnostics)
        .compactMap { finding(kind, $0, in: evidence) }
    }
  }

  /// The diagnostics of a kind by what they happened to, in order of the first of each.
  private func groups(of kind: FindingKind, in diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var groups: [[Diagnostic]] = []
    // A playback that was read may have them in any order.
    for diagnostic in diagnostics.sorted(by: { $0.time < $1.time })
    where diagnostic.findingKind == kind {
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
    return Finding(
      kind, times: group.count,
      over: evidence.frame(at: first.time)...evidence.frame(at: last.time), from: first.time,
      phase: evidence.playback.phases.phase(at: first.time), cause: .program(first.cause))
  }
}

extension Diagnostic {
  /// The kind of finding that it is; nil for what keeps the case from being judged.
  fileprivate var findingKind: FindingKind? {
    switch kind {
    case .frameSetUnderTransform: .undefinedFrame
    case .constraintBroken: .conflict
    case .layoutLoop: .trap
    case .eventWithoutEffect, .inputViewMismatch: nil
    }
  }

  fileprivate var cause: ProgramCause {
    let report = ProgramCause.Report(view: view, message: message)
    return switch kind {
    case .frameSetUnderTransform: .frameUnderTransform(report)
    case .constraintBroken: .constraintConflict(report)
    case .layoutLoop, .eventWithoutEffect, .inputViewMismatch: .layoutLoop(report)
    }
  }

  /// True for one about the same view, and for a constraint of the same one.
  fileprivate func isAlike(_ other: Diagnostic) -> Bool {
    view == other.view && role == other.role
      && (kind != .constraintBroken || conflict == other.conflict)
  }
}

/// A stop of the program, or a handler that did not return.
public struct Trap: Hashable, Sendable {
  /// The last words of the program, or the reason why it was stopped.
  public let cause: ProgramCause
  /// The phase of the keyboard in the last turn.
  public let phase: Phase
  /// The start of the last turn, in seconds from the scene's start.
  public let time: Double

  /// Creates a trap.
  public init(_ cause: ProgramCause, phase: Phase = .closed, time: Double = 0) {
    self.cause = cause
    self.phase = phase
    self.time = time
  }

  /// The last words of the program, for people.
  public var message: String { cause.sentence }
}

extension Finding {
  /// A trap as a finding: no points, the refresh of the last turn, and the message as its cause.
  init(_ trap: Trap, in scene: SceneCase) {
    let shown = scene.refreshTimes(until: trap.time)
    let frame = shown.lastIndex { $0 <= trap.time + Slack.instant } ?? 0
    self.init(
      .trap, times: 1, over: frame...frame, from: trap.time, phase: trap.phase,
      cause: .program(trap.cause))
  }
}
