import Foundation
import SeamCommands
import SeededRandom
import TestSupport
import Testing

/// Cases divided among machines.
struct ShardTests {
  /// For any costs and any number of shards each case is in one of them, and none has much more.
  @Test func casesAreDividedEvenly() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let costs = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0...(Bool.random(using: &random) ? 10 : 1000), using: &random)
      }
      let count = Int.random(in: 1...12, using: &random)
      let places = CasePartition(costs: costs, count: count).places
      #expect(places.count == count && places.allSatisfy { $0 == $0.sorted() })
      #expect(places.flatMap(\.self).sorted() == Array(costs.indices))
      let loads = places.map { $0.reduce(0) { $0 + costs[$1] } }
      // Graham's bound: less than the mean and one case more.
      let (greatest, total) = (loads.max() ?? 0, costs.reduce(0, +))
      #expect(greatest * count <= total + (costs.max() ?? 0) * (count - 1))
    }
  }

  @Test func costsThatAreTooGreatToAddUpAreDividedAllTheSame() {
    let places = CasePartition(costs: Array(repeating: .max / 2, count: 9), count: 2).places
    #expect(places.flatMap(\.self).sorted() == Array(0..<9))
  }

  @Test func theScenesOfASeedAreDivided() {
    for total in 0...40 {
      for count in 1...9 {
        let numbers = (1...count).flatMap { number in
          let shard = ShardChoice(number, of: count)
          return (0..<shard.share(of: total)).map(shard.place)
        }
        #expect(numbers.sorted() == Array(0..<total))
      }
    }
  }

  @Test(arguments: [
    ("a\t1\nb", 2), ("a\tx", 1), ("a\t-1", 1), ("a\tinf", 1), ("\t1", 1), ("a\t1\t2", 1),
    ("# head\n\na\t1e7", 3), ("a\tnan", 1),
  ])
  func aLineThatIsNoCostHasItsNumber(text: String, line: Int) {
    let error = #expect(throws: CostsError.self) { try CaseCosts(text: text) }
    #expect(error?.line == line)
  }

  @Test func costsReadBack() throws {
    let text = CaseCosts.text(of: [("a / b", 0.25), ("c", 1.5e-6)])
    #expect(text.hasSuffix("\na / b\t0.25\nc\t2e-06\n"))
    _ = try CaseCosts(text: text + text)
  }
}

/// Shards as a person runs them.
struct ShardCommandTests {
  private static let scene = """
    scene: Show
    device: [iPhone 8, iPhone 17]
    handler: [frame, {frame: {timing: linear}}, constraint]
    events: [{at: 0, show: {height: [258, 280]}}]
    expect: {"frame(timing: linear)": [gap, overlap]}

    """

