import Detectors
import Scenes

/// A fault of a case as tools list it: one unexpected finding, or what else is wrong.
struct Fault {
  let reported: ReportedCase
  /// The kind of the finding, `missing` or `error`.
  let kind: String
  /// All that is known of it, on one line.
  let message: String
  /// Distinguishes it from all others of the report, whatever its amount.
  let fingerprint: String
  /// The size, in points.
  let size: Double

  static let missing = "missing"
  static let error = "error"

  /// The faults of a case, worst first.
  static func all(of reported: ReportedCase) -> [Fault] {
    var counts: [[String]: Int] = [:]
    func fault(_ kind: String, _ words: [String], _ message: String, size: Double) -> Fault {
      // Faults that differ in their amount alone are distinguished by their place in time.
      let words = [reported.file, reported.name, kind] + words
      counts[words, default: 0] += 1
      return Fault(
        reported: reported, kind: kind, message: message.plain,
        fingerprint: StableHash(words + ["\(counts[words] ?? 0)"]).hexadecimal, size: size)
    }
    if let failure = reported.failure { return [fault(Fault.error, [], failure, size: .infinity)] }
    let found = reported.findings.filter { !$0.expected }.map {
      fault($0.kind.rawValue, [$0.phase.rawValue, $0.rule ?? ""], $0.line, size: $0.size)
    }
    let missing = reported.missing.map {
      fault(Fault.missing, [$0], ReportedCase.missingLine($0), size: 0)
    }
    let order = found.indices.sorted { found[$0].size > found[$1].size }
    return order.map { found[$0] } + missing
  }
}

extension Report {
  /// The faults of all cases, in the order of the cases.
  var faults: some Sequence<Fault> { cases.lazy.flatMap { Fault.all(of: $0) } }
}
