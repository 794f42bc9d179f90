import Compositing
public import Detectors
import Scenes

/// What a person reads on a terminal: a line a case, a line a finding, and a summary.
public struct TextReport: Sendable {
  /// Whether verdicts are coloured.
  public let isColored: Bool

  public init(isColored: Bool) {
    self.isColored = isColored
  }

  public func report(_ results: [CaseResult]) -> String {
    let scenes = results.map(\.scene.scene).uniqued()
    let blocks = scenes.map { scene in
      ([scene.plain] + results.filter { $0.scene.scene == scene }.flatMap(lines)).joined(
        separator: "\n")
    }
    return (blocks + [summary(results)]).joined(separator: "\n\n") + "\n"
  }

  private func lines(_ result: CaseResult) -> [String] {
    let head = "  \(mark(result.verdict)) \(result.scene.label.plain): \(result.worstText)"
    let expected = result.findings.filter(\.isExpected).map { "expected \($0.line)".plain }
    let recorded = result.recording?.lines.map(\.plain) ?? []
    return [head] + (recorded + result.lines + expected).map { "       \($0)" }
  }

  private func mark(_ verdict: CaseResult.Verdict) -> String {
    switch verdict {
    case .pass: colored("pass", 32)
    case .fail: colored("FAIL", 31)
    case .error: colored("ERR ", 35)
    }
  }

  private func summary(_ results: [CaseResult]) -> String {
    let failed = results.count { $0.verdict == .fail }
    let errors = results.count { $0.verdict == .error }
    let passed = results.count - failed - errors
    let findings = results.reduce(0) { $0 + $1.findings.count }
    let text =
      "\(results.count) cases: \(passed) as expected, \(failed) not, \(errors) could not"
      + " be played; \(findings) findings"
    return colored(text, failed + errors == 0 ? 32 : 31)
  }

  private func colored(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
