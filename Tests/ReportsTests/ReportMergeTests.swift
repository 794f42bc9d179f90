import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import Reports
import SeededRandom
import Testing

/// Shards put together are the report of one run.
@MainActor
struct ReportMergeTests {
  private func part(_ file: String, _ report: Report) throws -> ReportMerge.Part {
    // As a file has it: what JSON does not hold is in no part.
    ReportMerge.Part(
      file: file, try Report(json: Data(JSONReporter().report(report).utf8)))
  }

  /// Cases that pass, fail and could not be played, all made up of a few.
  private func cases(_ count: Int, _ random: inout SplitMix64) throws -> [ReportedCase] {
    let samples = Report(try SampleResults.make() + [SampleResults.betweenFrames()]).cases
    return (0..<count).map { number in
      var reported = samples[Int.random(in: samples.indices, using: &random)]
      reported.scene = "Scene \(number / 4)"
      reported.name = "\(reported.scene) / case \(number)"
      reported.line = number
      return reported
    }
  }

  /// Some of the parts of a run are named by their numbers, up to ten of them.
  @Test(arguments: [
    ([2], "shard 2 of 40"), ([2, 5], "shards 2 and 5 of 40"),
    ([2, 5, 7], "shards 2, 5 and 7 of 40"),
    (Array(1...10), "shards 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 of 40"),
    (Array(1...13), "shards 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 3 more of 40"),
  ])
  func aShardIsNamedByItsNumbers(_ numbers: [Int], _ name: String) {
    #expect(ReportShard(numbers: numbers, count: 40, run: "a", places: []).name == name)
  }

  /// A division of cases among shards, each of which may be empty.
  private func shards(
    of cases: [ReportedCase], count: Int, _ random: inout SplitMix64
  ) -> [Report] {
    let owners = cases.map { _ in Int.random(in: 1...count, using: &random) }
    return (1...count).map { number in
      let places = cases.indices.filter { owners[$0] == number }
      var report = Report(places.map { cases[$0] })
      report.shard = ReportShard(numbers: [number], count: count, run: "a", places: places)
      return report
    }
  }

  private func file(_ report: Report) -> String { "\(report.shard?.numbers.first ?? 0).json" }

  /// A thousand divisions, in any order of the files: the same bytes.
  @Test func everyDivisionGivesTheBytesOfOneRun() throws {
    var random = SplitMix64(seed: 5)
    let cases = try cases(9, &random)
    let whole = JSONReporter().report(Report(cases))
    for number in 0..<1000 {
      let count = Int.random(in: 1...7, using: &random)
      let parts = try shards(of: cases, count: count, &random).shuffled(using: &random)
        .map { try part(file($0), $0) }
      let merged = try ReportMerge(parts).report
      #expect(JSONReporter().report(merged) == whole, "division \(number)")
    }
  }

  /// Merges of merges, in any order and to any depth: the same bytes.
  @Test func everyTreeOfMergesGivesTheBytesOfOneRun() throws {
    var random = SplitMix64(seed: 10)
    let cases = try cases(11, &random)
    let whole = JSONReporter().report(Report(cases))
    for number in 0..<200 {
      let count = Int.random(in: 2...9, using: &random)
      var parts = try shards(of: cases, count: count, &random).map { try part(file($0), $0) }
      while parts.count > 1 {
        parts.shuffle(using: &random)
        let taken = parts.prefix(Int.random(in: 1...parts.count, using: &random))
        parts.removeFirst(taken.count)
        let merged = try ReportMerge(Array(taken), isPartial: true).report
        parts.append(try part("merged", merged))
        guard !parts.isEmpty, merged.shard != nil else { continue }
        #expect(throws: MergeError.self) { try ReportMerge([parts[parts.count - 1]]) }
      }
      #expect(JSONReporter().report(parts[0].report) == whole, "tree \(number)")
    }
  }

