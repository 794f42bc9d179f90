package import Detectors
import Scenes

/// The traits that distinguish findings: kind, phase, rule, and what else the cause names.
package struct FindingSignature: Hashable, Sendable {
  /// `gap`; `error` of a scene that could not be played.
  package let kind: String
  /// The keyboard's phase; empty where that is not known.
  package let phase: String
  package let rule: Cause.Rule?
  /// The names that distinguish causes of one rule, numbers aside.
  package let names: [String]

  package init(_ finding: Finding) {
    kind = finding.kind.rawValue
    phase = finding.phase.rawValue
    rule = finding.rule
    names = finding.cause?.names ?? []
  }

  private init(kind: String, phase: String) {
    (self.kind, self.phase) = (kind, phase)
    rule = nil
    names = []
  }

  /// A scene that could not be played: no handler settles in more than one way.
  package static let failure = FindingSignature(kind: "error", phase: "")

  /// Of all that a case shows, each once, in the order in which it shows.
  ///
  /// That an event which was made up found nothing to do is nothing of the handler's.
  package static func all(of facts: CaseFacts) -> [FindingSignature] {
    if facts.failure != nil, facts.frameCount == 0 { return [.failure] }
    var seen: Set<FindingSignature> = []
    return facts.findings.map(FindingSignature.init).filter { seen.insert($0).inserted }
  }

  /// Kind and phase in words: `gap while opening`.
  package var title: String { phase.isEmpty ? kind : "\(kind) while \(phase)" }
}
