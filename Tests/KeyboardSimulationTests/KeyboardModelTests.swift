import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Random sequences of a keyboard's events against a model of what it posts and where it rests.
@MainActor
struct KeyboardModelTests {
  private nonisolated static let devices = [
    "iPhone 8", "iPhone 14", "iPad (9.7-inch)", "iPad Pro (11-inch)",
  ]
  .map(Device.known)

  /// Seconds between two events: every motion has ended by then.
  private static let gap = 1.5

  @Test(arguments: KeyboardProfile.all, devices)
  func itPostsAndRestsAsTheModelSays(_ profile: KeyboardProfile, _ device: Device) throws {
    var random = SplitMix64(seed: 2611)
    for _ in 0..<TestLength.cases(12, long: 200) {
      let events = Self.events(on: device, &random)
      let model = KeyboardModel(device: device, profile: profile)
      let rehearsal = try Rehearsal(events, profile: profile, device: device)
      try compare(rehearsal.playback, heard: rehearsal.heard, model, events)
    }
  }

  /// With a text input, and an accessory that stays when the input gives up the focus.
  @Test(arguments: KeyboardProfile.all, devices)
  func anAccessoryStaysBelowIt(_ profile: KeyboardProfile, _ device: Device) throws {
    var random = SplitMix64(seed: 2612)
    for _ in 0..<TestLength.cases(8, long: 200) {
      let height = Double(Int.random(in: 20...90, using: &random))
      let events = Self.events(on: device, &random)
      let isFloor = Bool.random(using: &random)
      let rehearsal = try TypingRehearsal(events, device: device, profile: profile) {
        let bar = accessory(height: height)
        if isFloor { bar.backgroundColor = .white }
        $0.controllerAccessory = bar
        $0.becomeFirstResponder()
      }
      let model = KeyboardModel(
        device: device, profile: profile, accessory: height, isFloor: isFloor)
      try compare(
        rehearsal.playback, heard: rehearsal.diary.heard.filter { $0.time >= 1 }, model, events)
    }
  }

  private func compare(
    _ playback: Playback, heard: [Heard], _ start: KeyboardModel, _ events: [SceneEvent]
  ) throws {
    var model = start
    var expected: [PostedNotification] = []
    for event in events {
      expected += model.play(event)
      let time = event.time + Self.gap - 0.1
      let frame = try playback.keyboardFrame(at: time)
      let top = Double(model.rest.minY) + model.accessory
      #expect(abs(frame.minY - top) < 1e-6, "\(event)")
      if model.showsKeys {
        let shown = Double(model.rest.height) - model.accessory
        #expect(abs(Double(frame.height) - shown) < 1e-6, "\(event)")
        #expect(abs(frame.minX - model.rest.minX) < 1e-6 && frame.width == model.rest.width)
        #expect(try playback.panel(at: time) == model.panel, "\(event)")
      }
      let commit = try #require(playback.log.commit(at: time))
      if model.showsKeys {
        let keys = try #require(LayerPath(to: .keyboard, in: commit.root)).leaf
        #expect((keys.look?.shape.radius ?? 0) == model.cornerRadius, "\(event)")
      }
      let guide = try #require(LayerPath(to: .keyboardGuide, in: commit.root)).frame(at: time).rect
      #expect(abs(guide.minY - model.guideTop) < 1e-6, "\(event)")
      #expect(abs(guide.maxY - model.device.size.height) < 1e-6, "\(event)")
      #expect(playback.phases.phase(at: time) == (model.showsKeys ? .open : .closed), "\(event)")
      #expect(playback.phases.excursions.contains { $0.contains(time) } == model.isAway, "\(event)")
    }
    let posted = playback.posted.filter { $0.time >= 1 }
    let first = zip(posted, expected).first { !$0.isAlmost($1) }
    #expect(first == nil, "\(events)")
    #expect(posted.count == expected.count, "\(events)")
    #expect(heard.map(\.end) == posted.map(\.notification.end))
    #expect(heard.map(\.begin) == posted.map(\.notification.begin))
  }
}

extension PostedNotification {
  /// True if no number differs by more than arithmetic does.
  fileprivate func isAlmost(_ other: PostedNotification) -> Bool {
    let (one, two) = (notification, other.notification)
    return abs(time - other.time) < 1e-9 && leftOut == other.leftOut && one.name == two.name
      && one.duration == two.duration && one.curve == two.curve && one.isLocal
      && one.begin.isAlmost(two.begin) && one.end.isAlmost(two.end)
  }
}

extension CGRect {
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}

extension KeyboardModelTests {
  private static func events(on device: Device, _ random: inout SplitMix64) -> [SceneEvent] {
    (0..<10).map { index in
      // The first one shows it, so that there is something to be changed.
      let kind = index == 0 ? show(on: device, &random) : kind(on: device, &random)
      let isSilent = kind.canBeSilent && Int.random(in: 0..<8, using: &random) == 0
      return SceneEvent(time: 1 + Double(index) * gap, kind: kind, isSilent: isSilent)
    }
  }

  private static func show(on device: Device, _ random: inout SplitMix64) -> SceneEvent.Kind {
    let height =
      Bool.random(using: &random) ? nil : Double(Int.random(in: 120...330, using: &random))
    return .show(height: height, duration: duration(&random), curve: curve(&random))
  }

  private static func kind(on device: Device, _ random: inout SplitMix64) -> SceneEvent.Kind {
    let isOn = Bool.random(using: &random)
    let lift = isOn ? nil : Double(Int.random(in: 50...300, using: &random))
    switch Int.random(in: 0..<(device.isPad ? 14 : 10), using: &random) {
    case 0, 1: return show(on: device, &random)
    case 2, 3: return .hide(duration: duration(&random), curve: curve(&random))
    case 4: return .keyboardSwitch(.predictiveBar(isOn, duration: duration(&random)))
    case 5: return .keyboardSwitch(.emoji(isOn, duration: duration(&random)))
    case 6, 7: return .hardwareKeyboard(pick(HardwareKeyboard.allCases, &random))
    case 8: return .crossFade(isOn)
    case 9:
      let height = Bool.random(using: &random) ? 170.0 : nil
      return .rotate(
        isOn ? .landscape : .portrait, keyboard: height,
        count: Int.random(in: 1...3, using: &random))
    case 10: return .undock(lift: lift)
    case 11: return .split(height: isOn ? nil : 250, lift: lift)
    case 12: return .float(isOn ? nil : place(&random))
    default: return .dock
    }
  }

  /// A rectangle anywhere on a tablet held upright.
  private static func place(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: Int.random(in: 0...400, using: &random), y: Int.random(in: 0...600, using: &random),
      width: 300, height: 260)
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private static func duration(_ random: inout SplitMix64) -> Double? {
    pick([nil, 0, 0.25, 0.4], &random)
  }

  private static func curve(_ random: inout SplitMix64) -> Int {
    pick([7, 7, 0, 3], &random)
  }
}

extension SceneEvent.Kind {
  fileprivate var canBeSilent: Bool {
    switch self {
    case .rotate, .crossFade: false
    default: true
    }
  }
}
