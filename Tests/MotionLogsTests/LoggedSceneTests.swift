import Foundation
import LayerTrees
import MotionLogs
import Scenes
import Testing

/// Scenes made of logs, to the letter.
@Suite struct LoggedSceneTests {
  /// A user info as NSLog prints it, at a second of a minute where it has a time.
  private func dump(_ second: Int?, from begin: Double, to end: Double, more: String = "") -> String
  {
    """
    \(second.map { "2020-03-01 12:00:0\($0).000000+0100 App[1:2] " } ?? ""){
    UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, \(begin)}, {375, 258}}";
    UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, \(end)}, {375, 258}}";
    \(more)}
    """
  }

  private func log(_ dumps: String..., file: String = "/tmp/a.log") throws -> MotionLog {
    try MotionLog(dumps.joined(separator: "\n"), file: file)
  }

  private let phone = Device.catalog.last { $0.size.width == 375 && $0.size.height == 667 }

  private func text(of events: String..., saying notes: String..., from: String = "a.log") -> String
  {
    ([["# Imported from \(from)."], notes].joined()
      + ["scene: Imported", "device: \(phone?.name ?? "")", "handler: constraint", "events:"]
      + events).joined(separator: "\n") + "\n"
  }

  private func event(
    _ time: String, _ name: String, from begin: String, to end: String, more: String = ""
  ) -> String {
    "  - at: \(time)\n    notification: {name: \(name), begin: [0, \(begin), 375, 258],"
      + " end: [0, \(end), 375, 258], duration: 0.25, curve: 7\(more)}"
  }

  private let untimed = "# The log has no times: the motions are 1.0 s apart."
  private let late =
    "# The refreshes that came late are those of the trace, from its first one on."

  /// The first event is at 0.2 s; others come as long after it as in the log, or a second apart.
  @Test(arguments: [(0, 3, "3.2"), (4, 4, "0.2"), (nil, nil, nil), (3, 1, nil), (1, nil, nil)])
  func eventsComeAsInTheLog(_ first: Int?, _ second: Int?, _ time: String?) throws {
    let log = try log(dump(first, from: 667, to: 409), dump(second, from: 409, to: 667))
    let show = event("0.2", "willShow", from: "667", to: "409")
    let hide = event(time ?? "1.2", "willHide", from: "409", to: "667")
    let scene = LoggedScene([log]).text
    #expect(scene == (time == nil ? text(of: show, hide, saying: untimed) : text(of: show, hide)))
  }

