import ArgumentParser
import CaseWorkers
import Foundation
import Reports
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import SeamCommands

/// The cases that a command takes: by filters, handlers and shards; and what they are called.
struct ChosenCasesTests {
  private static func source(
    _ title: String, file: String, handler: HandlerSpec = .named("frame")
  ) -> CaseSource {
    .scene(
      SceneCase(
        name: "\(title) / \(handler) / iPhone 8", scene: title, handler: handler,
        device: .known("iPhone 8"), events: [],
        location: SourceLocation(file: file, line: 1, column: 1)))
  }

  /// A case is taken if any of the words is in its name or its file, in any case of letters.
  @Test func aFilterIsAPartOfANameOrAFile() throws {
    let cases = ["Show", "Hide", "Show and hide"].enumerated().map {
      Self.source($1, file: "Scenes/\($0)-File.yaml")
    }
    for words in [
      ["show"], ["HIDE"], ["hide", "nothing"], ["0-file", "1-FILE"], ["/ FRAME"], ["s/2"],
    ] {
      let arguments = try SceneArguments.parse(words.flatMap { ["--filter", $0] })
      let chosen = try arguments.chosen(of: cases, adjust: nil)
      let expected = cases.map(\.scene).filter { scene in
        let text = (scene.name + "\n" + scene.location.file).lowercased()
        return words.contains { text.contains($0.lowercased()) }
      }
      #expect(chosen.map(\.scene) == expected && !expected.isEmpty)
    }
    let all = try SceneArguments.parse([]).chosen(of: cases, adjust: nil)
    #expect(all.map(\.scene) == cases.map(\.scene))
    let none = try SceneArguments.parse(["--filter", "a b", "--filter", "xyz"])
    for (count, words) in [(1, "1 case"), (3, "3 cases")] {
      let failure = #expect(throws: CommandFailure.self) {
        try none.chosen(of: Array(cases.prefix(count)), adjust: nil)
      }
      #expect(failure?.status == .wrongInput)
      #expect(failure?.messages[0].contains("a b, xyz matches none of \(words): ") == true)
    }
  }

  /// What other arguments say of a case holds for each of them, before it is filtered.
  @Test func casesAreAdjustedBeforeTheyAreFiltered() throws {
    let cases = ["one", "two"].map { Self.source($0, file: "a.yaml") }
    let arguments = try SceneArguments.parse(["--filter", "new two"])
    let chosen = try arguments.chosen(of: cases) { $0.rename(scene: "new \($0.scene)") }
    #expect(chosen.map(\.scene.scene) == ["new two"])
  }

  /// A matrix leaves out what its handlers cannot do; one that leaves nothing is wrong, not the scene.
  @MainActor @Test func aMatrixLeavesSomething() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file(
      "a.yaml",
      """
      scene: Talk
      device: iPhone 8
      handler: nbchat
      events: [{at: 0, focus: 1}, {at: 1, type: a}]

      """)
    func handlers(_ names: String) throws -> [String] {
      let matrix = try folder.file("m.yaml", "handler: [\(names)]\n")
      return try SceneArguments.parse([scene, "--matrix", matrix]).cases()
        .map(\.scene.handler.name)
    }
    #expect(try handlers("frame, nbchat") == ["nbchat"])
    let failure = #expect(throws: CommandFailure.self) { try handlers("frame, constraint") }
    let start = "\(folder.url.path)/m.yaml:1:1: error: no event of these scenes can happen"
    #expect(failure?.status == .wrongInput && failure?.messages[0].hasPrefix(start) == true)
  }

  /// A title that scenes of several files have is followed by as much of the path's end as it takes.
  @Test func aTitleOfSeveralFilesIsFollowedByTheirNames() {
    var random = SplitMix64(seed: 61)
    for _ in 0..<200 {
      let cases = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          ["a", "b"].randomElement(using: &random) ?? ""
        }
        let title = ["One", "Two"].randomElement(using: &random) ?? ""
        return Self.source(title, file: "/r/" + parts.joined(separator: "/"))
      }
      let titled = CaseSource.titled(cases)
      for (source, other) in zip(cases, titled) {
        let files = Set(
          cases.filter { $0.scene.scene == source.scene.scene }.map(\.scene.location.file))
        let own = source.scene.location.file
        guard files.count > 1 else {
          #expect(other.scene == source.scene)
          continue
        }
        func end(_ path: String, _ count: Int) -> String {
          path.split(separator: "/").suffix(count).joined(separator: "/")
        }
        let ends = (1...4).map { end(own, $0) }
        let least = (1...4).first { count in
          files.allSatisfy { $0 == own || end($0, count) != ends[count - 1] }
        }
        var expected = source.scene
        expected.rename(scene: "\(source.scene.scene) (\(ends[(least ?? 4) - 1]))")
        #expect(other.scene == expected)
      }
    }
  }

  /// A handler is named alone, with whatever options, or with those that it has.
  @Test func handlersAreNamedWithOrWithoutTheirOptions() throws {
    let eased = HandlerSpec.named("frame", ["timing": "easeInOut"])
    let handlers = [.named("frame"), eased, .named("constraint"), .named("frame")]
    let cases = handlers.map { Self.source("a", file: "a.yaml", handler: $0) }
    for (names, places) in [
      ([], [0, 1, 2, 3]), (["frame"], [0, 1, 3]), (["frame(timing: easeInOut)"], [1]),
      (["constraint", "frame(timing: easeInOut)"], [1, 2]),
      (["constraint", "frame"], [0, 1, 2, 3]),
    ] {
      let chosen = try HandlerChoice(names: names).chosen(of: cases)
      #expect(chosen.map(\.scene.handler) == places.map { handlers[$0] })
    }
    for names in [["transform"], ["frame", "transform"]] {
      let failure = #expect(throws: CommandFailure.self) {
        try HandlerChoice(names: names).chosen(of: cases)
      }
      let known = "choose of frame, frame(timing: easeInOut), constraint"
      #expect(failure?.status == .wrongInput)
      #expect(
        failure?.messages == ["error: --handler transform is in none of these scenes: \(known)"])
    }
  }

  /// The shards of a run have each case once, by what the file of costs says.
  @Test func shardsHaveEachCaseOnce() throws {
    let folder = try TemporaryFolder()
    let cases = (0..<9).map { Self.source("case \($0)", file: "a.yaml") }
    let text = cases.enumerated().map { "\($1.scene.name)\t\($0 == 4 ? 100 : 1)\n" }.joined()
    let costs = try folder.file("costs", text)
    for rest in [[], ["--costs", costs]] {
      let shards = try (1...3).map { number in
        let arguments = try ShardArguments.parse(["--shard", "\(number)/3"] + rest)
        return try #require(try arguments.part(of: cases, run: "the run"))
      }
      #expect(shards.map(\.numbers) == [[1], [2], [3]])
      #expect(shards.allSatisfy { $0.count == 3 && $0.run == "the run" })
      #expect(shards.flatMap(\.places).sorted() == Array(0..<9))
      let sizes = shards.map(\.places.count).sorted()
      #expect(sizes == (rest.isEmpty ? [3, 3, 3] : [1, 4, 4]))
      for shard in shards {
        let members = ReportShard.members(of: Array("abcdefghi"), in: shard)
        #expect(members == shard.places.map { Array("abcdefghi")[$0] })
        #expect(ReportShard.titleSuffix(of: shard) == " \(shard.name)")
      }
    }
    #expect(try ShardArguments.parse([]).part(of: cases, run: "") == nil)
    #expect(ReportShard.members(of: [1, 2], in: nil) == [1, 2])
    #expect(ReportShard.titleSuffix(of: nil).isEmpty)
  }
}
