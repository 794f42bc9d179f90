import ArgumentParser
import CaseWorkers
import Reports

/// The part of the cases that a run has.
struct ShardArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Plays one of N parts of the cases, which take about as long each; seam merge puts their JSON \
      reports together.
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
      number: shard.number, count: shard.count, run: run(),
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
    shard.map { " shard \($0.number) of \($0.count)" } ?? ""
  }
}
