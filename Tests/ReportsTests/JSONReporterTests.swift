import Compositing
import Detectors
import Foundation
import Reports
import Scenes
import SeededRandom
import TestSupport
import Testing

@MainActor
struct JSONReporterTests {
  private struct Document: Decodable {
    let version: Int
    let cases: [Case]

    struct Case: Decodable {
      let name, scene, handler, device, system, verdict: String
      let rate: Double
      let frames: Int
      let seam: [String: Double]
      let findings: [Finding]
      let films: [String]
    }

    struct Finding: Decodable {
      let kind, phase, cause: String
      let points, pixels, continuous: Double
      let frames: [Int]
      let worst: Worst
      let expected: Bool
    }

    struct Worst: Decodable {
      let frame: Int
      let time: Double
    }
  }

  private func document(_ results: [CaseResult]) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(JSONReporter().report(results).utf8))
  }

  /// A track is not written by an encoder, but to the same bytes.
  @Test func tracksAreWrittenAsByAnEncoder() throws {
    var random = SplitMix64(seed: 12)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(SampleResults.track()), as: UTF8.self)
      .replacing("\"panel\":\"", with: "\"panel\":\"\u{e9}/\\\"")
      .replacing("\"gap\":[", with: "\"field\":[null,[1.5,2,3,4.25],[]],\"gap\":[")
    var cases = Report(try SampleResults.make()).cases
    for _ in 0..<50 {
      let track = Data(text.utf8).withRandomNumbers(&random)
      cases[1].track = try JSONDecoder().decode(CaseTrack.self, from: track)
      let texts = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      #expect(
        JSONReporter().report(Report(cases))
          == "{\"cases\":[\(texts.joined(separator: ","))],\"version\":1}\n")
    }
  }

  /// Read case by case it is what a decoder reads, and what one refuses is refused.
  @Test func isReadAsByADecoder() throws {
    var random = SplitMix64(seed: 13)
    var report = Report(try SampleResults.make())
    report.shard = ReportShard(numbers: [2, 3], count: 4, run: "a", places: [0, 4, 9])
    var (read, refused) = (0, 0)
    for number in 0..<300 {
      report.cases[0].track = number.isMultiple(of: 3) ? try SampleResults.track() : nil
      report.cases[1].name = "a \"}{\\\" b \(number)"
      var bytes = Array(JSONReporter().report(report).utf8)
      #expect(try Report(json: Data(bytes)) == report)
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] = "{}[],:\"\\ 0".utf8.randomElement(using: &random) ?? 0
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 1...9, using: &random)) }
      let decoded = try? JSONDecoder().decode(Report.self, from: Data(bytes))
      #expect(decoded == (try? Report(json: Data(bytes))), "\(number): byte \(place)")
      if decoded == nil { refused += 1 } else { read += 1 }
    }
    #expect(read > 10 && refused > 10)
  }

  @Test func saysAllThatWasFound() throws {
    let results = try SampleResults.make()
    let document = try document(results)
    #expect(document.version == 1)
    #expect(document.cases.map(\.verdict) == ["pass", "fail", "error"])
    #expect(document.cases.map(\.handler) == ["frame", "frame(timing: easeInOut)", "transform"])
    #expect(document.cases[0].findings.isEmpty)
    #expect(document.cases[0].frames == 31)
    #expect(document.cases[0].device == "iPhone 8")
    #expect(document.cases[0].system == "iOS 18")
    let finding = try #require(document.cases[1].findings.first)
    #expect(finding.kind == "overlap")
    #expect(finding.phase == "opening")
    #expect(abs(finding.pixels - finding.points * 2) < 2e-6)
    #expect(finding.continuous >= finding.points)
    #expect(finding.frames == [1, 10])
    #expect(finding.worst.frame == 5)
    #expect(abs(finding.worst.time - 5.0 / 60) < 1e-6)
    #expect(finding.points == document.cases[1].seam["overlap"])
  }

  /// A finding that no refresh shows has no frames, and counts all the same.
  @Test func whatNoFrameShowsHasNoFrames() throws {
    let result = try SampleResults.betweenFrames()
    let text = JSONReporter().report([result])
    #expect(text.contains("\"frames\" : null") && text.contains("\"frame\" : null"))
    #expect(text.contains("\"points\" : 0,") && result.verdict == .fail)
    let overlap = try #require(result.findings.first { $0.kind == .overlap })
    #expect(result.greatestOverlap == overlap.continuous && overlap.continuous > 50)
    #expect(overlap.line.hasPrefix("overlap of 56.5 pt between frames while opening, worst at"))
    #expect(!overlap.line.contains(", frame"))
  }

  @Test func figuresAreRoundedToAMillionth() throws {
    let results = try SampleResults.make()
    for result in try document(results).cases {
      for value in result.seam.values { #expect((value * 1e6).rounded() / 1e6 == value) }
    }
    #expect(!JSONReporter().report(results).contains("e-"))
  }

  @Test func theSameResultsGiveTheSameBytes() throws {
    #expect(
      JSONReporter().report(try SampleResults.make())
        == JSONReporter().report(try SampleResults.make()))
  }

  /// A report that is read back is the one that was written: from it every other format can be made
  /// again.
  @Test(arguments: ["Show", SampleResults.hostileTitle])
  func aReportReadsBack(title: String) throws {
    var report = Report(try SampleResults.make(title: title) + [SampleResults.betweenFrames()])
    report.cases[0].filmFailures = ["no room"]
    let text = JSONReporter().report(report)
    let again = try Report(json: Data(text.utf8))
    #expect(JSONReporter().report(again) == text)
    for reporter in Reporters.all {
      #expect(reporter.init().report(again) == reporter.init().report(report))
    }
    #expect(JSONReporter().report(Report([CaseResult]())).contains("\"cases\" : ["))
  }

  @Test func aReportOfAnotherVersionIsRefused() {
    #expect(throws: DecodingError.self) {
      try Report(json: Data(#"{"version": 2, "cases": []}"#.utf8))
    }
  }

  @Test func everyCaseHasItsPlace() throws {
    let result = try SampleResults.make()[0]
    var scene = result.scene
    scene.location = SourceLocation(file: "Scenes/a.yaml", line: 7, column: 1)
    let text = JSONReporter().report([CaseResult(scene, result.facts)])
    #expect(text.contains(#""file" : "Scenes/a.yaml""#) && text.contains(#""line" : 7"#))
  }

  @Test func filmsAreNamed() throws {
    var results = try SampleResults.make()
    results[1].films = ["Output/show.png"]
    #expect(try document(results).cases.map(\.films) == [[], ["Output/show.png"], []])
  }
}
