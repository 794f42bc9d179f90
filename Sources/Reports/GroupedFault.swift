import Scenes

/// A fault of several cases as lists of issues have it: once for all that are wrong for the same causes.
struct GroupedFault {
  /// The worst of them, in the worst of the cases.
  let fault: Fault
  /// The number of further cases and findings, in words, behind the fault's own; empty without.
  private let more: String
  /// Distinguishes it from all others of the report, whatever its amount.
  private(set) var fingerprint = ""

  /// The words that it has whatever the file is called, and those that it has by its file.
  private let traits: [String]
  private let place: [String]

  /// All that is known of it, on one line.
  var message: String { fault.message + more }

  private init(_ fault: Fault, more: String, first: ReportedCase) {
    (self.fault, self.more) = (fault, more)
    traits = [first.nameWithoutFile, fault.fails ? "" : "excused"] + fault.cause
    place = [first.file, first.name]
  }

  /// The faults of a report: those of each group of cases, then what fails nothing.
  static func all(of report: Report) -> [GroupedFault] {
    let failing = FaultGroup.groups(of: report.failed).flatMap { Self.all(of: $0) }
    let excused = report.cases.excusedCauses.map {
      GroupedFault(Fault($0.finding, in: $0.reported), more: $0.more, first: $0.first)
    }
    return named(failing + excused)
  }

  /// A fault for each cause of a group.
  private static func all(of group: FaultGroup) -> [GroupedFault] {
    let faults = Fault.all(of: group.worst).filter(\.fails)
    let counts = Dictionary(grouping: faults, by: \.cause).mapValues(\.count)
    var seen: Set<[String]> = []
    return faults.filter { seen.insert($0.cause).inserted }.map { fault in
      let more = ReportedFinding.others((counts[fault.cause] ?? 1) - 1)
      return GroupedFault(fault, more: more + others(of: group), first: group.first)
    }
  }

  /// The most other cases of a group that are named.
  private static let namedCases = 3

  private static func others(of group: FaultGroup) -> String {
    guard !group.others.isEmpty else { return "" }
    let names = group.others.prefix(namedCases).map { other in
      (other.scene == group.worst.scene ? other.label : other.name).plain
    }
    let rest = group.others.count - names.count
    return "; the same in \(group.others.count.moreCases): \(names.joined(separator: "; "))"
      + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The same with their fingerprints: a path moves them only where equal titles need it.
  private static func named(_ faults: [GroupedFault]) -> [GroupedFault] {
    let counts = faults.reduce(into: [:]) { $0[$1.traits, default: 0] += 1 }
    return faults.map { fault in
      var fault = fault
      let isAlone = counts[fault.traits] == 1
      fault.fingerprint =
        StableHash(fault.traits + (isAlone ? [] : fault.place)).hexadecimal
      return fault
    }
  }
}

extension ReportedCase {
  /// The name without the file that distinguishes scenes of one title: `Show (a.yaml) / frame`.
  fileprivate var nameWithoutFile: String {
    guard scene.hasSuffix(")"), let start = scene.ranges(of: " (").last else { return name }
    let end = scene[start.upperBound...].dropLast()
    return file.withoutControls == end || file.withoutControls.hasSuffix("/\(end)")
      ? "\(scene[..<start.lowerBound]) / \(label)" : name
  }
}
