import TestSupport
import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// The simulated keyboard writes what real ones wrote, from what is known of the devices alone.
@MainActor
struct RecordedPayloadTests {
  /// The recording's payloads against those of one kind that a rehearsal heard.
  private func expect(
    _ id: String, _ rehearsal: TypingRehearsal, last count: Int? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let record = try #require(try RecordedNotifications.load().first { $0.id == id })
    let expected = try record.events.map { try $0.notification }
    let name = expected[0].name.rawValue
    let heard = rehearsal.heard(name.prefix(1).uppercased() + name.dropFirst())
      .suffix(count ?? expected.count)
    #expect(heard.map(\.begin) == expected.map(\.begin), sourceLocation: sourceLocation)
    #expect(heard.map(\.end) == expected.map(\.end), sourceLocation: sourceLocation)
    #expect(heard.map(\.duration) == expected.map(\.duration), sourceLocation: sourceLocation)
    #expect(heard.map(\.curve) == expected.map(\.curve), sourceLocation: sourceLocation)
    #expect(heard.allSatisfy { $0.isLocal }, sourceLocation: sourceLocation)
  }

  @Test func shows() throws {
    let phone = try #require(Device.named("iPhone SE (1st generation)"))
    try expect("iphone5-predictive", TypingRehearsal([.show(253, at: 0)], device: phone))
    try expect("iphone6-show", TypingRehearsal([event(.focus(1))]))
    try expect("iphone6-predictive", TypingRehearsal([.show(258, at: 0)]))
    let plus = try #require(Device.named("iPhone 8 Plus"))
    try expect("iphone8plus", TypingRehearsal([event(.focus(1))], device: plus))
    try expect("iphone8plus-predictive", TypingRehearsal([.show(271, at: 0)], device: plus))
  }

  /// 216 points of keys and 40 of accessory, and then 42 of suggestions.
  @Test func suggestionsUnderAnAccessory() throws {
    let predictive = event(.keyboardSwitch(.predictiveBar(true, duration: nil)), at: 1)
    try expect(
      "iphone6-switch-with-accessory",
      TypingRehearsal([event(.focus(1)), predictive]) {
        $0.fields[0].inputAccessoryView = accessory(height: 40)
      })
    let phone = try #require(Device.named("iPhone X"))
    try expect(
      "iphonex-predictive-on", TypingRehearsal([.show(291, at: 0), predictive], device: phone))
  }

  /// The height of the bar of suggestions, by the width of the screen, on the systems of the logs.
  @Test(arguments: [
    ("iPhone SE (1st generation)", 37.0), ("iPhone 8", 42), ("iPhone 8 Plus", 45),
    ("iPhone X", 44),
  ])
  func suggestionsComeAndGo(_ name: String, _ bar: Double) throws {
    let device = try #require(Device.named(name, on: .iOS10))
    let rehearsal = try TypingRehearsal(
      [
        event(.focus(1)), event(.keyboardSwitch(.predictiveBar(true, duration: nil)), at: 1),
        event(.keyboardSwitch(.predictiveBar(true, duration: nil)), at: 2),
        event(.keyboardSwitch(.predictiveBar(false, duration: 0)), at: 3),
      ], device: device)
    let heights = rehearsal.heard("WillShow").map { Double($0.end.height) - device.keyboardHeight }
    #expect(heights == [0, bar, 0])
    #expect(rehearsal.heard("WillShow").map(\.duration) == [0.25, 0.25, 0])
  }

  @Test func onlyTheAccessoryBesideOtherKeys() throws {
    try expect(
      "accessory-only",
      TypingRehearsal([event(.hardwareKeyboard(true)), event(.focus(1), at: 0.5)]) {
        $0.fields[0].inputAccessoryView = accessory(height: 44)
      })
    let pad = try #require(Device.named("iPad (9.7-inch)"))
    try expect(
      "ipad-shortcut-bar",
      TypingRehearsal([event(.hardwareKeyboard(true)), .show(313, at: 0.5)], device: pad))
    let silent = try TypingRehearsal([event(.hardwareKeyboard(true)), event(.focus(1), at: 0.5)])
    #expect(silent.diary.heard.isEmpty)
  }

