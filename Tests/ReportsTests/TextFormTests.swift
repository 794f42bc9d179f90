import Compositing
import Detectors
import Foundation
@testable import Reports
import Scenes
import SeededRandom
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
struct JUnitReporterTests {
  @Test(arguments: ["Show", SampleResults.hostileTitle, "a\u{1}b"])
  func isWellFormedAndCountsRight(title: String) throws {
    let text = JUnitReporter().report(try SampleResults.make(title: title))
    let document = try XMLDocument(data: Data(text.utf8))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "tests")?.stringValue == "3")
    #expect(suite.attribute(forName: "failures")?.stringValue == "1")
    #expect(suite.attribute(forName: "errors")?.stringValue == "1")
    #expect(suite.elements(forName: "testcase").count == 3)
    #expect(
      suite.attribute(forName: "name")?.stringValue
        == title.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}"))
    let names = (suite.children ?? []).compactMap(\.name)
    #expect(names.first == "properties")
    #expect(Array(names.suffix(2)) == ["system-out", "system-err"])
  }

  /// A suite counts its cases, and takes as long as they do, by either clock.
  @Test(arguments: [ReportOptions.Times.simulated, .measured])
  func aSuiteIsTheSumOfItsCases(_ times: ReportOptions.Times) throws {
    var random = SplitMix64(seed: 110)
    let samples = try SampleResults.make().map { ReportedCase($0) }
    var cases: [ReportedCase] = []
    for scene in 0..<4 {
      for number in 0..<Int.random(in: 1...6, using: &random) {
        var reported = try #require(samples.randomElement(using: &random))
        (reported.scene, reported.name) = ("scene \(scene)", "scene \(scene) / \(number)")
        (reported.duration, reported.elapsed) = (
          random.number(in: 0...5), number == 1 ? nil : random.number(in: 0...5)
        )
        cases.append(reported)
      }
    }
    var options = ReportOptions()
    options.times = times
    var text = ""
    JUnitReporter().write(Report(cases), options, to: &text)
    let suites = try XMLDocument(data: Data(text.utf8)).rootElement()?.elements(
      forName: "testsuite")
    func number(_ name: String, of element: XMLElement) -> Double {
      Double(element.attribute(forName: name)?.stringValue ?? "") ?? .nan
    }
    for (scene, suite) in try #require(suites).enumerated() {
      let own = cases.filter { $0.scene == "scene \(scene)" }
      let seconds = own.map { times == .measured ? $0.elapsed ?? 0 : $0.duration }
      let elements = suite.elements(forName: "testcase")
      #expect(elements.count == own.count && number("tests", of: suite) == Double(own.count))
      for (name, verdict) in [("failure", CaseResult.Verdict.fail), ("error", .error)] {
        let count = Double(own.count { $0.verdict == verdict })
        #expect(number(name + "s", of: suite) == count)
        #expect(Double(elements.count { !$0.elements(forName: name).isEmpty }) == count)
      }
      for (element, seconds) in zip(elements, seconds) {
        #expect(abs(number("time", of: element) - seconds) <= 0.0005 + 1e-9)
      }
      #expect(abs(number("time", of: suite) - seconds.reduce(0, +)) <= 0.0005 + 1e-9)
    }
    #expect(suites?.count == 4)
  }
}

@MainActor
struct MarkdownReporterTests {
  @Test func theVerdictComesFirst() throws {
    let results = try SampleResults.make()
    let text = MarkdownReporter().report(results)
    #expect(text.hasPrefix("## Seam: 2 of 3 cases not as expected\n"))
    #expect(MarkdownReporter().report([results[0]]).hasPrefix("## Seam: 1 case as expected\n"))
  }

  @Test func nothingAUserWritesIsMarkup() throws {
    let text = MarkdownReporter().report(try SampleResults.make(title: SampleResults.hostileTitle))
    for markup in ["<b>", "[l](", "@all", "`a`", "http://"] { #expect(!text.contains(markup)) }
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    for row in rows {
      let cells = row.replacing("\\|", with: "").split(
        separator: "|", omittingEmptySubsequences: false)
      #expect(cells.count == 7, "\(row)")
    }
  }
}

@MainActor
struct TextReporterTests {
  private func text(
    _ results: [CaseResult], _ detail: ReportOptions.Detail = .usual, isColored: Bool = false
  ) -> [String] {
    var options = ReportOptions()
    options.detail = detail
    options.isColored = isColored
    return TextReporter().report(Report(results), options).split(separator: "\n").map(String.init)
  }

