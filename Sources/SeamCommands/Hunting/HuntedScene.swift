import Detectors
import Reports
import SceneHunting

/// A scene that a hunt has found, as short as it goes.
struct HuntedScene: Sendable {
  let draft: SceneDraft
  /// The finding in it, in a line.
  let line: String
}

extension HuntedScene {
  /// A shrunk scene, with what it shows as its title, its remarks and its expectation.
  init(
    _ draft: SceneDraft, _ facts: CaseFacts, _ signature: FindingSignature, origin: String
  ) {
    let finding = facts.findings.first { FindingSignature($0) == signature }
    line = finding?.line ?? facts.failure ?? signature.title
    var draft = draft
    draft.title = "\(draft.handler): \(signature.title)"
    draft.remarks = [origin, line]
    if facts.failure == nil {
      let found = Set(facts.findings.map(\.kind))
      draft.expectation = FindingKind.allCases.filter(found.contains).map(\.rawValue)
    }
    self.draft = draft
  }
}
