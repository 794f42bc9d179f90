import AnimationCurves
import Foundation
@testable import KeyboardSimulation
import Scenes
import TestSupport
import Testing

/// The place of a keyboard, which follows from what is asked for alone.
struct KeyboardStateTests {
  private static let screen = CGRect(x: 0, y: 0, width: 768, height: 1024)

  private func state(
    isPad: Bool, _ hardware: HardwareKeyboard = .detached, hasInputView: Bool = false,
    isUp: Bool = true, accessory: Double = 0, at placement: KeyboardState.Placement = .docked
  ) -> KeyboardState {
    var state = KeyboardState(screen: Self.screen, isPad: isPad, keysHeight: 313)
    (state.isUp, state.hasInputView, state.hardwareKeyboard) = (isUp, hasInputView, hardware)
    (state.accessoryHeight, state.placement) = (accessory, at: placement)
    return state
  }

  /// Keys stay away while one types on others; an app's own view in their place does not.
  @Test(arguments: HardwareKeyboard.allCases, [false, true])
  func hardwareKeepsTheKeysAwayButNotAnInputView(_ hardware: HardwareKeyboard, _ isPad: Bool) {
    let keys = state(isPad: isPad, hardware)
    let expected: Double =
      switch hardware {
      case .detached: 313
      case .attached: isPad ? 55 : 0
      case .minimised: 0
      }
    #expect(keys.shownKeysHeight == expected)
    #expect(state(isPad: isPad, hardware, hasInputView: true).shownKeysHeight == 313)
    #expect(state(isPad: isPad, hardware, hasInputView: true, isUp: false).shownKeysHeight == 0)
  }

  /// The bar of shortcuts is no higher than the keyboard that it belongs to.
  @Test func theBarOfShortcutsIsNoHigherThanTheKeys() {
    var low = state(isPad: true, .attached)
    low.keysHeight = 40
    #expect(low.shownKeysHeight == 40)
  }

  /// Keys and accessory end at the screen's end, and are whole where only a part of them shows.
  @Test(arguments: [0.0, 44]) func thePlaceFollowsFromTheHeights(_ accessory: Double) {
    let whole = state(isPad: true, accessory: accessory).frame
    #expect(whole == CGRect(x: 0, y: 711 - accessory, width: 768, height: 313 + accessory))
    let part = state(isPad: true, .attached, accessory: accessory).frame
    #expect(part == CGRect(x: 0, y: 969 - accessory, width: 768, height: 313 + accessory))
    let none = state(isPad: false, .attached, accessory: accessory).frame
    #expect(
      none
        == (accessory > 0 ? CGRect(x: 0, y: 980, width: 768, height: accessory) : nil))
  }

  /// Only keys can leave the bottom: neither a bar of shortcuts nor an accessory alone.
  @Test func onlyKeysLeaveTheBottom() {
    let free = CGRect(x: 224, y: 556, width: 320, height: 320)
    for (placement, frame) in [
      (KeyboardState.Placement.lifted(264), CGRect(x: 0, y: 447, width: 768, height: 313)),
      (.free(free), free),
    ] {
      let keys = state(isPad: true, at: placement)
      #expect(keys.frame == frame && !keys.isDocked)
      let view = state(isPad: true, .attached, hasInputView: true, at: placement)
      #expect(view.frame == frame && !view.isDocked)
      let shortcuts = state(isPad: true, .attached, at: placement)
      #expect(shortcuts.frame == state(isPad: true, .attached).frame && shortcuts.isDocked)
      let accessory = state(isPad: true, isUp: false, accessory: 44, at: placement)
      #expect(accessory.frame?.maxY == 1024 && accessory.isDocked)
    }
  }
}