  /// 120 scenes in two folders, of which one is wrong.
  @Test func manyScenesHaveALinePerFolder() throws {
    let (right, wrong) = (try SampleResults.make()[0], try SampleResults.make()[1])
    let cases = (0..<120).map { index in
      var reported = ReportedCase(index == 40 ? wrong : right)
      reported.scene = "Scene \(index)"
      reported.file = "Scenes/\(index % 3 == 0 ? "a" : "b")/\(index).yaml"
      return reported
    }
    let lines = TextReporter().report(Report(cases)).split(separator: "\n").map(String.init)
    #expect(lines[0] == "pass Scenes/a: 40 scenes, 40 cases")
    #expect(lines[1] == "pass Scenes/b: 79 scenes, 79 cases")
    #expect(lines[2] == "FAIL Scene 40: 1 of 1 case not as expected")
    let count = cases[40].findings.count
    let findings = count == 1 ? "1 finding" : "\(count) findings"
    #expect(
      lines.last?.hasPrefix(
        "120 cases: 119 as expected, 1 not, 0 could not be played; \(findings)") == true)
    let few = TextReporter().report(Report(Array(cases.prefix(100)))).split(separator: "\n")
    #expect(few.count { $0.hasPrefix("pass Scene ") } == 99)
  }

  @Test func whatWasFilmedSaysHowFarOffItMayBe() throws {
    let frame = Finding(
      kind: .gap, phase: .opening, points: 12, pixels: 36, continuous: 12, exposure: 0,
      frames: 3...9, worst: Finding.Worst(frame: 5, time: 0.1), uncertainty: 0.42)
    #expect(frame.line.hasPrefix("gap of 12 +/- 0.4 pt (36 px) while opening"))
    let reported = ReportedFinding(frame, isFilmed: true)
    let text = try JSONEncoder().encode(reported)
    #expect(String(decoding: text, as: UTF8.self).contains(#""uncertainty":0.42"#))
    #expect(try JSONDecoder().decode(ReportedFinding.self, from: text) == reported)
  }

  @Test func whatTheKeyboardHidesMayBeMore() throws {
    let frame = Finding(
      kind: .overlap, phase: .opening, points: 44.3, pixels: 133, continuous: 44.3, exposure: 0,
      frames: 3...9, worst: Finding.Worst(frame: 5, time: 0.1), uncertainty: 0.42, isAtLeast: true)
    #expect(frame.line.hasPrefix("overlap of at least 44.3 pt (133 px) while opening"))
    let reported = ReportedFinding(frame, isFilmed: true)
    let text = try JSONEncoder().encode(reported)
    #expect(String(decoding: text, as: UTF8.self).contains(#""atLeast":true"#))
    #expect(try JSONDecoder().decode(ReportedFinding.self, from: text) == reported)
  }

  /// What happens so many times is counted in words; frames that are one are one frame.
  @Test(arguments: [
    (1.0, 3...3, "jump once while opening, worst at 100 ms, frame 3"),
    (2, 3...9, "jump 2 times while opening, worst at 100 ms, frames 3-9"),
    (11, 3...4, "jump 11 times while opening, worst at 100 ms, frames 3-4"),
  ])
  func whatHappensOftenIsCounted(_ count: Double, _ frames: ClosedRange<Int>, _ line: String) {
    let finding = Finding(
      kind: .jump, phase: .opening, points: 0, pixels: 0, continuous: 0, exposure: 0,
      frames: frames, worst: Finding.Worst(frame: 3, time: 0.1), amount: count, unit: .times)
    #expect(finding.line == line)
  }

