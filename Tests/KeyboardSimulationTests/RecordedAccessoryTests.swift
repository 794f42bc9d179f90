import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// Records are of keys: the result where an accessory is on those.
@MainActor
struct RecordedAccessoryTests {
  private func rect(_ top: Double, _ height: Double) -> CGRect {
    CGRect(x: 0, y: top, width: 375, height: height)
  }

  private func posted(
    _ name: KeyboardNotification.Name, _ begin: CGRect, _ end: CGRect, place: CGRect? = nil,
    at time: Double
  ) -> SceneEvent {
    SceneEvent(
      time: time,
      kind: .notification(
        KeyboardNotification(name: name, begin: begin, end: end, duration: 0.25), place: place))
  }

  /// A controller's accessory of 44 points is at the bottom, and then a record is played.
  private func played(
    _ events: [SceneEvent], _ profile: KeyboardProfile
  ) throws -> TypingRehearsal {
    try TypingRehearsal(
      events, profile: profile,
      configure: { controller in
        let bar = accessory(height: 44)
        bar.layer.role = .sendButton
        controller.controllerAccessory = bar
        VirtualRunLoop.current.schedule(at: 0.1) { controller.becomeFirstResponder() }
      })
  }

  private func accessoryTop(_ playback: Playback, at time: Double) throws -> Double {
    let commit = try #require(playback.log.commit(at: time))
    let path = try #require(LayerPath(to: .sendButton, in: commit.root))
    return Double(path.frame(at: time).rect.minY)
  }

  /// Keys come and go where the record says; the accessory is on them, and never off the screen.
  @Test(arguments: KeyboardProfile.all)
  func theAccessoryStandsAllTheTime(_ profile: KeyboardProfile) throws {
    let (away, up, higher) = (rect(667, 216), rect(451, 216), rect(409, 258))
    let rehearsal = try played(
      [
        posted(.willShow, away, up, at: 1), posted(.willShow, up, higher, at: 2),
        // Posted as lower than it is, as some hides are.
        posted(.willHide, higher, rect(700, 258), at: 3),
      ], profile)
    let playback = rehearsal.playback
    for (time, top) in [(0.9, 667.0), (1.9, 451), (2.9, 409), (4, 667)] {
      #expect(try playback.keyboardTop(at: time) >= top)
      #expect(try abs(accessoryTop(playback, at: time) - (top - 44)) < 1e-9)
    }
    for time in stride(from: 0.9, through: 4, by: 0.01) {
      let keys = try playback.keyboardTop(at: time)
      #expect(try abs(accessoryTop(playback, at: time) + 44 - min(667, keys)) < 1e-9)
    }
    let height = profile.countsAccessory ? 44.0 : 0
    let shows = rehearsal.heard("WillShow").filter { $0.time >= 1 }.map(\.end)
    #expect(shows == [rect(451 - height, 216 + height), rect(409 - height, 258 + height)])
    let hide = try #require(rehearsal.heard("WillHide").last)
    #expect(hide.end == (profile.countsAccessory ? rect(656, 302) : rect(623, 44)))
  }

  /// A rectangle no higher than the accessory is the accessory's, and none is above the screen.
  @Test(arguments: [(653.0, 14.0), (623, 44), (0, 667)])
  func rectanglesThatAreTakenAsTheyAre(_ top: Double, _ height: Double) throws {
    let rehearsal = try played(
      [posted(.willShow, rect(top, height), rect(top, height), place: rect(451, 216), at: 1)],
      .iOS18)
    #expect(rehearsal.heard("WillShow").last?.end == rect(top, height))
    #expect(try rehearsal.playback.keyboardTop(at: 2) == 451)
    #expect(try accessoryTop(rehearsal.playback, at: 2) == 407)
  }

