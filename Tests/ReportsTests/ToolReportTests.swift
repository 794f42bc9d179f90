import Detectors
import Foundation
import Reports
import Scenes
import Testing

/// The formats that hosts read: GitHub's annotations, GitLab's code quality, SARIF.
@MainActor
struct ToolReportTests {
  private func report(_ count: Int = 1, title: String = "Show") throws -> Report {
    var results = try SampleResults.make(title: title)
    var scene = results[1].scene
    scene.location = SourceLocation(file: "Scenes/a, b:c.yaml", line: 7, column: 1)
    for index in 1..<count {
      scene.rename(label: "number \(index)")
      results.append(CaseResult(scene, results[1].facts))
    }
    return Report(results)
  }

  private func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func annotationsAreTheWorstTenAndTheTextFollows() throws {
    let report = try report(30)
    let lines = GitHubReporter().report(report).split(separator: "\n").map(String.init)
    let commands = lines.prefix { $0.hasPrefix("::") }
    #expect(commands.count == 10 && !lines.dropFirst(10).contains { $0.hasPrefix("::") })
    #expect(
      commands.allSatisfy {
        $0.wholeMatch(of: /::error file=[^:,]*,line=\d+,title=[^:,]*::.*/) != nil
      })
    // The case that could not be played comes first, and what no room is left for is counted.
    #expect(commands[0].contains("it <never> settles"))
    let faults = 1 + 30 * report.cases[1].findings.count
    #expect(commands[9].hasSuffix("(and \(faults - 10) more: the log has all)"))
    #expect(
      commands[1].contains("file=Scenes/a%2C b%3Ac.yaml,line=7,") || commands[1].contains("file=,"))
    #expect(
      lines.joined(separator: "\n").hasSuffix(
        TextReporter().report(report).trimmingCharacters(in: .newlines)
          .split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "\n")))
  }

  @Test(arguments: ["::error::x", "a%0A::error::x", "a,b:c", "\u{1B}[2J", "##[error]x"])
  func nothingAUserWritesIsAnotherCommand(title: String) throws {
    let text = GitHubReporter().report(try report(title: title))
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("::") {
      #expect(line.hasPrefix("::error file="))
      #expect(!line.contains("%0A") && !line.contains("##["))
      #expect(line.dropFirst(2).prefix { $0 != ":" }.split(separator: ",").count == 3, "\(line)")
    }
  }

  /// The causes of a case that fails.
  private func causes(_ reported: ReportedCase) -> Int {
    let failing = reported.findings.filter { !$0.expected }
    return Set(failing.map { [$0.kind.rawValue, $0.rule ?? ""] + $0.restsOn.map(\.rawValue) }).count
  }

  /// Source: GitLab's documentation of the report: each issue has these keys, and a fingerprint of
  /// its own.
  @Test(arguments: ["Show", SampleResults.hostileTitle])
  func codeQualityHasAnIssueForEachCause(title: String) throws {
    let report = try report(20, title: title)
    let issues = try #require(try object(GitLabReporter().report(report)) as? [[String: Any]])
    #expect(issues.count == 1 + causes(report.cases[1]))
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    for issue in issues {
      #expect(
        Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
      #expect(["blocker", "major"].contains(issue["severity"] as? String))
      let isOfMany = issue["check_name"] as? String != "error"
      let rest = "; the same in 19 more cases: number 1; number 2; number 3; and 16 more"
      #expect((issue["description"] as? String)?.hasSuffix(rest) == isOfMany)
    }
    #expect(GitLabReporter().report(Report([CaseResult]())) == "[]\n")
  }

  /// A change of a finding's amount leaves the issue the same, and so the fingerprint.
  @Test func fingerprintsAreNotOfTheAmount() throws {
    var report = try report()
    func prints() throws -> [String] {
      let issues = try object(GitLabReporter().report(report)) as? [[String: Any]]
      return (issues ?? []).compactMap { $0["fingerprint"] as? String }
    }
    let before = try prints()
    for index in report.cases[1].findings.indices {
      report.cases[1].findings[index].points += 1
      report.cases[1].findings[index].continuous? += 1
    }
    #expect(try Set(prints()) == Set(before) && !before.isEmpty)
  }

  private func fingerprints(_ report: Report) throws -> [String] {
    let issues = try object(GitLabReporter().report(report)) as? [[String: Any]]
    return (issues ?? []).compactMap { $0["fingerprint"] as? String }
  }

  /// Two scenes of one title have their files behind it.
  private func moved(_ reported: ReportedCase, to file: String, suffix: String) -> ReportedCase {
    var moved = reported
    moved.file = file
    moved.scene += suffix
    moved.name = "\(moved.scene) / \(reported.label)"
    return moved
  }

  /// A file that moves, and what distinguishes equal titles, leave the issue the same, unless two
  /// scenes have it.
  @Test func fingerprintsAreNotOfThePath() throws {
    let failing = try report().cases[1]
    let before = try fingerprints(Report([moved(failing, to: "Scenes/a.yaml", suffix: "")]))
    for (file, suffix) in [("Other/b.yaml", ""), ("Other/b.yaml", " (b.yaml)"), ("c", " (c)")] {
      let after = Report([moved(failing, to: file, suffix: suffix)])
      #expect(try fingerprints(after) == before && !before.isEmpty, "\(suffix)")
    }
    // Two scenes of one title that are wrong in different ways.
    var other = moved(failing, to: "Scenes/b.yaml", suffix: " (b.yaml)")
    other.missing = ["jump"]
    let both = Report([moved(failing, to: "Scenes/a.yaml", suffix: " (a.yaml)"), other])
    let prints = try fingerprints(both)
    #expect(Set(prints).count == prints.count && prints.count == 2 * before.count + 1)
  }

  /// What a file is called moves no cursor and turns no text, wherever its name is shown.
  @Test(arguments: Reporters.all.map { $0.name }.filter { $0 != "json" })
  func aFilesNameIsPlain(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    var report = try report(2)
    for index in report.cases.indices {
      report.cases[index].file = "a\u{1B}[31m\u{202E}lmay\u{2066}\u{7}\u{85}\n::error::b.yaml"
    }
    let marks = "\u{1B}\u{202E}\u{2066}\u{7}\u{85}".unicodeScalars
    for line in reporter.init().report(report).split(separator: "\n") {
      #expect(!line.unicodeScalars.contains(where: marks.contains))
      #expect(!line.hasPrefix("::error::"))
    }
  }

  /// Source: OASIS sarif-v2.1.0, sections 3.13, 3.14, 3.19, 3.27, 3.49.
  @Test(arguments: ["Show", SampleResults.hostileTitle])
  func sarifHasARuleForEachResult(title: String) throws {
    let report = try report(3, title: title)
    let log = try #require(try object(SARIFReporter().report(report)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let identifiers = rules.compactMap { $0["id"] as? String }
    #expect(Set(identifiers).count == rules.count)
    #expect(rules.count == FindingKind.allCases.count + Cause.Rule.allCases.count + 2)
    for rule in rules { #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false) }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1 + causes(report.cases[1]))
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(identifiers[index] == result["ruleId"] as? String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let uri = try #require((physical["artifactLocation"] as? [String: String])?["uri"])
      #expect(!uri.hasPrefix("/") && !uri.contains(" "))
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test func sarifLeavesOutWhatNoHostShows() throws {
    var report = try report(1)
    // As many groups as cases: each lacks another finding.
    report.cases = (0..<5010).map { number in
      var reported = report.cases[1]
      (reported.findings, reported.missing) = ([], ["gap \(number)"])
      reported.name = "Show / \(number)"
      return reported
    }
    let text = SARIFReporter().report(report)
    let log = try #require(try object(text) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 5000)
    #expect(text.contains("10 more results are left out."))
    // Foundation reads a comma behind the last of a list; others do not.
    #expect(try text.firstMatch(of: Regex(#",\s*[\]}]"#)) == nil)
  }
}
