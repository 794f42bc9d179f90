import CaseWorkers
import Detectors
import Filmstrips
import Foundation
import Recordings
import Reports
import Scenes
import TestSupport
import Testing

@testable import SeamCommands

/// Who is to blame for a failure: what came in, or what could not be done.
struct FailureTests {
  private static let place = SourceLocation(file: "a.yaml", line: 3, column: 5)

  @Test func aFilmThatIsWrongIsItsScenesFault() {
    let tooLarge = FilmError.tooLarge(width: 9, height: 8, limit: 7)
    let tooMany = FilmError.tooManyPixels(width: 9, height: 8, limit: 7)
    for error in [tooLarge, tooMany] {
      let (placed, bare) = (CommandFailure(error, at: Self.place), CommandFailure(error))
      #expect(placed.status == .wrongInput && bare.status == .wrongInput)
      #expect(placed.messages == ["a.yaml:3:5: error: \(error)"])
      #expect(bare.messages == ["error: \(error)"])
    }
    let option = FilmError.invalidOption(name: "columns", value: "0", expected: "1 or more")
    #expect(
      CommandFailure(option, at: Self.place).messages
        == ["error: --columns cannot be 0: it must be 1 or more"])
    let font = FilmError.cannotReadFont(path: "a.ttf", reason: "gone")
    #expect(CommandFailure(option).status == .wrongInput)
    #expect(CommandFailure(font).status == .wrongInput)
    let disk = FilmError.cannotWrite(path: "a.png", reason: "full")
    #expect(CommandFailure(disk).status == .couldNotWork)
    #expect(CommandFailure(disk, at: Self.place).messages == ["error: \(disk)"])
    #expect(CommandFailure(WorkerError.file(disk)).status == .couldNotWork)
    #expect(CommandFailure(WorkerError.file(option)).status == .wrongInput)
    #expect(CommandFailure(WorkerError.cannotStart(reason: "none")).status == .couldNotWork)
  }

  @Test func aClipIsNamedWithoutWhatMovesACursor() {
    let wrong = CommandFailure(RecordingError.wrongInput("bad"), about: "a\u{1B}.mp4")
    #expect(wrong.status == .wrongInput && wrong.messages == ["a\u{FFFD}.mp4:1:1: error: bad"])
    let tool = CommandFailure(RecordingError.couldNotWork("gone"), about: "-")
    #expect(tool.status == .couldNotWork && tool.messages == ["standard input: error: gone"])
  }

  /// The statuses are those of the documentation.
  @Test func statusesAreNumbers() {
    let statuses: [SeamCommands.ExitStatus] = [.clean, .found, .wrongInput, .couldNotWork]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// A run that was not finished counts for more than what it found.
  @Test func aReportFailsForWhatItFoundAndWhatItLacks() {
    let scene = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)])
    var gap = scene
    gap.commits = [(0, [.bar(bottom: 300), .keyboard(top: 400)])]
    func status(_ report: Report) -> SeamCommands.ExitStatus? {
      do throws(CommandFailure) { try report.failures.finish() } catch { return error.status }
      return nil
    }
    #expect(gap.result.verdict == .fail)
    var report = Report([scene.result])
    #expect(status(report) == nil)
    report.unplayedCount = 1
    #expect(status(report) == .couldNotWork)
    report = Report([scene.result, gap.result])
    #expect(status(report) == .found)
    report.unplayedCount = 2
    #expect(status(report) == .couldNotWork)
  }

  /// What a run could not save, or did not play, is said in the order of its cases.
  @Test func aRunSaysWhatItCouldNotDo() {
    func messages(_ checked: CheckedCases) -> [String] {
      do throws(CommandFailure) { try checked.failures.finish() } catch {
        #expect(error.status == .couldNotWork)
        return error.messages
      }
      return []
    }
    #expect(messages(CheckedCases()).isEmpty)
    #expect(messages(CheckedCases(saveFailures: [4: "b", 2: "a"])) == ["error: a", "error: b"])
    let end = "not played: the worker process was ended from outside"
    #expect(messages(CheckedCases(lost: [3])) == ["error: 1 case was \(end)"])
    #expect(
      messages(CheckedCases(saveFailures: [1: "a"], lost: [3, 4]))
        == ["error: a", "error: 2 cases were \(end)"])
  }

  /// A file that is no report is named with what is wrong in it, and where.
  @Test(arguments: [
    ("x", "not valid JSON"), ("{}", "version"), ("{\"version\": 1, \"cases\": 3}", "cases: "),
    ("{\"version\": 1, \"cases\": [{}]}", "cases.0: "), ("[1]", "array"),
  ])
  func aFileThatIsNoReportSaysWhy(_ text: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", text)
    let failure = #expect(throws: CommandFailure.self) { try BaselineFile.report(at: path) }
    let message = failure?.messages.first ?? ""
    #expect(failure?.status == .wrongInput && failure?.messages.count == 1)
    #expect(
      message.hasPrefix("\(path):1:1: error: this is no report of seam check --reporter json: "))
    #expect(message.contains(words), "\(message)")
  }

  /// A file that is missing is asked for with the command that writes it.
  @Test func aFileThatIsMissingIsAskedFor() throws {
    func message(_ read: () throws -> Void) -> String {
      let failure = #expect(throws: CommandFailure.self) { try read() }
      #expect(failure?.status == .wrongInput)
      return failure?.messages.first ?? ""
    }
    let path = "/nowhere/x"
    let start = "\(path):1:1: error: the file cannot be read: write it with "
    #expect(message { _ = try BaselineFile.baseline(at: path) } == start + "seam accept")
    #expect(message { _ = try BaselineFile.report(at: path) } == start + "--reporter json=\(path)")
    #expect(message { _ = try BaselineFile.costs(at: path) } == start + "seam check --save-costs")
    #expect(message { _ = try CostFile.report(at: path) } == start + "seam cost --save \(path)")
    let folder = try TemporaryFolder()
    let costs = try folder.file("costs", "a\t1\nb\n")
    #expect(message { _ = try BaselineFile.costs(at: costs) }.hasPrefix("\(costs):2:1: error: "))
    let baseline = try folder.file("b", "a\tgap\topen\t-\t1 pt\t1 pt\nx\n")
    #expect(message { _ = try BaselineFile.baseline(at: baseline) }.hasPrefix("\(baseline):2:1: "))
  }
}
