import Foundation
import TestSupport
import Testing

struct CommandLineTests {
  /// The last column is what suggestions add in a scene: 216 to 260 points on an iPhone 8.
  @Test func devicesAreListedWithWhatSuggestionsAdd() throws {
    let lines = try SeamProcess("list", "devices").output.split(separator: "\n")
    let row = lines.first { $0.hasPrefix("iPhone 8 ") && !$0.contains("Plus") }
    #expect(row?.hasSuffix("216       +44") == true, "\(lines)")
  }

  @Test(arguments: [
    [], ["--help"], ["--version"], ["help", "check"], ["film", "--help"], ["curve", "-h"],
  ])
  func helpEndsWithZero(arguments: [String]) throws {
    let run = try SeamProcess(arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ["bogus"], ["check"], ["check", "x.yaml"], ["list", "cats"], ["curve"],
    ["curve", "5"], ["curve", "7", "--rate", "0"], ["curve", "linear", "--duration", "-1"],
    ["curve", "linear", "--duration", "nan"], ["curve", "cubic-bezier(2,0,1,1)"],
    ["curve", "linear", "--duration", "1e9", "--rate", "1000"], ["curve", "7", "--profile", "x"],
    ["film", "Scenes", "--format", "bmp"], ["film", "Scenes", "--columns", "0"],
    ["check", "Scenes", "--tolerance", "gap"], ["check", "Scenes", "--tolerance", "gap=nan"],
    ["check", "Scenes", "--reporter", "pdf"], ["check", "Scenes", "--reporter", "json="],
    ["check", "Scenes", "--reporter", "json=/tmp/a", "--reporter", "junit=/tmp/a"],
    ["check", "Scenes", "--jobs", "0"],
  ])
  func wrongArgumentsEndWithTwo(arguments: [String]) throws {
    let run = try SeamProcess(arguments)
    #expect(run.status == 2, "\(arguments): \(run.errors)")
    #expect(run.errors.contains("error: "))
    #expect(run.output.isEmpty)
  }

  @Test func handlersAreNotMadeForACommandWithoutThem() throws {
    let run = try SeamProcess("--version", of: "FaultyHandlers")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aTimelineAsCSVHasARowForEachRefresh() throws {
    let run = try SeamProcess(
      "curve", "458752", "--rate", "120", "--from", "0", "--to", "336", "--format", "csv")
    let rows = run.output.split(separator: "\n")
    #expect(rows.first == "frame,time,progress,value,velocity")
    #expect(rows.count == 62)
    let last = rows[61].split(separator: ",").map { Double($0) ?? .nan }
    #expect(last == [60, 0.5, 1, 336, 0])
    let row = rows[1 + 30].split(separator: ",").map { Double($0) ?? .nan }
    #expect(abs(row[3] - 316.52488444019065) < 1e-9)
  }

  @Test func negativeNumbersAreValues() throws {
    let run = try SeamProcess("curve", "3", "--from", "-10", "--to", "-20", "--format", "csv")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n")[1].hasPrefix("0,0.0,0.0,-10.0,"))
  }

  /// No number that is written is none.
  @Test(arguments: ["1e308", "-1e308", "1e13", "inf", "nan"])
  func valuesThatNoArithmeticHoldsAreRefused(value: String) throws {
    for option in ["--from", "--to"] {
      let run = try SeamProcess("curve", "3", "\(option)=\(value)", "--format", "json")
      #expect(run.status == 2 && run.output.isEmpty)
    }
    let far = try SeamProcess("curve", "3", "--from=-1e12", "--to=1e12", "--format", "csv")
    #expect(far.status == 0 && !far.output.contains("inf") && !far.output.contains("nan"))
  }

  @Test func aTimelineAsJSONReadsBack() throws {
    let run = try SeamProcess("curve", "easeInOut", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((object?["frames"] as? [Any])?.count == 16)
  }
}

struct FilmCommandTests {
  private static let scene = """
    scene: "../Out of / the folder"
    device: iPhone 8
    handler: frame
    events: [{at: 0, show: {height: 258}}]

    """

  @Test func aFilmStaysInItsFolder() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene)
    let run = try SeamProcess("film", path, path, "-o", "out", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names == ["a.yaml", "out"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    for name in names { #expect(name.hasPrefix("out-of-the-folder")) }
    let first = try #require(names.first)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("out/\(first)"))
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  @Test func theSameSceneGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene)
    let pictures = try ["one", "two"].map { name in
      _ = try SeamProcess("film", path, "-o", name, in: folder.url)
      return try Data(
        contentsOf: folder.url.appendingPathComponent("\(name)/out-of-the-folder.png"))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func eachRateHasAFilmOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene + "rate: [60, 120]\n")
    _ = try SeamProcess("film", path, "-o", "out", in: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    #expect(names.count == 2)
  }
}
