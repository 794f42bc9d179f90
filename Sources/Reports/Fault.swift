import Detectors
import Scenes

/// A fault of a case as tools list it: a finding that is not expected, or what else is wrong.
struct Fault {
  let reported: ReportedCase
  /// The kind of the finding, `missing` or `error`.
  let kind: String
  /// The rule that was broken, as `seam explain` knows it; nil where the cause is not known.
  let rule: String?
  /// All that is known of it, on one line.
  var message: String
  /// The traits that faults of the same cause share, whatever their amounts.
  let cause: [String]
  /// The size, in points.
  let size: Double
  /// True if it fails the case.
  let fails: Bool

  static let missing = "missing"
  static let error = "error"

  private init(
    _ reported: ReportedCase, _ kind: String, rule: String? = nil, _ message: String,
    cause: [String], size: Double, fails: Bool = true
  ) {
    (self.reported, self.kind, self.rule, self.message) = (reported, kind, rule, message.plain)
    (self.cause, self.size, self.fails) = (cause, size, fails)
  }

  init(_ finding: ReportedFinding, in reported: ReportedCase) {
    self.init(
      reported, finding.kind.rawValue, rule: finding.rule, finding.line, cause: finding.causeKey,
      size: finding.size, fails: finding.fails)
  }

  /// The faults of a case, worst first.
  static func all(of reported: ReportedCase) -> [Fault] {
    if let failure = reported.failure {
      return [Fault(reported, error, failure, cause: [error], size: .infinity)]
    }
    let found = reported.findings.filter { !$0.expected }.map { Fault($0, in: reported) }
    let order = found.indices.sorted { found[$0].size > found[$1].size }
    return order.map { found[$0] }
      + reported.missing.map {
        Fault(reported, missing, ReportedCase.missingLine($0), cause: [missing, $0], size: 0)
      }
  }
}

extension Fault {
  /// The name under which tools list it: the rule, or the kind where no rule is known.
  var identifier: String { rule ?? kind }
}

extension Report {
  /// The faults of all cases, in the order of the cases.
  var faults: some Sequence<Fault> { cases.lazy.flatMap { Fault.all(of: $0) } }
}

/// Cases that are wrong for the same causes, whatever the phases and sizes of what they find.
struct FaultGroup {
  /// The case with the greatest finding.
  let worst: ReportedCase
  /// The first case.
  let first: ReportedCase
  /// The others, in their order.
  let others: [ReportedCase]

  /// The causes that the cases of a group share: rules, or kinds where no rule is known.
  private struct Key: Hashable {
    let causes: Set<String>
    let missing: [String]
    let failure: String?

    init(_ reported: ReportedCase) {
      causes = Set(reported.findings.filter(\.fails).map { $0.rule ?? $0.kind.rawValue })
      missing = reported.missing
      failure = reported.failure
    }
  }

  /// The groups of cases, in order of first appearance.
  static func groups(of cases: [ReportedCase]) -> [FaultGroup] {
    var places: [Key: Int] = [:]
    var groups: [[ReportedCase]] = []
    for reported in cases {
      let key = Key(reported)
      if let place = places[key] {
        groups[place].append(reported)
      } else {
        places[key] = groups.count
        groups.append([reported])
      }
    }
    return groups.compactMap(FaultGroup.init)
  }

  private init?(_ cases: [ReportedCase]) {
    func size(_ index: Int) -> Double { cases[index].worst?.size ?? 0 }
    guard let first = cases.indices.first else { return nil }
    let worst = cases.indices.reduce(first) { size($1) > size($0) ? $1 : $0 }
    (self.worst, self.first) = (cases[worst], cases[first])
    others = cases.indices.filter { $0 != worst }.map { cases[$0] }
  }
}

extension ReportedCase {
  /// The lines of a case, where findings of one kind and rule are one line: the worst of them.
  var groupedLines: [String] {
    var counts: [[String]: Int] = [:]
    let findings = unexpected
    for finding in findings { counts[finding.causeKey, default: 0] += 1 }
    var seen: Set<[String]> = []
    let grouped = findings.filter { seen.insert($0.causeKey).inserted }.map { finding in
      finding.line.plain + ReportedFinding.others((counts[finding.causeKey] ?? 1) - 1)
    }
    return grouped + lines.dropFirst(failure == nil ? findings.count : 0)
  }
}

extension ReportedFinding {
  /// The traits that findings of the same cause share.
  var causeKey: [String] { [kind.rawValue, rule ?? ""] + restsOn.map(\.rawValue) }

  /// The words behind a finding that stands for others of its cause; none where there are none.
  static func others(_ count: Int) -> String {
    count > 0 ? " (and \(count) more of this cause)" : ""
  }
}

/// The findings of one cause that fail nothing.
struct ExcusedCause {
  /// The greatest of them, and its case.
  private(set) var finding: ReportedFinding
  private(set) var reported: ReportedCase
  private(set) var count = 1
  /// The first case.
  let first: ReportedCase

  init(_ finding: ReportedFinding, in reported: ReportedCase) {
    (self.finding, self.reported, first) = (finding, reported, reported)
  }

  mutating func add(_ other: ReportedFinding, in reported: ReportedCase) {
    count += 1
    if other.size > finding.size { (finding, self.reported) = (other, reported) }
  }

  /// The words for the others, behind the finding.
  var more: String { ReportedFinding.others(count - 1) }
}

extension Sequence<ReportedCase> {
  /// The causes of the findings that fail nothing, in order of first appearance.
  var excusedCauses: [ExcusedCause] {
    var places: [[String]: Int] = [:]
    var causes: [ExcusedCause] = []
    for reported in self {
      for finding in reported.findings where finding.excused {
        if let place = places[finding.causeKey] {
          causes[place].add(finding, in: reported)
        } else {
          places[finding.causeKey] = causes.count
          causes.append(ExcusedCause(finding, in: reported))
        }
      }
    }
    return causes
  }

  /// The same, one line per cause: the worst of them, with its case.
  var excusedLines: [String] {
    excusedCauses.map {
      "fails nothing: \($0.reported.label): \($0.finding.line)\($0.more)".plain
    }
  }
}
