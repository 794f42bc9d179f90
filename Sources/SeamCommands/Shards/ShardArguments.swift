import ArgumentParser
import CaseWorkers
import Reports

/// The part of the cases that a run has.
struct ShardArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Plays part K of N; the parts take about equally long, and seam merge puts their JSON reports \
      together.
      """, valueName: "k/n"),
    transform: ShardChoice.init)
  var shard: ShardChoice?

  @Option(
    help: ArgumentHelp(
      "What each case takes (--save-costs), the same file for every shard: parts are divided by it.",
      valueName: "file"))
  var costs: String?

  func validate() throws {
    guard costs == nil || shard != nil else {
      throw ValidationError("--costs divides the cases of shards: it needs --shard K/N.")
    }
  }

  /// The part that is asked for, of a run with that hash; nil where all cases are.
  func part(of cases: [CaseSource], run: @autoclosure () -> String) throws(CommandFailure)
    -> ReportShard?
  {
    guard let shard else { return nil }
    let costs = try costs.map { path throws(CommandFailure) in
      try BaselineFile.costs(at: path)
    }
    let partition = CasePartition(
      costs: (costs ?? CaseCosts()).costs(of: cases), count: shard.count)
    return ReportShard(
      numbers: [shard.number], count: shard.count, run: run(),
      places: partition.places[shard.number - 1]
    )
  }
}

extension ReportShard {
  /// Those of a list that are its own; all where there is no shard.
  static func members<Member>(of list: [Member], in shard: ReportShard?) -> [Member] {
    shard.map { $0.places.map { list[$0] } } ?? list
  }

  /// The end of its films' names, for other shards may draw others of the same scene.
  static func titleSuffix(of shard: ReportShard?) -> String {
    shard.map { " \($0.name)" } ?? ""
  }
}

/// A part of the work as it is asked for: `K/N`.
package struct ShardChoice: Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  package init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  init(argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1]),
      (1...ReportShard.greatestCount).contains(count), (1...count).contains(number)
    else {
      throw ValidationError(
        "write K/N, the shard's number and how many there are (at most \(ReportShard.greatestCount)): 1/4"
      )
    }
    self.init(number, of: count)
  }
}

extension ShardChoice {
  /// The number of its own things of a total, where each comes to the next shard in turn.
  package func share(of total: Int) -> Int { max(0, (total - number + count) / count) }

  /// The number of one of its own things among all of them, from 0.
  package func place(of index: Int) -> Int { number - 1 + index * count }
}
