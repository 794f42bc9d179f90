import Detectors
import Foundation
import Reports
import Scenes
import SeededRandom
import Testing

/// Findings that are new, worse, better and gone, by number.
@MainActor
struct BaselineTests {
  /// A report of many cases whose findings are made up.
  private func report(_ random: inout SplitMix64, cases: Int = 40) throws -> Report {
    let sample = ReportedCase(try SampleResults.make()[1])
    let kinds = FindingKind.allCases
    return Report(
      (0..<cases).map { number in
        var reported = sample
        reported.name = "\(reported.scene) / case \(number)"
        reported.scale = Double(Int.random(in: 1...3, using: &random))
        reported.findings = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          var finding = sample.findings[0]
          finding.kind = kinds[Int.random(in: kinds.indices, using: &random)]
          finding.phase = Bool.random(using: &random) ? .opening : .closing
          finding.rule = Bool.random(using: &random) ? "differentCurve" : nil
          let size = (Double.random(in: 1...300, using: &random) * 1e6).rounded() / 1e6
          (finding.points, finding.amount, finding.continuous) = (size, size, size)
          return finding
        }
        return reported
      })
  }

  private func kinds(_ base: Report, _ head: Report) -> [FindingChange.Kind] {
    ReportComparison(base: base, head: head).changes.map(\.kind)
  }

  /// 200 changes of half a point or more: each is reported, and nothing else is.
  @Test func everyPlantedChangeIsReportedAndNoneIsInvented() throws {
    var random = SplitMix64(seed: 14)
    for number in 0..<200 {
      let base = try report(&random, cases: 12)
      #expect(kinds(base, base).isEmpty)
      let read = try Report(json: Data(JSONReporter().report(base).utf8))
      #expect(kinds(base, read).isEmpty)
      var head = base
      let places = head.cases.indices.filter { !head.cases[$0].findings.isEmpty }
      let place = places[Int.random(in: places.indices, using: &random)]
      let index = Int.random(in: head.cases[place].findings.indices, using: &random)
      let change = Double.random(in: 0.5...0.9, using: &random)
      let expected: FindingChange.Kind
      switch number % 4 {
      case 0:
        head.cases[place].findings[index].continuous? += change
        expected = .worse
      case 1:
        head.cases[place].findings[index].continuous? -= change
        expected = .better
      case 2:
        head.cases[place].findings.remove(at: index)
        expected = .gone
      default:
        var new = head.cases[place].findings[index]
        new.continuous? += change
        head.cases[place].findings.insert(new, at: index)
        expected = .new
      }
      let changes = ReportComparison(base: base, head: head).changes
      #expect(changes.map(\.kind) == [expected], "\(number): \(changes)")
      #expect(changes.first?.name == head.cases[place].name)
    }
  }

  /// A difference that no screen shows is no change: less than half a pixel, in any number of
  /// findings.
  @Test func whatIsLessThanHalfAPixelIsNoChange() throws {
    var random = SplitMix64(seed: 2)
    let base = try report(&random)
    var head = base
    for place in head.cases.indices {
      let least = 0.5 / head.cases[place].scale
      for index in head.cases[place].findings.indices {
        let step = Double.random(in: -0.99...0.99, using: &random) * least
        head.cases[place].findings[index].continuous? += step
      }
    }
    #expect(kinds(base, head).isEmpty)
  }

  /// Samples differ by 2 % and half a point, simulated values by half a pixel, whatever the
  /// handler's name.
  @Test func whatIsSampledHasRoom() throws {
    var base = Report([try SampleResults.make()[1]])
    base.cases[0].source = .logged
    base.cases[0].findings.removeLast(base.cases[0].findings.count - 1)
    func kind(_ size: Double, _ other: Double) -> FindingChange.Kind? {
      var (one, two) = (base, base)
      one.cases[0].findings[0].continuous = size
      two.cases[0].findings[0].continuous = other
      return ReportComparison(base: one, head: two).changes.first?.kind
    }
    #expect(kind(100, 101.9) == nil && kind(100, 102.1) == .worse && kind(100, 97.9) == .better)
    #expect(kind(10, 10.4) == nil && kind(10, 10.6) == .worse)
    base.cases[0].source = .simulated
    base.cases[0].handler = "recorded"
    #expect(kind(100, 100.9) == .worse && kind(10, 10.4) == .worse)
  }

  @Test func aBaselineReadsBackSortedWithALinePerFinding() throws {
    var random = SplitMix64(seed: 3)
    let report = try report(&random)
    let baseline = Baseline(report)
    let lines = baseline.text.split(separator: "\n").dropFirst()
    #expect(lines.count == report.cases.reduce(0) { $0 + $1.findings.count })
    #expect(lines.sorted() == Array(lines))
    #expect(try Baseline(text: baseline.text).text == baseline.text)
    var again = report
    #expect(try Baseline(text: baseline.text).judge(&again).changes.isEmpty)
    #expect(again.cases.allSatisfy { $0.verdict == .pass })
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func linesEndAsAnEditorHasThem(end: String) throws {
    var random = SplitMix64(seed: 4)
    let text = Baseline(try report(&random)).text
    #expect(try Baseline(text: text.replacing("\n", with: end)).text == text)
    let error = #expect(throws: BaselineError.self) {
      try Baseline(text: (text + "wrong\n").replacing("\n", with: end))
    }
    #expect(error?.line == text.split(separator: "\n").count + 1)
  }

  @Test(arguments: ["2", "10", "1.1", ""])
  func anotherVersionIsRefused(version: String) throws {
    var random = SplitMix64(seed: 4)
    let text = Baseline(try report(&random)).text
    for place in [0, 3] {
      var lines = text.split(separator: "\n").map(String.init)
      lines.insert("# seam baseline \(version): case", at: place)
      let error = #expect(throws: BaselineError.self) {
        try Baseline(text: lines.joined(separator: "\n"))
      }
      #expect(error?.line == place + 1 && error?.description.contains("version") == true)
    }
  }

  /// A report of some scenes, each of which is found something of.
  private func scenes(_ random: inout SplitMix64, count: Int = 6) throws -> Report {
    var report = try report(&random, cases: count * 3)
    for index in report.cases.indices {
      let title = "Scene / \(index / 3)"
      report.cases[index].scene = title
      report.cases[index].name = "\(title) / frame / \(index % 3)"
    }
    return report
  }

  private func retitle(_ scene: String, _ report: inout Report) {
    for index in report.cases.indices where report.cases[index].scene == scene {
      let label = report.cases[index].label
      report.cases[index].scene = "\(scene), new"
      report.cases[index].name = "\(scene), new / \(label)"
    }
  }

  /// Whatever scene has a new title, nothing is new or gone; what else has changed is reported.
  @Test func aSceneIsKnownUnderAnotherTitle() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<100 {
      let base = try scenes(&random)
      var head = base
      let scene = "Scene / \(Int.random(in: 0..<6, using: &random))"
      let found = base.cases.filter { $0.scene == scene }.flatMap(\.findings)
      guard !found.isEmpty else { continue }
      retitle(scene, &head)
      let comparison = ReportComparison(base: base, head: head)
      #expect(comparison.changes.isEmpty)
      #expect(comparison.text.hasPrefix("'\(scene)' is '\(scene), new' now, "))
      // With the old one beside it, it is a new scene.
      var both = head
      both.cases += base.cases.filter { $0.scene == scene }
      #expect(kinds(base, both) == found.map { _ in .new })
      // So it is if something else is found in it, or less.
      let places = head.cases.indices.filter {
        head.cases[$0].scene == "\(scene), new" && !head.cases[$0].findings.isEmpty
      }
      let place = try #require(places.randomElement(using: &random))
      var less = head
      less.cases[place].findings.removeFirst()
      #expect(kinds(base, less) == found.dropFirst().map { _ in .new } + found.map { _ in .gone })
      head.cases[place].findings[0].continuous? += 0.6
      let changes = kinds(base, head)
      #expect(changes == found.map { _ in .new } + found.map { _ in .gone })
    }
  }

  /// Lines of cases that are not there fail nothing, and are named.
  @Test func whatIsOfNoCaseIsNamed() throws {
    var random = SplitMix64(seed: 9)
    let base = try scenes(&random)
    let gone = base.cases.filter { $0.scene == "Scene / 2" && !$0.findings.isEmpty }
    let count = gone.reduce(0) { $0 + $1.findings.count }
    var head = base
    head.cases.removeAll { $0.scene == "Scene / 2" }
    head.comparison = Baseline(base).judge(&head)
    let words = "the baseline has \(count) findings of \(gone.count) cases that are not there"
    for text in [TextReporter().report(head), MarkdownReporter().report(head)] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(head.cases.allSatisfy { $0.verdict == .pass } && head.comparison?.isClean == true)
    // Where it is not known which cases there are, nothing is said.
    head.comparison = Baseline(base).judge(&head, among: nil)
    #expect(!TextReporter().report(head).contains("not there"))
  }

  @Test(arguments: [
    ("a\tgap\topening\t-\t1 pt", 2), ("<<<<<<< HEAD", 2), ("a\tgap\topening\t-\tx pt\t1 pt", 2),
    ("a\tgap\topening\t-\t1 pt\t1 pt\nx", 3), ("a\tgap\topening\t-\tinf pt\t1 pt", 2),
  ])
  func aLineThatIsNoFindingHasItsNumber(text: String, line: Int) {
    let error = #expect(throws: BaselineError.self) { try Baseline(text: "# head\n\(text)\n") }
    #expect(error?.line == line)
  }

  /// A line is whole: without any of its words, or with one more, it is none.
  @Test func aLineIsWhole() throws {
    let fields = ["a", "gap", "opening", "-", "1.5 pt", "2 pt"]
    #expect(try Baseline(text: fields.joined(separator: "\t")).text.hasSuffix("1.5 pt\t2.0 pt\n"))
    var lines = (1..<fields.count).map { index in fields.enumerated().filter { $0.offset != index }
    }
    .map { $0.map(\.element) }
    for index in [4, 5] {
      for words in ["2", "pt", "", "2 pt pt", "2 ducks", "x pt", "nan pt"] {
        lines.append(fields.enumerated().map { $0.offset == index ? words : $0.element })
      }
    }
    for line in lines + [fields + ["x"]] {
      let text = "\n" + line.joined(separator: "\t")
      let error = #expect(throws: BaselineError.self) { try Baseline(text: text) }
      #expect(error?.line == 2, "\(line)")
    }
  }

  /// Of changes for the better ten are listed by default, all where that is asked for, and the others
  /// are counted.
  @Test(arguments: [0, 1, 10, 11, 25]) func whatIsGoneIsListedOrCounted(_ count: Int) throws {
    var reported = ReportedCase(try SampleResults.make()[1])
    let finding = reported.findings[0]
    reported.findings = Array(repeating: finding, count: count)
    let base = Report([reported])
    for (detail, most) in [(ReportOptions.Detail.usual, 10), (.verbose, count), (.quiet, 0)] {
      var head = base
      head.cases[0].findings = []
      head.comparison = Baseline(base).judge(&head)
      var options = ReportOptions()
      options.detail = detail
      let lines = TextReporter().report(head, options).split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("gone ") } == min(count, most))
      let rest = lines.filter { $0.hasSuffix(" more that are better or gone") }
      let isCounted = count > most && detail != .quiet
      #expect(rest == (isCounted ? ["and \(count - most) more that are better or gone"] : []))
    }
  }

  /// Up to three cases that are not there are named, and the others are counted.
  @Test(arguments: 1...5) func whatIsNotThereIsCounted(_ count: Int) throws {
    var report = Report([try SampleResults.make()[1]])
    let lines = (1...count).map { "gone \($0)\tgap\topening\t-\t1 pt\t1 pt\n" }
    let text = try Baseline(text: lines.joined()).judge(&report).text
    let names = (1...min(3, count)).map { "gone \($0)" }.joined(separator: "; ")
    #expect(
      text.contains(
        "the baseline has \(count == 1 ? "1 finding of 1 case" : "\(count) findings of \(count) cases")"
          + " that are not there: \(names)\(count > 3 ? "; and \(count - 3) more" : "")"
          + " (seam accept drops them)\n"), "\(text)")
  }

  /// A finding of the baseline fails nothing; one that is new or worse does, whatever is expected.
  @Test func aCaseIsJudgedByTheBaseline() throws {
    let report = Report([try SampleResults.make()[1]])
    var same = report
    Baseline(report).judge(&same)
    #expect(same.cases[0].verdict == .pass && same.cases[0].findings.allSatisfy(\.expected))
    var worse = report
    worse.cases[0].findings[0].continuous? += 0.5
    worse.cases[0].findings[0].expected = true
    let comparison = Baseline(report).judge(&worse)
    #expect(worse.cases[0].verdict == .fail && comparison.summary.contains("1 worse"))
    worse.comparison = comparison
    let text = TextReporter().report(worse)
    #expect(text.contains("(the baseline has 56.5 pt)") || text.contains("(the baseline has "))
    #expect(text.contains("compared with the baseline: 0 new, 1 worse, 0 better, 0 gone\n"))
    #expect(MarkdownReporter().report(worse).contains("Compared with the baseline: 0 new, 1 worse"))
  }

  /// A case that cannot be played says nothing of its findings, and passes by no baseline.
  @Test func whatCouldNotBePlayedIsNotGone() throws {
    let results = try SampleResults.make()
    var report = Report([CaseResult(results[1].scene, failure: "no")])
    let comparison = Baseline(Report([results[1]])).judge(&report)
    #expect(comparison.changes.isEmpty && report.cases[0].verdict == .error)
  }

  /// Of two findings that differ as much, the one with the same rule is the same finding.
  @Test func ofEqualDistancesTheRuleDecides() throws {
    var sample = ReportedCase(try SampleResults.make()[1])
    func finding(_ size: Double, _ rule: String) -> ReportedFinding {
      var finding = sample.findings[0]
      (finding.kind, finding.phase, finding.rule) = (.gap, .opening, rule)
      (finding.points, finding.amount, finding.continuous) = (size, size, size)
      return finding
    }
    for (base, kinds) in [
      ([(10.0, "startsLate"), (14.0, "differentCurve")], [FindingChange.Kind.better, .gone]),
      ([(10, "differentCurve"), (14, "startsLate")], [.worse, .gone]),
    ] {
      let (one, two) = (base.map { finding($0.0, $0.1) }, [finding(12, "differentCurve")])
      sample.findings = one
      let before = Report([sample])
      sample.findings = two
      #expect(self.kinds(before, Report([sample])) == kinds)
    }
  }

  @Test func aComparisonIsTextMarkdownAndJSON() throws {
    var random = SplitMix64(seed: 5)
    let (base, head) = (try report(&random, cases: 2000), try report(&random, cases: 1900))
    let comparison = ReportComparison(base: base, head: head)
    #expect(comparison.text.split(separator: "\n").count == comparison.changes.count + 1)
    #expect(comparison.markdown.utf8.count < 60_000)
    #expect(comparison.markdown.contains("more changes, left out here."))
    let object = try JSONSerialization.jsonObject(with: Data(comparison.json.utf8))
    let changes = (object as? [String: Any])?["changes"] as? [Any]
    #expect(changes?.count == comparison.changes.count)
  }
}
