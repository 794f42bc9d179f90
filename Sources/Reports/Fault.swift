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
  let message: String
  /// Distinguishes it from all others of the report, whatever its amount.
  let fingerprint: String
  /// The size, in points.
  let size: Double
  /// True if it fails the case.
  let fails: Bool

  static let missing = "missing"
  static let error = "error"

  /// The faults of a case, worst first.
  static func all(of reported: ReportedCase) -> [Fault] {
    var counts: [[String]: Int] = [:]
    func fault(
      _ kind: String, rule: String? = nil, _ words: [String], _ message: String, size: Double,
      fails: Bool = true
    ) -> Fault {
      // Faults that differ in their amount alone are distinguished by their place in time.
      let words = [reported.file, reported.name, kind] + words
      counts[words, default: 0] += 1
      return Fault(
        reported: reported, kind: kind, rule: rule, message: message.plain,
        fingerprint: StableHash(words + ["\(counts[words] ?? 0)"]).hexadecimal, size: size,
        fails: fails)
    }
    if let failure = reported.failure { return [fault(Fault.error, [], failure, size: .infinity)] }
    let found = reported.findings.filter { !$0.expected }.map {
      fault(
        $0.kind.rawValue, rule: $0.rule, [$0.phase.rawValue, $0.rule ?? ""], $0.line,
        size: $0.size, fails: $0.fails)
    }
    let missing = reported.missing.map {
      fault(Fault.missing, [$0], ReportedCase.missingLine($0), size: 0)
    }
    let order = found.indices.sorted { found[$0].size > found[$1].size }
    return order.map { found[$0] } + missing
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

/// Cases that are wrong in the same ways: the same kinds, in the same phases, for the same rules.
struct FaultGroup {
  /// The case with the greatest finding.
  let worst: ReportedCase
  /// The others, in their order.
  let others: [ReportedCase]

  /// The faults that the cases of a group share.
  private struct Key: Hashable {
    let faults: Set<Fault>
    let missing: [String]
    let failure: String?

    struct Fault: Hashable {
      let kind: FindingKind
      let phase: Phase
      let rule: String?
    }

    init(_ reported: ReportedCase) {
      faults = Set(
        reported.findings.filter(\.fails).map {
          Fault(kind: $0.kind, phase: $0.phase, rule: $0.rule)
        })
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
    self.worst = cases[worst]
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
  fileprivate var causeKey: [String] { [kind.rawValue, rule ?? ""] + restsOn.map(\.rawValue) }

  /// The words behind a finding that stands for others of its cause; none where there are none.
  fileprivate static func others(_ count: Int) -> String {
    count > 0 ? " (and \(count) more of this cause)" : ""
  }
}

extension Sequence<ReportedCase> {
  /// The findings that fail nothing, one line per cause: the worst of them, with its case.
  var excusedLines: [String] {
    var worst: [[String]: (finding: ReportedFinding, label: String, count: Int)] = [:]
    var order: [[String]] = []
    for reported in self {
      for finding in reported.findings where finding.excused {
        let key = finding.causeKey
        guard let known = worst[key] else {
          order.append(key)
          worst[key] = (finding, reported.label, 1)
          continue
        }
        let isWorse = finding.size > known.finding.size
        worst[key] = (
          isWorse ? finding : known.finding, isWorse ? reported.label : known.label, known.count + 1
        )
      }
    }
    return order.compactMap { worst[$0] }.map { finding, label, count in
      "fails nothing: \(label): \(finding.line)\(ReportedFinding.others(count - 1))".plain
    }
  }
}
