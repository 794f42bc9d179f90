import Compositing
package import Detectors

/// What became of a case.
package struct CheckOutcome: Codable, Sendable {
  package let facts: CaseFacts
  /// Nil where the order does not ask for it, or the case could not be played.
  let track: CaseTrack?
  /// The constraints that could not hold together, as UIKit reports them.
  let conflicts: [String]
  /// Why its playback was not saved.
  let error: WorkerError?
}
