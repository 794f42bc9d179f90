/// The failures of several pieces of work, of which each is tried.
struct FailureLog {
  private var failure: CommandFailure?

  /// Does a piece of work, and keeps its failure.
  mutating func note(_ work: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) {
      try work()
    } catch {
      add(error)
    }
  }

  /// Of several failures the greatest status counts; each message is kept once.
  mutating func add(_ other: CommandFailure) {
    let own = failure?.messages ?? []
    let status = max(failure?.status.rawValue ?? 0, other.status.rawValue)
    failure = CommandFailure(
      ExitStatus(rawValue: status) ?? other.status,
      own + other.messages.filter { !own.contains($0) })
  }

  /// Throws where anything went wrong.
  func finish() throws(CommandFailure) {
    if let failure { throw failure }
  }
}
