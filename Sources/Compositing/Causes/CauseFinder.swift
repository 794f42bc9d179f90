import AnimationCurves
import KeyboardScenes
import LayerTrees

/// Names why keyboard and bar come apart, from what the commits say of their motions.
///
/// The place of rest is looked at first, for it stays; then what happens on the way.
struct CauseFinder {
  let evidence: Evidence
  let kind: FindingKind
  /// Points.
  let tolerance: Double

  var playback: Playback { evidence.playback }
  var course: SeamCourse { evidence.course }

  /// The cause of what is seen at `time`, with the numbers that show it; nil if it has no name.
  func cause(at time: Double) -> Cause? {
    let sections = course.sections
    guard let index = sections.lastIndex(where: { $0.start <= time }) else { return nil }
    if let cause = restCause(from: index) { return cause }
    // A bar that stays leaves a gap below it.
    if kind == .gap, playback.isPulled(at: time) { return .dragged }
    return motionCause(at: time, in: index)
  }

  /// Why the bar stands in the wrong place once all is at rest.
  private func restCause(from index: Int) -> Cause? {
    guard let section = settled(from: index) else { return nil }
    let measure = SeamMeasure(section, at: section.restTime, on: course.screen)
    guard measure[kind].value > tolerance else { return nil }
    return RestCause(measure, error: measure[kind].value, kind: kind, in: self)
      .cause(of: section)
  }

  /// The section in which the motion that runs in this one comes to rest, if it ever does.
  private func settled(from index: Int) -> SeamSection? {
    course.sections[index...].first { $0.restTime < $0.end }
  }

  /// Why the bar is elsewhere on the way.
  private func motionCause(at time: Double, in index: Int) -> Cause? {
    guard let keyboard = course.sections[index].keyboard.leaf.lastAnimation(before: time) else {
      return nil
    }
    guard keyboard.isGeometric else { return .faded(over: keyboard.timing.duration) }
    return MotionCause(keyboard: keyboard, bar: barMotion(with: keyboard)).cause
  }

  /// The first motion of the bar that starts with the keyboard's or after it, before its next.
  private func barMotion(with motion: PropertyAnimation) -> PropertyAnimation? {
    let next =
      course.sections.lazy
      .flatMap(\.keyboard.leaf.animations).map(\.beginTime)
      .filter { $0 > motion.beginTime + 1e-9 }.min() ?? .infinity
    return course.sections.lazy
      .flatMap { section in section.bar.layers.flatMap(\.animations) }
      .first {
        $0.isGeometric && $0.beginTime >= motion.beginTime - 1e-9 && $0.beginTime < next - 1e-9
      }
  }
}

extension Cause {
  fileprivate static let dragged = Cause(
    .dragged,
    "a finger has pulled the keyboard, which no notification tells:"
      + " the bar stays where it was until it lets go")

  fileprivate static func faded(over duration: Double) -> Cause {
    Cause(
      .faded,
      "the keyboard fades in its place for \(duration.milliseconds) ms, and the bar slides")
  }
}

extension Playback {
  /// Whether a finger moves the keyboard, or has let go of it for the motion that runs.
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
  /// Whether it moves edges.
  fileprivate var isGeometric: Bool { if case .opacity = change { false } else { true } }
}