  @Test(arguments: [0.0, 0.02, 1])
  func threeHeightsFromOneTap(_ interval: Double) throws {
    let heights = SceneEvent.Kind.keyboardSwitch(
      .heights([282, 216, 282], interval: interval, duration: nil))
    let device = try #require(Device.named("iPhone 8"))
    let diary = try Rehearsal([SceneEvent(time: 0, kind: heights)], device: device)
    let shows = diary.heard.filter { $0.name == "WillShow" }
    let record = try #require(
      try RecordedNotifications.load().first { $0.id == "third-party-triple" })
    let expected = try record.events.map { try $0.notification }
    #expect(shows.map(\.begin) == expected.map(\.begin))
    #expect(shows.map(\.end) == expected.map(\.end))
  }

  @Test func floating() throws {
    let pad = Device(
      name: "pad", width: 1024, height: 768, scale: 2, safeArea: .init(top: 20, bottom: 0),
      keyboardHeight: 348, predictiveBarHeight: 50)
    try expect(
      "floating",
      TypingRehearsal([.show(398, at: 0), event(.float(nil), at: 1)], device: pad), last: 1)
  }

  @Test func fading() throws {
    let phone = try #require(Device.named("iPhone 14"))
    let rehearsal = try TypingRehearsal(
      [event(.crossFade(true)), .show(336, at: 0.5), .hide(at: 2)], device: phone)
    try expect("cross-fade-hide", rehearsal)
    #expect(rehearsal.heard("DidHide").map(\.end) == [.zero])
    let top = CGRect(x: 0, y: 508, width: 390, height: 336)
    for time in [0.5, 0.7, 1.5, 2, 2.3] {
      #expect(try rehearsal.playback.keyboardFrame(at: time) == top)
    }
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 844)
    func opacity(_ time: Double) throws -> Double {
      let commit = try #require(rehearsal.playback.log.commit(at: time))
      let path = try #require(LayerPath(to: .keyboard, in: commit.root))
      return path.leaf.presentation(at: time).opacity
    }
    // It fades in and out while it stays, and is whole again where nobody sees it.
    let (coming, going) = (
      try [0.5, 0.6, 0.7, 1.5].map(opacity), try [1.9, 2.1, 2.2].map(opacity)
    )
    #expect(coming == coming.sorted() && coming.first == 0 && coming.last == 1)
    #expect(going == going.sorted(by: >) && going.first == 1 && (0.01..<0.9).contains(going[2]))
    #expect(coming[1] > 0.01 && coming[1] < 0.99)
    #expect(try opacity(3) == 1)
  }

  /// The rectangles of old systems count from another corner: the lift is what is recorded.
  @Test func undocking() throws {
    let pad = try #require(Device.named("iPad (9.7-inch)"))
    let record = try #require(
      try RecordedNotifications.load().first { $0.id == "ipad-undock-menu" })
    let recorded = try record.events[0].notification
    let rehearsal = try TypingRehearsal(
      [.show(304, at: 0), event(.undock(lift: nil), at: 1)], device: pad)
    let heard = try #require(rehearsal.heard("WillChangeFrame").last)
    #expect(heard.begin.minY - heard.end.minY == recorded.begin.minY - recorded.end.minY)
    #expect(heard.end.size == recorded.end.size)
    #expect(heard.duration == recorded.duration && heard.curve == recorded.curve)
  }

  /// The record of a keyboard that is dropped at the bottom.
  ///
  /// Source: openradar 7727.
  @Test func docking() throws {
    let pad = try #require(Device.named("iPad (9.7-inch)"))
    let rehearsal = try TypingRehearsal(
      [.show(313, at: 0), event(.undock(lift: nil), at: 1), event(.dock, at: 2)], device: pad)
    #expect(
      rehearsal.diary.heard.filter { $0.time >= 2 }.map(\.name) == [
        "WillChangeFrame", "DidChangeFrame", "WillShow", "WillChangeFrame", "WillShow",
        "DidChangeFrame", "DidShow", "DidChangeFrame", "DidShow",
      ])
    #expect(try rehearsal.playback.keyboardTop(at: 4) == 1024 - 313)
  }

  /// Emoji are as high as letters with suggestions, so that the bar jumps only without those.
  @Test func emoji() throws {
    let emoji = event(.keyboardSwitch(.emoji(true, duration: nil)), at: 1)
    let letters = event(.keyboardSwitch(.emoji(false, duration: nil)), at: 2)
    let still = try TypingRehearsal([.show(258, at: 0), emoji, letters])
    #expect(still.heard("WillShow").count == 1)
    let jumping = try TypingRehearsal([.show(216, at: 0), emoji, letters])
    #expect(jumping.heard("WillShow").map { Double($0.end.height) } == [216, 258, 216])
    #expect(jumping.heard("WillShow").map(\.duration) == [0.25, 0, 0])
    #expect(try jumping.playback.keyboardTop(at: 1) == 667 - 258)
  }
}
