import Foundation
import TestSupport
import Testing

struct FilmStudioTests {
  /// Six films of two handlers each, with messages of several lines, some of which come later.
  private static let scene = """
    scene: Show
    device: [iPhone 8, iPhone 14, iPhone 17]
    rate: [60, 120]
    handler: [frame, nbchat]
    transcript: {heights: [84, 104, 124]}
    events:
      - {at: 0, show: {height: 300}}
      - {at: 0.6, receive: {height: 104}}
      - {at: 0.8, receive: {height: 124}}

    """

  /// The output, and the files by name.
  private func draw(_ arguments: String...) throws -> (run: SeamProcess, files: [String: Data]) {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene)
    let run = try SeamProcess(
      ["film", path, "-o", "out"] + (arguments.contains("--columns") ? [] : ["--columns", "2"])
        + arguments, in: folder.url)
    let out = folder.url.appendingPathComponent("out")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: out.path)) ?? []
    let files = try names.map { ($0, try Data(contentsOf: out.appendingPathComponent($0))) }
    return (run, Dictionary(uniqueKeysWithValues: files))
  }

  @Test func filmsAreTheSameForEveryNumberOfWorkers() throws {
    let alone = try draw("--scale", "0.3", "--jobs", "1")
    #expect(alone.run.status == 0 && alone.files.count == 6)
    let printed = alone.run.output.split(separator: "\n").map { $0.dropFirst("out/".count) }
    #expect(Set(printed.map(String.init)) == Set(alone.files.keys))
    for jobs in ["2", "3", "16"] {
      let together = try draw("--scale", "0.3", "--jobs", jobs)
      #expect(together.run.output == alone.run.output)
      #expect(together.files == alone.files)
    }
  }

  @Test func animationsStandBesideStrips() throws {
    let strips = try draw("--scale", "0.1").files
    let animations = try draw("--scale", "0.1", "--format", "apng", "--slow", "2").files
    #expect(Set(strips.keys).isDisjoint(with: animations.keys))
    #expect(animations.keys.allSatisfy { $0.hasSuffix("-animation.png") })
    #expect(animations.values.allSatisfy { $0.range(of: Data("acTL".utf8)) != nil })
  }

  @Test func nothingIsWrittenOfWhatIsTooLarge() throws {
    let drawn = try draw("--columns", "60", "--scale", "8")
    #expect(drawn.files.isEmpty && drawn.run.output.isEmpty)
    #expect(drawn.run.status == 2)
    #expect(drawn.run.errors.contains("px"))
  }
}
