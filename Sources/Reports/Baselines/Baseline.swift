import Detectors
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

/// A finding as a baseline has it: what it is of, and how great it is.
struct AcceptedFinding: Hashable, Sendable {
  /// The kind, or `missing` for a kind that is expected and not found.
  let kind: String
  let phase: String
  let rule: String
  /// The amount, in its unit.
  let amount: Double
  let unit: FindingUnit
  /// The greatest value at any instant, in points.
  let size: Double

  init(_ finding: ReportedFinding) {
    kind = finding.kind.rawValue
    phase = finding.phase.rawValue
    rule = finding.rule ?? Self.none
    amount = finding.amount
    unit = finding.unit
    size = finding.size
  }

  /// A kind that is expected and not found.
  init(missing kind: String) {
    self.kind = Fault.missing
    phase = Self.none
    rule = kind
    amount = 1
    unit = .times
    size = 0
  }

  private static let none = "-"
}

extension AcceptedFinding {
  /// The fields of a line behind the case's name.
  var fields: [String] { [kind, phase, rule, "\(amount) \(unit.rawValue)", "\(size) pt"] }

  /// Nil where the fields are no finding.
  init?(fields: [Substring]) {
    guard fields.count == 5 else { return nil }
    let amounts = fields[3].split(separator: " ")
    let sizes = fields[4].split(separator: " ")
    guard amounts.count == 2, sizes.count == 2, sizes[1] == "pt", let amount = Double(amounts[0]),
      let unit = FindingUnit(rawValue: String(amounts[1])), let size = Double(sizes[0]),
      amount.isFinite, size.isFinite
    else { return nil }
    (kind, phase, rule) = (String(fields[0]), String(fields[1]), String(fields[2]))
    (self.amount, self.unit, self.size) = (amount, unit, size)
  }

  /// The amount that is compared, for people: `15.2 pt`, `50 ms`.
  var text: String {
    unit == .points ? "\(size.short) pt" : "\(amount.short) \(unit.rawValue)"
  }

  /// The traits that two findings share if they may be one.
  var key: [String] { [kind, phase] + (kind == Fault.missing ? [rule] : []) }
}

extension ReportedCase {
  /// All that a baseline has of a case.
  var accepted: [AcceptedFinding] {
    findings.map { AcceptedFinding($0) } + missing.map { AcceptedFinding(missing: $0) }
  }
}
