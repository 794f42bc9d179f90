import Detectors
import Foundation
import Reports
import Scenes
import Testing

/// Rules and premises of findings, in every format.
@MainActor
struct PremiseReportTests {
  /// The sample's wrong case, of which some findings rest on a fact.
  private func report(where isMeant: (Int) -> Bool) throws -> Report {
    var report = Report([try SampleResults.make()[1]])
    for index in report.cases[0].findings.indices where isMeant(index) {
      report.cases[0].findings[index].restsOn = [.accessoryLeftOut]
    }
    return report
  }

  private func text(_ reporter: any Reporter.Type, _ report: Report) -> String {
    func write(_ reporter: some Reporter) -> String { reporter.report(report) }
    return write(reporter.init())
  }

  /// Markdown and the page have marks of their own around the rule.
  @Test(arguments: Reporters.all.map { $0.name })
  func everyFormatHasTheRuleAndTheWord(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let text = text(reporter, try report { _ in true })
    let rule =
      [
        "json": "\"differentCurve\"", "html": "\"differentCurve\"",
        "markdown": "\\[differentCurve\\]",
      ][name] ?? "[differentCurve]"
    #expect(text.contains(rule), "\(name)")
    #expect(text.contains(name == "json" ? "\"reported\"" : "reported: iOS 26 leaves"), "\(name)")
    let without = self.text(reporter, try report { _ in false })
    #expect(!without.contains("reported: iOS 26"), "\(name)")
  }

  @Test func aSentenceEndsWithItsRule() throws {
    let found = try SampleResults.make()[1].findings
    #expect(!found.isEmpty && found.allSatisfy { $0.line.hasSuffix(" [differentCurve]") })
    var unknown = ReportedFinding(found[0])
    (unknown.cause, unknown.rule) = (nil, nil)
    #expect(!unknown.line.contains("["))
  }

  @Test func jsonKeepsWhatAFindingRestsOn() throws {
    let report = try report { $0 == 0 }
    let read = try Report(json: Data(JSONReporter().report(report).utf8))
    #expect(read.cases[0].findings == report.cases[0].findings)
    let known = try self.report { _ in false }
    #expect(!JSONReporter().report(known).contains("restsOn"))
  }

  /// SARIF names the rule, with the text of its guide and where it is explained.
  @Test func sarifExplainsEachRule() throws {
    let report = try report { _ in false }
    let data = Data(SARIFReporter().report(report).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results { #expect(result["ruleId"] as? String == "differentCurve") }
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false)
      let address = try #require(rule["helpUri"] as? String).split(separator: "#")
      let page = try String(
        contentsOf: pages.appendingPathComponent(String(address[0])), encoding: .utf8)
      guard address.count == 2, let id = rule["id"] as? String else { continue }
      #expect(page.contains("### `\(id)`\n") && address[1] == id.lowercased())
      #expect(help["markdown"]?.contains("**How to fix it.**") == true)
    }
  }

  @Test func onlyWhatIsKnownFails() throws {
    var (none, some, all) = (
      try report { _ in false }, try report { $0 == 0 }, try report { _ in true }
    )
    for report in [none, some, all] { #expect(report.cases[0].verdict == .fail) }
    none.failOnlyKnown()
    some.failOnlyKnown()
    all.failOnlyKnown()
    #expect([none, some, all].map { $0.cases[0].verdict } == [.fail, .fail, .pass])
    #expect(all.cases[0].findings.allSatisfy { $0.excused && !$0.expected })
    #expect(some.cases[0].findings.map(\.excused) == [true, false])
    // What is missing is missing, and what could not be played is not known.
    var missing = try report { _ in true }
    missing.cases[0].missing = ["gap"]
    missing.failOnlyKnown()
    #expect(missing.cases[0].verdict == .fail)
    var failed = Report([try SampleResults.make()[2]])
    failed.failOnlyKnown()
    #expect(failed.cases[0].verdict == .error)
  }

  /// A finding that fails nothing is told, and by no format as an error or as expected.
  @Test func whatFailsNothingIsTold() throws {
    var report = try report { _ in true }
    report.failOnlyKnown()
    let read = try Report(json: Data(JSONReporter().report(report).utf8))
    #expect(read.cases == report.cases)
    let texts = Dictionary(
      uniqueKeysWithValues: Reporters.all.map { ($0.name, text($0, report)) })
    for (name, text) in texts {
      #expect(text.contains(name == "json" ? "\"reported\"" : "reported: iOS 26"), "\(name)")
    }
    #expect(texts["text"]?.contains("as expected)") == false)
    #expect(texts["text"]?.contains("2 findings, of which 2 fail nothing") == true)
    #expect(texts["junit"]?.contains("<failure") == false)
    #expect(texts["github"]?.contains("::error") == false)
    #expect(texts["github"]?.contains("::notice") == true)
    #expect(texts["sarif"]?.contains("{\"level\":\"error\",") == false)
    #expect(texts["sarif"]?.contains("{\"level\":\"note\",") == true)
    #expect(texts["gitlab"]?.contains("\"severity\":\"info\"") == true)
    #expect(texts["gitlab"]?.contains("major") == false)
    #expect(texts["markdown"]?.hasPrefix("## Seam: 1 case as expected\n") == true)
  }
}
