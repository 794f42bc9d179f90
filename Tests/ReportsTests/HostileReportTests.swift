import Detectors
import Foundation
import KeyboardSimulation
import Reports
import SceneFiles
import Scenes
import SeededRandom
import Testing

/// A report may come from anywhere: it is refused, or written in every format.
@MainActor
struct HostileReportTests {
  private static func text() throws -> String {
    var results = try SampleResults.make()
    results[0].track = try SampleResults.track()
    var report = Report(results)
    report.unplayedCount = 3
    return JSONReporter().report(report)
  }

  private static func write(_ text: String) -> Bool {
    guard let report = try? Report(json: Data(text.utf8)),
      var merged = try? ReportMerge([.init(file: "a", report)]).report
    else { return false }
    merged.comparison = ReportComparison(base: report, head: merged)
    for reporter in Reporters.all { _ = reporter.init().report(merged) }
    return true
  }

  /// Numbers that no screen has, and rectangles with too few of them.
  @Test(
    arguments: [
      (#""time":-?[0-9.]+"#, "\"time\":1e300"), (#""time":-?[0-9.]+"#, "\"time\":-1e300"),
      (#""points":[0-9.]+"#, "\"points\":1e308"), (#""amount":[0-9.]+"#, "\"amount\":-1e308"),
      (#""frames":\[[0-9]+,[0-9]+\]"#, "\"frames\":[0,9223372036854775807]"),
      (#""notPlayed":3"#, "\"notPlayed\":9223372036854775807"),
      (#""line":1"#, "\"line\":-9223372036854775808"), (#""scale":[0-9.]+"#, "\"scale\":1e-300"),
      (#""rate":[0-9.]+"#, "\"rate\":0"), (#""times":\[[^\]]*\]"#, "\"times\":[1e308,-1e308]"),
      (#""keyboardTop":\[[^\]]*\]"#, "\"keyboardTop\":[1e300,null,-1e300]"),
      (#""keyboard":\[\[\[[^\]]*\]"#, "\"keyboard\":[[[]"),
      (#""bar":\[\[\[[^\]]*\]"#, "\"bar\":[[[1]"),
      (#""gap":\[null"#, "\"gap\":[[[1]]"), (#""opacity":\[[^\]]*\]"#, "\"opacity\":[]"),
    ] as [(String, String)])
  func whatNoScreenHasIsRefusedOrWritten(pattern: String, new: String) throws {
    let text = try Self.text()
    #expect(Self.write(text))
    let changed = text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
    #expect(changed != text)
    _ = Self.write(changed)
  }

  /// Frames are a first and a last one, in order, or none.
  @Test(arguments: [
    ("[3,3]", true), ("null", true), ("[2,9]", true), ("[9,2]", false), ("[7]", false),
    ("[1,2,3]", false), ("[]", false), ("7", false),
  ])
  func framesAreTheFirstAndTheLast(_ frames: String, _ isRead: Bool) throws {
    let changed = try Self.text().replacingOccurrences(
      of: #""frames" ?: ?\[[^\]]*\]"#, with: "\"frames\":\(frames)", options: .regularExpression)
    #expect(changed.contains("\"frames\":\(frames)"))
    #expect(((try? Report(json: Data(changed.utf8))) != nil) == isRead)
  }

  @Test func mutatedReportsAreRefusedOrWritten() throws {
    let bytes = Array(try Self.text().utf8)
    let letters = Array("0123456789-.eE,:[]{}\"nul".utf8)
    var random = SplitMix64(seed: 41)
    var written = 0
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...2, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] =
          letters[Int.random(in: letters.indices, using: &random)]
      }
      if Self.write(String(decoding: changed, as: UTF8.self)) { written += 1 }
    }
    #expect(written > 30)
  }
}
