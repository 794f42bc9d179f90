import Detectors
import Foundation
import Scenes

/// The findings of a report that are new, worse, better and gone.
public struct ReportComparison: Hashable, Sendable {
  /// In the order of the cases; what is gone with its case is last.
  public private(set) var changes: [FindingChange] = []
  /// The cases that only the first has, with their number of findings, in order of their names.
  fileprivate(set) var caseless: [Caseless] = []
  /// The scenes that are the same but for their titles, in order of those.
  fileprivate(set) var retitled: [Retitled] = []

  /// Findings of a case that is not there.
  struct Caseless: Hashable, Sendable {
    let name: String
    let count: Int
  }

  /// A scene that has another title.
  struct Retitled: Hashable, Sendable, Encodable {
    let was: String
    let now: String
  }

  /// Returns how many changes are of a kind.
  public func count(_ kind: FindingChange.Kind) -> Int { changes.count { $0.kind == kind } }

  /// True if nothing is new or worse.
  public var isClean: Bool { !changes.contains(where: \.isWorse) }

  /// Compares all of two reports; cases that only the first has are gone with their findings.
  public init(base: Report, head: Report) {
    let baseline = Baseline(base)
    var head = head
    self = baseline.judge(&head)
    for name in caseless.map(\.name) {
      changes += (baseline.cases[name] ?? []).map {
        FindingChange(kind: .gone, name: name, base: $0, head: nil)
      }
    }
    caseless = []
  }

  fileprivate init(_ changes: [FindingChange]) { self.changes = changes }
}

extension Baseline {
  /// Judges the cases of a report by what is accepted: no other finding fails a case.
  ///
  /// - Returns: what differs in the cases of the report.
  @discardableResult
  public func judge(_ report: inout Report) -> ReportComparison {
    judge(&report, among: Set(report.cases.map(\.name)))
  }

  /// The same of a report of some cases of a run.
  ///
  /// - Parameters:
  ///   - report: what is judged.
  ///   - names: the names of all cases of the run; nil where they are not known.
  /// - Returns: what differs; where the names are known also what is of no case, and new titles.
  @discardableResult
  package func judge(_ report: inout Report, among names: Set<String>?) -> ReportComparison {
    let names = names.map { Set($0.map(\.withoutControls)) } ?? Set(cases.keys)
    let retitled = RetitledScenes(since: self, in: report, among: names)
    var known = names
    var changes: [FindingChange] = []
    for index in report.cases.indices {
      let name = retitled.name(of: report.cases[index])
      known.insert(name)
      changes += judge(&report.cases[index], by: cases[name] ?? [])
    }
    var comparison = ReportComparison(changes)
    comparison.retitled = retitled.titles.sorted { $0.key < $1.key }.map { .init(was: $1, now: $0) }
    comparison.caseless = cases.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      .map { .init(name: $0.key, count: $0.value.count) }
    return comparison
  }

  private func judge(
    _ reported: inout ReportedCase, by base: [AcceptedFinding]
  ) -> [FindingChange] {
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
    reported.judge()
    return changes
  }
}

/// The pairs of findings in two runs: those of a kind and phase that differ least.
struct FindingPairs {
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

extension ReportComparison {
  /// `1 new, 2 worse, 0 better, 3 gone`.
  public var summary: String {
    FindingChange.Kind.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// One line per change, what is worse first, and the summary.
  public var text: String {
    (sorted.map(Self.line) + remarks + [summary]).map { $0 + "\n" }.joined()
  }

  /// The most names in a remark.
  private static let named = 3

  /// Scenes with another title, a line per scene, and one line on what is of no case.
  var remarks: [String] {
    let titles = retitled.map { "'\($0.was)' is '\($0.now)' now, and all is found as before".plain }
    guard !caseless.isEmpty else { return titles }
    let count = caseless.reduce(0) { $0 + $1.count }
    let names = caseless.prefix(Self.named).map(\.name).joined(separator: "; ")
    let rest = caseless.count - Self.named
    return titles + [
      "the baseline has \(count == 1 ? "1 finding" : "\(count) findings") of"
        + " \(caseless.count.cases) that are not there: \(names.plain)"
        + (rest > 0 ? "; and \(rest) more" : "") + " (seam accept drops them)"
    ]
  }

  static func line(_ change: FindingChange) -> String {
    let word = change.kind.rawValue
    let space = String(repeating: " ", count: 7 - word.count)
    return "\(word)\(space)\(change.name): \(change.text)".plain
  }

  /// New ones first, then what is worse, better and gone.
  private var sorted: [FindingChange] {
    FindingChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  /// The most bytes of a table's rows in Markdown.
  private static let room = 50_000

  /// For a pull request: a verdict and a table, below 60,000 bytes.
  public var markdown: String {
    let verdict = isClean ? "## Seam: nothing new or worse" : "## Seam: new or worse"
    let remarks = remarks.map { "\n\($0.markdown).\n" }.joined()
    guard !changes.isEmpty else { return "\(verdict)\n\nNo finding has changed.\n\(remarks)" }
    var rows: [String] = []
    var room = Self.room
    for change in sorted {
      let row =
        "| \(change.kind.rawValue) | \(change.name.clipped.markdown) "
        + "| \(change.text.clipped.markdown) |"
      room -= row.utf8.count + 1
      guard room >= 0 else { break }
      rows.append(row)
    }
    let rest = changes.count - rows.count
    return
      ([verdict, "", summary + ".", "", "| change | case | finding |", "|---|---|---|"] + rows
      + (rest > 0 ? ["", "\(rest) more changes, left out here."] : []))
      .map { $0 + "\n" }.joined() + remarks
  }

  /// For other tools.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(
      Document(
        version: 1, clean: isClean, changes: sorted.map(Document.Change.init), retitled: retitled))
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  private struct Document: Encodable {
    let version: Int
    let clean: Bool
    let changes: [Change]
    let retitled: [Retitled]

    struct Change: Encodable {
      let change, name, kind, phase, rule, unit: String
      let base, head: Side?

      struct Side: Encodable { let amount, points: Double }

      init(_ change: FindingChange) {
        self.change = change.kind.rawValue
        name = change.name
        let finding = change.head ?? change.base
        kind = finding?.kind ?? ""
        phase = finding?.phase ?? ""
        rule = finding?.rule ?? ""
        unit = finding?.unit.rawValue ?? ""
        base = change.base.map { Side(amount: $0.amount, points: $0.size) }
        head = change.head.map { Side(amount: $0.amount, points: $0.size) }
      }
    }
  }
}
