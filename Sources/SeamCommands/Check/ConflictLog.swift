import Detectors
import Foundation
import LayerTrees
import Reports

/// The constraints that could not hold together in some cases: each place of an app's code once.
///
/// Conflicts whose constraints differ in their numbers alone are of one place.
struct ConflictLog: Sendable {
  private struct Entry {
    /// The first conflict of the first of the cases.
    var conflict: ConstraintConflict
    /// The places of the cases, ascending.
    var cases: [Int]
  }

  private var entries: [ConstraintConflict.Place: Entry] = [:]

  /// Notes the conflicts of a case, unless the scene expects them.
  mutating func note(_ result: CaseResult, at index: Int) {
    guard result.findings.contains(where: { $0.kind == .conflict && !$0.isExpected }) else {
      return
    }
    for conflict in result.conflicts { add(conflict, of: [index], at: conflict.place) }
  }

  /// Adds the conflicts of cases that come behind the given number of others.
  mutating func append(_ others: ConflictLog, behind count: Int) {
    for (place, entry) in others.entries {
      add(entry.conflict, of: entry.cases.map { $0 + count }, at: place)
    }
  }

  /// The same where cases have other places; those without one are left out.
  func moved(to index: (Int) -> Int?) -> ConflictLog {
    var log = self
    log.entries = entries.mapValues {
      Entry(conflict: $0.conflict, cases: $0.cases.compactMap(index))
    }
    return log
  }

  private mutating func add(
    _ conflict: ConstraintConflict, of cases: [Int], at place: ConstraintConflict.Place
  ) {
    guard var entry = entries[place], let first = entry.cases.first else {
      return entries[place] = Entry(conflict: conflict, cases: cases)
    }
    if let own = cases.first, own < first { entry.conflict = conflict }
    entry.cases = Set(entry.cases + cases).sorted()
    entries[place] = entry
  }

  /// The conflicts as UIKit reports them, with the cases of a report that did not expect them.
  func lines(in report: Report) -> [String] {
    let told = entries.values.compactMap { entry -> (first: Int, text: String)? in
      let cases = entry.cases.filter { report.hasUnexpectedConflict(at: $0) }
      guard let first = cases.first else { return nil }
      let more = cases.count - 1
      let others = more > 0 ? " (and in \(more) more \(more == 1 ? "case" : "cases"))" : ""
      return (first, "\(report.cases[first].name)\(others): \(entry.conflict)")
    }
    return told.sorted { ($0.first, $0.text) < ($1.first, $1.text) }.map(\.text)
  }
}

extension Report {
  fileprivate func hasUnexpectedConflict(at index: Int) -> Bool {
    cases.indices.contains(index)
      && cases[index].findings.contains { $0.kind == .conflict && !$0.expected }
  }
}

extension ConstraintConflict {
  /// The words of its constraints without their numbers.
  fileprivate struct Place: Hashable {
    let constraints: [String]
    let broken: String
  }

  fileprivate var place: Place {
    Place(constraints: constraints.map(\.withoutNumbers), broken: broken.withoutNumbers)
  }
}

extension String {
  /// With a sign for each word that is a number; priorities and names keep theirs.
  fileprivate var withoutNumbers: String {
    split(separator: " ").map { word in
      Double(word.hasSuffix(">") ? word.dropLast() : word) == nil ? word : "#"
    }.joined(separator: " ")
  }
}
