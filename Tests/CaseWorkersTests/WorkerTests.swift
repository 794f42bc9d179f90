import Foundation
import TestSupport
import Testing

/// A run with handlers that stop their worker, keep it or print from it.
struct WorkerTests {
  private static func scene(_ handlers: String) -> String {
    """
    scene: Faults
    device: iPhone 8
    handler: [\(handlers)]
    events:
      - {at: 0.1, show: {height: 258}}

    """
  }

  /// A shipped scene whose handler indexes row -1 of a list without messages.
  @Test func aShippedSceneThatTraps() throws {
    let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenes/contentinset/empty-list.yaml")
    let run = try SeamProcess("check", scenes.path, "--verbose")
    #expect(run.status == 0)
    #expect(run.output.contains("expected trap while closed at 500 ms: Fatal error: Index out"))
  }

  private func check(
    _ text: String, _ arguments: String..., in folder: TemporaryFolder
  ) throws -> SeamProcess {
    try SeamProcess(
      ["check", folder.file("a.yaml", text), "--verbose"] + arguments, of: "FaultyHandlers",
      in: folder.url)
  }

  @Test(arguments: [
    ("index", "Fatal error: Index out of range"),
    ("unwrapping", "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
    ("message", "Fatal error: no room for the bar"),
    ("precondition", "Fatal error: the bar has no window"),
    ("overflow", "stopped by signal"),
  ])
  func aTrapIsAFindingAndTheOthersGoOn(fault: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try check(
      Self.scene("frame, {trapping: {by: \(fault)}}, constraint"), in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("pass frame / "), "\(run.output)")
    #expect(run.output.contains("pass constraint / "))
    #expect(run.output.contains("trap while closed at 100 ms: "), "\(run.output)")
    #expect(run.output.contains(message), "\(run.output)")
    // The place in the app's source is named, one in the standard library is not.
    let isOurs = ["unwrapping", "message", "precondition"].contains(fault)
    #expect(run.output.contains("(FaultyHandlers/") == isOurs, "\(run.output)")
    #expect(!run.output.contains("Swift/"))
    #expect(run.output.contains("3 cases: 2 as expected, 1 not, 0 could not be played"))
  }

  @Test func aTrapThatIsExpectedPasses() throws {
    let folder = try TemporaryFolder()
    let run = try check(Self.scene("trapping") + "expect: {trapping: trap}\n", in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Singletons and static variables start afresh in every case of such a handler.
  @Test(arguments: ["1", "3"])
  func aHandlerThatKeepsStateFindsNoneOfTheCaseBefore(jobs: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.scene("frame, remembering")
      .replacingOccurrences(of: "iPhone 8", with: "[iPhone 8, iPhone 14, iPhone X, iPhone 17]")
    let run = try check(text, "--jobs", jobs, in: folder)
    #expect(!run.output.contains("trap"), "\(run.output)")
    #expect(run.output.contains("8 cases: "))
    #expect(!run.output.contains("could not be played: "))
  }

  @Test func aProgramThatEndsIsATrap() throws {
    let folder = try TemporaryFolder()
    let run = try check(Self.scene("ending"), in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("the program ended with status 3"), "\(run.output)")
  }

  /// The case after is none the worse for a process that has ended since.
  @Test func aProcessThatHasEndedIsReplaced() throws {
    let folder = try TemporaryFolder()
    let run = try check(
      Self.scene("deaf, frame, deaf, constraint, transform"), "--jobs", "1", "--tolerance",
      "gap=300", "--tolerance", "overlap=300", in: folder)
    #expect(!run.output.contains("trap"), "\(run.output)")
    #expect(run.output.contains("5 cases"))
    for handler in ["frame", "constraint", "transform"] {
      #expect(run.output.contains("pass \(handler) "))
    }
  }

  /// One that works is stopped by what it took of the processor, one that waits ten times later.
  @Test(arguments: [
    ("spinning", "within 0.3 s: look for a loop"), ("endless", "within 3 s, in which it waited"),
  ])
  func aHandlerThatNeverReturnsIsStopped(handler: String, words: String) throws {
    let folder = try TemporaryFolder()
    let run = try check(Self.scene("\(handler), frame"), "--timeout", "0.3", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("the handler did not return \(words)"), "\(run.output)")
    #expect(run.output.contains("pass frame / "))
  }

  /// Turns at one instant are one for the time limit, and a layout that never rests is named.
  @Test(arguments: [
    ("circling", "the handler did not return within 0.5 s"),
    ("pingpong", "layout does not come to an end: RestlessView needs it again"),
  ])
  func aLoopAtOneInstantIsStopped(handler: String, words: String) throws {
    let folder = try TemporaryFolder()
    let run = try check(Self.scene("\(handler), frame"), "--timeout", "0.5", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.output.contains("pass frame / "), "\(run.output)")
  }

  /// An area of next to nothing at the bottom is none that layout could not settle with.
  @Test func aSafeAreaOfNextToNothingSettles() throws {
    let folder = try TemporaryFolder()
    let text = Self.scene("inputaccessory, layoutguide").replacingOccurrences(
      of: "iPhone 8", with: "{points: [375, 667], scale: 2, safeArea: {bottom: 1e-9}}")
    let run = try check(text, "--timeout", "5", in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// A process that is killed from outside once is none the worse; twice, it is lost, and no trap.
  @Test func aWorkerThatIsEndedFromOutsideIsNoTrap() throws {
    for files in [["first"], ["first", "second"]] {
      let folder = try TemporaryFolder()
      for file in files { _ = try folder.file(file, "") }
      let run = try check(
        Self.scene("frame, killed, transform"), "--tolerance", "gap=300", "--tolerance",
        "overlap=300", "--tolerance", "covered=999", "--tolerance", "unreachable=999", in: folder)
      #expect(!run.output.contains("trap"), "\(run.output)")
      #expect(run.output.contains("pass frame / ") && run.output.contains("pass transform / "))
      let isLost = files.count == 2
      #expect(run.output.contains("stopped by signal 9") == isLost, "\(run.output)")
      #expect(run.output.contains("\(isLost ? 1 : 0) could not be played"), "\(run.output)")
      #expect(run.output.contains("pass killed / ") == !isLost, "\(run.output)")
      // That it could not be played is no verdict on the case.
      #expect(run.status == (isLost ? 3 : 0))
      #expect(run.errors.contains("error: 1 case was not played") == isLost, "\(run.errors)")
      #expect(folder.names == ["a.yaml"])
    }
  }

  /// The worker alone holds the pipe open, which ends when it does.
  @Test(.timeLimit(.minutes(5))) func aWorkerEndsWithTheProgramThatStartedIt() throws {
    let folder = try TemporaryFolder()
    let alive = folder.url.appendingPathComponent("alive").path
    try #require(mkfifo(alive, 0o600) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SeamProcess.path(of: "FaultyHandlers"))
    process.arguments = [
      "check", try folder.file("a.yaml", Self.scene("endless")), "--timeout", "1000",
    ]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let pipe = try #require(FileHandle(forReadingAtPath: alive))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try pipe.readToEnd()?.isEmpty ?? true)
  }

  @Test func constraintsThatCannotHoldAreToldOfOnceAsUIKitDoes() throws {
    let folder = try TemporaryFolder()
    let run = try check(Self.scene("contradicting"), in: folder)
    #expect(
      run.errors == """
        Faults / contradicting / iPhone 8 / iOS 18 / 60 Hz: \
        Unable to simultaneously satisfy constraints:
            <NSLayoutConstraint UIView.height == 40>
            <NSLayoutConstraint UIView.height == 60>
        Will attempt to recover by breaking constraint
            <NSLayoutConstraint UIView.height == 60>

        """)
  }

  /// However many cases and commits there are, and not where it is expected.
  @Test func aConflictIsToldOnceForAllCases() throws {
    let folder = try TemporaryFolder()
    let text = Self.scene("contradicting").replacingOccurrences(
      of: "iPhone 8", with: "[iPhone 8, iPhone 14, iPhone 17]")
    for jobs in ["1", "3"] {
      let run = try check(text, "--jobs", jobs, in: folder)
      let first = "Faults / contradicting / iPhone 8 / iOS 18 / 60 Hz (and in 2 more cases): Unable"
      #expect(run.errors.hasPrefix(first), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 5, "\(run.errors)")
    }
    let wanted =
      Self.scene("contradicting")
      + "expect: {contradicting: [conflict, overlap, unreachable]}\n"
    let expected = try check(wanted, in: folder)
    #expect(expected.status == 0 && expected.errors.isEmpty, "\(expected.output)")
    let quiet = try SeamProcess(
      "check", folder.file("a.yaml", wanted), "-q", of: "FaultyHandlers", in: folder.url)
    #expect(quiet.status == 0 && quiet.errors.isEmpty, "\(quiet.errors)")
  }

  @Test func whatAHandlerPrintsStaysOutOfTheReport() throws {
    let folder = try TemporaryFolder()
    let run = try check(Self.scene("talking"), "--reporter", "json", in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(run.errors == "a word from the handler\n")
  }

  @Test func theReportDoesNotDependOnTheJobs() throws {
    let folder = try TemporaryFolder()
    let text = Self.scene("frame, trapping, constraint, talking, ending, transform")
      .replacingOccurrences(of: "iPhone 8", with: "[iPhone 8, iPhone 14, iPhone X, iPhone 17]")
    let runs = try ["1", "2", "5"].map {
      try check(text, "--jobs", $0, "--reporter", "json", in: folder)
    }
    #expect(Set(runs.map(\.output)).count == 1)
    // A case that shared its worker with one that trapped is played again, and talks again.
    for run in runs {
      #expect(Set(run.errors.split(separator: "\n")) == ["a word from the handler"])
    }
    #expect(runs[0].output.contains("\"kind\" : \"trap\""))
  }

  @Test func theFilmOfASceneLeavesOutTheCaseThatTraps() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene("frame, trapping, constraint"))
    let run = try SeamProcess(
      "film", path, "-o", "out", of: "FaultyHandlers", in: folder.url)
    #expect(run.status == 1)
    #expect(run.output == "out/faults.png\n")
    #expect(run.errors.contains("trapping / iPhone 8"))
    #expect(run.errors.contains("Fatal error: Index out of range"))
    let two = try folder.file("b.yaml", Self.scene("frame, constraint"))
    _ = try SeamProcess("film", two, "-o", "two", in: folder.url)
    let pictures = try ["out", "two"].map {
      try Data(contentsOf: folder.url.appendingPathComponent("\($0)/faults.png"))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func aFailingSceneWithATrapHasAFilmOfTheOthers() throws {
    let folder = try TemporaryFolder()
    let run = try check(
      Self.scene("{frame: {timing: linear}}, trapping"), "-o", "out", in: folder)
    #expect(run.status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    #expect(names == ["faults.png"])
  }

  @Test(arguments: [
    ["--timeout", "0"], ["--timeout", "0.0001"], ["--timeout", "-1"], ["--jobs", "0"],
  ])
  func wrongNumbersEndWithTwo(arguments: [String]) throws {
    #expect(try SeamProcess(["check", "x.yaml"] + arguments).status == 2)
  }
}
