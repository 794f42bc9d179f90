import AnimationCurves
import LayerTrees

/// The course of a property animator from here: paused, along its own curve, or by another one.
struct AnimatorCourse {
  enum Mode {
    /// At a share of the way.
    case standing(progress: Double)
    /// Along the curve from `time`, `speed` own seconds a second, since `begin`.
    case along(begin: Double, speed: Double)
    /// From a share of the way to another by a curve that has begun at `begin`.
    case retimed(begin: Double, from: Double, to: Double, by: AnimationTiming)
  }

  /// The animator's own curve.
  let timing: AnimationTiming
  var mode: Mode
  /// The animator's own time where the mode begins, in 0...duration.
  var start: Double

  init(timing: AnimationTiming, standingAt share: Double = 0) {
    self.timing = timing
    mode = .standing(progress: share)
    start = share * timing.duration
  }

  var isRunning: Bool {
    if case .standing = mode { false } else { true }
  }
}

extension AnimatorCourse {
  /// The own time at an instant.
  func time(at now: Double) -> Double {
    switch mode {
    case .standing: start
    case .along(let begin, let speed):
      min(max(0, start + max(0, now - begin) * speed), timing.duration)
    case .retimed: timing.time(ofProgress: progress(at: now))
    }
  }

  /// The share of the way at an instant.
  func progress(at now: Double) -> Double {
    switch mode {
    case .standing(let progress): progress
    case .along: timing.progress(at: time(at: now))
    case .retimed(let begin, let from, let to, let curve):
      from + (to - from) * curve.progress(at: now - begin)
    }
  }

  /// The value of `fractionComplete`, in the forward direction.
  func fraction(at now: Double, isLinear: Bool) -> Double {
    if case .standing(let progress) = mode, isLinear { return min(max(0, progress), 1) }
    return timing.duration > 0 ? time(at: now) / timing.duration : 1
  }

  /// The time of arrival; nil while it is paused.
  var endTime: Double? {
    switch mode {
    case .standing: nil
    case .along(let begin, let speed):
      begin + (speed > 0 ? timing.duration - start : start) / max(abs(speed), 1e-9)
    case .retimed(let begin, _, _, let curve): begin + curve.duration
    }
  }
}

extension AnimatorCourse {
  func paused(at now: Double) -> AnimatorCourse {
    guard isRunning else { return self }
    var course = self
    course.start = time(at: now)
    course.mode = .standing(progress: progress(at: now))
    return course
  }

  func standing(at share: Double) -> AnimatorCourse {
    AnimatorCourse(timing: timing, standingAt: share)
  }

  /// At a share of the way where that is linear, else of the time.
  func scrubbed(to share: Double, isLinear: Bool) -> AnimatorCourse {
    var course = self
    course.start = isLinear ? timing.time(ofProgress: share) : share * timing.duration
    course.mode = .standing(progress: isLinear ? share : timing.progress(at: course.start))
    return course
  }

  /// The share of the time that is left.
  func remainingShare(reversed: Bool) -> Double {
    guard timing.duration > 0 else { return 0 }
    return (reversed ? start : timing.duration - start) / timing.duration
  }

  /// Along the own curve from where it is; in `rest` seconds, or as fast as it is.
  func running(from now: Double, reversed: Bool, within rest: Double?) -> AnimatorCourse {
    let left = remainingShare(reversed: reversed) * timing.duration
    let speed = rest.map { left > 0 ? left / max($0, 1e-9) : 1 } ?? 1
    var course = self
    course.mode = .along(begin: now, speed: reversed ? -speed : speed)
    return course
  }

  func retimed(from now: Double, to target: Double, by curve: AnimationTiming) -> AnimatorCourse {
    var course = self
    course.mode = .retimed(begin: now, from: progress(at: now), to: target, by: curve)
    return course
  }

  /// The other way round from where it is: back on the same curve, in the time it took.
  func turned(at now: Double, reversed: Bool) -> AnimatorCourse {
    switch mode {
    case .standing: self
    case .along(let begin, let speed):
      paused(at: now).with(.along(begin: max(begin, now), speed: -speed))
    case .retimed(_, _, _, let curve):
      retimed(
        from: now, to: reversed ? 0 : 1,
        by: AnimationTiming(
          cutting: curve,
          to: curve.duration * abs((reversed ? 0 : 1) - progress(at: now))))
    }
  }

  private func with(_ mode: Mode) -> AnimatorCourse {
    var course = self
    course.mode = mode
    return course
  }
}

extension AnimationTiming {
  /// The same curve over another time.
  init(cutting timing: AnimationTiming, to duration: Double) {
    let cut = try? AnimationTiming(curve: timing.curve, duration: max(0, duration))
    self = cut ?? .instant
  }
}
