import Foundation
import TestSupport
import Testing

/// The places of reports and pictures, and the files that are left where they cannot be written.
struct OutputSafetyTests {
  private static let wrong = """
    scene: Too slow
    device: iPhone 8
    handler: [frame, {frame: {timing: linear}}]
    events:
      - {at: 0, show: {height: 258}}

    """

  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.file("a.yaml", Self.wrong)
  }

  private func seam(_ arguments: String...) throws -> SeamProcess {
    try SeamProcess(arguments, in: folder.url)
  }

  /// Runs a line of a shell, in which `$SEAM` is the program.
  private func shell(_ line: String) throws -> SeamProcess {
    try SeamProcess(
      program: "/bin/bash",
      ["-c", "SEAM='\(SeamProcess.path(of: "seam"))'; cd '\(folder.url.path)'; \(line)"])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func isLink(_ name: String) -> Bool {
    let path = folder.url.appendingPathComponent(name).path
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The link to the standard output stays one, wherever that leads.
  @Test(arguments: ["/dev/fd/1", "out", "-"])
  func theStandardOutputIsWrittenThrough(name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("out").path, withDestinationPath: "/dev/stdout")
    let run = try shell("echo before >log; $SEAM check a.yaml --reporter json=\(name) >>log")
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(try text("log").hasPrefix("before\n{\n  \"cases\""))
    #expect(try text("log").hasSuffix("\"version\" : 1\n}\n"))
    #expect(isLink("out"))
    #expect(folder.names == ["a.yaml", "log", "out"])
  }

  @Test func aLinkIsFollowedToItsFile() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("sub"), withIntermediateDirectories: true)
    for (link, target) in [("one", "two"), ("two", "sub/three")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(link).path, withDestinationPath: target)
    }
    for _ in 0..<2 {
      #expect(try seam("check", "a.yaml", "--reporter", "json=one").status == 1)
      #expect(isLink("one") && isLink("two") && !isLink("sub/three"))
      #expect(try text("sub/three").hasPrefix("{"))
    }
    #expect(folder.names == ["a.yaml", "one", "sub", "two"])
  }

  @Test func aLoopOfLinksIsAnError() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("loop").path, withDestinationPath: "loop")
    let run = try seam("check", "a.yaml", "--reporter", "json=loop")
    #expect(run.status == 3 && run.errors.contains("cannot write loop: "), "\(run.errors)")
  }

  @Test func whoMayReadTheOldFileMayReadTheNewOne() throws {
    _ = try shell("echo >x.json; chmod 640 x.json; $SEAM check a.yaml --reporter json=x.json")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.url.appendingPathComponent("x.json").path)
    #expect((attributes[.posixPermissions] as? Int) == 0o640)
  }

  @Test func twoOnTheStandardOutputAreRefused() throws {
    for other in ["junit=-", "junit", "junit=/dev/stdout", "github"] {
      let run = try seam("check", "a.yaml", "--reporter", "json=-", "--reporter", other)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("both go to the standard output"), "\(run.errors)")
    }
    #expect(try seam("check", "a.yaml", "-o", "-").status == 2)
  }

  @Test func aCurveAndAFilmGoToTheStandardOutput() throws {
    let curve = try seam("curve", "keyboard", "--format", "csv")
    #expect(try seam("curve", "keyboard", "--format", "csv", "-o", "-").output == curve.output)
    let film = try shell(
      "$SEAM film a.yaml -o - >film.png; $SEAM film a.yaml -o out; cmp film.png out/*.png")
    #expect(film.status == 0 && film.errors.isEmpty, "\(film.errors)")
    _ = try folder.file("b.yaml", Self.wrong.replacingOccurrences(of: "slow", with: "fast"))
    let two = try seam("film", "a.yaml", "b.yaml", "-o", "-")
    #expect(two.status == 2 && two.output.isEmpty && two.errors.contains("2 pictures"))
  }

  /// A place that cannot be written is known before the first case: nothing is played, printed or
  /// left.
  @Test(arguments: ["none/x.json", "a.yaml/x.json", "sub", "/dev/nothing", "/proc/x"])
  func placesAreTestedBeforeTheFirstCase(place: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("sub"), withIntermediateDirectories: true)
    let run = try seam("check", "a.yaml", "--playbacks", "p", "--reporter", "json=\(place)")
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: cannot write \(place): "), "\(run.errors)")
    #expect(folder.names == ["a.yaml", "sub"])
  }

  /// A report that outgrows what a file may hold is an error, and leaves nothing behind.
  @Test func aWriteThatFailsLeavesNothing() throws {
    let run = try shell(
      "ulimit -f 1; $SEAM check a.yaml --reporter json=x.json --reporter text=y.txt")
    #expect(run.status == 3)
    #expect(run.errors == "error: cannot write x.json: File too large\n")
    #expect(run.output.contains("FAIL frame(timing: linear)"))
    // The other report is there all the same, and no part of a file.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["a.yaml", "y.txt"])
  }

  /// A film that fails is in the report and in the status, and costs no report.
  @Test func reportsDoNotWaitForFilms() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out/too-slow.png/x"),
      withIntermediateDirectories: true)
    let run = try seam(
      "check", "a.yaml", "-o", "out", "--reporter", "json=x.json", "--reporter", "markdown=x.md")
    #expect(run.status == 3)
    #expect(run.errors.contains("cannot write out/too-slow.png: "), "\(run.errors)")
    #expect(run.output.contains("no film: cannot write out/too-slow.png"), "\(run.output)")
    #expect(try text("x.json").contains("\"filmFailures\" : ["))
    #expect(try text("x.md").contains("no film: cannot write"))
  }

  /// The text that other steps have written to the summary stays.
  @Test func aStepOfGitHubHasASummary() throws {
    _ = try folder.file("summary.md", "before\n")
    let without = try shell("GITHUB_STEP_SUMMARY= $SEAM check a.yaml --reporter github")
    #expect(without.errors.isEmpty, "\(without.errors)")
    let run = try shell("GITHUB_STEP_SUMMARY=summary.md $SEAM check a.yaml --reporter github")
    #expect(run.status == 1 && run.output.hasPrefix("::error file=a.yaml,line=1,title="))
    #expect(try text("summary.md").hasPrefix("before\n## Seam: 1 of 2 cases not as expected\n"))
  }

  @Test func aTemporaryFolderThatTakesNothingIsNamed() throws {
    let run = try shell("SEAM_WORKERS_ONLY=1 TMPDIR=/proc $SEAM film a.yaml -o out")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("error: cannot make a temporary file in /proc"), "\(run.errors)")
    #expect(run.errors.contains("set TMPDIR"))
  }

  @Test func aPictureThatIsTooLargeHasItsPlace() throws {
    let run = try seam("film", "a.yaml", "-o", "out", "--columns", "60", "--scale", "8")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.yaml:1:1: error: a picture of "), "\(run.errors)")
  }

  /// Whatever name a file has, an error about it is no command of the log that it is in.
  @Test func theNameOfAFileIsNoCommand() throws {
    let run = try seam("check", "::error::x.yaml")
    #expect(run.errors.hasPrefix("./::error::x.yaml:1:1: error: there is no such file"))
  }
}

