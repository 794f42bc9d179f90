import Foundation
import TestSupport
import Testing

/// Scenes that share a file, a title or a folder with something else.
struct SeveralFilesTests {
  private static func scene(_ timing: String) -> String {
    """
    scene: Show
    device: iPhone 8
    handler: {frame: {timing: \(timing)}}
    events:
      - {at: 0, show: {height: 258}}

    """
  }

  private struct Report: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let name: String
      let scene: String
      let films: [String]
    }
  }

  private func cases(_ run: SeamProcess) throws -> [Report.Case] {
    try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).cases
  }

  private func folders(_ timings: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (index, timing) in timings.enumerated() {
      let place = folder.url.appendingPathComponent("\(index)/sub")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      _ = try folder.file("\(index)/sub/a.yaml", Self.scene(timing))
    }
    return folder
  }

  @Test func aFileThatIsGivenTwiceIsReadOnce() throws {
    let folder = try folders("keyboard")
    let once = try SeamProcess("check", "0", in: folder.url)
    let twice = try SeamProcess(
      "check", "0", "0/sub/a.yaml", "0/sub/../sub/a.yaml", folder.url.path, in: folder.url)
    #expect(once.status == 0 && twice.status == 0)
    #expect(once.output == twice.output)
  }

  /// Two scenes of one title are distinguished by as much of their paths as that takes.
  @Test func scenesOfOneTitleHaveNamesOfTheirOwn() throws {
    let folder = try folders("linear", "easeOut")
    let out = folder.url.appendingPathComponent("out").path
    let run = try SeamProcess("check", "0", "1", "--reporter", "json", in: folder.url)
    let cases = try cases(run)
    #expect(cases.map(\.scene) == ["Show (0/sub/a.yaml)", "Show (1/sub/a.yaml)"])
    #expect(cases.allSatisfy { $0.name.hasPrefix($0.scene + " / frame(timing: ") })
    let text = try SeamProcess("check", "0", "1", "-o", out, in: folder.url)
    #expect(
      text.output.contains(
        "Show (0/sub/a.yaml): 1 of 1 case not as expected\n  FAIL frame(timing: linear) / iPhone 8"
      ))
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    #expect(names == ["show-0-sub-a-yaml.png", "show-1-sub-a-yaml.png"])
    let film = try SeamProcess("film", "0", "1", "-o", out, in: folder.url)
    #expect(film.output.split(separator: "\n").count == 2)
  }

  /// A report among the scenes is no scene the next time.
  @Test func reportsMayLieAmongTheScenes() throws {
    let folder = try folders("linear")
    let runs = try (0..<2).map { _ in
      try SeamProcess(
        "check", ".", "-o", ".", "--reporter", "json", "--reporter", "junit", "--reporter",
        "markdown", in: folder.url)
    }
    #expect(runs.map(\.status) == [1, 1])
    #expect(runs[0].output == runs[1].output)
    #expect(runs[1].errors.isEmpty)
    #expect(folder.names == ["0", "seam.json", "seam.md", "seam.xml", "show.png"])
  }

  /// A matrix that is not there is reported as a scene that is not there.
  @Test(arguments: ["none.yaml", "folder.yaml", "empty.yaml", "latin.yaml"])
  func aMatrixThatCannotBeReadIsToldAsAScene(name: String) throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.scene("keyboard"))
    _ = try folder.file("empty.yaml", "# nothing")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder.yaml"), withIntermediateDirectories: true)
    try Data([0xE9, 0xFF]).write(to: folder.url.appendingPathComponent("latin.yaml"))
    let run = try SeamProcess("check", scene, "--matrix", name, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(name):1:1: error: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    guard name != "folder.yaml" else { return }
    let read = try SeamProcess("check", name, in: folder.url)
    let noun = run.errors.replacing("matrix", with: "scene")
      .replacing("rate: [60, 120]", with: "scene: TITLE")
    #expect(read.errors == noun)
  }
}

#if os(Linux)
  /// Messages where no file can be written.
  struct FullDiskTests {
    private static let scene = """
      scene: Show
      device: iPhone 8
      handler: frame
      events: [{at: 0, show: {height: 258}}]

      """

    private func run(_ words: String) throws -> SeamProcess {
      let folder = try TemporaryFolder()
      _ = try folder.file("a.yaml", Self.scene)
      let seam = SeamProcess.path(of: "seam")
      return try SeamProcess(program: "/bin/sh", ["-c", "'\(seam)' \(words)"], in: folder.url)
    }

    @Test(arguments: [
      "check a.yaml > /dev/full", "check a.yaml --reporter json > /dev/full",
      "check a.yaml --reporter json=/dev/full", "list handlers > /dev/full",
      "film a.yaml > /dev/full", "curve keyboard -o /dev/full", "--help > /dev/full",
    ])
    func aFullDiskEndsWithThree(words: String) throws {
      let run = try run(words)
      #expect(run.status == 3, "\(words): \(run.errors)")
      #expect(run.errors.hasPrefix("error: cannot write "))
      #expect(run.errors.contains("No space left on device"))
    }

    /// A reader that stops reading gets no message.
    @Test func aReaderThatLeavesHearsNothing() throws {
      let run = try run("list handlers | true")
      #expect(run.errors.isEmpty)
    }
  }
#endif
