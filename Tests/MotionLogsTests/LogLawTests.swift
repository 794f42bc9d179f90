import Foundation
import LayerTrees
import MotionLogs
import Scenes
import Testing

/// Units, bounds and clocks of logs, by what follows from them.
@Suite struct LogLawTests {
  private func log(_ text: String) throws -> (table: PositionTable, skipped: [SkippedLines]) {
    let log = try MotionLog(text, file: "a.log")
    guard case .positions(let table) = log.content else {
      throw SceneError(at: SourceLocation(file: "a.log", line: 1, column: 1), "no positions")
    }
    return (table, log.skipped)
  }

  /// The same motion in any unit, between any separators and quotes, is the same table.
  @Test(
    arguments: [
      ("time", 1.0), ("T", 1), ("Seconds", 1), ("s", 1), ("timestamp", 1), ("pts_time", 1),
      ("target timestamp", 1), ("time (s)", 1), ("ms", 0.001), ("Time-ms", 0.001),
      ("milliseconds", 0.001), ("time (ms)", 0.001), ("frame", 1.0 / 60), ("index", 1.0 / 60),
      ("n", 1.0 / 60), ("t", 1), ("time_s", 1), ("times", 1), ("pts", 1), ("targetTimestamp", 1),
      ("time_ms", 0.001), ("timeMs", 0.001),
    ] as [(String, Double)])
  func aTimeHasItsUnit(name: String, unit: Double) throws {
    for separator in [",", ";", "\t"] {
      let rows = [
        ["\"\(name)\"", "keyboard"], ["30", "874"], ["90", " \"600\" "], ["150", "546"],
      ]
      let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\n")
      let table = try log(text).table
      #expect(zip(table.times, [0, 60, 120]).allSatisfy { abs($0 - $1 * unit) < 1e-12 })
      #expect(table.values(.keyboardTop) == [874, 600, 546])
      #expect((table.clock == .lines) == (unit == 1.0 / 60))
    }
  }

  @Test(arguments: [
    ("1e15,1", "1.01e15,1"), ("-1e15,1", "-1.01e15,1"), ("1,1e9", "1,1.01e9"),
    ("1,-1e9", "1,-1.01e9"),
    ("1,2", "1,nan1"), ("1,-", "1,--"), ("1,N/A", "1,N"),
  ])
  func aNumberOfATableHasItsBounds(good: String, wrong: String) throws {
    #expect(try log("time,value\n\(good)\n").skipped.isEmpty)
    #expect(throws: SceneError.self) { try log("time,value\n\(wrong)\n") }
  }

  @Test func aTableHasAtMostSixtyFourColumns() throws {
    for (count, isTable) in [(64, true), (65, false)] {
      let names = ["time"] + (1..<count).map { "c\($0)" }
      let row = (0..<count).map { "\($0)" }
      let text = [names, row].map { $0.joined(separator: ",") }.joined(separator: "\n")
      #expect((try? log(text).table.columns.count) == (isTable ? 63 : nil))
    }
  }

  /// What no screen can be is no screen.
  @Test(arguments: [
    ("1x10000", true), ("0.9x874", false), ("402x10001", false), ("402", false), ("402x", false),
  ])
  func aScreenHasItsBounds(size: String, isScreen: Bool) throws {
    let table = try log("# screen \(size)\ntime,keyboard\n0,1\n1,2\n").table
    #expect((table.screen != nil) == isScreen)
  }

  @Test(
    arguments: [
      ("@1 safe 0 437", 1.0, 0.0, 437.0), ("@4 safe 437 0", 4, 437, 0), ("@0.9", 3, 0, 0),
      ("@4.1 safe 438 34", 3, 0, 0), ("@2 safe 62 438", 2, 0, 0), (" safe 62", 3, 0, 0),
    ] as [(String, Double, Double, Double)])
  func aScreenTakesWhatIsPossible(
    rest: String, scale: Double, top: Double, bottom: Double
  ) throws {
    let text = "# screen 402x874\(rest)\ntime,keyboard\n0,1\n1,2\n"
    let screen = try #require(try log(text).table.screen)
    #expect((screen.scale, screen.safeTop, screen.safeBottom) == (scale, top, bottom))
  }

  /// A playback refreshes as often as the log has lines, in whole numbers between 10 and 240.
  @Test(
    arguments: [
      (10.0, 10.0), (24, 24), (59.94, 60), (120, 120), (240, 240), (5, 10), (999, 240),
    ] as [(Double, Double)])
  func aPlaybackHasTheRateOfItsLog(rate: Double, expected: Double) throws {
    let rows = (0..<9).map { "\(Double($0) / rate),\(874 - 20 * $0)" }.joined(separator: "\n")
    let playback = try log("time,keyboard\n\(rows)").table.playback(named: "a")
    #expect(playback?.scene.rate == expected)
  }

  /// A log without a screen is of the newest device with that keyboard, with or without suggestions.
  @Test func aKeyboardSaysTheDevice() throws {
    for device in Device.catalog where device.keyboardHeight > 0 {
      for keys in [device.keyboardHeight, device.keyboardHeight + device.predictiveBarHeight] {
        for (error, fits) in [(0.9, true), (-0.9, true), (1.1, false)] {
          let height = keys + error
          let found = try log("time,keyboardHeight\n0,0\n1,\(height)\n").table.device
          let known = Device.catalog.last { other in
            [other.keyboardHeight, other.keyboardHeight + other.predictiveBarHeight]
              .contains { abs($0 - height) < 1 }
          }
          #expect(found.name == (known?.name ?? "iPhone 17"))
          #expect(!fits || known != nil)
        }
      }
    }
  }

