/// The reply of a worker: a line on its standard output.
package enum WorkerReply: Codable, Sendable {
  /// All is played, and checking or drawing begins, which takes as long as it takes.
  case drawing
  case checked(CheckOutcome)
  case filmed(FilmOutcome)
  /// The order cannot be read.
  case refused(String)
}
