import CaseWorkers

/// Tells of each film as it is done, and in the end of what went wrong.
struct FilmSummary {
  private var missing: Set<Unicode.Scalar> = []
  private var isUnshaped = false
  private var failure: CommandFailure?

  /// A path on the standard output; warnings and errors on the standard error stream.
  mutating func note(_ outcome: FilmOutcome) {
    if let path = outcome.path { Terminal.writeLine(path) }
    missing.formUnion(outcome.missingGlyphs.compactMap(Unicode.Scalar.init))
    isUnshaped = isUnshaped || outcome.isUnshaped
    for reason in outcome.failures { add(CommandFailure(.found, ["error: \(reason)"])) }
    if let error = outcome.error { add(CommandFailure(error)) }
  }

  /// Of several failures the greatest status counts; each message is kept once.
  private mutating func add(_ other: CommandFailure) {
    let own = failure?.messages ?? []
    let status = max(failure?.status.rawValue ?? 0, other.status.rawValue)
    failure = CommandFailure(
      ExitStatus(rawValue: status) ?? other.status,
      own + other.messages.filter { !own.contains($0) })
  }

  /// One line for all characters that no font has, with the first of them.
  private func warn() {
    if isUnshaped {
      Terminal.writeErrorLine(
        "warning: letters that join or are reordered stand side by side: install HarfBuzz"
          + " (libharfbuzz0b) to have such text shaped")
    }
    let shown = missing.sorted().prefix(8).map {
      "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))"
    }
    guard !shown.isEmpty else { return }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    Terminal.writeErrorLine(
      "warning: no font has \(shown.joined(separator: ", "))\(rest): name another with --font")
  }

  func finish() throws(CommandFailure) {
    warn()
    if let failure { throw failure }
  }
}
