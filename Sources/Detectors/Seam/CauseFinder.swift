import AnimationCurves
import Compositing
import LayerTrees
import Scenes

/// Names why keyboard and bar come apart, from what the commits say of their motions.
///
/// The place of rest is looked at first, for it stays; then what happens on the way.
struct CauseFinder {
  let evidence: Evidence
  let fault: SeamFault
  /// Points.
  let tolerance: Double

  var playback: Playback { evidence.playback }
  var track: ScreenTrack { evidence.track }

  /// The cause of what shows at `time`, with the numbers that show it; nil if it has no name.
  func cause(at time: Double) -> Cause? {
    let intervals = track.intervals
    guard let index = intervals.lastIndex(where: { $0.start <= time }) else { return nil }
    if fault == .gap, let cause = footCause(at: time, in: index) { return cause }
    if let cause = restCause(from: index) { return cause }
    // A bar that stays leaves a gap below it.
    let isLeftBehind = fault == .gap && isLeftBehind(at: time)
    if isLeftBehind, !isPostedAnew(before: time) { return .motion(.interactiveDismissal) }
    let cause = motionCause(at: time, in: index)
    return isLeftBehind && cause?.isOfItsOwnMotion != true ? .motion(.interactiveDismissal) : cause
  }

  /// True if a notification is posted between the last drag and a time, which the bar is to follow.
  private func isPostedAnew(before time: Double) -> Bool {
    guard
      let drag = playback.phases.starts.last(where: { $0.time <= time && $0.phase == .dragging })
    else { return false }
    return playback.posted.contains {
      $0.isAnnouncement && $0.time > drag.time && $0.time < time - Slack.turn
    }
  }

  /// True if a finger moves the keyboard, or has just let go of it, and the bar does not follow.
  func isLeftBehind(at time: Double) -> Bool {
    guard playback.isPulled(at: time),
      let drag = playback.phases.starts.last(where: { $0.time <= time && $0.phase == .dragging }),
      let before = track.barBottom(at: drag.time - Slack.instant)
    else { return false }
    let end = playback.phases.starts.first { $0.time > drag.time }?.time ?? .infinity
    let after = track.barBottom(at: min(time, end - Slack.turn))
    return after.map { abs($0.value - before.value) <= tolerance } ?? false
  }

  /// The reason why backdrop shows below a bar that is in its right place.
  private func footCause(at time: Double, in index: Int) -> Cause? {
    guard track.screen.hasFoot else { return nil }
    let measure = SeamMeasure(track.intervals[index], at: time, on: track.screen)
    guard let right = measure.right, right.value - measure.bar.maxY.value <= tolerance else {
      return nil
    }
    return .rest(.footNotPainted(height: Points(measure[.gap].value)))
  }

  /// The reason why the bar is in the wrong place once all is at rest.
  private func restCause(from index: Int) -> Cause? {
    guard let interval = settled(from: index) else { return nil }
    let measure = SeamMeasure(interval, at: interval.restTime, on: track.screen)
    guard measure[fault].value > tolerance else { return nil }
    return RestCauseFinder(measure, at: interval.restTime, error: measure[fault].value, in: self)
      .cause(of: interval)
  }

  /// The interval in which the motion that runs in this one comes to rest, if it ever does.
  private func settled(from index: Int) -> SeamInterval? {
    track.intervals[index...].first { $0.restTime < $0.end && !$0.bar.isHalted }
  }

  /// The reason why the bar is elsewhere on the way.
  private func motionCause(at time: Double, in index: Int) -> Cause? {
    guard let keyboard = track.intervals[index].keyboard.leaf.lastAnimation(before: time) else {
      return lateCause(at: time)
    }
    guard keyboard.isGeometric else {
      return .motion(.crossFade(keyboard: Seconds(keyboard.timing.duration)))
    }
    let bar = barMotion(with: keyboard)
    if bar == nil, let cause = stillCause(since: keyboard.beginTime, at: time) { return cause }
    if let bar, let posted = evidence.didPosted(at: bar.beginTime, after: keyboard.beginTime) {
      let delay = Seconds(bar.beginTime - keyboard.beginTime)
      return .notification(.listensToDidShow(posted.named, delay: delay))
    }
    let cause = MotionCauseFinder(keyboard: keyboard, bar: bar).cause
    guard cause == .differentPath, let bar else { return .motion(cause) }
    return interruption(of: bar, until: time).map { .motion($0) } ?? aimCause(until: index)
      ?? .motion(cause)
  }

  /// The reason why a bar without an animation has not moved at all; nil where it has.
  private func stillCause(since start: Double, at time: Double) -> Cause? {
    guard let before = track.barBottom(at: start - Slack.instant)?.value ?? track.firstBarBottom,
      let now = track.barBottom(at: time)?.value, abs(before - now) <= Slack.place,
      let posted = playback.posted.last(where: {
        abs($0.time - start) < Slack.turn && $0.isAnnouncement
      })
    else { return nil }
    return lateCause(at: time) ?? .notification(.ignoresNotification(posted))
  }

