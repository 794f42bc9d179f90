import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import Reports
import Scenes
import Testing

/// A page is one file whose policy lets nothing run but its own script and style.
@MainActor
struct HTMLReporterTests {
  private nonisolated static let hostile = [
    SampleResults.hostileTitle, "</script><script>alert(1)</script>", "<!--<script>", "%%data%%",
    "a\u{2028}b\u{2029}c\u{0}d", "\u{202E}desrever", "]]>&lt;'\"\\",
  ]

  private func page(_ title: String = "Show") throws -> String {
    HTMLReporter().report(try SampleResults.make(title: title))
  }

  /// The part between two texts.
  private func part(_ page: String, _ start: String, _ end: String) throws -> String {
    let from = try #require(page.range(of: start)).upperBound
    let to = try #require(page.range(of: end, range: from..<page.endIndex)).lowerBound
    return String(page[from..<to])
  }

  private func data(_ page: String) throws -> String {
    try part(page, "<script type=\"application/json\" id=\"data\">", "</script>")
  }

  @Test(arguments: hostile) func whatAUserWritesIsData(title: String) throws {
    let page = try page(title)
    let harmless = try self.page()
    for mark in ["<script", "</script", "<!--", "<style", "%%"] {
      #expect(
        page.components(separatedBy: mark).count == harmless.components(separatedBy: mark).count
          || mark == "%%", "\(mark)")
    }
    let json = try data(page)
    #expect(!json.contains("<") && !json.unicodeScalars.contains { $0.value == 0x2028 })
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let texts = try #require(object?["text"] as? [String])
    #expect(texts.contains { Array($0.unicodeScalars) == Array(title.unicodeScalars) })
  }

  /// The code is at most 42 KB, and nothing of it or beside it is fetched.
  @Test func theCodeIsSmallAndFetchesNothing() throws {
    let page = try page()
    let code = page.utf8.count - (try data(page)).utf8.count
    #expect(code <= 42 * 1024)
    let policy = try part(page, "Content-Security-Policy\" content=\"", "\"")
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    for word in ["http://", "https://", "src=", "@import", "url(", "fetch(", "XMLHttp", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  /// Without a track a case is listed, and says that it has none.
  @Test func casesWithoutTracksAreListed() throws {
    let json = try data(try page())
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let cases = try #require(object?["cases"] as? [[String: Any]])
    #expect(cases.count == 3 && cases.allSatisfy { $0["track"] == nil })
  }

  /// Above its limit a page says of how many cases it has tracks, those that failed before others.
  @Test(arguments: [0, 1, 2, 3]) func tracksBeyondTheLimitAreLeftOut(most: Int) throws {
    let failing = try ReportedCase(SampleResults.make()[1])
    let passing = try ReportedCase(SampleResults.expected())
    let track = try SampleResults.track()
    let cases = [passing, failing, passing].map { reported in
      var reported = reported
      reported.track = track
      return reported
    }
    let json = try data(HTMLReporter(mostTracks: most).report(Report(cases)))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let listed = try #require(object?["cases"] as? [[String: Any]])
    #expect(failing.verdict == .fail && passing.verdict == .pass)
    let tracked = [[], [1], [0, 1], [0, 1, 2]][most]
    #expect(listed.indices.filter { listed[$0]["track"] != nil } == tracked)
    #expect(object?["drawn"] as? Int == (most < 3 ? most : nil))
  }

  @Test func theSameResultsGiveTheSameBytes() throws {
    #expect(try page() == page())
  }
}
