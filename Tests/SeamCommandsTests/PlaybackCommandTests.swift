import Foundation
import TestSupport
import Testing

/// Playbacks as a person saves and reads them, and scenes that come by a pipe.
struct PlaybackCommandTests {
  private static let scene = """
    scene: Show
    device: [iPhone 8, iPhone 14]
    handler: {frame: {timing: linear}}
    events:
      - {at: 0, show: {height: 300}}
    expect: {frame: [gap, overlap, lag]}

    """

  @Test func aPlaybackShowsWhatItsSceneDid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene)
    let played = try SeamProcess(
      "check", path, "--playbacks", "saved", "--reporter", "json", in: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/saved")
    #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix("_60_Hz.playback.json") })
    let read = try SeamProcess("check", "saved", "--reporter", "json", in: folder.url)
    #expect(read.status == played.status)
    #expect(read.output.count == played.output.count)
    let films = try ["a.yaml", "saved"].map { source in
      let run = try SeamProcess("film", source, "-o", source + "-films", in: folder.url)
      return try run.output.split(separator: "\n").map {
        try Data(contentsOf: folder.url.appendingPathComponent(String($0)))
      }
    }
    #expect(films[0].count == 2 && Set(films[0]) == Set(films[1]))
    // Among scenes playbacks are none.
    let both = try SeamProcess("check", ".", in: folder.url)
    #expect(both.output.contains("2 cases"))
  }

  @Test func argumentsCountForPlaybacksToo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "a.yaml", Self.scene.replacingOccurrences(of: "[iPhone 8, iPhone 14]", with: "iPhone 8"))
    _ = try SeamProcess("check", path, "--playbacks", ".", in: folder.url)
    let playback = try #require(folder.names.first { $0.hasSuffix(".playback.json") })
    let tolerant = try SeamProcess("check", playback, "--tolerance", "gap=300", in: folder.url)
    #expect(tolerant.status == 1)
    #expect(
      try SeamProcess("check", path, "--tolerance", "gap=300", in: folder.url).output
        == tolerant.output)
    _ = try folder.file("m.yaml", "rate: [60, 120]\n")
    let crossed = try SeamProcess("check", playback, "--matrix", "m.yaml", in: folder.url)
    #expect(crossed.status == 2)
    #expect(crossed.errors.hasPrefix("\(playback):1:1: error: a playback is of one case"))
    let costs = try SeamProcess("cost", playback, in: folder.url)
    #expect(costs.status == 2 && costs.errors.contains("has no handler that could be measured"))
    let pictures = try [path, playback].map { source in
      let run = try SeamProcess("film", source, "--rate", "120", "-o", "films", in: folder.url)
      return try Data(contentsOf: folder.url.appendingPathComponent(String(run.output.dropLast())))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func aBrokenPlaybackEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.playback.json", "{\"version\":1,\n\"layers\": 7}")
    let run = try SeamProcess("check", path, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "\(path):2:11: error: 'layers' must be a list\n")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    "cat a.yaml | seam check -", "seam check - < a.yaml", "seam check /dev/stdin < a.yaml",
    "cat a.yaml | seam check /dev/stdin", "mkfifo p; cat a.yaml > p & seam check p",
  ])
  func aSceneMayComeByAPipe(words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene)
    let command = words.replacingOccurrences(
      of: "seam", with: "'\(SeamProcess.path(of: "seam"))'")
    let run = try SeamProcess(program: "/bin/bash", ["-c", command], in: folder.url)
    #expect(run.errors.isEmpty)
    #expect(run.output == (try SeamProcess("check", path).output))
  }

  @Test func aMistakeOfTheStandardInputIsToldAsOne() throws {
    let folder = try TemporaryFolder()
    let seam = SeamProcess.path(of: "seam")
    for name in ["-", "/dev/stdin"] {
      let run = try SeamProcess(
        program: "/bin/bash", ["-c", "echo 'scene: a' | '\(seam)' check \(name)"], in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("\(name):1:1: error: the scene lacks 'device'"))
    }
  }
}
