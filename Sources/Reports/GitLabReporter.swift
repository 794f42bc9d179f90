import Detectors
import Scenes

/// GitLab's code quality report, which merge requests show: one issue for each cause of each group of
/// cases that are wrong for the same causes.
///
/// Source: docs.gitlab.com, "Code Quality", the report's format. Issues of one fingerprint count as
/// one, so it is of the place and the rule, and not of the amount.
public struct GitLabReporter: Reporter {
  /// The name on the command line.
  public static let name = "gitlab"
  /// The name of its file where only a folder is given.
  public static let fileName = "gl-code-quality-report.json"

  /// Creates a git lab reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    var isFirst = true
    sink.write("[")
    for fault in GroupedFault.all(of: report) {
      sink.write(isFirst ? "\n" : ",\n")
      sink.write(String(decoding: Issue(fault).compactJSON, as: UTF8.self))
      isFirst = false
    }
    sink.write(isFirst ? "]\n" : "\n]\n")
  }
}

/// An issue as GitLab has it.
private struct Issue: Encodable {
  let description: String
  let check_name: String
  let fingerprint: String
  let severity: String
  let location: Location

  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  struct Lines: Encodable { let begin: Int }

  init(_ grouped: GroupedFault) {
    let fault = grouped.fault
    let reported = fault.reported
    description = "\(reported.name): \(grouped.message)".plain
    check_name = fault.identifier
    fingerprint = grouped.fingerprint
    severity = Self.severity(of: fault)
    location = Location(path: reported.file.withoutControls, lines: Lines(begin: reported.line))
  }

  /// A fault that stops the program blocks, one that fails nothing informs; the rest is major.
  private static func severity(of fault: Fault) -> String {
    guard fault.fails else { return "info" }
    return fault.kind == Fault.error || FindingKind(rawValue: fault.kind)?.isFatal == true
      ? "blocker" : "major"
  }
}
