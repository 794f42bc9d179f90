import Foundation
import MotionFits
import MotionLogs
import SceneFiles
import Scenes
import Testing

/// Positions that apps print.
@Suite struct PositionLogTests {
  private func table(_ text: String) throws -> (table: PositionTable, skipped: [SkippedLines]) {
    let log = try MotionLog(text, file: "a.log")
    guard case .positions(let table) = log.content else {
      throw SceneError(at: SourceLocation(file: "a.log", line: 1, column: 1), "no positions")
    }
    return (table, log.skipped)
  }

  /// Figures: kirillzyusko/react-native-keyboard-controller, issue 1155, iOS 18.
  @Test func heightsOfHandlerEvents() throws {
    let (table, skipped) = try table(
      """
       LOG  onStart: 336
       LOG  onMove: 16.622929755474388
       LOG  onMove: 46.53874885878787
       LOG  onMove: 121.67876289826211
       LOG  Running "app"
       LOG  onMove: 154.88936996156588
       LOG  onMove: 215.119348510731
       LOG  onEnd: 336
       LOG  onInteractive: 453.66 keyboardLastEvent: onEnd
      """)
    #expect(table.clock == .lines)
    let heights = try #require(table.values(.keyboardHeight))
    #expect(
      heights.prefix(5) == [
        16.622929755474388, 46.53874885878787, 121.67876289826211,
        154.88936996156588, 215.119348510731,
      ])
    #expect(heights.last == 453.66)
    #expect(table.times.prefix(5).map { ($0 * 60).rounded() } == [0, 1, 2, 3, 4])
    #expect(skipped.map(\.first) == [5])
  }

  /// Figures: the same repository, issue 905: progress, height and a flag, not in order.
  @Test func progressAndHeight() throws {
    let (table, _) = try table(
      """
      (NOBRIDGE) LOG  onStart 0 0
       (NOBRIDGE) LOG  onMove 0.874177025262164 293.7234804880871 false
       (NOBRIDGE) LOG  onMove 0.9374364003979254 314.9786305337029 false
       (NOBRIDGE) LOG  onMove 0.8906146882058982 299.2465352371818 false
      """)
    #expect(
      table.values(.keyboardHeight) == [
        293.7234804880871, 314.9786305337029,
        299.2465352371818,
      ])
  }

  /// Figures: the same repository, issue 677, iOS 18: a keyboard that closes from 291 points.
  @Test func currentHeightsFollowTheOldSpring() throws {
    let heights = [
      291, 249.05628901209576, 217.09624960612547, 184.88664681262821, 154.56893747673666,
      127.46685444750403, 103.689858010174,
    ]
    let (table, skipped) = try table(
      heights.map { "LOG  current height:  \($0)" }.joined(separator: "\n"))
    #expect(table.values(.keyboardHeight) == heights)
    #expect(skipped.isEmpty)
    let values = try #require(table.values(.keyboardHeight))
    let fit = try #require(try SampledTrack(times: table.times, values: values).fits().first)
    #expect(fit.candidates.contains { $0.name == "iOS 18" })
  }

  @Test func mapsWithTheirTimes() throws {
    let (table, _) = try table(
      """
       LOG  onStart {"duration": 250, "eventName": "onKeyboardMoveStart", "height": 336, "progress": 1, "target": 7054} 1723043957135
       LOG  onMove {"duration": 250, "eventName": "onKeyboardMove", "height": 20.5, "progress": 0.06, "target": 7054} 1723043957151
       LOG  onMove {"duration": 250, "eventName": "onKeyboardMove", "height": 60.25, "progress": 0.18, "target": 7054} 1723043957185
       LOG  onEnd {"duration": 250, "eventName": "onKeyboardMoveEnd", "height": 336, "progress": 1, "target": 7054} 1723043957642
      """)
    #expect(table.clock == .stamps)
    #expect(table.times.map { ($0 * 1000).rounded() } == [0, 34, 491])
    #expect(table.values(.keyboardHeight) == [20.5, 60.25, 336])
  }

  /// Figures: the repository of the handlers, issue 677: a map alone, or with the event's name at its end.
  @Test func mapsWithoutAName() throws {
    let (table, skipped) = try table(
      """
      current height: 291
       LOG  {"duration": 250, "height": 200.5, "progress": 0.6, "target": 12}
       LOG  {"duration": 250, "height": 100.5, "progress": 0.3, "eventName": "onKeyboardMove"}
       LOG  {"endCoordinates": {"height": 336, "screenX": 0, "width": 390}}
      current height: -0
      """)
    #expect(table.values(.keyboardHeight) == [291, 200.5, 100.5, 0])
    #expect(skipped.map(\.first) == [4])
  }

  /// Figures: flutter/flutter, issue 97609.
  @Test func insetsOfFlutter() throws {
    let (table, skipped) = try table(
      """
      flutter: viewpadding:34.0
      flutter: padding:31.666062079370022
      flutter: inset:2.333937920629978
      flutter: ====================================
      flutter: viewpadding:34.0
      flutter: padding:10.885224461555481
      flutter: inset:23.11477553844452
      flutter: ====================================
      flutter: viewpadding:34.0
      flutter: padding:0.0
      flutter: inset:55.99079418182373
      flutter: inset:93.14588356018066
      flutter: inset:130.08398866653442
      """)
    #expect(
      table.values(.keyboardHeight) == [
        2.333937920629978, 23.11477553844452,
        55.99079418182373, 93.14588356018066, 130.08398866653442,
      ])
    #expect(skipped.isEmpty)
  }

  /// Figures: flutter/flutter, issue 68731: a tablet's keyboard closes to its shortcut bar.
  @Test func edgeInsetsFollowTheOldSpring() throws {
    let heights = [
      408.0, 383.7, 349.2, 307.9, 271.4, 235.3, 203.4, 175.7, 151.9, 133.0, 117.1, 104.1, 93.7,
      85.4, 78.7, 73.5, 69.4, 66.1, 63.6, 61.7, 60.1, 58.9, 58.0, 57.3, 56.8, 56.4, 56.0, 55.8,
      55.6,
    ]
    let lines = heights.map { "flutter: EdgeInsets(0.0, 0.0, 0.0, \($0))" }
    let (table, _) = try table(lines.joined(separator: "\n"))
    let values = try #require(table.values(.keyboardHeight))
    #expect(values == heights)
    let fit = try #require(try SampledTrack(times: table.times, values: values).fits().first)
    #expect(fit.best?.name == "iOS 18")
    #expect((fit.best?.share ?? 1) < 0.01)
  }

  @Test func tables() throws {
    let plain = try table("0,538\n0.5,600.25\n1,874\n")
    #expect(plain.table.times == [0, 0.5, 1])
    #expect(plain.table.columns.map(\.name) == ["value"])
    let named = try table(
      """
      # screen 402x874@3 safe 62 34
      Time (ms);keyboard;bar;note
      100;874;840;1
      116.5;;820.5;1
      116.4;800;800;1
      x;1;2;3
      150;700;700
      166.5;null;700;1
      """)
    #expect(named.table.times.map { ($0 * 10_000).rounded() } == [0, 165, 665])
    #expect(named.table.values(.keyboardTop) == [874, nil, nil])
    #expect(named.table.values(.barBottom) == [840, 820.5, 700])
    #expect(named.skipped.map(\.first) == [5, 6, 7])
    #expect(named.table.screen?.safeBottom == 34)
    #expect(Double(named.table.device.size.width) == 402)
    // As seam curve writes it.
    let curve = try table("frame,time,progress,value,velocity\n0,0,0,1,0\n1,0.0167,0.5,2,3\n")
    #expect(curve.table.columns.map(\.name) == ["progress", "value"])
    let frames = try table("frame,y\n0,1\n60,2\n")
    #expect(frames.table.times == [0, 1] && frames.table.clock == .lines)
  }

  @Test func tablesBecomePlaybacks() throws {
    let (table, _) = try table(
      "# screen 402x874@3 safe 62 34\ntime,keyboard,bar\n0,874,840\n0.1,700,690\n0.2,546,546\n")
    let playback = try #require(table.playback(named: "a"))
    let text = try PlaybackFile.text(of: playback)
    let read = try PlaybackFile.playback(in: text, file: "a.playback.json")
    #expect(read.scene.device.size == playback.scene.device.size)
    #expect(try self.table("time,value\n0,1\n1,2\n").table.playback(named: "a") == nil)
  }
}
