import AnimationCurves
public import Detectors
public import Foundation

/// The results of a run: the values that every format is written from.
public struct Report: Hashable, Sendable {
  /// The cases in the order in which they were asked for.
  public var cases: [ReportedCase]
  /// The comparison of the findings with a baseline; nil where there is none.
  public var comparison: ReportComparison?
  /// The part of the cases of a run that these are; nil where they are all.
  public var shard: ReportShard?
  /// The number of cases that were not played, for the run was interrupted; nil where it was not.
  public var unplayedCount: Int?

  /// Creates a report.
  public init(_ cases: [ReportedCase]) { self.cases = cases }

  /// Creates a report.
  public init(_ results: [CaseResult]) { cases = results.map { ReportedCase($0) } }
}

extension Report {
  /// That the run was interrupted, in words; nil where it was not.
  package var interruption: String? {
    unplayedCount.map { count in
      let all = count + cases.count
      return "interrupted: \(count) of \(all.cases) \(count == 1 ? "was" : "were") not played"
    }
  }

  /// The cases that are not as expected, in their order.
  var failed: [ReportedCase] { cases.filter { $0.verdict != .pass } }

  /// The number of findings that fail nothing, for they rest on what is reported or assumed only.
  var excusedCount: Int { cases.reduce(0) { $0 + $1.findings.count(where: \.excused) } }

  /// Has only those findings fail a case that rest on what is recorded, documented or follows.
  package mutating func failOnlyKnown() {
    for index in cases.indices { cases[index].failOnlyKnown() }
  }

  /// The scenes in order of first appearance, each with its cases.
  var scenes: [ReportedScene] {
    var places: [String: Int] = [:]
    var titles: [String] = []
    var members: [[Int]] = []
    for index in cases.indices {
      let title = cases[index].scene
      if let place = places[title] {
        members[place].append(index)
      } else {
        places[title] = members.count
        titles.append(title)
        members.append([index])
      }
    }
    return zip(titles, members).map { ReportedScene(title: $0, cases: cases, members: $1) }
  }
}

/// The cases of one scene, which are where the report has them: no case is copied.
struct ReportedScene: RandomAccessCollection {
  let title: String
  private let cases: [ReportedCase]
  private let members: [Int]

  init(title: String, cases: [ReportedCase], members: [Int]) {
    self.title = title
    self.cases = cases
    self.members = members
  }

  var startIndex: Int { 0 }
  var endIndex: Int { members.count }

  subscript(position: Int) -> ReportedCase { cases[members[position]] }

  /// The number of cases that are not as expected.
  var failedCount: Int { count { $0.verdict != .pass } }
}

extension Report: Decodable {
  /// The version of the JSON report that this release writes and reads.
  public static let version = 1

  /// All of a report but its cases.
  private struct Head: Decodable {
    let shard: ReportShard?
    let unplayedCount: Int?

    private enum Key: String, CodingKey { case version, shard, interrupted, notPlayed }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let version = try fields.decode(Int.self, forKey: .version)
      guard version == Report.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: fields,
          debugDescription: "version \(version) is not known: this seam reads \(Report.version)")
      }
      shard = try fields.decodeIfPresent(ReportShard.self, forKey: .shard)
      let isInterrupted = try fields.decodeIfPresent(Bool.self, forKey: .interrupted) ?? false
      unplayedCount =
        isInterrupted ? try fields.integer(.notPlayed, in: 0...1_000_000_000, or: 0) : nil
    }
  }

  private enum Key: String, CodingKey { case cases, shard }

  /// Nil where the shard cannot be one of these cases.
  private init?(_ head: Head, _ cases: [ReportedCase]) {
    guard head.shard?.isPossible(of: cases.count) ?? true else { return nil }
    self.init(cases)
    (shard, unplayedCount) = (head.shard, head.unplayedCount)
  }

  public init(from decoder: any Decoder) throws {
    let head = try Head(from: decoder)
    let fields = try decoder.container(keyedBy: Key.self)
    guard let report = Report(head, try fields.decode([ReportedCase].self, forKey: .cases)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .shard, in: fields, debugDescription: "the places are not those of its cases")
    }
    self = report
  }

  /// Reads a report that ``JSONReporter`` has written.
  public init(json: Data) throws {
    self = try Self.read([UInt8](json)) ?? JSONDecoder().decode(Report.self, from: json)
  }

  /// The report, read case by case; nil where something is wrong, which a decoder of the whole says.
  private static func read(_ bytes: [UInt8]) -> Report? {
    let decoder = JSONDecoder()
    guard let text = ReportText(bytes),
      let head = try? decoder.decode(Head.self, from: Data(text.rest)),
      let cases = try? text.cases.map({
        try decoder.decode(ReportedCase.self, from: Data(bytes[$0]))
      })
    else { return nil }
    return Report(head, cases)
  }
}
