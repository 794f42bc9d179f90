import Foundation
import TestSupport
import Testing

/// Hunts as a person runs them.
struct HuntCommandTests {
  private static let usual = ["--event", "show", "--event", "hide", "--device", "iPhone 8"]

  /// The output, and the files by name.
  private func hunt(
    _ arguments: String..., of program: String = "seam", in folder: TemporaryFolder
  ) throws -> (run: SeamProcess, files: [String: String]) {
    let run = try SeamProcess(
      ["hunt"] + arguments + ["-o", "out"], of: program, in: folder.url)
    let out = folder.url.path + "/out"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
    let texts = try names.map { name in
      (name, try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8))
    }
    return (run, Dictionary(uniqueKeysWithValues: texts))
  }

  @Test func whatIsFoundIsASceneThatCheckAgreesWith() throws {
    let folder = try TemporaryFolder()
    let (run, files) = try hunt(
      "frame(timing: linear)", "--seed", "5", "--cases", "12", "--event", "show", in: folder)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("seed 5\n") && run.output.contains("\n12 scenes played, "))
    #expect(files.keys.contains("frame-timing-linear-gap-while-opening.yaml"), "\(run.output)")
    let check = try SeamProcess("check", "out", "--verbose", in: folder.url)
    #expect(check.status == 0)
    for (name, text) in files {
      let finding = try #require(text.split(separator: "\n").dropFirst().first?.dropFirst(2))
      #expect(check.output.contains(finding), "\(name)")
      let mute = text.split(separator: "\n").filter { !$0.hasPrefix("expect:") }
      let path = try folder.file(name, mute.joined(separator: "\n") + "\n")
      #expect(try SeamProcess("check", path).status == 1)
    }
  }

  @Test func theSameSeedFindsTheSameForEveryNumberOfJobs() throws {
    let found = try ["1", "2", "5"].map { jobs in
      let folder = try TemporaryFolder()
      return try hunt(
        "{constraint: {turn: next}}", "--seed", "11", "--cases", "12", "--jobs", jobs, in: folder)
    }
    #expect(!found[0].files.isEmpty)
    #expect(found.allSatisfy { $0.files == found[0].files })
    #expect(found.allSatisfy { $0.run.output == found[0].run.output })
  }

  /// More cases only add to what fewer find.
  @Test func moreCasesFindMore() throws {
    let found = try ["10", "40"].map { count in
      try hunt("frame(turn: next)", "--seed", "2", "--cases", count, in: TemporaryFolder())
    }
    #expect(found[0].files.allSatisfy { found[1].files[$0.key] == $0.value })
    #expect(found[1].files.count > found[0].files.count)
  }

  @Test func nothingFoundEndsWithZeroAndLeavesNoFolder() throws {
    let folder = try TemporaryFolder()
    let run = try hunt("frame", "--seconds", "0.01", "--event", "drop", in: folder).run
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("seed "))
    #expect(run.output.hasSuffix("256 scenes played, 0 found\n"))
    #expect(folder.names.isEmpty)
  }

  @Test func whatIsReplacedIsTold() throws {
    let folder = try TemporaryFolder()
    let arguments = ["hunt", "frame(timing: none)", "--seed", "1", "--cases", "5", "-o", "out"]
    let first = try SeamProcess(arguments, in: folder.url)
    #expect(!first.output.contains("(as before)") && !first.output.contains("(replaced)"))
    let again = try SeamProcess(arguments, in: folder.url)
    #expect(again.output.contains(".yaml (as before): "), "\(again.output)")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out").first)
    try "mine".write(
      toFile: "\(folder.url.path)/out/\(name)", atomically: true, encoding: .utf8)
    #expect(try SeamProcess(arguments, in: folder.url).output.contains("\(name) (replaced): "))
  }

  @Test func trapsAreHuntedToo() throws {
    let folder = try TemporaryFolder()
    let (run, files) = try hunt(
      "trapping(by: message)", "--seed", "1", "--cases", "10", of: "FaultyHandlers", in: folder)
    #expect(run.status == 1)
    let (name, text) = try #require(files.first { $0.key.hasPrefix("trapping-by-message-trap") })
    #expect(text.contains("no room for the bar"))
    #expect(text.components(separatedBy: "{at:").count == 2, "\(text)")
    let check = try SeamProcess("check", "out/\(name)", of: "FaultyHandlers", in: folder.url)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func aHandlerThatHangsIsFoundInTheEnd() throws {
    let (run, files) = try hunt(
      "endless", "--seed", "1", "--cases", "2", "--timeout", "0.05", "--event", "show",
      of: "FaultyHandlers", in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(files.keys.contains { $0.hasPrefix("endless-trap-while") }, "\(run.output)")
    #expect(files.values.allSatisfy { $0.contains("expect: {endless: [trap]}") })
  }

  @Test(arguments: [
    [], ["fame"], ["frame", "--cases", "0"], ["frame", "--seconds", "0"],
    ["frame", "--cases", "3", "--seconds", "3"], ["frame", "--seed", "-1"],
    ["frame", "--device", "iPhone"], ["frame", "--system", "x"], ["frame", "--event", "dance"],
    ["frame(timing: slow)"], ["frame", "--jobs", "0"],
  ])
  func wrongArgumentsEndWithTwo(arguments: [String]) throws {
    let run = try SeamProcess(["hunt"] + arguments)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("error: ") && run.output.isEmpty)
  }
}
