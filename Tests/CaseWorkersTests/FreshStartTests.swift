import Foundation
import TestSupport
import Testing

/// Cases that a program plays itself, and that stop it.
struct FreshStartTests {
  /// The program starts anew, once, and its workers find nothing.
  @Test(arguments: ["trap", "loop"], ["1", "3"])
  func aStopOfTheProgramItselfIsNoFinding(breach: String, jobs: String) throws {
    let folder = try TemporaryFolder()
    let scene = """
      scene: Trusted
      device: iPhone 8
      handler: [frame, {trusted: {by: \(breach)}}, constraint]
      rate: [60, 120]
      events:
        - {at: 0.1, show: {height: 258}}

      """
    let run = try SeamProcess(
      "check", folder.file("a.yaml", scene), "--verbose", "--timeout", "0.5", "--jobs", jobs,
      "--reporter", "json=run.json", of: "FaultyHandlers", in: folder.url)
    #expect(run.output.contains("6 cases: "), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("trap while"), "\(run.output)")
    #expect(!run.errors.contains("fault in seam"), "\(run.errors)")
    #expect(folder.names == ["a.yaml", "run.json"])
  }
}
