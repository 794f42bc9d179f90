import AnimationCurves
import Foundation
import KeyboardScenes
import LayerTrees

/// Names why keyboard and bar come apart, from what the commits say of their motions.
struct CauseFinder {
  let playback: Playback
  let kind: FindingKind
  /// Points.
  let tolerance: Double

  /// The cause of what is seen at `time`, with the numbers that show it; nil if it has no name.
  func cause(at time: Double) -> String? {
    let sections = playback.seamSections
    guard let index = sections.lastIndex(where: { $0.start <= time }) else { return nil }
    let section = sections[index]
    if let misplaced = misplacement(in: sections, from: index) { return misplaced }
    if isPulled(at: time) {
      return "a finger has pulled the keyboard, which no notification tells:"
        + " the bar stays where it was until it lets go"
    }
    guard let keyboard = section.keyboard.leaf.lastAnimation(before: time) else { return nil }
    guard keyboard.isGeometric else {
      return "the keyboard fades in its place for \(keyboard.duration) ms, and the bar slides"
    }
    guard let bar = barMotion(in: sections, with: keyboard) else {
      return "the bar is not animated while the keyboard moves for \(keyboard.duration) ms:"
        + " it is laid out outside of the animation block, or without one"
    }
    return difference(of: bar, from: keyboard)
  }

  /// The first motion of the bar that starts with the keyboard's or after it, before its next.
  private func barMotion(
    in sections: [SeamSection], with motion: PropertyAnimation
  ) -> PropertyAnimation? {
    let next =
      sections.lazy
      .flatMap(\.keyboard.leaf.animations).map(\.beginTime)
      .filter { $0 > motion.beginTime + 1e-9 }.min() ?? .infinity
    return sections.lazy
      .flatMap { section in section.bar.layers.flatMap(\.animations) }
      .first {
        $0.isGeometric && $0.beginTime >= motion.beginTime - 1e-9 && $0.beginTime < next - 1e-9
      }
  }

  /// Whether a finger moves the keyboard, or has let go of it for the motion that runs.
  private func isPulled(at time: Double) -> Bool {
    let phases = playback.phases.starts.filter { $0.time <= time }.suffix(2).map(\.phase)
    guard phases.last != .dragging else { return true }
    return phases.first == .dragging && [.closing, .resizing].contains(phases.last)
  }

  private func difference(of bar: PropertyAnimation, from keyboard: PropertyAnimation) -> String? {
    let delay = bar.beginTime - keyboard.beginTime
    if bar.timing != keyboard.timing {
      return "the bar moves by \(bar.timing.words), the keyboard by \(keyboard.timing.words)"
        + (delay > 1e-6 ? ", and it starts \(delay.milliseconds) ms later" : "")
    }
    guard delay > 1e-6 else {
      return "bar and keyboard move by the same curve, but from other places or over other ways"
    }
    return "the bar starts \(delay.milliseconds) ms after the keyboard:"
      + " it is moved in a later turn of the run loop"
  }
}

extension CauseFinder {
  /// Why the bar stands in the wrong place once all is at rest.
  private func misplacement(in sections: [SeamSection], from index: Int) -> String? {
    guard let section = settled(sections, from: index) else { return nil }
    let measure = SeamMeasure(
      section, at: section.restTime, on: SeamScreen(playback.scene.device))
    let screen = measure.screen
    guard measure[kind].value > tolerance else { return nil }
    let rise = screen.safeBottom - measure.bar.maxY.value
    let height = screen.height - measure.keyboard.minY.value
    return misplacement(
      by: measure[kind].value, rise: rise, height: height,
      safeArea: screen.height - screen.safeBottom)
  }

  /// The section in which the motion that runs in this one comes to rest, if it ever does.
  private func settled(_ sections: [SeamSection], from index: Int) -> SeamSection? {
    sections[index...].first { $0.restTime < $0.end }
  }

  private func misplacement(
    by error: Double, rise: Double, height: Double, safeArea: Double
  ) -> String {
    let isSafeArea = safeArea > 0 && abs(error - safeArea) <= tolerance
    switch kind {
    case .gap where isSafeArea:
      return "the bar rises by the keyboard's full \(height.short) pt"
        + " while it rests \(safeArea.short) pt above the bottom: the safe area is not subtracted"
    case .overlap where isSafeArea:
      return "the bar rises by \(rise.short) pt where \((height - safeArea).short) are needed:"
        + " the safe area's \(safeArea.short) pt are subtracted twice"
    default:
      return "the bar comes to rest \(error.short) pt from where the keyboard is: it rises by"
        + " \(rise.short) pt for a keyboard of \(height.short) pt"
    }
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

  fileprivate var duration: String { timing.duration.milliseconds }
}

extension AnimationTiming {
  /// The curve by name, and how long it lasts.
  fileprivate var words: String { "\(curve.words) over \(duration.milliseconds) ms" }
}

extension AnyTimingCurve {
  fileprivate var words: String {
    switch self {
    case .timingFunction(.easeInEaseOut): "easeInOut"
    case .timingFunction(.easeIn): "easeIn"
    case .timingFunction(.easeOut): "easeOut"
    case .timingFunction(.linear): "linear"
    case .timingFunction(.default): "Core Animation's default curve"
    case .timingFunction(let function): "\(function)"
    case .spring: "its spring"
    case .steps, .piecewiseLinear: "another curve"
    }
  }
}
