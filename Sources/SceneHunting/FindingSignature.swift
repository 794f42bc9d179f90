import Compositing
package import Detectors
import Scenes

/// What makes a finding another one: its kind, the phase, and the words of its cause.
package struct FindingSignature: Hashable, Sendable {
  /// `gap`; `error` of a scene that could not be played.
  package let kind: String
  /// What the keyboard was doing; empty where that is not known.
  package let phase: String
  /// The cause without its numbers.
  package let cause: String

  package init(_ finding: Finding) {
    kind = finding.kind.rawValue
    phase = finding.phase.rawValue
    cause = (finding.cause ?? "").withoutNumbers
  }

  /// A scene that could not be played.
  package init(failure: String) {
    kind = "error"
    phase = ""
    cause = failure.withoutNumbers
  }

  /// Of all that a case shows, each once, in the order in which it shows.
  package static func all(of facts: CaseFacts) -> [FindingSignature] {
    if let failure = facts.failure { return [FindingSignature(failure: failure)] }
    var seen: Set<FindingSignature> = []
    return facts.findings.map(FindingSignature.init).filter { seen.insert($0).inserted }
  }

  /// Kind and phase in words: `gap while opening`.
  package var title: String { phase.isEmpty ? kind : "\(kind) while \(phase)" }
}

extension String {
  /// The text with `#` for each number in it.
  fileprivate var withoutNumbers: String {
    var text = ""
    var isInNumber = false
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, !isInNumber { text += "#" }
      isInNumber = isDigit || (isInNumber && character == ".")
      if !isInNumber { text.append(character) }
    }
    return text
  }
}
