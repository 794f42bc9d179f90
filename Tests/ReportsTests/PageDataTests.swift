import Compositing
import Detectors
import Foundation
@testable import Reports
import Scenes
import Testing

/// What a page keeps of a case, read back from its pools.
@MainActor
struct PageDataTests {
  /// The track of a case, seen at other times.
  private func track(at times: [Double]) throws -> CaseTrack {
    let track = try JSONEncoder().encode(#require(try SampleResults.track()))
    var object = try #require(try JSONSerialization.jsonObject(with: track) as? [String: Any])
    object["times"] = times
    return try JSONDecoder().decode(
      CaseTrack.self, from: try JSONSerialization.data(withJSONObject: object))
  }

  /// The times of refreshes at a rate, and others that a clip may have.
  nonisolated private static let clocks: [[Double]] = {
    func refreshes(_ rate: Double, from start: Double = 0) -> [Double] {
      (0..<90).map { start + Double($0) / rate }
    }
    let missed = refreshes(60).enumerated().filter { $0.offset % 7 != 3 }.map(\.element)
    let rounded = refreshes(59.94).map { ($0 * 1e6).rounded() / 1e6 }
    return [
      [], [0.25], refreshes(60), refreshes(120, from: 0.0031), missed, rounded,
      [0, 0.017, 0.0331, 0.0502, 0.1], [0.5, 0.5, 0.6], [1, 1.000004, 1.5], [0, 1.00001, 2.5],
    ]
  }()

  /// Times come back to 2e-6 s where they are refreshes, missed ones or not, else to 5e-6 s.
  @Test(arguments: clocks)
  func timesComeBack(_ times: [Double]) throws {
    var pools = PagePools()
    let page = PageTrack(try track(at: times), &pools)
    let numbers = PageColumnTests.read(pools.columns.values[page.t])
    #expect(numbers.count == times.count && page.unit > 0)
    for (number, time) in zip(numbers, times) {
      let read = page.origin + Double(try #require(number)) * page.unit
      #expect(abs(read - time) <= 5e-6 + 1e-12, "\(read) \(time)")
    }
    // A number for each refresh: those in a row are one apart.
    guard times.count == 90 else { return }
    #expect(numbers == (0..<90).map { Optional($0) })
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    #expect(abs(page.unit - steps.reduce(0, +) / 89) < 1e-9)
  }

  /// Each value of a finding, by its place in the list.
  @Test func aFindingIsAListOfItsValues() throws {
    let results = [try SampleResults.betweenFrames(), try SampleResults.expected()]
    for result in try SampleResults.make() + results {
      var reported = ReportedCase(result)
      reported.rate = 120
      for index in reported.findings.indices where index % 3 == 2 {
        reported.findings[index].uncertainty = 0.5
        reported.findings[index].isAtLeast = index % 2 == 0
      }
      var pools = PagePools()
      let page = PageCase(reported, withTrack: false, &pools)
      #expect(page.finds.count == reported.findings.count)
      for (value, finding) in zip(page.finds, reported.findings) {
        try check(value, finding, pools.texts.values)
      }
      check(page, reported, pools.texts.values)
    }
  }

  private func check(_ value: PageValue, _ finding: ReportedFinding, _ texts: [String]) throws {
    guard case .list(let values) = value else {
      Issue.record("no list")
      return
    }
    let numbers = values.map { value -> Double in
      guard case .number(let number) = value else { return .nan }
      return number
    }
    #expect(numbers.count == (finding.uncertainty == nil ? 13 : 14))
    func text(_ index: Int) -> String? {
      numbers[index] < 0 ? nil : texts[Int(numbers[index])]
    }
    // Between frames what counts is the greatest value at any instant.
    let between = finding.frames == nil ? finding.continuous ?? finding.points : nil
    #expect(text(0) == finding.kind.rawValue && text(1) == finding.phase.rawValue)
    #expect(numbers[2] == finding.frames.map { Double($0.lowerBound) } ?? -1)
    #expect(numbers[3] == finding.frames.map { Double($0.upperBound) } ?? -1)
    #expect(numbers[4] == finding.worst.frame.map(Double.init) ?? -1)
    #expect(numbers[5] == finding.worst.time)
    let sizes = [
      (6, between ?? finding.amount), (8, between ?? finding.points), (9, finding.pixels),
    ]
    for (index, number) in sizes {
      #expect(abs(numbers[index] - number) <= 0.005 + 1e-9)
    }
    #expect(text(7) == finding.unit.rawValue && text(11) == finding.rule)
    #expect(text(10)?.hasPrefix(finding.cause ?? "") ?? (finding.cause == nil))
    #expect(numbers[12] == (finding.expected ? 1 : finding.excused ? 2 : 0))
    if let uncertainty = finding.uncertainty {
      #expect(numbers[13] == (finding.isAtLeast ? -1 : uncertainty))
    }
  }

  private func check(_ page: PageCase, _ reported: ReportedCase, _ texts: [String]) {
    #expect(texts[page.n] == reported.name && texts[page.s] == reported.scene)
    #expect(texts[page.l] == reported.label && texts[page.h] == reported.handler)
    #expect(texts[page.d] == reported.device && texts[page.y] == reported.system ?? "")
    #expect(page.r == 120 && page.frames == reported.frames && page.line == reported.line)
    #expect(texts[page.file] == reported.file && page.films.isEmpty && page.from == nil)
    #expect(page.missing.map { texts[$0] } == reported.missing)
    #expect(page.failure.map { texts[$0] } == reported.failure)
    let verdicts: [CaseResult.Verdict] = [.pass, .fail, .error]
    #expect(verdicts[page.v] == reported.verdict)
    #expect(page.track == nil && page.sheets == nil)
  }

  /// Cases that differ by the handler alone share a key, whatever else is in their labels.
  @Test func casesThatDifferByTheHandlerShareAKey() throws {
    let first = ReportedCase(try SampleResults.make()[0])
    func key(_ change: (inout ReportedCase) -> Void) -> String {
      var (reported, pools) = (first, PagePools())
      change(&reported)
      let page = PageCase(reported, withTrack: false, &pools)
      return pools.texts.values[page.k]
    }
    func named(_ handler: String, _ rest: String) -> String {
      key {
        $0.handler = handler
        $0.name = "\($0.scene) / \(handler)\(rest)"
      }
    }
    #expect(named("frame", " / iPhone 8 / 60 Hz") == named("transform", " / iPhone 8 / 60 Hz"))
    #expect(named("frame", " / iPhone 8 / 60 Hz") != named("frame", " / iPhone 8 / 120 Hz"))
    #expect(named("frame", "") == named("transform", ""))
    for change in [
      { $0.device = "iPhone SE" }, { $0.system = "iOS 26" }, { $0.rate = 120 }, { $0.scene = "B" },
    ] as [(inout ReportedCase) -> Void] {
      #expect(key(change) != key { _ in })
    }
  }
}
