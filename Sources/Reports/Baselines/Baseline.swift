import Scenes

/// The findings that are accepted: later runs are compared with them by number.
///
/// As text it has a line per finding, sorted, so that two branches merge line by line.
public struct Baseline: Hashable, Sendable {
  /// The findings of each case by its name.
  var cases: [String: [AcceptedFinding]]

  /// Accepts all that a report has.
  public init(_ report: Report) {
    cases = [:]
    for reported in report.cases where !reported.accepted.isEmpty {
      cases[reported.name.withoutControls, default: []] += reported.accepted
    }
  }

  private static let head =
    "# seam baseline 1: case, kind, phase, rule, amount, greatest value at any instant"

  /// The file's text, one line per finding.
  public var text: String {
    let lines = cases.flatMap { name, findings in
      findings.map { ([name] + $0.fields).joined(separator: "\t") }
    }
    return ([Self.head] + lines.sorted()).map { $0 + "\n" }.joined()
  }

  /// Reads the text of a baseline; throws with the number of the first line that is none of it.
  public init(text: String) throws(BaselineError) {
    cases = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 1, line.hasPrefix("#") { continue }
      guard let name = fields.first, !name.isEmpty,
        let finding = AcceptedFinding(fields: Array(fields.dropFirst()))
      else { throw BaselineError(line: index + 1) }
      cases[String(name), default: []].append(finding)
    }
  }
}

/// A line of a baseline that cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let line: Int

  public var description: String {
    "this line is no accepted finding: merge conflicts by keeping whole lines, or write the file"
      + " anew with seam accept"
  }
}
