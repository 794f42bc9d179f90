import Compositing
import LayerTrees
import Scenes

/// A bar at rest that sets out later than the keyboard does, and for nothing else that happens.
struct LateStart {
  /// The motion of the keyboard that it follows.
  let transition: KeyboardTransition
  /// The time at which it sets out, in seconds.
  let time: Double

  /// Seconds between the two.
  var delay: Double { time - transition.start }

  /// True if the keyboard was at its place at once.
  var isAfterLeap: Bool { transition.keyboardRestTime - transition.start <= Slack.turn }
}

extension Evidence {
  /// The late start of the bar for the keyboard's last motion at a time, before that or after it.
  ///
  /// It is nil where the bar is on its way when the keyboard starts, or in time; and where something
  /// else happens in the scene, or is posted, that may be what moves it.
  func lateStart(at time: Double) -> LateStart? {
    let last = transitions.last {
      $0.start <= time + Slack.instant && abs($0.travel) > unseen
    }
    guard let transition = last, transition.phase != .dragging,
      let start = track.barBottom(at: transition.start - Slack.instant)
        ?? track.firstBarBottom.map({ Motion($0) }), abs(start.velocity) < Slack.speed,
      let moving = track.intervals[transition.intervals].first(where: {
        abs($0.bar.frame(at: $0.barSettledTime).maxY.value - start.value) > Slack.place
      }), moving.start > transition.start + Slack.turn,
      !isPrompted(after: transition.start, until: moving.start)
    else { return nil }
    return LateStart(transition: transition, time: moving.start)
  }

  /// True if something is posted after a time or happens at the end of it.
  private func isPrompted(after start: Double, until end: Double) -> Bool {
    playback.posted.contains {
      $0.isAnnouncement && $0.time > start + Slack.turn && $0.time < end + Slack.turn
    } || playback.scene.events.contains { abs($0.time - end) < Slack.turn }
  }

  /// The notification at the end of the keyboard's motion with which a late bar sets out.
  ///
  /// It is nil where no more than a refresh lies between: there a bar that is moved in the next
  /// run-loop turn would be the same.
  func didPosted(at time: Double, after start: Double) -> PostedNotification? {
    guard time - start > Slack.refresh / playback.scene.rate else { return nil }
    return playback.posted.last { !$0.isAnnouncement && abs($0.time - time) < Slack.turn }
  }

  /// The cause of what a late start shows.
  func cause(of start: LateStart) -> Cause {
    didPosted(at: start.time, after: start.transition.start).map {
      .notification(.listensToDidShow($0.named, delay: Seconds(start.delay)))
    } ?? .motion(.startsLate(by: Seconds(start.delay)))
  }
}

extension SeamInterval {
  /// The time at which its bar is at its place of rest; its start where the bar never rests.
  fileprivate var barSettledTime: Double { barRestTime.isFinite ? barRestTime : start }
}
