import Foundation
import TestSupport
import Testing

/// Findings that rest on what is reported or assumed only, and `--only known`.
struct OnlyKnownTests {
  /// On iOS 26 the rectangles leave the accessory out; the wrong curve is wrong whatever they do.
  private static func scene(_ handlers: String) -> String {
    """
    scene: Known
    device: iPhone 17
    system: iOS 26
    handler: [\(handlers)]
    events: [{at: 0.2, show: {}}, {at: 1, hide: {}}]

    """
  }

  @Test func whatRestsOnAReportFailsNothing() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.scene("inputaccessory"))
    let all = try SeamProcess("check", scene, "--reporter", "json=all.json", in: folder.url)
    #expect(all.status == 1 && all.output.isEmpty == false)
    let known = try SeamProcess(
      "check", scene, "--only", "known", "--reporter", "json=known.json", in: folder.url)
    #expect(known.status == 0, "\(known.output)")
    #expect(known.output.contains("fails nothing: "), "\(known.output)")
    #expect(known.output.contains("(reported: iOS 26 leaves the accessory out"))
    // The report of all is judged as the run would have been, and that of the run as it was.
    let merged = try SeamProcess(
      "merge", "all.json", "--only", "known", "--reporter", "json=-", in: folder.url)
    #expect(merged.status == 0)
    let report = try String(
      contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
    #expect(merged.output == report)
    #expect(try SeamProcess("merge", "known.json", in: folder.url).status == 0)
    #expect(try SeamProcess("merge", "all.json", in: folder.url).status == 1)
  }

  @Test(arguments: [[], ["--fail-fast"]])
  func whatIsRecordedFails(more: [String]) throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file(
      "a.yaml", Self.scene("inputaccessory, {frame: {timing: easeInOut}}"))
    let run = try SeamProcess(["check", scene, "--only", "known"] + more, in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("2 cases: 1 as expected, 1 not"), "\(run.output)")
  }

  @Test(arguments: ["check", "merge"])
  func anotherWordIsRefused(command: String) throws {
    let run = try SeamProcess(command, "none", "--only", "sure")
    #expect(run.status == 2 && run.errors.contains("known"), "\(run.errors)")
  }
}