  @Test func aPartOfARunHoldsShardsOnly() throws {
    var random = SplitMix64(seed: 11)
    let cases = try cases(6, &random)
    let shards = try shards(of: cases, count: 3, &random).map { try part(file($0), $0) }
    let other = try part("clip.json", Report([cases[0]]))
    #expect(throws: MergeError.noShard("clip.json")) {
      try ReportMerge([shards[0], other], isPartial: true)
    }
    let two = try part("two.json", ReportMerge([shards[2], shards[0]], isPartial: true).report)
    #expect(two.report.shard?.name == "shards 1 and 3 of 3")
    #expect(throws: MergeError.doubled(3, of: 3, ["two.json", "3.json"])) {
      try ReportMerge([two, shards[1], shards[2]])
    }
    #expect(throws: MergeError.missing([2], of: 3)) { try ReportMerge([two]) }
  }

  /// Every format is printed as that of one run, with tracks as well.
  @Test func everyReporterPrintsFromAMerge() throws {
    var random = SplitMix64(seed: 6)
    let result = try SampleResults.make()[1]
    let played = CheckedCase(try ScenePlayer(registry: .standard).play(result.scene))
    var cases = try cases(12, &random)
    for index in [2, 7] { cases[index].track = played.track }
    for _ in 0..<5 {
      let parts = try shards(of: cases, count: 3, &random).map { try part(file($0), $0) }
      let merged = try ReportMerge(parts).report
      for reporter in Reporters.all {
        #expect(
          reporter.init().report(merged) == reporter.init().report(Report(cases)),
          "\(reporter.name)")
      }
    }
  }

  private func error(_ reports: [Report]) throws -> MergeError? {
    let parts = try reports.enumerated().map { try part("\($0).json", $1) }
    do {
      _ = try ReportMerge(parts)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsMissingDoubledOrForeignIsRefused() throws {
    var random = SplitMix64(seed: 7)
    let shards = shards(of: try cases(10, &random), count: 4, &random)
    for number in 0..<4 {
      var fewer = shards
      fewer.remove(at: number)
      #expect(try error(fewer) == .missing([number + 1], of: 4))
      #expect(
        try error(shards + [shards[number]])
          == .doubled(number + 1, of: 4, ["\(number).json", "4.json"]))
    }
    func planted(_ change: (inout ReportShard) -> Void) throws -> MergeError? {
      var reports = shards
      if var shard = reports[2].shard {
        change(&shard)
        reports[2].shard = shard
      }
      return try error(reports)
    }
    #expect(
      try planted { $0.release = "9" }
        == .foreign("2.json", than: "0.json", .release("9", than: SeamRelease.version)))
    #expect(try planted { $0.run = "b" } == .foreign("2.json", than: "0.json", .cases))
    #expect(
      try planted { $0.count = 5 } == .foreign("2.json", than: "0.json", .count(5, than: 4)))
  }

  /// Shards that were divided by different costs have a case twice, or none.
  @Test func shardsOfTwoDivisionsAreRefused() throws {
    var random = SplitMix64(seed: 8)
    let cases = try cases(10, &random)
    var refused = 0
    for _ in 0..<50 {
      let (one, other) = (
        shards(of: cases, count: 2, &random), shards(of: cases, count: 2, &random)
      )
      let reports = [one[0], other[1]]
      let places = reports.flatMap { $0.shard?.places ?? [] }
      let isWhole = places.sorted() == Array(cases.indices)
      let error = try error(reports)
      if case .otherDivision = error { refused += 1 } else { #expect(isWhole && error == nil) }
    }
    #expect(refused > 30)
  }

  @Test func reportsThatAreNoShardsAreJoined() throws {
    var random = SplitMix64(seed: 9)
    let cases = try cases(8, &random)
    var clip = cases[7]
    (clip.name, clip.scene, clip.file) = ("clip / recorded", "clip", "clip.mp4")
    let shards = shards(of: cases, count: 2, &random)
    let joined = try ReportMerge([
      part("1.json", shards[0]), part("clip.json", Report([clip])), part("2.json", shards[1]),
    ])
    #expect(joined.report.cases.map(\.name) == (cases + [clip]).map(\.name))
    #expect(
      try error([Report(cases), Report([cases[3]])])
        == .repeated(cases[3].name, ["0.json", "1.json"]))
    var elsewhere = cases[3]
    elsewhere.file = "another.yaml"
    #expect(try error([Report(cases), Report([elsewhere])]) == nil)
  }

  @Test(arguments: [
    #""k":0,"n":2,"of":"a","seam":"1","places":[]"#,
    #""k":3,"n":2,"of":"a","seam":"1","places":[]"#,
    #""k":1,"n":-1,"of":"a","seam":"1","places":[]"#,
    #""k":1,"n":100001,"of":"a","seam":"1","places":[]"#,
    #""k":[],"n":2,"of":"a","seam":"1","places":[]"#,
    #""k":[2,1],"n":2,"of":"a","seam":"1","places":[]"#,
    #""k":[1,3],"n":2,"of":"a","seam":"1","places":[]"#,
    #""k":1,"n":2,"of":"a","seam":"1","places":[0]"#, #""k":1,"n":2,"of":"a","seam":"1""#,
  ])
  func aShardThatCannotBeIsRefused(shard: String) {
    let text = #"{"cases":[],"shard":{\#(shard)},"version":1}"#
    #expect(throws: DecodingError.self) { try Report(json: Data(text.utf8)) }
  }

  @Test func anErrorNamesWhatToDo() {
    #expect(
      MergeError.missing([2, 5, 7], of: 8).description.hasPrefix(
        "of 8 shards 2, 5 and 7 are missing: check with --shard 2/8"))
    #expect(
      MergeError.missing(Array(1...40), of: 41).description.contains(
        "9, 10 and 30 more are missing"))
    #expect(MergeError.doubled(1, of: 2, ["a", "b"]).file == "b")
  }
}
