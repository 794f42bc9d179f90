import Foundation
import TestSupport
import Testing

/// Files with mistakes among those that a command reads.
struct AllFilesTests {
  private static let right = """
    scene: Show
    device: iPhone 8
    handler: frame
    events: [{at: 0, show: {height: 258}}]

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("b.yaml", Self.right)
    for (name, text) in [
      ("a.yaml", Self.right.replacing("iPhone 8", with: "Nokia").replacing("258", with: "-1")),
      ("c.yaml", "scene: A: b\n"), ("d.playback.json", "{\"version\": 9}"),
      ("e.yaml", "rate: 0\nphase: 9\n" + Self.right),
    ] {
      _ = try folder.file(name, text)
    }
    return folder
  }

  private static let places = [
    "none.yaml:1:1:", "a.yaml:2:9:", "a.yaml:4:33:", "c.yaml:1:9:", "d.playback.json:",
    "e.yaml:1:7:", "e.yaml:2:8:",
  ]

  private static let files = [
    "a.yaml", "b.yaml", "none.yaml", "c.yaml", "d.playback.json", "e.yaml",
  ]

  private func expectAll(_ run: SeamProcess) {
    let lines = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.count == Self.places.count, "\(run.errors)")
    for (line, place) in zip(lines, Self.places) { #expect(line.hasPrefix(place), "\(line)") }
  }

  @Test(arguments: ["check", "film", "accept"])
  func theMistakesOfAllFilesAreNamedAndNothingIsDone(command: String) throws {
    let folder = try folder()
    let names = folder.names
    let rest = command == "check" ? [] : command == "film" ? ["-o", "out"] : ["--baseline", "b"]
    let run = try SeamProcess([command] + Self.files + rest, in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty && folder.names == names)
    expectAll(run)
  }

  @Test func theOthersAreCheckedIfThatIsAsked() throws {
    let folder = try folder()
    let run = try SeamProcess(
      ["check", "--keep-going", "--reporter", "json"] + Self.files, in: folder.url)
    #expect(run.status == 2)
    expectAll(run)
    let alone = try SeamProcess("check", "b.yaml", "--reporter", "json", in: folder.url)
    #expect(alone.status == 0 && run.output == alone.output)
    let none = try SeamProcess("check", "--keep-going", "a.yaml", in: folder.url)
    #expect(none.status == 2 && none.output.isEmpty)
  }

  /// The program of Seam itself has no handler of an app's.
  @Test func anUnknownHandlerIsPerhapsOnesOwn() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.right.replacing("frame", with: "chat"))
    let bare = try SeamProcess("check", scene)
    #expect(bare.status == 2)
    #expect(bare.errors.contains("'swift run chat-seam check'"), "\(bare.errors)")
    let own = try SeamProcess("check", scene, of: "FaultyHandlers")
    #expect(own.status == 2 && !own.errors.contains("chat-seam"), "\(own.errors)")
  }
}
