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

  /// The file name of a draft in messages.
  static let draftName = "draft"

  /// The findings of a draft; nil where it cannot be read.
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
  /// True if the handler did not return from its turn.
  var isWedged: Bool { rule == .didNotReturn }
}
