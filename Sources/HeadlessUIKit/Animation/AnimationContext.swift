import AnimationCurves
import LayerTrees

/// What an animation block says of the changes made in it.
struct AnimationContext {
  var pacing: BlockPacing
  /// As it was asked for, in seconds; the keyboard's curve brings its own.
  var duration: Double
  /// Seconds before the animation starts.
  var delay: Double
  var timing: AnimationTiming
  /// Cycles; infinite for an animation that repeats without end.
  var repeatCount = 1.0
  var autoreverses = false
  /// The part of the block's time in which changes made now happen; nil outside of keyframes.
  var keyframe: Keyframe?
  /// Where the animations made in the block are noted.
  var run: AnimationRun?
  /// Who hears of a block that was begun and committed.
  var note: AnimationNote?
}

/// A part of a keyframe animation's time, in fractions of its duration.
struct Keyframe {
  var start: Double
  var duration: Double
  /// Whether its changes show at once at its end, and not on the way.
  var isDiscrete: Bool
}

extension AnimationContext {
  /// What animates a change made at `now`.
  func animation(of change: PropertyAnimation.Change, at now: Double) -> PropertyAnimation {
    let begin = now + delay
    guard repeatCount != 1 || autoreverses || keyframe != nil else {
      return PropertyAnimation(change: change, beginTime: begin, timing: timing)
    }
    var clock = MediaClock(
      beginTime: begin, duration: timing.duration, repeatCount: repeatCount,
      autoreverses: autoreverses, fillsBackwards: true)
    guard let keyframe else {
      return PropertyAnimation(change: change, timing: timing, clocks: [clock])
    }
    clock.pacing = AnimationPacing(timing.curve)
    return PropertyAnimation(
      change: change, timing: keyframe.timing(within: timing.duration),
      clocks: [clock, keyframe.clock(within: timing.duration)])
  }

  /// When the last animation of the block can end, in seconds.
  func end(from now: Double) -> Double {
    now + delay + timing.duration * repeatCount * (autoreverses ? 2 : 1)
  }
}

extension Keyframe {
  fileprivate func timing(within total: Double) -> AnimationTiming {
    let curve: AnyTimingCurve =
      isDiscrete ? .steps(.end) : .timingFunction(.linear)
    let timing = try? AnimationTiming(curve: curve, duration: length(within: total))
    return timing ?? .instant
  }

  /// Seconds; one that takes no time takes next to none, so that it has a before.
  private func length(within total: Double) -> Double { max(duration * total, 1e-9) }

  fileprivate func clock(within total: Double) -> MediaClock {
    MediaClock(
      beginTime: start * total, duration: length(within: total), fillsBackwards: true,
      fillsForwards: true)
  }
}
