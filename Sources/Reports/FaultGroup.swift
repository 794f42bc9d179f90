import Detectors
import Scenes

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
        reported.findings.filter { !$0.expected }.map {
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
      let more = (counts[finding.causeKey] ?? 1) - 1
      return finding.line.plain + (more > 0 ? " (and \(more) more of this cause)" : "")
    }
    return grouped + lines.dropFirst(failure == nil ? findings.count : 0)
  }
}

extension ReportedFinding {
  /// The traits that findings of the same cause share.
  fileprivate var causeKey: [String] { [kind.rawValue, rule ?? ""] }
}
