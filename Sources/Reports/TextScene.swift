import Detectors

/// A scene in a text: one line if all of it is as expected, else its cases that are not.
struct TextScene {
  private let cases: ReportedScene
  private let ink: TextInk

  init(_ cases: ReportedScene, _ ink: TextInk) {
    self.cases = cases
    self.ink = ink
  }

  private var title: String { cases.title }

  func lines(_ detail: ReportOptions.Detail) -> [String] {
    switch detail {
    case .verbose: [head] + recorded + cases.flatMap(wholeLines)
    case .usual: failed.isEmpty ? [head] + recorded : [head] + recorded + failedLines
    case .quiet: failed.isEmpty ? [] : [head] + failedLines
    }
  }

  private var failed: [ReportedCase] { cases.filter { $0.verdict != .pass } }

  /// Notes on the reading of clips and on cases, each once.
  var recorded: [String] {
    var seen: Set<String> = []
    let notes = cases.flatMap(\.notes).filter { seen.insert($0).inserted }
    return
      (cases.flatMap { $0.recording?.lines(system: $0.system) ?? [] }
      + notes.map { "note: \($0)" }).map { "       \($0.plain)" }
  }

  private var head: String {
    let failed = failed
    guard !failed.isEmpty else {
      let note = cases.greatestByKind.nonEmpty.map {
        " (\($0.joined(separator: ", ")), as expected)"
      }
      return "\(ink.mark(.pass)) \(title.plain): \(cases.count.cases)\(note ?? "")"
    }
    let verdict: CaseResult.Verdict = failed.allSatisfy { $0.verdict == .error } ? .error : .fail
    return "\(ink.mark(verdict)) \(title.plain): \(failed.count) of \(cases.count.cases)"
      + " not as expected"
  }

  /// A case with every finding.
  private func wholeLines(_ reported: ReportedCase) -> [String] {
    let expected = reported.findings.filter(\.expected).map { "expected \($0.line)".plain }
    return [caseHead(reported)] + (reported.lines + expected).map { "       \($0)" }
  }

  private func caseHead(_ reported: ReportedCase) -> String {
    let label = "  \(ink.mark(reported.verdict)) \(reported.label.plain)"
    switch reported.verdict {
    case .pass: return label + (reported.expectedText.map { " (\($0), as expected)" } ?? "")
    case .fail: return label
    case .error: return label + ": could not be played"
    }
  }

  /// Cases that go wrong for the same causes are together, the worst of them in full.
  private var failedLines: [String] {
    FaultGroup.groups(of: failed).flatMap { group in
      let lines = group.worst.groupedLines
      return [caseHead(group.worst)] + lines.map { "       \($0)" } + others(of: group)
    }
  }

  /// The most other cases of a group that are named.
  private static let namedCases = 3

  private func others(of group: FaultGroup) -> [String] {
    let others = group.others
    guard !others.isEmpty else { return [] }
    let names = others.prefix(Self.namedCases).map(\.label.plain).joined(separator: "; ")
    let rest = others.count - Self.namedCases
    return [
      "       and the same in \(others.count.moreCases): \(names)"
        + (rest > 0 ? "; and \(rest) more" : "")
    ]
  }
}