  /// A field's accessory leaves with the keys: what a record says of them counts it, at the bottom.
  @Test(arguments: KeyboardProfile.all)
  func aFieldsAccessoryLeavesWithTheKeys(_ profile: KeyboardProfile) throws {
    let (away, up) = (rect(667, 216), rect(451, 216))
    let rehearsal = try TypingRehearsal(
      [SceneEvent(time: 0, kind: .focus(1)), posted(.willHide, up, away, at: 1)], profile: profile
    ) { $0.fields[0].inputAccessoryView = accessory(height: 44) }
    let isCounted = profile.countsAccessory
    let gone = isCounted ? rect(667, 260) : rect(623, 44)
    for name in ["WillHide", "DidHide"] {
      let heard = rehearsal.heard(name)
      #expect(heard.map(\.end) == [gone])
      #expect(heard.map(\.begin) == [isCounted ? rect(407, 260) : up])
    }
    #expect(try rehearsal.playback.keyboardTop(at: 2.5) >= 667)
  }
}

/// What a record says of the keyboard is remembered by what comes after it.
@MainActor
struct RecordedStateTests {
  private func event(
    _ name: KeyboardNotification.Name, _ rect: CGRect, at time: Double
  ) -> SceneEvent {
    SceneEvent(
      time: time,
      kind: .notification(
        KeyboardNotification(name: name, begin: rect, end: rect, duration: 0.25), place: nil))
  }

  /// Keys that are recorded with suggestions are lower by those without them.
  @Test(arguments: [
    KeyboardNotification.Name.willShow, .didShow, .willChangeFrame, .didChangeFrame,
  ])
  func itsHeightIsTheKeyboards(_ name: KeyboardNotification.Name) throws {
    let device = Device.known("iPhone 8")
    let (least, bar) = (device.usualKeyboardHeight, device.predictiveBarHeight)
    let high = CGRect(x: 0, y: 667 - least - bar, width: 375, height: least + bar)
    let fewer = KeyboardSwitch.predictiveBar(false, duration: nil)
    let rehearsal = try Rehearsal(
      [event(name, high, at: 0), SceneEvent(time: 1, kind: .keyboardSwitch(fewer))], device: device)
    #expect(try rehearsal.playback.keyboardTop(at: 0.9) == 667 - least - bar)
    #expect(try rehearsal.playback.keyboardTop(at: 2) == 667 - least)
    // What has gone posts no second hide.
    let gone = CGRect(x: 0, y: 667, width: 375, height: 258)
    let hides = try Rehearsal(
      [event(name, high, at: 0), event(.didHide, gone, at: 1), .hide(at: 2)], device: device)
    #expect(!hides.names.contains("WillHide"))
  }

  /// A record of keys at the screen's end says nothing of their height.
  @Test func keysAtTheEndHaveNoHeight() throws {
    let device = Device.known("iPhone 8")
    let up = CGRect(x: 0, y: 451, width: 375, height: 216)
    let more = KeyboardSwitch.predictiveBar(true, duration: nil)
    let rehearsal = try Rehearsal(
      [
        event(.willShow, up, at: 0),
        event(.willChangeFrame, up.offsetBy(dx: 0, dy: 216), at: 1),
        SceneEvent(time: 3, kind: .keyboardSwitch(more)),
      ], device: device)
    #expect(rehearsal.playback.phases.phase(at: 2.9) == .closed)
    #expect(rehearsal.heard.last.map { Double($0.end.height) } == 216 + device.predictiveBarHeight)
  }

  /// One that is put somewhere while it moves is away from the bottom from then on.
  @Test func whereItIsPutCountsAtOnce() throws {
    let floating = CGRect(x: 200, y: 300, width: 320, height: 320)
    let excursions = try Rehearsal(
      [.show(300, at: 0), event(.didChangeFrame, floating, at: 0.2)],
      device: .known("iPad Pro (11-inch)")
    ).playback.phases.excursions
    #expect(excursions.map(\.lowerBound) == [0.2])
  }
}
