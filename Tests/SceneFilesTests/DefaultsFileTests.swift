import SceneFiles
import Scenes
import TestSupport
import Testing

/// What `seam.yaml` says: scenes, and options of commands as a command line has them.
struct DefaultsFileTests {
  private static let text = """
    # A package.
    scenes: [Scenes, more/a.yaml]
    check:
      reporter: {html: Output/seam.html, text: }
      tolerance: {gap: 0.5}
      jobs: 2
    film:
      rate: [60, {slow: 0.5}]
    """

  @Test func scenesAndOptionsAreRead() throws {
    let file = try DefaultsFile(Self.text, file: "f")
    #expect(file.scenes == ["Scenes", "more/a.yaml"])
    #expect(file.commands.map(\.name) == ["check", "film"])
    #expect(file.commands.map(\.location.line) == [3, 7])
    let options = file.commands.flatMap(\.options)
    #expect(options.map(\.name) == ["reporter", "tolerance", "jobs", "rate"])
    #expect(options.map(\.location.line) == [4, 5, 6, 8])
    #expect(
      options.map(\.values) == [
        ["html=Output/seam.html", "text"], ["gap=0.5"], ["2"], ["60", "slow=0.5"],
      ])
    #expect(try DefaultsFile("scenes: one", file: "f").scenes == ["one"])
  }

  /// A text without content says nothing; one that is no map is refused with its place.
  @Test(arguments: ["", "\n\n", "# a\n  # b\n"]) func nothingSaysNothing(_ text: String) throws {
    let file = try DefaultsFile(text, file: "f")
    #expect(file.scenes.isEmpty && file.commands.isEmpty)
  }

  @Test(arguments: [
    ("check", 1), ("\ncheck: {jobs: {a: {b: 1}}}", 2), ("scenes: {a: b}", 1), ("- a", 1),
    ("scenes: [[a]]", 1), ("check:\n  - jobs", 2), ("check: {jobs: [", 1),
  ])
  func whatIsNoneIsRefused(_ text: String, _ line: Int) {
    let error = #expect(throws: SceneError.self) { try DefaultsFile(text, file: "f") }
    #expect(error?.location.file == "f" && error?.location.line == line)
  }
}
