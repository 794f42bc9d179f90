import TestSupport
import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import Testing

/// The keyboard and its notifications while the device turns.
@MainActor
struct RotationTests {
  private static let phone = Device.known("iPhone 14")
  private static let plus = Device.known("iPhone 8 Plus")

  private func rotate(
    _ orientation: Device.Orientation, at time: Double, height: Double? = nil, count: Int = 1
  ) -> SceneEvent {
    SceneEvent(time: time, kind: .rotate(orientation, keyboard: height, count: count))
  }

  /// `top(t) = T' + (T - T') (1 - ease(t / 0.3))`, and the bottom by the screen's own two sides.
  @Test(arguments: Device.distinct)
  func theKeyboardTurnsWithTheScreen(_ device: Device) throws {
    let height = device.keyboardHeight
    let turned = device.turned(to: .landscape)
    let rehearsal = try Rehearsal(
      [.show(height, at: 0), rotate(.landscape, at: 1)], device: device)
    let ease = TimingFunction.easeInEaseOut
    let (top, newTop) = (
      Double(device.size.height) - height, Double(turned.size.height) - turned.keyboardHeight
    )
    for step in 0..<30 {
      let elapsed = Double(step) * 0.01
      let left = 1 - ease.progress(at: elapsed, duration: 0.3)
      let rect = try rehearsal.playback.keyboardFrame(at: 1 + elapsed)
      #expect(abs(Double(rect.minY) - (newTop + (top - newTop) * left)) < 1e-9)
      let bottom = turned.size.height + (device.size.height - turned.size.height) * left
      #expect(abs(rect.maxY - bottom) < 1e-9)
      let width = turned.size.width + (device.size.width - turned.size.width) * left
      #expect(abs(rect.width - width) < 1e-9)
    }
    let end = try rehearsal.playback.keyboardFrame(at: 2)
    #expect(
      end
        == CGRect(
          x: 0, y: newTop, width: Double(turned.size.width), height: turned.keyboardHeight))
  }

  /// A hidden keyboard's place on one side, seen from the other, as it was reported.
  ///
  /// Source: RxKeyboard, issue 46: 322, 0, 271 to portrait, and -322, 200 to landscape.
  @Test func heightsAreThoseOfAKnownReport() throws {
    let events: [SceneEvent] = [
      .show(271, at: 0), rotate(.landscape, at: 1, height: 200), rotate(.portrait, at: 2),
    ]
    let (first, second) = try (
      heights(events, from: 1, screen: 414), heights(events, from: 2, screen: 736)
    )
    #expect(first == [-322, 200])
    #expect(second == [322, 271])
  }

  /// The heights that a handler computes from the keyboard's top and the screen's height.
  private func heights(
    _ events: [SceneEvent], from time: Double, screen: Double
  ) throws -> [Double] {
    try Rehearsal(events, device: Self.plus).heard
      .filter { $0.time == time && ["WillShow", "WillHide"].contains($0.name) }
      .map { screen - Double($0.end.minY) }
  }

  @Test(arguments: 1...3)
  func aHideAndAShowAreToldAsOftenAsAsked(_ count: Int) throws {
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), rotate(.landscape, at: 1, count: count)], device: Self.phone)
    let posted = rehearsal.heard.filter { $0.time >= 1 }.map(\.name)
    let pair = [
      "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow",
    ]
    let pairs = (0..<count).flatMap { _ in pair }
    #expect(posted == pairs + ["DidChangeFrame", "DidShow"])
    #expect(try rehearsal.playback.keyboardTop(at: 2) == 390 - 182)
    let phases = rehearsal.playback.phases.starts.map(\.phase)
    #expect(phases == [.opening, .open, .resizing, .open])
  }

  /// Suggestions stay on, each side of the device remembers its height, and an asked one wins.
  @Test func heightsAreRemembered() throws {
    func tops(_ events: [SceneEvent], _ times: [Double]) throws -> [Double] {
      let rehearsal = try Rehearsal(events, device: Self.phone)
      return try times.map { try rehearsal.playback.keyboardTop(at: $0) }
    }
    let there = try tops([.show(336, at: 0), rotate(.landscape, at: 1)], [0.9, 1.9])
    let shown: [Double] = [844 - 336, 390 - 182 - 37]
    #expect(there == shown)
    let back = try tops(
      [.show(300, at: 0), rotate(.landscape, at: 1, height: 180), rotate(.portrait, at: 2)],
      [1.9, 2.9])
    let remembered: [Double] = [390 - 180, 844 - 300]
    #expect(back == remembered)
  }

  @Test func aKeyboardThatIsDownStaysDownAndComesUpOnTheOtherSide() throws {
    let show = SceneEvent(time: 2, kind: .show(height: nil, duration: nil, curve: 7))
    let rehearsal = try Rehearsal([rotate(.landscape, at: 1), show], device: Self.phone)
    #expect(!rehearsal.heard.contains { $0.time < 2 })
    #expect(rehearsal.heard.first?.begin == CGRect(x: 0, y: 390, width: 844, height: 182))
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 390 - 182)
  }

  @Test func turningToTheSameSideDoesNothing() throws {
    let rehearsal = try Rehearsal(
      [.show(292, at: 0), rotate(.portrait, at: 1)], device: Self.phone)
    #expect(!rehearsal.heard.contains { $0.time >= 1 })
  }
}

/// Devices on their side.
struct TurnedDeviceTests {
  @Test(arguments: Device.distinct)
  func twoTurnsAreNone(_ device: Device) {
    let turned = device.turned(to: .landscape)
    #expect(turned.size == CGSize(width: device.size.height, height: device.size.width))
    #expect(turned.turned(to: .portrait) == device)
    #expect(device.turned(to: .portrait) == device)
    #expect(turned.isPad == device.isPad)
    #expect(turned.keyboardHeight + turned.predictiveBarHeight < 0.72 * turned.size.height)
  }

  /// Source: Use Your Loaf, "Supporting iPhone X": 44 points at both sides whichever way it lies,
  /// and no insets on an iPhone 8.
  @Test func safeAreasAreThoseOfPublishedPictures() throws {
    let phone = try #require(Device.named("iPhone X")).turned(to: .landscape)
    #expect(phone.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    let old = try #require(Device.named("iPhone 8")).turned(to: .landscape)
    #expect(old.safeArea == .zero)
    let pad = try #require(Device.named("iPad Pro (11-inch)"))
    #expect(pad.turned(to: .landscape).safeArea == pad.safeArea)
  }

  /// Source: TelegramMessenger/Telegram-iOS, `DeviceMetrics.swift`, keyboards in landscape.
  @Test(arguments: [
    ("iPhone SE (1st generation)", 162.0), ("iPhone 8", 163), ("iPhone X", 172),
    ("iPhone 11", 172), ("iPad (9.7-inch)", 348), ("iPad Pro (11-inch)", 368),
    ("iPad Pro (12.9-inch, 3rd generation)", 441), ("iPad mini (6th generation)", 368),
  ])
  func keyboardsAreAsHighAsPublished(_ name: String, _ height: Double) throws {
    #expect(try #require(Device.named(name)).turned(to: .landscape).keyboardHeight == height)
  }
}
