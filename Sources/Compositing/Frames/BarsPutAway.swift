import Foundation
import LayerTrees
import Scenes

extension [ShownCommit] {
  /// The commits without a bar while the app has put it away under a finger that scrolls.
  ///
  /// A bar that leaves the screen as its user reads is a design, and so is its way back. What the
  /// app does as the keyboard posts is none, nor is a bar that the finger moves beside a keyboard.
  func withoutBarsPutAway(in playback: Playback) -> [ShownCommit] {
    let scrolls = playback.scene.events.contains { $0.kind.movesList }
    guard playback.source == .simulated, scrolls else { return self }
    var (wasOnScreen, isAway) = (false, false)
    return map { shown in
      let leaves = shown.leavesScreen
      isAway =
        isAway
        ? leaves || shown.isBarOnItsWay && !playback.hasPosted(at: shown.time)
        : leaves && wasOnScreen && playback.putsAway(shown)
      wasOnScreen = !leaves
      return isAway ? shown.withoutBar() : shown
    }
  }
}

extension Playback {
  /// True if the bar goes with this commit, and nothing but a finger on the list is the reason.
  fileprivate func putsAway(_ shown: ShownCommit) -> Bool {
    let time = shown.time + Slack.turn
    guard let bar = shown.roles.bar,
      scene.events.last(where: { $0.time <= time })?.kind.movesList == true,
      !hasPosted(at: shown.time)
    else { return false }
    return phases.phase(at: shown.time) == .closed
      || bar.leaf.animations.contains { $0.beginTime >= shown.time - Slack.turn }
  }

  /// True if the keyboard has posted a notification in the run-loop turn of a commit.
  fileprivate func hasPosted(at time: Double) -> Bool {
    posted.contains { abs($0.time - time) < Slack.turn }
  }
}

extension ShownCommit {
  /// True if the bar is not at rest when this is committed.
  fileprivate var isBarOnItsWay: Bool { (roles.bar?.restTime ?? time) > time }

  /// True if a bar comes to rest beyond an edge of the screen, in part or as a whole.
  fileprivate var leavesScreen: Bool {
    guard let bar = roles.bar, !bar.isCarried(beside: roles.keyboard) else { return false }
    let rest = bar.frame(at: max(time, bar.restTime)).rect
    return !root.model.bounds.insetBy(dx: -Slack.span, dy: -Slack.span).contains(rest)
  }
}