  /// The cause of a bar that sets out later than the keyboard; nil where it does not.
  private func lateCause(at time: Double) -> Cause? {
    evidence.lateStart(at: time).map(evidence.cause)
  }

  /// The wrong place that the motions up to an interval were aimed at, where none of them arrives.
  private func aimCause(until index: Int) -> Cause? {
    let size = track.intervals[index].rootSize
    for interval in track.intervals[...index].reversed() {
      guard interval.rootSize == size else { return nil }
      let time = interval.restTime
      let measure = SeamMeasure(interval, at: time, on: track.screen)
      let error = measure[fault].value
      guard time.isFinite, error > tolerance, !interval.bar.isHalted else {
        if time < interval.end, interval.start < track.intervals[index].start { return nil }
        continue
      }
      let cause = RestCauseFinder(measure, at: time, error: error, in: self).cause(of: interval)
      // The other rules' numbers may be those of a bar that has not been moved yet.
      return Self.aims.contains(cause.rule) ? cause : nil
    }
    return nil
  }

  /// The rules whose numbers a bar has only once it is moved.
  private static let aims: Set<Cause.Rule> = [
    .safeAreaNotSubtracted, .safeAreaSubtractedTwice, .tabBarNotSubtracted, .tabBarSubtracted,
  ]

  /// The first motion of the bar that starts with the keyboard's or after it, before its next.
  ///
  /// Its own come before those of the views that it lies in.
  private func barMotion(with motion: PropertyAnimation) -> PropertyAnimation? {
    let next =
      track.intervals.lazy
      .flatMap(\.keyboard.leaf.animations).map(\.beginTime)
      .filter { $0 > motion.beginTime + Slack.instant }.min() ?? .infinity
    return track.intervals.lazy
      .flatMap { interval in interval.bar.layers.reversed().flatMap(\.animations) }
      .first {
        $0.isGeometric && $0.beginTime >= motion.beginTime - Slack.instant
          && $0.beginTime < next - Slack.instant
      }
  }
}

extension Cause {
  /// True if it says more of the bar's motion than that it starts elsewhere or stays.
  fileprivate var isOfItsOwnMotion: Bool {
    rule != .differentPath && rule != .ignoresNotification
  }
}

extension Playback {
  /// True while a finger moves the keyboard, or in the motion after it has let go of it.
  func isPulled(at time: Double) -> Bool {
    let phases = phases.starts.filter { $0.time <= time }.suffix(2).map(\.phase)
    guard phases.last != .dragging else { return true }
    return phases.first == .dragging && [.closing, .resizing].contains(phases.last)
  }
}

extension LayerSnapshot {
  /// The youngest animation that has started at `time`.
  fileprivate func lastAnimation(before time: Double) -> PropertyAnimation? {
    animations.last { $0.beginTime <= time }
  }
}

extension PropertyAnimation {
  /// True if it moves edges.
  fileprivate var isGeometric: Bool { if case .opacity = change { false } else { true } }
}

extension CauseFinder {
  /// The end of an animation of the bar that should still run; nil where it does run.
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
}

/// Compares curve, duration and start of the animations of bar and keyboard.
struct MotionCauseFinder {
  let keyboard: PropertyAnimation
  /// Nil where the bar is not animated.
  let bar: PropertyAnimation?

  var cause: MotionCause {
    guard let bar else { return .notAnimated(keyboard: Seconds(keyboard.timing.duration)) }
    let late = bar.beginTime - keyboard.beginTime
    let delay = late > Slack.turn ? Seconds(late) : nil
    if bar.timing.curve != keyboard.timing.curve {
      return .differentCurve(
        bar: MotionCause.Pace(bar.timing.curve.nameOfBar, Seconds(bar.timing.duration)),
        keyboard: MotionCause.Pace(keyboard.timing.curve.name, Seconds(keyboard.timing.duration)),
        delay: delay)
    }
    if bar.timing != keyboard.timing {
      return .differentDuration(
        bar: Seconds(bar.timing.duration), keyboard: Seconds(keyboard.timing.duration),
        curve: bar.timing.curve.name, delay: delay)
    }
    return delay.map { .startsLate(by: $0) } ?? .differentPath
  }
}

extension AnyTimingCurve {
  fileprivate var name: MotionCause.CurveName {
    switch self {
    case .timingFunction(.easeInEaseOut): .easeInOut
    case .timingFunction(.easeIn): .easeIn
    case .timingFunction(.easeOut): .easeOut
    case .timingFunction(.linear): .linear
    case .timingFunction(.default): .standard
    case .timingFunction(let function): .bezier("\(function)")
    case .spring: .spring
    case .steps, .piecewiseLinear: .other
    }
  }

  /// A bar's spring is named by its damping, for it is not the keyboard's.
  fileprivate var nameOfBar: MotionCause.CurveName {
    guard case .spring(let spring) = self else { return name }
    return .dampedSpring(ratio: spring.effectiveDampingRatio)
  }
}
