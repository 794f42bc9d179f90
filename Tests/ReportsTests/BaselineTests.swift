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

  @Test(arguments: [
    ("a\tgap\topening\t-\t1 pt", 2), ("<<<<<<< HEAD", 2), ("a\tgap\topening\t-\tx pt\t1 pt", 2),
    ("a\tgap\topening\t-\t1 pt\t1 pt\nx", 3), ("a\tgap\topening\t-\tinf pt\t1 pt", 2),
  ])
  func aLineThatIsNoFindingHasItsNumber(text: String, line: Int) {
    let error = #expect(throws: BaselineError.self) { try Baseline(text: "# head\n\(text)\n") }
    #expect(error?.line == line)
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
