import TestSupport
import AnimationCurves
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// The content of real systems' notifications, played as it was recorded.
@MainActor
struct RecordedNotificationTests {
  @Test(arguments: try RecordedNotifications.load(), KeyboardProfile.all)
  func recordsSettleWhereTheySay(
    _ record: RecordedNotifications.Record, _ profile: KeyboardProfile
  ) throws {
    let notifications = try record.events.map { try $0.notification }
    let events = notifications.enumerated().map { index, notification in
      SceneEvent(time: Double(index), kind: .notification(notification))
    }
    let rehearsal = try Rehearsal(events, profile: profile, device: record.device)
    let posted = rehearsal.heard.filter { heard in
      notifications.contains { $0.name.rawValue == heard.name.lowercasedFirst }
    }
    #expect(posted.count >= notifications.count)
    for (index, notification) in notifications.enumerated() {
      let said = rehearsal.heard.filter {
        $0.name.lowercasedFirst == notification.name.rawValue && $0.time == Double(index)
      }
      #expect(said.count == 1)
      for heard in said {
        #expect(heard.begin == notification.begin && heard.end == notification.end)
        #expect(heard.duration == notification.duration && heard.curve == notification.curve)
      }
    }
    let final = try rehearsal.playback.keyboardFrame(at: rehearsal.playback.log.restTime)
    let last = notifications[notifications.count - 1]
    if last.end.isEmpty {
      #expect(final.minY >= record.device.bounds.maxY)
    } else {
      #expect(final == last.end)
    }
    let phase = rehearsal.playback.phases.starts.last?.phase
    let isShown = final.minY < record.device.bounds.maxY && final.height > 0
    #expect(phase == (isShown ? .open : .closed))
  }

  /// Three heights from one tap, as a third-party keyboard sends them within a few frames.
  @Test(arguments: [0.0, 0.001, 1.0 / 60, 0.1])
  func threeShowsInARow(_ step: Double) throws {
    let record = try #require(
      try RecordedNotifications.load().first { $0.id == "third-party-triple" })
    let events = try record.events.enumerated().map { index, event in
      SceneEvent(time: Double(index) * step, kind: .notification(try event.notification))
    }
    let rehearsal = try Rehearsal(events, device: record.device)
    #expect(rehearsal.names.filter { $0 == "WillShow" }.count == 3)
    #expect(rehearsal.names.filter { $0 == "DidShow" }.count == 1)
    #expect(rehearsal.heard.last?.time == 2 * step + 0.5)
    #expect(rehearsal.playback.phases.starts.last?.phase == .open)
  }

  /// Recorded did-notifications move the keyboard at once and announce nothing else.
  @Test func didNotificationsAreReported() throws {
    let end = CGRect(x: 0, y: 500, width: 375, height: 312)
    let notification = KeyboardNotification(
      name: .didChangeFrame, begin: .zero, end: end, duration: 0)
    let rehearsal = try Rehearsal([SceneEvent(time: 0.5, kind: .notification(notification))])
    #expect(rehearsal.names == ["DidChangeFrame"])
    #expect(try rehearsal.playback.keyboardFrame(at: 0.5) == end)
    #expect(rehearsal.playback.phases.phase(at: 0.5) == .open)
  }

  /// A hide to nowhere, as with cross-fade: the keyboard is gone at once, whatever the duration.
  @Test func emptyRectanglesHideAtOnce() throws {
    let up = CGRect(x: 0, y: 476, width: 375, height: 336)
    let hide = KeyboardNotification(name: .willHide, begin: up, end: .zero, duration: 0.383)
    let rehearsal = try Rehearsal([
      .show(336, at: 0), SceneEvent(time: 1, kind: .notification(hide)),
    ])
    #expect(try rehearsal.playback.keyboardTop(at: 1) == 812)
    #expect(rehearsal.heard.last?.name == "DidHide")
    #expect(rehearsal.heard.last?.time == 1)
    #expect(rehearsal.playback.phases.phase(at: 1) == .closed)
  }

  /// An empty rectangle in any other notification leaves the keyboard where it is.
  @Test(arguments: [KeyboardNotification.Name.willChangeFrame, .willShow, .didChangeFrame])
  func otherEmptyRectanglesMoveNothing(_ name: KeyboardNotification.Name) throws {
    let notification = KeyboardNotification(name: name, begin: .zero, end: .zero, duration: 0)
    let event = SceneEvent(time: 1, kind: .notification(notification))
    let open = try Rehearsal([.show(336, at: 0), event])
    #expect(try open.playback.keyboardTop(at: 2) == 476)
    #expect(open.playback.phases.starts.last?.phase == .open)
    let closed = try Rehearsal([event])
    #expect(closed.playback.phases.starts == [PhaseStart(time: 0, phase: .closed)])
  }

  /// Curve 0 with 0.25 s, as the menu of an iPad's keyboard undocks it.
  @Test func undockingMovesByItsOwnCurve() throws {
    let record = try #require(
      try RecordedNotifications.load().first { $0.id == "ipad-undock-menu" })
    let event = SceneEvent(time: 0, kind: .notification(try record.events[0].notification))
    let playback = try Rehearsal([event], device: record.device).playback
    #expect(abs(try playback.keyboardTop(at: 0.125) - -132) < 1e-9)
    #expect(playback.phases.phase(at: 0.25) == .open)
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
