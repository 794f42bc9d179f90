import Detectors
import Scenes

/// The findings of a report that are new, worse, better and gone.
public struct ReportComparison: Hashable, Sendable {
  /// In the order of the cases; what is gone with its case is last.
  public private(set) var changes: [FindingChange] = []

  /// Returns how many changes are of a kind.
  public func count(_ kind: FindingChange.Kind) -> Int { changes.count { $0.kind == kind } }

  /// True if nothing is new or worse.
  public var isClean: Bool { !changes.contains(where: \.isWorse) }

  /// Compares all of two reports; cases that only the first has are gone with their findings.
  public init(base: Report, head: Report) {
    let baseline = Baseline(base)
    var head = head
    self = baseline.judge(&head)
    let names = Set(head.cases.map(\.name.withoutControls))
    for (name, findings) in baseline.cases.sorted(by: { $0.key < $1.key })
    where !names.contains(name) {
      changes += findings.map { FindingChange(kind: .gone, name: name, base: $0, head: nil) }
    }
  }

  fileprivate init(_ changes: [FindingChange]) { self.changes = changes }
}

extension Baseline {
  /// Judges the cases of a report by what is accepted: no other finding fails a case.
  ///
  /// - Returns: what differs in the cases of the report.
  @discardableResult
  public func judge(_ report: inout Report) -> ReportComparison {
    var changes: [FindingChange] = []
    for index in report.cases.indices { changes += judge(&report.cases[index]) }
    return ReportComparison(changes)
  }

  private func judge(_ reported: inout ReportedCase) -> [FindingChange] {
    let base = cases[reported.name.withoutControls] ?? []
    let head = reported.accepted
    let partners = FindingPairs(base, head).partners
    let limits = ChangeLimits(reported)
    var changes: [FindingChange] = []
    var unmet: [String] = []
    for (index, finding) in head.enumerated() {
      let partner = partners[index].map { base[$0] }
      let kind = partner.map { limits.change(from: $0, to: finding) } ?? .new
      if let kind {
        changes.append(
          FindingChange(kind: kind, name: reported.name, base: partner, head: finding))
      }
      let isWorse = kind == .new || kind == .worse
      guard index < reported.findings.count else {
        if isWorse { unmet.append(finding.rule) }
        continue
      }
      reported.findings[index].expected = !isWorse
      reported.findings[index].bound =
        isWorse ? partner.map { "the baseline has \($0.text)" } ?? "not in the baseline" : nil
    }
    let kept = Set(partners.compactMap { $0 })
    changes += base.indices.filter { !kept.contains($0) && reported.failure == nil }.map {
      FindingChange(kind: .gone, name: reported.name, base: base[$0], head: nil)
    }
    reported.missing = unmet
    if reported.verdict != .error {
      reported.verdict = changes.contains(where: \.isWorse) ? .fail : .pass
    }
    return changes
  }
}

/// The pairs of findings in two runs: those of a kind and phase that differ least.
private struct FindingPairs {
  /// The place in the first run for each finding of the second; nil where it has none.
  private(set) var partners: [Int?]

  init(_ base: [AcceptedFinding], _ head: [AcceptedFinding]) {
    partners = Array(repeating: nil, count: head.count)
    let bases = Dictionary(grouping: base.indices) { base[$0].key }
    for (key, places) in Dictionary(grouping: head.indices, by: { head[$0].key }) {
      pair(bases[key] ?? [], base, places, head)
    }
  }

  private mutating func pair(
    _ bases: [Int], _ base: [AcceptedFinding], _ heads: [Int], _ head: [AcceptedFinding]
  ) {
    var pairs: [(distance: Double, base: Int, head: Int)] = []
    for one in bases {
      for other in heads {
        let (first, second) = (base[one], head[other])
        let distance = abs(first.size - second.size) + abs(first.amount - second.amount)
        pairs.append((distance + (first.rule == second.rule ? 0 : 1e-3), one, other))
      }
    }
    pairs.sort { ($0.distance, $0.base, $0.head) < ($1.distance, $1.base, $1.head) }
    var taken: Set<Int> = []
    for pair in pairs where partners[pair.head] == nil && taken.insert(pair.base).inserted {
      partners[pair.head] = pair.base
    }
  }
}
