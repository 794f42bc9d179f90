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
  public let report: Report

  /// Throws where a shard is missing, comes twice or is of another run, or where a case does.
  public init(_ parts: [Part]) throws(MergeError) {
    let run = try Self.run(of: parts)
    var cases: [ReportedCase] = []
    var isRunTaken = false
    for part in parts {
      guard part.report.shard != nil else {
        cases += part.report.cases
        continue
      }
      if !isRunTaken { cases += run }
      isRunTaken = true
    }
    try Self.checkNames(parts)
    report = Report(cases)
  }

  /// The cases of the run that the shards are of; none where there is no shard.
  private static func run(of parts: [Part]) throws(MergeError) -> [ReportedCase] {
    var files: [Int: String] = [:]
    var first: (file: String, shard: ReportShard)?
    for part in parts {
      guard let shard = part.report.shard else { continue }
      let own = first ?? (part.file, shard)
      first = own
      if let fault = MergeError.Difference(own.shard, shard) {
        throw .foreign(part.file, than: own.file, fault)
      }
      if let other = files[shard.number] {
        throw .doubled(shard.number, of: shard.count, [other, part.file])
      }
      files[shard.number] = part.file
    }
    guard let count = first?.shard.count else { return [] }
    guard files.count == count else {
      throw .missing((1...count).filter { files[$0] == nil }, of: count)
    }
    return try inOrder(parts)
  }

  /// The cases of all shards, where each of them has to be once.
  private static func inOrder(_ parts: [Part]) throws(MergeError) -> [ReportedCase] {
    let shards = parts.filter { $0.report.shard != nil }
    let total = shards.reduce(0) { $0 + $1.report.cases.count }
    var sources: [(part: Int, index: Int)?] = Array(repeating: nil, count: total)
    for (number, part) in shards.enumerated() {
      for (index, place) in (part.report.shard?.places ?? []).enumerated() {
        if place < total, let other = sources[place] {
          throw .otherDivision(
            part.report.cases[index].name, [shards[other.part].file, part.file])
        }
        guard place < total else {
          throw .otherDivision(part.report.cases[index].name, [part.file])
        }
        sources[place] = (number, index)
      }
    }
    return sources.compactMap { source in
      source.map { shards[$0.part].report.cases[$0.index] }
    }
  }

  /// A case that two files have would count twice, and it could not be said which of them it is.
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