  @Test func aSceneThatIsAsExpectedIsOneLine() throws {
    var results = try SampleResults.make()
    results.removeLast()
    #expect(text([results[0]]).count == 2)
    #expect(text([results[0]], .quiet).count == 1)
    let all = text(results, .verbose)
    #expect(all.contains("  pass frame"))
    results[1] = try SampleResults.expected()
    let found = "gap up to 16.9 pt, overlap up to 56.1 pt, as expected"
    #expect(text(results)[0] == "pass Show: 2 cases (\(found))")
    let verbose = text(results, .verbose)
    #expect(verbose.contains("  pass frame(timing: easeInOut) (\(found))"))
    #expect(verbose.contains { $0.hasPrefix("       expected overlap of 56.1 pt") })
  }

  /// Cases that go wrong in the same way are one block, with the worst of them in full.
  @Test func theSameCauseInManyCasesIsTheWorstAndACount() throws {
    let result = try SampleResults.make()[1]
    let many = (1...30).map { index in
      var scene = result.scene
      scene.rename(label: "number \(index)")
      return CaseResult(scene, result.facts)
    }
    let lines = text(many)
    #expect(lines.count == 6, "\(lines)")
    #expect(
      lines[4] == "       and the same in 29 more cases: number 2; number 3; number 4; and 26 more")
    #expect(text(many, .verbose).count > 60)
  }

  /// A case that finds less of a cause, or finds it in another phase, is of the same group.
  @Test func aCauseIsOneGroupWhereverItShows() throws {
    let result = try SampleResults.make()[1]
    var report = Report((1...4).map { _ in result })
    for (index, phase) in [Phase.opening, .open, .closing, .closed].enumerated() {
      report.cases[index].findings = [report.cases[index].findings[0]]
      report.cases[index].findings[0].phase = phase
    }
    func groups() -> Int {
      MarkdownReporter().report(report).split(separator: "\n").count { $0.hasPrefix("### ") }
    }
    #expect(groups() == 1)
    report.cases[3].findings[0].rule = nil
    #expect(groups() == 2)
  }

  @Test func coloursAreThereWhereTheyAreAskedFor() throws {
    let results = try SampleResults.make()
    #expect(!text(results).joined().contains("\u{1B}"))
    #expect(text(results, isColored: true)[0].hasPrefix("\u{1B}[31mFAIL"))
    for (places, color) in [([0], 32), ([0, 1], 31), ([0, 2], 31), ([0, 1, 2], 31)] {
      let summary = text(places.map { results[$0] }, isColored: true).last
      #expect(summary?.hasPrefix("\u{1B}[\(color)m\(places.count) case") == true, "\(places)")
    }
  }

  /// A title or a message is text on a line of its own, and no command of a terminal or of CI.
  @Test(arguments: [
    "::error file=a::b", "  ::set-output name=a::b", "a\n::error::b", "a\r\n::error::b",
    "##[add-path]/tmp", "##vso[task.complete]", "::stop-commands::a", "##teamcity[x]", "\u{1B}[2J",
    "a\u{202E}b", "a\u{9B}31m", "\u{2028}::error::",
  ])
  func nothingAUserWritesIsACommand(text: String) throws {
    var results = try SampleResults.make(title: text)
    results.append(CaseResult(results[0].scene, failure: "\(text)\n\(text)"))
    for report in [
      TextReporter().report(results), MarkdownReporter().report(results),
      self.text(results, .verbose).joined(separator: "\n"),
    ] {
      for line in report.split(whereSeparator: \.isNewline) {
        let start = line.drop { $0.isWhitespace }
        #expect(
          !start.hasPrefix("::") && !line.contains(/##(vso|teamcity)?\[/),
          "\(line.debugDescription)")
        let hidden = line.unicodeScalars.filter {
          [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        }
        #expect(hidden.isEmpty, "\(line.debugDescription)")
      }
    }
  }

  @Test func reportersHaveNamesOfTheirOwn() {
    #expect(Set(Reporters.all.map { $0.name }).count == Reporters.all.count)
    #expect(Set(Reporters.all.map { $0.fileName }).count == Reporters.all.count)
    #expect(Reporters.named("json") != nil)
    #expect(Reporters.named("nonsense") == nil)
  }
}
