import Compositing
import LayerTrees
import Scenes

extension FindingKind {
  /// The keyboard that is up is not the one that the app asks for.
  public static let mismatch = FindingKind(
    "mismatch",
    finds: "the app's own keyboard is not up when asked for, or of another height than it should be"
  )
}

/// Finds where a screen with a keyboard of its own has another up, or one of another height.
///
/// It is judged by what is up before the next event, and counts from the event that asked for it.
struct MismatchDetector: Detector {
  static let kinds = [FindingKind.mismatch]

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.playback.diagnostics.compactMap { diagnostic in
      guard let mismatch = diagnostic.mismatch,
        mismatch.points > evidence.tolerances[.mismatch]
      else { return nil }
      return Finding(
        .mismatch, FindingSize(points: mismatch.points),
        over: frames(from: diagnostic.time, in: evidence),
        worst: evidence.frame(at: diagnostic.time), cause: .inputView(InputViewCause(mismatch)),
        in: evidence)
    }
  }

  /// The refreshes from a time on to the next event.
  private func frames(from time: Double, in evidence: Evidence) -> ClosedRange<Int> {
    let first = evidence.frame(at: time)
    let next = evidence.playback.scene.events.map(\.time).filter { $0 > time }.min()
    let last = next.map { evidence.frame(at: $0) - 1 } ?? evidence.times.count - 1
    return first...max(first, last)
  }
}
