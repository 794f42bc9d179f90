import Compositing
import Detectors
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting

/// Plays drafts where the test runs.
enum Hunted {
  static let reader = SceneReader(
    vocabulary: SceneVocabulary(
      handlers: HandlerRegistry.standard.signatures,
      findingKinds: FindingKind.allCases.map(\.rawValue)))

  /// The findings of a draft; nil where it cannot be read.
  @MainActor
  static func facts(of draft: SceneDraft) -> CaseFacts? {
    guard let scene = try? reader.cases(in: draft.yaml, file: "draft").first,
      let playback = try? ScenePlayer(registry: .standard).play(scene)
    else { return nil }
    return CaseResult(playback).facts
  }

  @MainActor
  static func signatures(of draft: SceneDraft) -> [FindingSignature] {
    facts(of: draft).map(FindingSignature.all) ?? []
  }
}
