import CaseWorkers
import Scenes

/// Reports each film as it is done, and in the end of what went wrong.
struct FilmSummary {
  private var missing: Set<Unicode.Scalar> = []
  private var failures = FailureLog()
  private var isUnshaped = false

  /// A path on the standard output; warnings and errors on the standard error stream.
  mutating func note(_ outcome: FilmOutcome, of scene: SourceLocation?) {
    for path in outcome.paths { Terminal.writeLine(path) }
    missing.formUnion(outcome.missingGlyphs.compactMap(Unicode.Scalar.init))
    isUnshaped = isUnshaped || outcome.isUnshaped
    for reason in outcome.failures {
      failures.add(CommandFailure(.found, ["error: \(reason)"]))
    }
    if let error = outcome.error { failures.add(CommandFailure(error, at: scene)) }
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
    try failures.finish()
  }
}
