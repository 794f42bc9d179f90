import Foundation
import MotionLogs
import Scenes
import SeededRandom
import Testing

/// What a line, a row, an element or a key of a log says, and what is said of one that says nothing.
@Suite struct LineReadingTests {
  /// A line between two positions: its height, `start` where it has none of its own, nil where it is
  /// no line of such a log.
  @Test(
    arguments: [
      ("onMove 0.5 100 false", 100), ("onMove 2 100", 100), ("onMove -2 100", 100),
      ("onMove 2.1 100", 2.1), ("onMove -2.1 100", -2.1), ("onMove: 5 20000", 5), ("onMove = 6", 6),
      ("onMove: 10001", nil), ("onMove", nil), ("onMove height: 7 9", 7), ("onMove height = 8", 8),
      ("onMove {\"progress\": 1, \"height\": 9}", 9), ("onMove {\"height\": 10001}", nil),
      ("onKeyboardMove: 3", 3), ("onKeyboardMoveInteractive: 4", 4), ("onInteractive: 5", 5),
      ("EdgeInsets.zero", 0), ("EdgeInsets(1, 2, 3, 4)", 4), ("EdgeInsets(1, 2, 3)", nil),
      ("EdgeInsets(1, 2, 3, 10001)", nil), ("EdgeInsets(1 2, 3, 4)", nil), ("inset: 3", 3),
      ("insets: 4", 4), ("viewInsets.bottom: 5", 5), ("insets.bottom: 10001", nil),
      ("current height: 6", 6), ("keyboard height: 7", 7), ("keyboardHeight: 10001", nil),
      ("{\"height\": 8, \"width\": 3}", nil), ("{\"height\": 8}", 8), ("\"height\": 8", nil),
      ("inset: 12em", 12), ("inset: 1e2", 100), ("inset: 5-3", 5), ("inset: 5.", 5),
      ("inset: +.5", 0.5), ("inset: 1.5.2", 1.5), ("inset: -", nil), ("inset: 1e", 1),
    ] as [(String, Double?)])
  func aLineHasAHeight(_ line: String, _ height: Double?) throws {
    let log = try MotionLog("inset: 1\n\(line)\ninset: 2\n", file: "a.log")
    guard case .positions(let table) = log.content else { throw CancellationError() }
    let heights: [Double?] = [1, height, 2].filter { $0 != nil }
    #expect(table.values(.keyboardHeight) == heights)
    #expect(table.times == table.times.indices.map { Double($0) / 60 } && table.columns.count == 1)
    let skipped = "2: not understood, no position of a keyboard: '\(line)'"
    #expect(log.skipped.map(\.description) == (height == nil ? [skipped] : []))
  }

  /// Lines have times where all of them do, each after the one before: milliseconds since 1970 at
  /// their end, or the time of day.
  @Test(
    arguments: [
      ("inset: 1 1723043957000", "inset: 2 1723043957250", 0.25),
      ("inset: 1 1723043957000", "inset: 2 1723043957000", nil),
      ("inset: 1 1723043957250", "inset: 2 1723043957000", nil),
      ("inset: 1 172304395700", "inset: 2 172304395725", nil),
      ("inset: 1 172304395700x", "inset: 2 172304395725x", nil),
      ("inset: 1 1723043957000", "inset: 2", nil), ("inset: 1", "inset: 2 1723043957000", nil),
      ("x 3 12:00:01.5 inset: 1", "x 3 12:00:02 inset: 2", 0.5),
    ] as [(String, String, Double?)])
  func linesHaveTimes(_ one: String, _ two: String, _ seconds: Double?) throws {
    let log = try MotionLog("\(one)\n======= \n\(two)\n", file: "a.log")
    guard case .positions(let table) = log.content else { throw CancellationError() }
    #expect(table.times == [0, seconds ?? 1.0 / 60] && log.skipped.isEmpty)
    #expect((table.clock == .stamps) == (seconds != nil))
  }

  /// A heading has a name in every cell, and none of them is a number.
  @Test(arguments: [
    ("time,a,velocity,frame,b_x\n0,1,2,3,4\n", ["a", "b_x"], [[1.0], [4]], []),
    ("Log of today\ntime,a\n0,1\n2\n", ["a"], [[1]], [1, 4]),
    ("time,5\n0,1\n1,2\n", ["value"], [[1, 2]], [1]), ("time,\n0,1\n", ["value"], [[1]], [1]),
    ("0,1,2,3\n", ["value", "value 2", "value 3"], [[1], [2], [3]], []),
    ("a,time,n\n7,0,1\n", ["a"], [[7]], []),
    ("time,\"a,b\",\"\n0,1,2,3\n", ["\"a", "b\"", "\""], [[1], [2], [3]], []),
    ("n,a,velocity\n0,7,1\n", ["a"], [[7]], []),
  ])
  func aHeadingHasNames(
    _ text: String, _ names: [String], _ values: [[Double]], _ skipped: [Int]
  ) throws {
    let log = try MotionLog(text, file: "a.csv")
    guard case .positions(let table) = log.content else { throw CancellationError() }
    #expect(table.columns.map(\.name) == names && table.columns.map(\.values) == values)
    #expect(log.skipped.map(\.first) == skipped)
  }