  /// A bar that goes the same share of its way as the keyboard is where the guide is, all the time.
  @Test(arguments: [0.0, 34, 83]) func theGuideGoesTheBarsWay(inset: Double) throws {
    let tops = [874.0, 800, 700, 600, 546]
    let bottoms = tops.map { 874 - inset + ($0 - 874) * (328 - inset) / 328 }
    let rows = zip(tops, bottoms).enumerated().map { "\(Double($0) / 60),\($1.0),\($1.1)" }
    let text = "# screen 402x874@3 safe 62 34\ntime,keyboard,bar\n" + rows.joined(separator: "\n")
    let playback = try #require(try log(text).table.playback(named: "a"))
    #expect(playback.loggedBar.map { $0.map { Double($0.rect.maxY) } } == bottoms)
    #expect(playback.loggedKeyboard?.map { Double($0.rect.minY) } == tops)
    let screen = playback.log.commits[0].root
    let guide = try #require(screen.sublayers.first { $0.sublayers[0].role == .keyboardGuide })
    for (index, bottom) in bottoms.enumerated() {
      let frame = guide.sublayers[0].presentation(at: Double(index) / 60).frame
      #expect(abs(Double(frame.minY) - bottom) < 1e-9 && abs(Double(frame.maxY) - 874) < 1e-9)
    }
  }

  /// The bar is as high as the log says most often, and 50 points where it says nothing.
  @Test func theBarIsAsHighAsItIsLogged() throws {
    let rows = "0,874,840,796\n0.1,700,690,645\n0.2,600,590,546\n0.3,546,546,600\n"
    let logged = try log("time,keyboard,bar,barTop\n\(rows)").table.playback(named: "a")
    #expect(logged?.loggedBar?.map { Double($0.rect.height) } == [44, 44, 44, 44])
    let usual = try log("time,keyboard,bar\n0,874,840\n1,546,546\n").table.playback(named: "a")
    #expect(usual?.loggedBar?.map { Double($0.rect.height) } == [50, 50])
  }

  /// Without times a line is a refresh, an end is half a second after the last of its motion, and a
  /// rest of half a second is between two.
  @Test func motionsWithoutTimesRestBetween() throws {
    let text =
      "onStart: 336\nonMove: 100\nonMove: 200\nonEnd: 336\nonMove: 150\nonMove: 50\nonEnd: 0\n"
    let table = try log(text).table
    let heights = try #require(table.values(.keyboardHeight)).map { $0 ?? -1 }
    let rest = [Double](repeating: 336, count: 31)
    #expect(Array(heights.prefix(2)) == [100, 200] && Array(heights.suffix(3)) == [150, 50, 0])
    #expect(Array(heights.dropFirst(2).dropLast(3)) == rest)
    let frames = table.times.map { ($0 * 60).rounded() }
    let shown: [Int] = [0, 1] + Array(32...64) + [95]
    #expect(frames == shown.map { Double($0) })
    #expect(try log("onMove: 10000\nonMove: -10000\nonMove: 10001\n").table.times.count == 2)
    #expect(throws: SceneError.self) { try log("onMove: 10000\nonMove: 10001\n") }
  }

  /// A time of day is one that a clock shows.
  @Test(arguments: [
    ("00:00:00", "23:59:60.5", true), ("12:00:01", "12:00:02", true),
    ("24:00:00", "24:00:01", false),
    ("12:60:00", "12:60:01", false), ("12:00:61", "12:00:62", false), ("1:00:00", "1:00:01", false),
  ])
  func aTimeOfDayIsAClocks(one: String, two: String, isTime: Bool) throws {
    let table = try log("\(one) inset: 1\n\(two) inset: 2\n").table
    #expect((table.clock == .stamps) == isTime)
  }

  /// Hours and minutes are seconds of a day.
  @Test(arguments: [
    ("00:59:59.5", "01:00:01", 1.5), ("12:59:00", "13:01:00", 120),
    ("01:00:00", "23:00:00", 79_200),
  ])
  func timesOfDayAreSeconds(one: String, two: String, seconds: Double) throws {
    let table = try log("\(one) inset: 1\n\(two) inset: 2\n").table
    #expect(table.times.count == 2 && abs(table.times[1] - seconds) < 1e-9)
  }

  /// What was not understood is told with its lines and how many they are.
  @Test func linesThatAreSkippedAreCounted() throws {
    let skipped = try log("time,value\n1,1\nx,1\ny,2\nz,3\n2,2\n,4\n3,3\n").skipped
    #expect(
      skipped.map(\.description) == [
        "3-5: not understood (3 lines), its time is no number: 'x,1'",
        "7: not understood, its time is no number: ',4'",
      ])
  }

  /// A byte or a line that no text has is refused where it is.
  @Test func whatIsNoTextHasItsPlace() {
    let long = String(repeating: "x", count: (1 << 20) + 1)
    for (text, line) in [("a\n\u{0}b", 2), ("time,value\n1,1\n\n\(long)", 4)] {
      let error = #expect(throws: SceneError.self) { try MotionLog(text, file: "a.log") }
      #expect(error?.location.line == line)
    }
  }

  /// A rectangle has four numbers: fewer are none.
  @Test(arguments: ["(0.0, 264.0, 320.0)", "()", "{{0, 264}, {320}}", "{{0, 264}}"])
  func aRectangleHasFourNumbers(_ rectangle: String) {
    let text = """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 480}, {320, 216}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: \(rectangle)";
      """
    #expect(throws: SceneError.self) { try MotionLog(text, file: "a.log") }
  }
}
