import Foundation
package import Scenes
import LayerTrees

/// One motion of the keyboard: from where it starts until the next one does.
package struct KeyboardStretch {
  /// The sections that it runs in.
  package let sections: ClosedRange<Int>
  /// Seconds from the scene's start; the end is that of the last section, infinity for the last.
  package let start: Double
  package let end: Double
  /// From when on neither keyboard nor bar moves, if nothing else comes; at most the end.
  package let restTime: Double
  /// From when on the keyboard does not move.
  package let keyboardRestTime: Double
  package let phase: Phase
  /// Where a glued bar's bottom was before it, and where it is to come to rest, in points.
  package let from: Double
  package let to: Double

  /// How far the keyboard goes, in points, down the screen.
  package var travel: Double { to - from }
  /// 1 for a keyboard that goes down, -1 for one that comes up.
  package var direction: Double { travel < 0 ? -1 : 1 }
}

/// A part of a stretch in which no animation of bar or keyboard starts or ends.
package struct StretchPiece {
  package let section: SeamSection
  package let start: Double
  package let end: Double
}

extension SeamCourse {
  /// The motions of a docked keyboard in order, each until the next.
  ///
  /// A motion starts with the commit that gives the keyboard another place to rest, or lets it
  /// fade; all that a finger does in one drag is one. What turns the device is left out, and so is
  /// what the system carries a bar along with: that has no way of its own.
  package func stretches(_ phases: PhaseLog) -> [KeyboardStretch] {
    let starts = [0] + sections.indices.dropFirst().filter { startsMotion(at: $0, phases) }
    return zip(starts, starts.dropFirst() + [sections.count]).compactMap {
      stretch(over: $0..<$1, phases)
    }
  }

  /// Whether the keyboard is given another place with a section, or does something else.
  private func startsMotion(at index: Int, _ phases: PhaseLog) -> Bool {
    let (old, new) = (sections[index - 1], sections[index])
    let phase = phases.phase(at: new.start)
    if phase == .dragging { return phases.phase(at: old.start) != .dragging }
    let isNamed = phases.starts.contains { abs($0.time - new.start) < 1e-9 }
    return (isNamed && phase != .open && phase != .closed)
      || abs(old.restingGuideTop - new.restingGuideTop) > 1e-6
  }

  private func stretch(over range: Range<Int>, _ phases: PhaseLog) -> KeyboardStretch? {
    guard let first = range.first, let last = range.last else { return nil }
    let (before, start) = (sections[max(0, first - 1)], sections[first].start)
    let isSteady =
      before.rootSize == sections[last].rootSize && before.endsDocked
      && !isTurning(sections[first])
      && range.allSatisfy { sections[$0].endsDocked && !sections[$0].isCarriedBySystem }
    guard isSteady else { return nil }
    let keyboardRest = range.reduce(start) {
      max($0, sections[$1].guide.restTime, sections[$1].keyboard.restTime)
    }
    let rest = range.reduce(keyboardRest) { max($0, sections[$1].barRestTime) }
    guard range.allSatisfy({ sections[$0].isDocked(from: start, to: rest) }) else { return nil }
    return KeyboardStretch(
      sections: first...last, start: start, end: sections[last].end,
      restTime: min(sections[last].end, rest),
      keyboardRestTime: min(sections[last].end, keyboardRest), phase: phases.phase(at: start),
      from: before.guideTop(at: start).value,
      to: sections[last].restingGuideTop)
  }

  /// Whether the screen is on its way from one side to the other when a section begins.
  private func isTurning(_ section: SeamSection) -> Bool {
    let turned = screen.turned(as: section, at: section.start)
    return abs(turned.width - Double(section.rootSize.width)) > 0.5
      || abs(turned.height - Double(section.rootSize.height)) > 0.5
  }

  /// The parts of a stretch between the kinks of bar and keyboard, up to its rest.
  package func pieces(of stretch: KeyboardStretch) -> [StretchPiece] {
    stretch.sections.flatMap { index -> [StretchPiece] in
      let section = sections[index]
      let end = min(section.end, max(section.start, stretch.restTime))
      let inner = (section.bar.kinks + section.guide.kinks + section.keyboard.kinks)
        .filter { $0 > section.start && $0 < end }
      let kinks = Set(inner + [section.start, end]).sorted()
      return zip(kinks, kinks.dropFirst()).map {
        StretchPiece(section: section, start: $0, end: $1)
      }
    }
  }
}

extension SeamSection {
  /// Where a glued bar's bottom comes to rest if no commit follows, in points.
  package var restingGuideTop: Double { guideTop(at: keyboardRestTime).value }
}