  /// Why a row says nothing, and why a table is none, with the line.
  @Test(arguments: [
    ("time,a\n0,1\n1\n", 3, "1 columns instead of 2"), ("time,a\n0,1\n1,2,3\n", 3, "3 columns"),
    ("time,a\n0,1\n0,2\n", 3, "its time is not after the one before"),
    ("time,a\n0,1\nx,2\n", 3, "its time is no number"),
    ("time,a\n0,1\n1,y\n", 3, "a value is no number"),
    ("\na,b\n1,2\n", 2, "no column 'time': name the columns in the first row"),
    ("x\n\ntime,a\ny,1\n", 3, "no row has a time and a number"),
    ("x\ny\n", 1, "nothing in it is a position"),
    ("x\n1" + String(repeating: ",1", count: 64) + "\n", 2, "more than 64 columns"),
  ])
  func aTableSaysWhatIsWrong(_ text: String, _ line: Int, _ words: String) {
    do throws(SceneError) {
      let skipped = try MotionLog(text, file: "a.csv").skipped
      #expect(skipped.map(\.first) == [line] && skipped[0].reason.hasPrefix(words))
    } catch {
      #expect(error.location.line == line && error.location.column == 1)
      #expect(error.location.file == "a.csv" && error.message.contains(words))
    }
  }

  /// A screen is named once, before or after the heading, and the keyboard's meaning has any spelling.
  @Test func theFirstScreenCounts() throws {
    let text = "# hi\n# screen 402x874@2\n# screen 375x667\ntime,Keyboard_Top,bar top\n0,1,2\n"
    guard case .positions(let table) = try MotionLog(text, file: "a.csv").content else { return }
    #expect(table.screen?.width == 402 && table.screen?.scale == 2)
    #expect(table.values(.keyboardTop) == [1] && table.values(.barTop) == [2])
    #expect(table.values(.guideTop) == nil && table.values(.barBottom) == nil)
  }
}

/// XML of Instruments: columns, references, bounds, and where it is broken.
@Suite struct MarkupLawTests {
  private func hitches(_ rows: String, columns: [String] = []) throws -> (
    hitches: [LoggedHitch], skipped: [SkippedLines]
  ) {
    let schema = columns.map { "<col><mnemonic> \($0) </mnemonic></col>" }.joined()
    let log = try MotionLog(
      "<?xml?><!-- <a> --><t><schema name='hitches'>\(schema)</schema>\n\(rows)\n</t>",
      file: "a.xml")
    guard case .hitches(let hitches) = log.content else { return ([], []) }
    return (hitches, log.skipped)
  }

  /// The columns say which cell is what, in any order; without them the cells' names do.
  @Test func columnsSayWhatACellIs() throws {
    let (found, skipped) = try hitches(
      "<row><a>7</a><b>3000000000</b><c>2000000</c><start-time>1</start-time></row>"
        + "<row><a ref='x'/><b>1000000000</b><c>4000000</c></row>"
        + "<row><a/><b>1000000000</b><c>5000000</c></row><row><b>1</b></row>",
      columns: ["other", "start", "duration"])
    #expect(found.map(\.start) == [1, 3] && found.map(\.duration) == [0.004, 0.002])
    #expect(
      skipped.map(\.description).allSatisfy { $0.contains("a row without start and duration") })
    #expect(skipped.map(\.first) == [2])
    let named = try hitches(
      "<row><x id='1'>9</x><start-time id='2'>5e8</start-time><duration ref='2'/></row>"
        + "<row><start-time ref='1'/><duration ref='2'></duration><row/></row>"
    ).hitches
    #expect(named.map(\.start) == [9e-9, 0.5] && named.map(\.duration) == [0.5, 0.5])
  }

  @Test(arguments: [
    ("0", "1", true), ("1e15", "1e13", true), ("-1", "1", false), ("1.01e15", "1", false),
    ("0", "0.9", false), ("0", "1.01e13", false), ("0", "nan", false), ("", "1", false),
  ])
  func aHitchHasItsBounds(_ start: String, _ length: String, _ isOne: Bool) throws {
    let row = "<row><start-time>\(start)</start-time><duration>\(length)</duration></row>"
    let good = "<row><start-time>7</start-time><duration>7</duration></row>"
    #expect(try hitches(good + row).hitches.count == (isOne ? 2 : 1))
  }

  /// Elements may be nested a hundred deep, and the message has the line of what is broken.
  @Test(arguments: [
    ("<a>\n<!-- x\n\n", 2, "a comment without its end"),
    ("<a>\n\n<b x=\"\n>", 3, "a tag without its end"),
    ("<a>\n</b>\n", 2, "</b> closes nothing"), ("<a>\n<\n>", 2, "a tag without a name"),
    ("<a>\n<b>\n\n", 4, "<b> has no end"), ("\n<!DOCTYPE a>", 2, "a declaration or CDATA"),
    ("<?x\n?><a>\n</c>", 3, "</c> closes nothing"), ("\n<a></a>", 1, "no row of a table 'hitches'"),
    (String(repeating: "<a>\n", count: 101), 101, "nested more than 100 deep"),
    (String(repeating: "<a>\n", count: 100), 101, "<a> has no end"),
    ("</a>", 1, "</a> closes nothing"),
  ])
  func aBreakHasItsLine(_ text: String, _ line: Int, _ words: String) {
    let error = #expect(throws: SceneError.self) { try MotionLog(text, file: "a.xml") }
    #expect(error?.location.line == line && error?.message.contains(words) == true)
  }

  /// Entities stand for the five characters, once; quotes are of either kind, and space is no value.
  @Test func entitiesAreExpandedOnce() throws {
    let good = "<row><start-time>7</start-time><duration>7</duration></row>"
    let other = "<schema a = 'x' name = \"&lt;&amp;lt;'&gt;&quot;&apos;\" />\n<row></row>"
    let (found, skipped) = try hitches("\(good)\(other)")
    #expect(found.count == 1 && skipped.map(\.first) == [3])
    #expect(skipped[0].reason == "a row of the table '<&lt;'>\"'', which has no hitches")
    let amp = try hitches("<row><start-time>\n 7 </start-time><duration> 8\t</duration></row>")
    #expect(amp.hitches.map(\.duration) == [8e-9])
  }
}