/// Small rules: where a keyboard is docked, and how often heights change at one time.
struct KeyboardRuleTests {
  /// Half a point of the screen's width and of its end may be missing.
  @Test(arguments: [(0.5, 0.0, true), (0.51, 0, false), (0, 0.5, true), (0, 0.51, false)])
  func aKeyboardIsDockedWithinHalfAPoint(_ width: Double, _ rise: Double, _ isDocked: Bool) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568)
    let keys = CGRect(x: 0, y: 352 - rise, width: 320 - width, height: 216)
    #expect(keys.isDocked(on: screen) == isDocked)
    #expect(keys.offsetBy(dx: 0, dy: 40).isDocked(on: screen) == (width <= 0.5))
  }

  /// What fits on the screen is moved onto it; what does not begins at its edges.
  @Test func aRectangleIsKeptOnTheScreen() {
    let screen = CGRect(x: 0, y: 20, width: 320, height: 480)
    for (x, y, kept) in [
      (-5.0, 0.0, CGPoint(x: 0, y: 20)), (300, 490, CGPoint(x: 220, y: 450)),
      (7, 30, CGPoint(x: 7, y: 30)),
    ] {
      let rect = CGRect(x: x, y: y, width: 100, height: 50)
      #expect(rect.kept(in: screen) == CGRect(origin: kept, size: rect.size))
    }
    let wide = CGRect(x: 9, y: 9, width: 400, height: 500)
    #expect(wide.kept(in: screen) == CGRect(x: 0, y: 20, width: 400, height: 500))
  }

  /// So many changes are heard at one time; the next instant begins anew.
  @Test(arguments: 1...4) func heightsChangeSoOftenAtOneTime(_ greatest: Int) {
    var changes = HeightChanges()
    for time in [0.0, 1, 1.5] {
      for count in 0...greatest {
        #expect(changes.isWithin(greatest, at: time) == (count < greatest))
        changes.note(at: time)
      }
      #expect(changes.isWithin(greatest, at: time + 0.1))
    }
  }

  /// Objects of notifications and round corners come with the systems that have them.
  @Test func systemsHaveTheirTraits() {
    for profile in KeyboardProfile.all {
      let version = profile.version ?? 99
      #expect(profile.namesScreen == (version >= 16.1))
      #expect(profile.keyboardCornerRadius == (version >= 26 && version < 99 ? 30 : 0))
    }
  }
}

/// Keyboards that change their height while they are up.
@MainActor
struct SwitchingTests {
  private let phone = Device.distinct.first { $0.predictiveBarHeight > 0 }

  /// Emoji are as high as letters with suggestions; a keyboard that is higher stays as it is.
  @Test(arguments: [-60.0, -1, 0, 1, 80]) func emojiAreNeverLower(_ more: Double) throws {
    let device = try #require(phone)
    let high = device.usualKeyboardHeight + device.predictiveBarHeight
    let playback = try Rehearsal(
      [
        .show(high + more, at: 0),
        SceneEvent(time: 1, kind: .keyboardSwitch(.emoji(true, duration: nil))),
        SceneEvent(time: 2, kind: .keyboardSwitch(.emoji(false, duration: nil))),
      ], device: device
    ).playback
    let bottom = Double(device.size.height)
    #expect(try playback.keyboardTop(at: 1.9) == bottom - high - max(0, more))
    #expect(try playback.keyboardTop(at: 3) == bottom - high - more)
  }

  /// Letters come back, after emoji, as they were: with or without suggestions on either side, or as
  /// high as a scene has asked where the device is held as before.
  @Test(arguments: [false, true], [0, 1, 2]) func lettersComeBackAsTheyWere(
    _ suggests: Bool, _ turns: Int
  ) throws {
    let device = try #require(phone)
    func height(_ device: Device) -> Double {
      device.usualKeyboardHeight + (suggests ? device.predictiveBarHeight : 0)
    }
    let sides: [Device.Orientation] = [.landscape, .portrait]
    let events =
      [
        .show(height(device), at: 0),
        SceneEvent(time: 1, kind: .keyboardSwitch(.emoji(true, duration: nil))),
      ]
      + (0..<turns).map { SceneEvent(time: 2 + 2 * Double($0), kind: .rotate(sides[$0 % 2])) }
      + [SceneEvent(time: 8, kind: .keyboardSwitch(.emoji(false, duration: nil)))]
    let playback = try Rehearsal(events, device: device).playback
    let turned = turns == 1 ? device.turned(to: .landscape) : device
    let bottom = Double(turned.size.height)
    let emoji = turned.usualKeyboardHeight + turned.predictiveBarHeight
    #expect(abs(try playback.keyboardTop(at: 7.9) - (bottom - emoji)) < 1e-9)
    #expect(abs(try playback.keyboardTop(at: 10) - (bottom - height(turned))) < 1e-9)
  }

