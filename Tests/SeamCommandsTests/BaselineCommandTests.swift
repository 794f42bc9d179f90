import Foundation
import TestSupport
import Testing

struct BaselineCommandTests {
  private static func scene(_ timing: String, expect: String = "") -> String {
    """
    scene: Show
    device: iPhone 8
    handler: [frame, {frame: {timing: linear}}]
    events: [{at: 0, show: {height: 258, duration: \(timing)}}]
    \(expect)

    """
  }

  @Test func whatIsAcceptedPassesAndWhatIsWorseFails() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.scene("0.25"))
    #expect(try SeamProcess("check", scene).status == 1)
    let accept = try SeamProcess("accept", scene, "--baseline", "b.txt", in: folder.url)
    #expect(accept.status == 0 && accept.output == "wrote 3 findings of 1 case to b.txt\n")
    let same = try SeamProcess("check", scene, "--baseline", "b.txt", in: folder.url)
    #expect(same.status == 0, "\(same.output)")
    #expect(same.output.contains("compared with the baseline: 0 new, 0 worse, 0 better, 0 gone"))
    _ = try folder.file("a.yaml", Self.scene("0.2"))
    let worse = try SeamProcess("check", scene, "--baseline", "b.txt", in: folder.url)
    #expect(worse.status == 1 && worse.output.contains("(the baseline has "), "\(worse.output)")
    let missing = try SeamProcess("check", scene, "--baseline", "none", in: folder.url)
    #expect(missing.status == 2 && missing.errors.hasPrefix("none:1:1: error: "))
    _ = try folder.file("b.txt", "x\n")
    let broken = try SeamProcess("check", scene, "--baseline", "b.txt", in: folder.url)
    #expect(broken.status == 2 && broken.errors.hasPrefix("b.txt:1:1: error: this line is no"))
  }

  /// Cases that a filter leaves out keep their lines; those that are gone lose them.
  @Test func aPartIsAcceptedWithoutTheRest() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene("0.25"))
    let other = Self.scene("0.2").replacing("scene: Show", with: "scene: Other")
    _ = try folder.file("b.yaml", other)
    func run(_ arguments: String...) throws -> SeamProcess {
      let run = try SeamProcess(arguments + ["--baseline", "b.txt"], in: folder.url)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      return run
    }
    let all = try run("accept", ".").output
    let whole = try String(contentsOfFile: folder.url.path + "/b.txt", encoding: .utf8)
    #expect(all.contains(" of 2 cases to b.txt\n"), "\(all)")
    _ = try folder.file("b.txt", whole.replacing("\n", with: "\r\n"))
    let part = try run("accept", ".", "--filter", "Other").output
    let kept = " of 1 case to b.txt\nkept 3 findings of 1 case that --filter"
    #expect(part.contains(kept), "\(part)")
    #expect(try String(contentsOfFile: folder.url.path + "/b.txt", encoding: .utf8) == whole)
    #expect(try !run("check", ".", "--filter", "Show").output.contains("not there"))
    // A scene that is gone, and one with another title.
    try FileManager.default.removeItem(atPath: folder.url.path + "/b.yaml")
    let check = try run("check", ".").output
    #expect(check.contains(" of 1 case that are not there: Other / frame(timing"), "\(check)")
    let title = Self.scene("0.25").replacing("scene: Show", with: "scene: Show the keyboard")
    _ = try folder.file("a.yaml", title)
    let retitled = try run("check", ".").output
    #expect(retitled.contains("'Show' is 'Show the keyboard' now"), "\(retitled)")
    let drop = try run("accept", ".").output
    #expect(drop.contains("dropped") && drop.contains("of 2 cases that are not there"), "\(drop)")
    #expect(try !run("check", ".").output.contains(" is "))
  }

  /// A case that cannot be played has no findings to accept: nothing is written.
  @Test func whatCannotBePlayedIsNotAccepted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene("0.25").replacing("[frame,", with: "[killed,"))
    for name in ["first", "second"] { _ = try folder.file(name, "") }
    let run = try SeamProcess(
      "accept", "a.yaml", "--baseline", "b.txt", of: "FaultyHandlers", in: folder.url)
    #expect(run.status == 3 && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.hasPrefix("error: Show / killed / iPhone 8"), "\(run.errors)")
    #expect(folder.names == ["a.yaml"])
  }

  @Test func aBaselineOfAnotherVersionIsRefused() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.scene("0.25"))
    _ = try folder.file("b.txt", "# seam baseline 2: case\n")
    let run = try SeamProcess("check", scene, "--baseline", "b.txt", in: folder.url)
    #expect(run.status == 2 && run.errors.hasPrefix("b.txt:1:1: error: version 2"), "\(run.errors)")
  }

  @Test func reportsAreCompared() throws {
    let folder = try TemporaryFolder()
    for (name, duration) in [("base", "0.25"), ("head", "0.2")] {
      let scene = try folder.file("a.yaml", Self.scene(duration))
      _ = try SeamProcess("check", scene, "--reporter", "json=\(name).json", in: folder.url)
    }
    func compare(_ arguments: String...) throws -> SeamProcess {
      try SeamProcess(["compare"] + arguments, in: folder.url)
    }
    let same = try compare("base.json", "base.json")
    #expect(same.status == 0 && same.output == "0 new, 0 worse, 0 better, 0 gone\n")
    let text = try compare("base.json", "head.json")
    #expect(
      text.status == 1 && text.output.hasPrefix("worse  Show / frame(timing: linear)"),
      "\(text.output)")
    let markdown = try compare("base.json", "head.json", "--format", "markdown")
    #expect(markdown.output.hasPrefix("## Seam: new or worse\n"))
    let json = try compare("base.json", "head.json", "--format", "json", "-o", "c.json")
    #expect(json.output.isEmpty && folder.names.contains("c.json"))
    let wrong = try compare("a.yaml", "head.json")
    #expect(wrong.status == 2 && wrong.errors.hasPrefix("a.yaml:1:1: error: this is no report"))
  }

  @Test(arguments: [
    ("[gap, overlap]", 0, ""), ("{gap: 2, overlap: 1}", 0, ""),
    ("{gap: 3, overlap: 1}", 1, "expected: gap: 3, but 2 found"),
    ("{gap: {atMost: 15.1}, overlap: {count: 1, atLeast: 40, atMost: 43}}", 0, ""),
    ("{gap: {atMost: 14}, overlap: 1}", 1, "(the scene expects at most 14 pt)"),
    ("[{gap: {atMost: 20}}, overlap]", 0, ""),
    ("{gap: {count: 2, worst: 15 +/- 0.1}, overlap: {worst: 42.7}}", 0, ""),
    ("{gap: {worst: 15.4, within: 0.5}, overlap: {count: 1, worst: 43.5 +/- 1}}", 0, ""),
    ("{gap: {worst: 14}, overlap: 1}", 1, "(the scene expects a worst of 14 +/- 0.5 pt)"),
    ("{gap: {worst: 16 +/- 0.5}, overlap: 1}", 1, "(the scene expects a worst of 16 +/- 0.5 pt)"),
    ("{gap: 2}", 1, "overlap of 42.7 pt"),
    ("{gap: 2, overlap: 1, jump: 1}", 1, "expected: jump, which was not found"),
  ])
  func countsAndBoundsAreExpected(expect: String, status: Int, message: String) throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file(
      "a.yaml", Self.scene("0.25", expect: "expect: {\"frame(timing: linear)\": \(expect)}"))
    let run = try SeamProcess("check", scene)
    #expect(run.status == Int32(status), "\(run.output)\(run.errors)")
    #expect(message.isEmpty || run.output.contains(message), "\(run.output)")
  }

  @Test(arguments: [
    ("{gap: 0}", "must be 1 to 10000"), ("{gap: {atmost: 2}}", "did you mean 'atMost'?"),
    ("{gop: 2}", "no finding is called 'gop'"), ("{}", "names no finding"),
    ("{gap: {atLeast: 3, atMost: 2}}", "atLeast must not be more than atMost"),
    ("{gap: {atMost: -1}}", "must be 0 to 1000000000"),
    ("{gap: {within: 1}}", "within goes with one number: {worst: 48.1, within: 0.5}"),
    ("{gap: {worst: 1 +/- 2, within: 1}}", "within goes with one number"),
    ("{gap: {worst: 1 +/- x}}", "what it may differ by, as 48.1 +/- 0.5, not '1 +/- x'"),
    ("{gap: {worst: -1}}", "worst must be 0 to 1000000000"),
  ])
  func whatIsNoBoundIsRefused(expect: String, message: String) throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.scene("0.25", expect: "expect: {frame: \(expect)}"))
    let run = try SeamProcess("check", scene)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}
