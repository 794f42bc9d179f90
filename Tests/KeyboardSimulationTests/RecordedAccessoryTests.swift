import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
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
}
