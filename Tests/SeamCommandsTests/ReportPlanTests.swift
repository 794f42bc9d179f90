import ArgumentParser
import Detectors
import Foundation
import Reports
import TestSupport
import Testing

@testable import SeamCommands

/// Where reports go, and which of them can be together.
struct ReportPlanTests {
  private static func plan(_ arguments: [String]) throws -> ReportPlan {
    try ReportArguments.parse(arguments).plan(ReportContent.parse([]))
  }

  /// A reporter is a name, and behind the first '=' a file.
  @Test(
    arguments: [
      ("json", "json", nil), ("json=a", "json", "a"), ("html=a=b.html", "html", "a=b.html"),
      ("json=-", "json", "-"), ("json=", nil, nil), ("=a", nil, nil), ("jsn=a", nil, nil),
      ("", nil, nil), ("JSON", nil, nil),
    ] as [(String, String?, String?)])
  func aReporterIsANameAndAFile(_ argument: String, name: String?, file: String?) {
    let choice = try? ReporterChoice(argument: argument)
    #expect((choice?.reporter).map { $0.name } == name && choice?.file == file)
  }

  /// One report can be printed, and no two can have one file, however that is called.
  @Test(arguments: [
    ([], true), (["json"], true), (["json", "text=a"], true), (["json", "text"], false),
    (["json=-", "text"], false), (["json=-", "text=/dev/stdout"], false),
    (["json=a", "text=b"], true), (["json=a", "text=a"], false), (["json=a", "text=./a"], false),
    (["json=b", "text=a", "junit=a"], false), (["github", "json", "-o", "out"], true),
    (["github", "text=-", "-o", "out"], false),
    (["json", "text=out/seam.json", "-o", "out"], false),
    (["-o", "-"], false), (["--quiet"], true), (["--quiet", "--verbose"], false),
  ])
  func noTwoReportsHaveOnePlace(_ words: [String], isRight: Bool) {
    var arguments: [String] = []
    for (place, word) in words.enumerated() {
      let isReporter = !word.hasPrefix("-") && (place == 0 || words[place - 1] != "-o")
      arguments += isReporter ? ["--reporter", word] : [word]
    }
    #expect(((try? Self.plan(arguments)) != nil) == isRight)
  }

  /// Each report goes to its file, or by its reporter's name into the folder; what is for a log is
  /// printed.
  @Test func reportsAreWrittenWhereTheyAreAskedFor() throws {
    let folder = try TemporaryFolder()
    let out = folder.url.appendingPathComponent("out")
    let mine = folder.url.appendingPathComponent("mine.json").path
    let result = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)]).result
    let plan = try Self.plan([
      "-o", out.path + "/", "--reporter", "junit", "--reporter", "json=\(mine)", "--reporter",
      "markdown", "--reporter", "github",
    ])
    try plan.prepare()
    #expect(folder.names == ["out"])
    try plan.writeFiles(Report([result]))
    #expect(folder.names == ["mine.json", "out"])
    let names = try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
    #expect(names == [JUnitReporter.fileName, MarkdownReporter.fileName].sorted())
    let json = try Report(json: Data(contentsOf: URL(fileURLWithPath: mine)))
    #expect(json.cases.map(\.name) == [result.scene.name])
  }

  /// A place that takes no file is known before, and keeps none of the others from being written.
  @Test func theOthersAreWrittenAllTheSame() throws {
    let folder = try TemporaryFolder()
    let (one, two) = (folder.url.path + "/none/a.json", folder.url.path + "/b.md")
    let plan = try Self.plan(["--reporter", "json=\(one)", "--reporter", "markdown=\(two)"])
    for work in [{ try plan.prepare() }, { try plan.writeFiles(Report([CaseResult]())) }] {
      let failure = #expect(throws: CommandFailure.self) { try work() }
      #expect(failure?.status == .couldNotWork && failure?.messages.count == 1)
    }
    #expect(folder.names == ["b.md"])
  }

  /// Tracks are worked out for those who show them.
  @Test(arguments: [
    ([], false, false, false), (["json=a"], false, false, false), (["json=a"], true, true, false),
    (["html=a"], false, true, true), (["json=b", "html=a"], false, true, true),
  ])
  func tracksAreForThoseThatShowThem(
    _ reporters: [String], asked: Bool, needs: Bool, draws: Bool
  ) throws {
    var content = ReportContent()
    (content.times, content.tracks) = (.simulated, asked)
    let plan = try ReportArguments.parse(reporters.flatMap { ["--reporter", $0] }).plan(content)
    #expect(plan.needsTracks == needs && plan.drawsTracks == draws)
    #expect(ReportContent.ofReport.tracks && ReportContent.ofReport.times == .simulated)
  }

  /// A report that is the same on every run has the time of the release, else the time it is now.
  @Test func aReportOfMeasuredTimesHasTheTimeOfTheRun() throws {
    let before = Date()
    let date = try Date(Timestamp.text(measured: true) + "Z", strategy: .iso8601)
    #expect(date.timeIntervalSince(before) > -1 && date <= Date())
    let isSet = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] != nil
    #expect(isSet || Timestamp.text(measured: false) == SeamRelease.timestamp)
  }
}
