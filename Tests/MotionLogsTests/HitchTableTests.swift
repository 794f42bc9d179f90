import MotionLogs
import Scenes
import Testing

/// Instruments' table of hitches, as `xctrace export` writes it.
@Suite struct HitchTableTests {
  private let table = """
    <?xml version="1.0"?>
    <trace-query-result>
    <node xpath='//trace-toc[1]/run[1]/data[1]/table[66]'><schema name="hitches"><col>\
    <mnemonic>start</mnemonic><name>Start</name></col><col><mnemonic>duration</mnemonic></col><col>\
    <mnemonic>process</mnemonic></col><col><mnemonic>is-system</mnemonic></col></schema>
    <row><start-time id="1" fmt="00:01.322">1322452541</start-time><duration id="2" fmt="25.00 ms">\
    25000000</duration><process id="3" fmt="App (4)"><pid id="4">4</pid></process><boolean>0</boolean></row>
    <row><start-time id="5">1689121166</start-time><duration ref="2"/><process ref="3"/><boolean>0</boolean></row>
    <row><start-time ref="5"/><duration ref="2"/><sentinel/><boolean>1</boolean></row>
    <row><start-time>2000000000</start-time><sentinel/></row>
    </node></trace-query-result>
    """

  private func hitches(_ text: String) throws -> (hitches: [LoggedHitch], skipped: [SkippedLines]) {
    let log = try MotionLog(text, file: "hitches.xml")
    guard case .hitches(let hitches) = log.content else { return ([], []) }
    return (hitches, log.skipped)
  }

  @Test func referencesAreFollowed() throws {
    let (hitches, skipped) = try hitches(table)
    #expect(hitches.map(\.start) == [1.322452541, 1.689121166])
    #expect(hitches.map(\.duration) == [0.025, 0.025])
    #expect(skipped.map(\.first) == [7])
  }

  /// A value in quotes may hold the other quotes and brackets; a row that is skipped is named as it is.
  @Test func quotesHideBrackets() throws {
    let quoted = table.replacing("fmt=\"25.00 ms\"", with: "fmt='25.00 \"> ms'")
      .replacing("fmt=\"00:01.322\"", with: "fmt=\"it's > 1\"")
    let (hitches, skipped) = try hitches(quoted)
    #expect(hitches == (try self.hitches(table)).hitches)
    #expect(skipped.map(\.first) == [7])
    let text = skipped.first?.text ?? ""
    #expect(text.contains("2000000000") && !text.contains("trace-query"), "\(text)")
  }

  @Test func hitchesBecomeMissedRefreshes() throws {
    let log = try MotionLog(table, file: "hitches.xml")
    let scene = try #require(try log.scene())
    let drops = scene.events.compactMap { event -> Double? in
      guard case .drop(.seconds(let length)) = event.kind else { return nil }
      #expect(length == 0.025)
      return event.time
    }
    #expect(drops.count == 2)
    #expect(abs(drops[1] - drops[0] - 0.366668625) < 1e-6)
  }

  @Test(arguments: [
    "<trace-query-result><node>", "<a></b>", "<row", "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
    "<a><!-- ", "<trace-query-result/>", "<>", "<a/",
    String(repeating: "<a>", count: 1000),
    "<t><schema name=\"time-sample\"/><row><start-time>1</start-time><duration>2</duration></row></t>",
  ])
  func brokenTablesAreRefused(text: String) {
    #expect(throws: SceneError.self) { try MotionLog(text, file: "a.xml") }
  }

  /// What a name of an element holds moves no cursor in the message.
  @Test(arguments: ["<a\u{1B}[2J\u{202E}>x", "<b></a\u{7}\u{85}c>"])
  func aMessageIsALine(text: String) {
    let error = #expect(throws: SceneError.self) { try MotionLog(text, file: "a.xml") }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.contains("\u{FFFD}") && line == line.withoutControls)
  }
}
