import Compositing
import Detectors
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting

/// Has drafts played by a worker, as the scenes that they are written as.
struct DraftPlayer {
  private let worker: Worker
  private let vocabulary: SceneVocabulary

  init(_ worker: Worker, _ vocabulary: SceneVocabulary) {
    self.worker = worker
    self.vocabulary = vocabulary
  }

  /// What a draft shows; nil where it cannot be read.
  func facts(of draft: SceneDraft) throws(CommandFailure) -> CaseFacts? {
    let outcome = try worker.perform(.play(draft.yaml))
    _ = worker.takePrinted()
    switch outcome {
    case .reply(.checked(let facts)): return facts
    case .reply: return nil
    case .trap(let trap, _):
      let reader = SceneReader(vocabulary: vocabulary)
      let cases = try? reader.cases(in: draft.yaml, file: WorkerOrder.draftName)
      return cases?.first.map { CaseResult($0, trap).facts }
    }
  }
}

extension FindingSignature {
  /// Whether the handler did not give its turn back.
  var isWedged: Bool { rule == .didNotReturn }
}
