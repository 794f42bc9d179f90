import Detectors

/// The report for a terminal: the faults with their causes, a line per scene (per folder where the
/// scenes are many), a summary.
public struct TextReporter: Reporter {
  /// The name on the command line.
  public static let name = "text"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.txt"

  /// Creates a text reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    let ink = TextInk(isColored: options.isColored)
    let scenes = report.scenes
    if options.detail == .usual, let folders = TextFolder.folders(of: scenes) {
      for folder in folders { for line in folder.lines(ink) { sink.write(line + "\n") } }
    } else {
      for scene in scenes {
        for line in TextScene(scene, ink).lines(options.detail) { sink.write(line + "\n") }
      }
    }
    if let comparison = report.comparison {
      for line in Self.lines(of: comparison, options.detail) { sink.write(line + "\n") }
    }
    let shard = report.shard.map { "shard \($0.number) of \($0.count): " } ?? ""
    sink.write(shard + Self.summary(report, ink) + "\n")
  }

  /// The most changes for the better that are listed by default.
  private static let mostLines = 10

  /// The findings that are better or gone, and a summary; those that are new or worse are among the
  /// cases.
  private static func lines(
    of comparison: ReportComparison, _ detail: ReportOptions.Detail
  ) -> [String] {
    let better = detail == .quiet ? [] : comparison.changes.filter { !$0.isWorse }
    let shown = detail == .verbose ? better.count : min(better.count, mostLines)
    let rest = better.count - shown
    return better.prefix(shown).map(ReportComparison.line)
      + (rest > 0 ? ["and \(rest) more that are better or gone"] : [])
      + ["compared with the baseline: \(comparison.summary)"]
  }

  private static func summary(_ report: Report, _ ink: TextInk) -> String {
    let failed = report.cases.count { $0.verdict == .fail }
    let errors = report.cases.count { $0.verdict == .error }
    let passed = report.cases.count - failed - errors
    let findings = report.cases.reduce(0) { $0 + $1.findings.count }
    let text =
      "\(report.cases.count.cases): \(passed) as expected, \(failed) not, \(errors) could not"
      + " be played; \(findings == 1 ? "1 finding" : "\(findings) findings")"
    return ink.colored(text, failed + errors == 0 ? .green : .red)
  }
}

/// The colours of a text, where it has any.
struct TextInk {
  let isColored: Bool

  enum Color: Int {
    case red = 31
    case green = 32
    case magenta = 35
  }

  func colored(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  func mark(_ verdict: CaseResult.Verdict) -> String {
    switch verdict {
    case .pass: colored("pass", .green)
    case .fail: colored("FAIL", .red)
    case .error: colored("ERR ", .magenta)
    }
  }
}

extension Int {
  /// The number of cases, in words.
  var cases: String { self == 1 ? "1 case" : "\(self) cases" }

  /// The number of further cases, in words.
  var moreCases: String { self == 1 ? "1 more case" : "\(self) more cases" }
}