  /// A keyboard is away that ends within half a point of the bottom; whose it is stays said.
  @Test(arguments: [(666.4, "willShow"), (666.5, "willHide"), (667, "willHide")])
  func aKeyboardAtTheBottomIsAway(_ end: Double, _ name: String) throws {
    let more = "UIKeyboardIsLocalUserInfoKey = 0;\n"
    let log = try log(dump(nil, from: 409, to: end, more: more))
    let words = end == 667 ? "667" : "\(end)"
    #expect(
      LoggedScene([log], device: phone).text
        == text(
          of: event("0.2", name, from: "409", to: words, more: ", isLocal: false"),
          saying: untimed))
  }

  private func table(_ starts: Double...) throws -> MotionLog {
    let rows = starts.map {
      "<row><start-time>\(Int($0 * 1e9))</start-time><duration>25000000</duration></row>"
    }
    return try MotionLog(
      "<a><node><schema name=\"hitches\"><col><mnemonic>start</mnemonic></col><col><mnemonic>duration"
        + "</mnemonic></col></schema>\(rows.joined())</node></a>", file: "b.xml")
  }

  /// Refreshes that came late are beside the keyboard's events, in order of time.
  @Test func hitchesAreBesideTheKeyboard() throws {
    let drops = [
      "  - {at: 0.2, drop: {duration: 0.025}}", "  - {at: 0.75, drop: {duration: 0.025}}",
    ]
    let show = event("0.2", "willShow", from: "667", to: "409")
    let hide = event("1.2", "willHide", from: "409", to: "667")
    let keyboard = try log(dump(0, from: 667, to: 409), dump(1, from: 409, to: 667))
    #expect(
      LoggedScene([try table(7, 7.55), keyboard], device: phone).text
        == text(of: show, drops[0], drops[1], hide, saying: late, from: "b.xml, a.log"))
    #expect(
      LoggedScene([try table(7, 7.55)], device: phone).text
        == text(
          of: "  - {at: 0.2, show: {}}", drops[0], drops[1],
          saying: late + " When the keyboard came is not in it: move 'show'.", from: "b.xml"))
  }

  /// What says nothing of a screen is on the usual one, without a note.
  @Test func hitchesHaveNoScreen() throws {
    let scene = LoggedScene([try table(7)])
    #expect(scene.screenNote == nil && scene.text.contains("device: iPhone 14\n"))
  }

  /// A keyboard that never comes is a point high, below the screen.
  @Test func aKeyboardHasAHeight() throws {
    let text = "# screen 402x874@3\ntime,keyboard\n0,874\n1,873.5\n"
    guard case .positions(let table) = try MotionLog(text, file: "a.csv").content else { return }
    let rects = table.playback(named: "a")?.loggedKeyboard?.map(\.rect)
    #expect(rects?.map { Double($0.height) } == [1, 1])
    #expect(rects?.map { Double($0.minY) } == [874, 873.5])
  }

  /// A screen is a known device's by its width, its height and its safe area.
  @Test(arguments: [
    ("402x874@3 safe 62 34", true), ("402x874@3 safe 62 0", false), ("402x874@3 safe 0 34", false),
    ("402x875@3 safe 62 34", false), ("403x874@3 safe 62 34", false),
  ]) func aScreenIsADevices(_ screen: String, _ isKnown: Bool) throws {
    let text = "# screen \(screen)\ntime,keyboard\n0,874\n1,574.5\n"
    guard case .positions(let table) = try MotionLog(text, file: "a.csv").content else { return }
    let size = screen.prefix { $0 != "@" }
    #expect((table.device.name == size) == !isKnown)
    #expect("\(Int(table.device.size.width))x\(Int(table.device.size.height))" == size)
    #expect(isKnown || table.device.keyboardHeight == 299.5)
  }

  /// What is not understood is shown as it is, as far as a terminal can show it.
  @Test func whatIsNotUnderstoodIsShown() throws {
    let log = try MotionLog("time,keyboard\n0,1\nwhat is\tthat, é?\n1,2\n", file: "a.csv")
    #expect(log.skipped.map(\.text) == ["what is?that, é?"] && log.skipped.map(\.first) == [3])
  }

  /// A file has 32 MiB and 400,000 lines at most, and a line a mebibyte.
  @Test func aLogHasItsBounds() throws {
    #expect(LogText.greatestSize == 32 << 20 && LogText.greatestCount == 400_000)
    let table = "time,keyboard\n0,1\n1,2\n"
    for (more, isLog) in [(0, true), (1, false)] {
      let lines = table + String(repeating: "\n", count: LogText.greatestCount - 4 + more)
      let line = "#" + String(repeating: "x", count: (1 << 20) - 1 + more) + "\n" + table
      for text in [lines, line] {
        if isLog {
          #expect(throws: Never.self) { try MotionLog(text, file: "a.csv") }
        } else {
          #expect(throws: SceneError.self) { try MotionLog(text, file: "a.csv") }
        }
      }
    }
  }

  /// A bar rests where it mostly is while the keyboard's top is less than a point from the bottom.
  @Test(arguments: [(873.5, 840.0), (872.5, 850)])
  func aKeyboardWithinAPointIsAway(_ top: Double, _ rest: Double) throws {
    let rows = "0,\(top),840\n1,600,600\n2,546,546\n3,\(top),840\n4,874,850\n"
    let text = "# screen 402x874@3 safe 62 34\ntime,keyboard,bar\n" + rows
    guard case .positions(let table) = try MotionLog(text, file: "a.csv").content else { return }
    let playback = try #require(table.playback(named: "a"))
    let root = try #require(playback.log.commits.first).root
    let layer = try #require(root.sublayers.first { $0.sublayers[0].role == .keyboardGuide })
    #expect(abs(layer.sublayers[0].presentation(at: 4).frame.minY - CGFloat(rest)) < 1e-9)
  }

  /// A keyboard of no more than a point has no way that a bar could share.
  @Test(arguments: [(872.5, 873.2, 873.8 - 0.8 * 1.3 / 1.5), (873.2, 873.5, 873.5)])
  func aWayIsMoreThanAPoint(_ open: Double, _ top: Double, _ guide: Double) throws {
    let rows = [874, top, open].enumerated().map { "\($0),\($1),873.8\n" }.joined()
    let text = "# screen 402x874@3 safe 62 34\ntime,keyboard,bar\n" + rows
    let log = try MotionLog(text, file: "a.csv")
    guard case .positions(let table) = log.content else { return }
    let playback = try #require(table.playback(named: "a"))
    let root = try #require(playback.log.commits.first).root
    let layer = try #require(root.sublayers.first { $0.sublayers[0].role == .keyboardGuide })
    #expect(abs(layer.sublayers[0].presentation(at: 1).frame.minY - CGFloat(guide)) < 1e-9)
    for role in [\Playback.loggedBar, \.loggedKeyboard] {
      let rects = playback[keyPath: role]?.map(\.rect) ?? []
      #expect(rects.count == 3 && rects.allSatisfy { $0.minX == 0 && $0.width == 402 })
    }
    #expect(layer.sublayers[0].presentation(at: 2).frame.minX == 0)
  }
}
