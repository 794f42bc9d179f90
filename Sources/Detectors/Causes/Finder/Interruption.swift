import Compositing
import Scenes
import LayerTrees

extension CauseFinder {
  /// What became of an animation of the bar that should still run; nil where nothing did.
  ///
  /// What the keyboard starts at the same instant is a reason of its own, and not meant.
  func interruption(of motion: PropertyAnimation, until time: Double) -> MotionCause? {
    let intervals = track.intervals
    let index = zip(intervals, intervals.dropFirst()).enumerated().first { _, pair in
      let (old, new) = pair
      return new.start <= time && new.start < motion.restTime - Slack.turn
        && old.bar.holds(motion) && !new.bar.holds(motion)
    }.map { $0.offset + 1 }
    guard let index,
      !playback.posted.contains(where: { abs($0.time - intervals[index].start) < Slack.turn })
    else { return nil }
    let (old, new) = (intervals[index - 1], intervals[index])
    let start = new.start
    let left = abs(new.bar.frame(at: start).maxY.value - old.bar.frame(at: start).maxY.value)
    let elapsed = Seconds(start - motion.beginTime)
    guard left > tolerance else { return .halted(after: elapsed) }
    return .removed(after: elapsed, left: Points(left))
  }
}

extension LayerPath {
  fileprivate func holds(_ animation: PropertyAnimation) -> Bool {
    layers.contains { $0.animations.contains(animation) }
  }

  /// Whether an animation on the way is paused.
  var isHalted: Bool {
    layers.flatMap(\.animations).flatMap(\.clocks).contains { $0.speed == 0 }
  }
}
