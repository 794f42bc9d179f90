import CaseWorkers
import Detectors
import SceneFiles
import SceneHunting

/// Has drafts played by a worker, as the scenes that they are written as.
struct DraftPlayer {
  private let worker: Worker
  private let reader: SceneReader

  init(_ worker: Worker, _ vocabulary: SceneVocabulary) {
    self.worker = worker
    reader = SceneReader(vocabulary: vocabulary)
  }

  /// What messages call the text of a draft.
  static let draftName = "draft"

  /// What a draft shows; nil where it cannot be read.
  func facts(of draft: SceneDraft) throws(CommandFailure) -> CaseFacts? {
    let cases = try? reader.cases(in: draft.yaml, file: Self.draftName)
    guard let scene = cases?.first, cases?.count == 1 else { return nil }
    let outcome: Worker.Outcome
    do throws(WorkerError) {
      outcome = try worker.perform(.check(CheckOrder(.scene(scene))))
    } catch {
      throw CommandFailure(error)
    }
    _ = worker.takePrinted()
    switch outcome {
    case .reply(.checked(let outcome)): return outcome.facts
    case .reply: return nil
    case .trap(let trap, _): return CaseResult(scene, trap).facts
    case .lost(let reason): throw CommandFailure(.couldNotWork, ["error: \(reason)"])
    }
  }
}

extension FindingSignature {
  /// Whether the handler did not give its turn back.
  var isWedged: Bool { rule == .didNotReturn }
}
