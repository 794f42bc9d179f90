import Compositing
package import Detectors

/// The outcome of checking a case.
package struct CheckOutcome: Codable, Sendable {
  package let facts: CaseFacts
  /// Nil where the order does not ask for it, or the case could not be played.
  let track: CaseTrack?
  /// The constraints that could not hold together, as UIKit reports them.
  let conflicts: [String]
  /// The reason for which its playback was not saved.
  let error: WorkerError?
}
