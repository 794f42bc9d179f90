import Foundation
import LayerTrees
package import Scenes

/// One motion of the keyboard: from where it starts until the next one does.
package struct KeyboardTransition {
  /// The intervals that it runs in.
  package let intervals: ClosedRange<Int>
  /// Seconds from the scene's start; the end is that of the last interval, infinity for the last.
  package let start: Double
  package let end: Double
  /// From when on neither keyboard nor bar moves, if nothing else comes; at most the end.
  package let restTime: Double
  /// From when on the keyboard does not move.
  package let keyboardRestTime: Double
  package let phase: Phase
  /// The bottom of a glued bar before it, and at rest after it, in points.
  package let from: Double
  package let to: Double

  /// The distance that the keyboard goes, in points, down the screen.
  package var travel: Double { to - from }
  /// 1 for a keyboard that goes down, -1 for one that comes up.
  package var direction: Double { travel < 0 ? -1 : 1 }
}

extension [SeamInterval] {
  /// The motions of a docked keyboard in order, each until the next.
  ///
  /// A motion starts with the commit that gives the keyboard another place to rest, or lets it
  /// fade; all that a finger does in one drag is one. What turns the device is left out, and so is
  /// what the system carries a bar along with: that has no way of its own.
  func transitions(_ phases: PhaseLog, on screen: SeamScreen) -> [KeyboardTransition] {
    let starts = [0] + indices.dropFirst().filter { startsMotion(at: $0, phases) }
    return zip(starts, starts.dropFirst() + [count]).compactMap {
      transition(over: $0..<$1, phases, on: screen)
    }
  }

  private func transition(
    over range: Range<Int>, _ phases: PhaseLog, on screen: SeamScreen
  ) -> KeyboardTransition? {
    guard let first = range.first, let last = range.last else { return nil }
    let (before, start) = (self[Swift.max(0, first - 1)], self[first].start)
    let isSteady =
      before.rootSize == self[last].rootSize && before.endsDocked
      && !isTurning(self[first], on: screen)
      && range.allSatisfy { self[$0].endsDocked && !self[$0].isCarriedBySystem }
    guard isSteady else { return nil }
    let keyboardRest = range.reduce(start) {
      Swift.max($0, self[$1].guide.restTime, self[$1].keyboard.restTime)
    }
    let rest = range.reduce(keyboardRest) { Swift.max($0, self[$1].barRestTime) }
    guard range.allSatisfy({ self[$0].isDocked(from: start, to: rest) }) else { return nil }
    return KeyboardTransition(
      intervals: first...last, start: start, end: self[last].end,
      restTime: Swift.min(self[last].end, rest),
      keyboardRestTime: Swift.min(self[last].end, keyboardRest), phase: phases.phase(at: start),
      from: before.guideTop(at: start).value,
      to: self[last].restingGuideTop)
  }

  /// True if the screen is on its way from one side to the other when an interval begins.
  private func isTurning(_ interval: SeamInterval, on screen: SeamScreen) -> Bool {
    let turned = screen.turned(as: interval, at: interval.start)
    return abs(turned.width - Double(interval.rootSize.width)) > Slack.span
      || abs(turned.height - Double(interval.rootSize.height)) > Slack.span
  }
}

extension ScreenTimeline {
  /// The parts of a motion between the kinks of bar and keyboard, up to its rest.
  package func pieces(of transition: KeyboardTransition) -> [TransitionPiece] {
    transition.intervals.flatMap { index -> [TransitionPiece] in
      let interval = intervals[index]
      let end = min(interval.end, max(interval.start, transition.restTime))
      let inner = (interval.bar.kinks + interval.guide.kinks + interval.keyboard.kinks)
        .filter { $0 > interval.start && $0 < end }
      let kinks = Set(inner + [interval.start, end]).sorted()
      return zip(kinks, kinks.dropFirst()).map {
        TransitionPiece(interval: interval, start: $0, end: $1)
      }
    }
  }
}

extension [SeamInterval] {
  /// True if an interval but the first gives the keyboard another place, or another thing to do.
  func startsMotion(at index: Int, _ phases: PhaseLog) -> Bool {
    let (old, new) = (self[index - 1], self[index])
    let phase = phases.phase(at: new.start)
    if phase == .dragging { return phases.phase(at: old.start) != .dragging }
    let isNamed = phases.starts.contains { abs($0.time - new.start) < Slack.instant }
    return (isNamed && phase != .open && phase != .closed)
      || abs(old.restingGuideTop - new.restingGuideTop) > Slack.place
  }
}

extension SeamInterval {
  /// The place of rest of a glued bar's bottom if no commit follows, in points.
  package var restingGuideTop: Double { guideTop(at: keyboardRestTime).value }
}

/// A part of a motion in which no animation of bar or keyboard starts or ends.
package struct TransitionPiece {
  package let interval: SeamInterval
  package let start: Double
  package let end: Double
}