  private func check(_ folder: TemporaryFolder, _ arguments: [String]) throws -> SeamProcess {
    try SeamProcess(["check", "a.yaml", "-q"] + arguments, in: folder.url)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func shardsMergeToTheBytesOfOneRun() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene)
    let whole = try check(
      folder,
      [
        "--tracks", "--reporter", "json=a.json", "--reporter", "html=a.html", "--save-costs",
        "costs",
      ])
    #expect(whole.status == 0, "\(whole.output)\(whole.errors)")
    for (count, costs) in [(1, []), (3, ["--costs", "costs"]), (14, [])] {
      let files = try (1...count).map { number in
        let run = try check(
          folder,
          ["--tracks", "--shard", "\(number)/\(count)", "--reporter", "json=\(number).json"] + costs
        )
        #expect(run.status == 0 && run.output.hasPrefix("shard \(number) of \(count): "))
        return "\(number).json"
      }
      let merge = try SeamProcess(
        ["merge", "-q"] + files.reversed()
          + ["--reporter", "json=m.json", "--reporter", "html=m.html"], in: folder.url)
      #expect(merge.status == 0 && merge.output == whole.output, "\(merge.errors)")
      #expect(try text("m.json", in: folder) == text("a.json", in: folder))
      #expect(try text("m.html", in: folder) == text("a.html", in: folder))
    }
    let part = try SeamProcess(
      "merge", "-q", "--partial", "9.json", "2.json", "--reporter", "json=p.json", in: folder.url)
    #expect(part.status == 0 && part.output.hasPrefix("shards 2 and 9 of 14: "), "\(part.errors)")
    let rest = (1...14).filter { $0 != 2 && $0 != 9 }.map { "\($0).json" }
    let merge = try SeamProcess(
      ["merge", "-q", "p.json"] + rest + ["--reporter", "json=m.json"], in: folder.url)
    #expect(merge.status == 0 && merge.output == whole.output, "\(merge.errors)")
    #expect(try text("m.json", in: folder) == text("a.json", in: folder))
  }

  @Test func aBaselineIsForTheWhole() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene.replacingOccurrences(of: "expect", with: "# expect"))
    _ = try SeamProcess("accept", "a.yaml", "--baseline", "b", in: folder.url)
    let whole = try check(folder, ["--baseline", "b", "--reporter", "json=a.json"])
    for number in 1...2 {
      let run = try check(folder, ["--shard", "\(number)/2", "--reporter", "json=\(number).json"])
      #expect(run.status == 1)
    }
    let merge = try SeamProcess(
      "merge", "1.json", "2.json", "-q", "--baseline", "b", "--reporter", "json=m.json",
      in: folder.url)
    #expect(merge.status == 0 && merge.output == whole.output, "\(merge.output)")
    #expect(try text("m.json", in: folder) == text("a.json", in: folder))
  }

  @Test func whatDoesNotBelongTogetherIsRefused() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene)
    for number in 1...2 {
      _ = try check(folder, ["--shard", "\(number)/2", "--reporter", "json=\(number).json"])
    }
    _ = try folder.file("a.yaml", Self.scene.replacingOccurrences(of: "280", with: "281"))
    _ = try check(folder, ["--shard", "2/2", "--reporter", "json=other.json"])
    func merge(_ arguments: String..., message: String) throws {
      let run = try SeamProcess(["merge"] + arguments, in: folder.url)
      #expect(
        run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
    }
    try merge("1.json", message: "error: of 2 shards 2 is missing: check with --shard 2/2")
    try merge("1.json", "1.json", message: "1.json:1:1: error: this is shard 1 of 2, as 1.json is")
    try merge("1.json", "other.json", message: "other.json:1:1: error: this is no shard of the run")
    try merge("a.yaml", message: "a.yaml:1:1: error: this is no report")
    try merge("none.json", message: "none.json:1:1: error: the file cannot be read")
    let compare = try SeamProcess("compare", "1.json", "1.json", in: folder.url)
    #expect(compare.status == 2 && compare.errors.contains("this is shard 1 of 2"))
    let costs = try check(folder, ["--costs", "a"])
    #expect(costs.status == 2 && costs.errors.contains("it needs --shard K/N"))
  }

  /// Two shards of a hunt find the kinds that one finds, and not one scene twice.
  @Test func aHuntIsDivided() throws {
    let folder = try TemporaryFolder()
    func hunt(_ out: String, _ arguments: String...) throws -> Set<String> {
      let run = try SeamProcess(
        ["hunt", "frame(timing: linear)", "--seed", "5", "--cases", "24", "--event", "show"]
          + ["--device", "iPhone 8", "-o", out] + arguments, in: folder.url)
      #expect(run.status == 1, "\(run.errors)")
      #expect(arguments.isEmpty || run.output.contains("\n12 scenes played"))
      return Set(
        try FileManager.default.contentsOfDirectory(atPath: "\(folder.url.path)/\(out)"))
    }
    let whole = try hunt("whole")
    let parts = try [hunt("one", "--shard", "1/2"), hunt("two", "--shard", "2/2")]
    #expect(parts[0].union(parts[1]).isSuperset(of: whole))
    let lone = try SeamProcess("hunt", "frame", "--shard", "1/2", in: folder.url)
    #expect(lone.status == 2 && lone.errors.contains("give every shard the same --seed"))
  }
}