/// A program that ends in the middle of a write takes along what is half written.
struct UnfinishedWriteTests {
  private func run(_ fault: String, _ signal: Int32?) throws -> (status: Int32, errors: String) {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SeamProcess.path(of: "FaultyHandlers"))
    process.arguments = [fault, folder.url.appendingPathComponent("x.json").path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    _ = try output.fileHandleForReading.read(upToCount: "holding\n".utf8.count)
    if let signal {
      let held = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(held.count == 1 && held[0].hasSuffix(".tmp"))
      kill(process.processIdentifier, signal)
    }
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    #expect(process.terminationReason == .uncaughtSignal)
    return (process.terminationStatus, text)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalLeavesNothing(signal: Int32) throws {
    let end = try run("hold", signal)
    #expect(end.status == signal && end.errors.isEmpty)
  }

  @Test func quittingSaysWhatWasDone() throws {
    let end = try run("hold", SIGQUIT)
    #expect(end.status == SIGQUIT)
    #expect(
      end.errors.wholeMatch(
        of: /\nseam [0-9.]+ stopped by SIGQUIT while writing what is asked for\n/) != nil,
      "\(end.errors)")
  }

  /// A crash of the program's own is a few lines: what it did, and where to report it.
  @Test func aCrashIsAShortReport() throws {
    let end = try run("crash", nil)
    #expect(end.errors.contains("crashed while writing what is asked for\n"), "\(end.errors)")
    #expect(end.errors.contains("Please report it"))
    #expect(end.errors.split(separator: "\n").count <= 4, "\(end.errors)")
  }
}
