/// Puts reports together: shards into the report of the whole run, other reports one after another.
public struct ReportMerge {
  /// A report and the file that it is from.
  public struct Part: Sendable {
    /// The path of the file.
    public let file: String
    /// The content of the file.
    public let report: Report

    /// Creates a part.
    public init(file: String, _ report: Report) {
      self.file = file
      self.report = report
    }
  }

  /// All of the cases: those of a run in its order, where the first of its shards is.
  ///
  /// Of a part of a run it is a part.
  public let report: Report

  /// Puts reports together.
  ///
  /// - Parameters:
  ///   - parts: shards of one run, or parts of it that were merged before, in any order; other
  ///     reports, unless this is a part as well.
  ///   - isPartial: whether shards may be missing, which are merged with these later.
  /// - Throws: where a shard is missing, comes twice or is of another run, or where a case does.
  public init(_ parts: [Part], isPartial: Bool = false) throws(MergeError) {
    let run = try Self.run(of: parts, isPartial: isPartial)
    var report = Report([ReportedCase]())
    report.shard = run?.shard
    var isRunTaken = false
    for part in parts {
      guard part.report.shard != nil else {
        if isPartial { throw .noShard(part.file) }
        report.cases += part.report.cases
        continue
      }
      if !isRunTaken { report.cases += run?.cases ?? [] }
      isRunTaken = true
    }
    try Self.checkNames(parts)
    let unplayed = parts.compactMap(\.report.unplayedCount)
    report.unplayedCount = unplayed.isEmpty ? nil : unplayed.reduce(0, +)
    self.report = report
  }

  /// The cases of the run that the shards are of, and what part of it they are where some are
  /// missing; nil where there is no shard.
  private static func run(
    of parts: [Part], isPartial: Bool
  ) throws(MergeError) -> (cases: [ReportedCase], shard: ReportShard?)? {
    var files: [Int: String] = [:]
    var first: (file: String, shard: ReportShard)?
    for part in parts {
      guard let shard = part.report.shard else { continue }
      let own = first ?? (part.file, shard)
      first = own
      if let fault = MergeError.Difference(own.shard, shard) {
        throw .foreign(part.file, than: own.file, fault)
      }
      guard part.report.unplayedCount == nil else { throw .interrupted(shard, part.file) }
      for number in shard.numbers {
        if let other = files[number] {
          throw .doubled(number, of: shard.count, [other, part.file])
        }
        files[number] = part.file
      }
    }
    guard var shard = first?.shard else { return nil }
    let isWhole = files.count == shard.count
    guard isWhole || isPartial else {
      throw .missing((1...shard.count).filter { files[$0] == nil }, of: shard.count)
    }
    let (places, cases) = try inOrder(parts, areAll: isWhole)
    (shard.numbers, shard.places) = (files.keys.sorted(), places)
    return (cases, isWhole ? nil : shard)
  }

  /// The cases of all shards with their places, where each of them has to be once.
  private static func inOrder(
    _ parts: [Part], areAll: Bool
  ) throws(MergeError) -> (places: [Int], cases: [ReportedCase]) {
    let shards = parts.filter { $0.report.shard != nil }
    let sources = shards.indices.flatMap { number in
      (shards[number].report.shard?.places ?? []).enumerated().map { ($1, number, $0) }
    }.sorted { $0 < $1 }
    var cases: [ReportedCase] = []
    cases.reserveCapacity(sources.count)
    for (index, (place, number, member)) in sources.enumerated() {
      let (file, reported) = (shards[number].file, shards[number].report.cases[member])
      if index > 0, sources[index - 1].0 == place {
        throw .otherDivision(reported.name, [shards[sources[index - 1].1].file, file])
      }
      guard !areAll || place == index else { throw .otherDivision(reported.name, [file]) }
      cases.append(reported)
    }
    return (sources.map(\.0), cases)
  }

  /// Refuses a case that two files have: it would count twice, with two results.
  private static func checkNames(_ parts: [Part]) throws(MergeError) {
    guard parts.contains(where: { $0.report.shard == nil }) else { return }
    var owners: [[String]: Int] = [:]
    for (number, part) in parts.enumerated() {
      for reported in part.report.cases {
        let key = [reported.file, reported.name]
        if let owner = owners[key], owner != number {
          throw .repeated(reported.name, [parts[owner].file, part.file])
        }
        owners[key] = number
      }
    }
  }
}

/// The reason why reports cannot be put together.
public enum MergeError: Error, Hashable, Sendable {
  /// Shards of those numbers are not there.
  case missing([Int], of: Int)
  /// A shard is in two files.
  case doubled(Int, of: Int, [String])
  /// A shard is of another run than that of another file.
  case foreign(String, than: String, Difference)
  /// Shards of the same run were divided in different ways, so that a case is in two or in none.
  case otherDivision(String, [String])
  /// A case is in two files.
  case repeated(String, [String])
  /// The run of a shard was interrupted.
  case interrupted(ReportShard, String)
  /// A report that is no shard cannot be in a part of a run.
  case noShard(String)

  /// The difference of two runs.
  public enum Difference: Hashable, Sendable {
    /// Another release of seam checked it.
    case release(String, than: String)
    /// The run was divided into another number of shards.
    case count(Int, than: Int)
    /// Its cases are others.
    case cases

    init?(_ own: ReportShard, _ other: ReportShard) {
      if own.release != other.release {
        self = .release(other.release, than: own.release)
      } else if own.run != other.run {
        self = .cases
      } else if own.count != other.count {
        self = .count(other.count, than: own.count)
      } else {
        return nil
      }
    }
  }

  /// The file to look at; nil where what is wrong is that there is none.
  public var file: String? {
    switch self {
    case .missing: nil
    case .doubled(_, _, let files), .otherDivision(_, let files), .repeated(_, let files):
      files.last
    case .foreign(let file, _, _), .interrupted(_, let file), .noShard(let file): file
    }
  }
}

extension MergeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let numbers, let count):
      "of \(count) shards \(ReportShard.list(numbers)) \(numbers.count == 1 ? "is" : "are") missing:"
        + " check with --shard \(numbers[0])/\(count) and name that report as well, or merge these"
        + " with --partial and the others later"
    case .doubled(let number, let count, let files):
      "this is shard \(number) of \(count), as \(files[0]) is: leave one of them out"
    case .foreign(_, let other, let difference):
      "this is no shard of the run that \(other) is of: \(difference.sentence)"
    case .otherDivision(let name, let files):
      "the case \(name) is "
        + (files.count > 1
          ? "also in \(files[0]), so the run was divided in two ways: "
          : "of another division of the run: ")
        + "give every shard the same --costs file"
    case .interrupted(let shard, _):
      "the run of \(shard.name) was interrupted, and not all of its cases are there: check it again"
    case .noShard:
      "this report is no shard: leave it out with --partial, and name it where all shards are merged"
    case .repeated(let name, let files):
      "the case \(name) is also in \(files[0]): leave one of them out"
    }
  }
}

extension MergeError.Difference {
  fileprivate var sentence: String {
    switch self {
    case .release(let own, let other):
      "it was checked by seam \(own), the other by \(other); check all shards with one release"
    case .count(let own, let other):
      "it is one of \(own) shards, the other one of \(other); check all with the same N"
    case .cases:
      "its scenes or arguments differ; check all shards of the same scenes with the same matrix,"
        + " tolerances, baseline, --only and --tracks"
    }
  }
}
