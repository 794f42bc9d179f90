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

  private static let (head, version) = ("# seam baseline ", "1")
  private static let columns = "case, kind, phase, rule, amount, greatest value at any instant"

  /// The file's text, one line per finding.
  public var text: String {
    let lines = cases.flatMap { name, findings in
      findings.map { ([name] + $0.fields).joined(separator: "\t") }
    }
    return (["\(Self.head)\(Self.version): \(Self.columns)"] + lines.sorted())
      .map { $0 + "\n" }.joined()
  }

  /// Reads the text of a baseline; throws with the number of the first line that is none of it.
  public init(text: String) throws(BaselineError) {
    cases = [:]
    let file = TabbedLines(text, head: Self.head, version: Self.version)
    if let foreign = file.foreignVersion {
      throw BaselineError(line: foreign.line, version: foreign.version)
    }
    for line in file.lines {
      guard let name = line.fields.first, !name.isEmpty,
        let finding = AcceptedFinding(fields: Array(line.fields.dropFirst()))
      else { throw BaselineError(line: line.number, version: nil) }
      cases[String(name), default: []].append(finding)
    }
  }
}

extension Baseline {
  /// The number of findings.
  package var count: Int { cases.values.reduce(0) { $0 + $1.count } }
  /// The names of the cases that have findings, in order.
  package var names: [String] { cases.keys.sorted() }

  /// The part of it that is of some cases.
  package func part(where isTaken: (String) -> Bool) -> Baseline {
    var part = self
    part.cases = cases.filter { isTaken($0.key) }
    return part
  }

  /// Adds the findings of cases that it does not have.
  package mutating func add(_ other: Baseline) { cases.merge(other.cases) { own, _ in own } }

  /// True if it has of a name what was found in a case, and no more.
  func hasSame(as reported: ReportedCase, under name: String) -> Bool {
    let (base, head) = (cases[name] ?? [], reported.accepted)
    guard base.count == head.count else { return false }
    let limits = ChangeLimits(reported)
    return zip(FindingPairs(base, head).partners, head).allSatisfy { partner, finding in
      partner.map { limits.change(from: base[$0], to: finding) == nil } ?? false
    }
  }
}

/// A line of a baseline that cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// The version that the line says; nil where it is no line of a baseline.
  let version: String?

  public var description: String {
    version.map {
      "version \($0) of baselines is not known: read it with the seam that wrote it, or write the"
        + " file anew with seam accept"
    }
      ?? "this line is no accepted finding: merge conflicts by keeping whole lines, or write the"
      + " file anew with seam accept"
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