  /// Keys that are higher than their own by more than half of the suggestions' height have those.
  @Test(arguments: [(0.4, true), (0.6, false), (0.9, false)])
  func suggestionsAreKnownByTheHeight(_ share: Double, _ grows: Bool) throws {
    let device = try #require(phone)
    let height = device.usualKeyboardHeight + share * device.predictiveBarHeight
    let more = KeyboardSwitch.predictiveBar(true, duration: nil)
    let playback = try Rehearsal(
      [.show(height, at: 0), SceneEvent(time: 1, kind: .keyboardSwitch(more))], device: device
    ).playback
    let top = Double(device.size.height) - height - (grows ? device.predictiveBarHeight : 0)
    #expect(abs(try playback.keyboardTop(at: 2) - top) < 1e-9)
  }

  /// Heights that come one after another are of the side that the device is held on.
  @Test(arguments: [false, true]) func heightsEndWhenTheDeviceTurns(_ turns: Bool) throws {
    let device = try #require(phone)
    let heights = KeyboardSwitch.heights([250, 260, 270], interval: 0.5, duration: nil)
    var events: [SceneEvent] = [
      .show(240, at: 0), SceneEvent(time: 1, kind: .keyboardSwitch(heights)),
    ]
    if turns {
      events.append(
        SceneEvent(time: 1.2, kind: .rotate(.landscape, keyboard: nil, count: 1)))
    }
    let rehearsal = try Rehearsal(events, device: device)
    let posted = rehearsal.heard.filter { $0.name == "WillShow" }.map { Double($0.end.height) }
    #expect(posted.contains(250) && posted.contains(260) == !turns)
    #expect(posted.contains(270) == !turns)
  }

  /// A finger that sets out at a refresh moves the keyboard from the next one on.
  @Test(arguments: [60.0, 120]) func aDragBeginsWithTheNextRefresh(_ rate: Double) throws {
    let pull = KeyboardDrag(from: 600, to: 700, duration: 0.4)
    let playback = try Rehearsal(
      [.show(336, at: 0), SceneEvent(time: 1, kind: .drag(pull))], rate: rate
    ).playback
    let start = try #require(playback.phases.starts.first { $0.phase == .dragging }).time
    #expect(abs(start - (1 + 1 / rate)) < 1e-9)
    #expect(try playback.keyboardTop(at: 1 + 0.5 / rate) == 476)
    #expect(abs(try playback.keyboardTop(at: start) - (600 + 100 / 0.4 / rate)) < 1e-6)
  }

  /// A slow finger leaves it to the place; half of the keyboard is enough to stay.
  @Test(arguments: [
    (20.0, 0.5, true), (20, 0.49, false), (-20, 0.49, false), (21, 0.9, false), (-21, 0.1, true),
  ])
  func aFingerDecidesByItsSpeed(_ velocity: Double, _ share: Double, _ stays: Bool) throws {
    let pull = KeyboardDrag(
      from: 300, to: 812 - 336 * share, duration: 0.4, velocity: velocity)
    let playback = try Rehearsal([.show(336, at: 0), SceneEvent(time: 1, kind: .drag(pull))])
      .playback
    #expect(try playback.keyboardTop(at: 3) == (stays ? 476 : 812))
  }
}
