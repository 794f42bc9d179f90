import Compositing
import Foundation
import LayerTrees
import Scenes

/// How far a bar reaches beyond an edge of the screen.
struct Overhang {
  let edge: Edge
  /// Points beyond the edge; less than 0 where it ends before.
  let reach: Motion
  /// The bar's size across the edge, in points.
  let extent: Double
  /// What is off the screen, in square points.
  let area: Double

  /// An edge of the screen.
  enum Edge: String, Codable {
    case bottom, top, left, right
  }

  /// Points beyond the edge.
  var greatest: Double { reach.value }
}

extension SeamCourse {
  /// What of the bar is off the screen at `time`; nil where nothing is, or no bar is.
  func overhang(at time: Double) -> Overhang? {
    index(at: time).flatMap { reach(of: sections[$0], at: time) }
      .flatMap { $0.greatest > 0 ? $0 : nil }
  }

  /// The app's part of the screen as that is held at `time`, in points.
  func screen(of section: SeamSection, at time: Double) -> CGRect {
    screen.turned(as: section, at: time).window
  }

  /// Whether a bar may leave the app's part of the screen: the system's leaves it by its sides.
  private func mayLeave(_ section: SeamSection) -> Bool {
    screen.isShared || !section.isCarriedBySystem
  }

  /// How far a bar reaches, beyond an edge or up to the nearest one.
  private func reach(of section: SeamSection, at time: Double) -> Overhang? {
    guard mayLeave(section) else { return nil }
    let bar = section.bar.frame(at: time)
    let screen = screen(of: section, at: time)
    // A keyboard that swings below the screen takes a bar that is glued to it along.
    let floor = Motion.max(Motion(Double(screen.maxY)), section.guideTop(at: time))
    let rect = bar.rect
    let ends: [(Overhang.Edge, Motion, CGFloat)] = [
      (.bottom, bar.maxY - floor, rect.height),
      (.top, Motion(Double(screen.minY)) - bar.minY, rect.height),
    ]
    let sides: [(Overhang.Edge, Motion, CGFloat)] = [
      (.left, Motion(Double(screen.minX)) - bar.minX, rect.width),
      (.right, bar.maxX - Motion(Double(screen.maxX)), rect.width),
    ]
    let edges = section.isCarriedBySystem ? sides : ends + sides
    guard let worst = edges.max(by: { $0.1.value < $1.1.value }) else { return nil }
    let inside = rect.intersection(screen)
    let area = rect.width * rect.height - (inside.isEmpty ? 0 : inside.width * inside.height)
    return Overhang(
      edge: worst.0, reach: worst.1, extent: Double(worst.2), area: Double(area))
  }
}

extension SeamCourse {
  /// How far the bar is off the screen in continuous time; not at all in the background.
  func overhangSamples(besides absences: [Range<Double>]) -> [MotionSample] {
    var samples: [MotionSample] = []
    for section in sections where mayLeave(section) {
      if section.start > samples.last?.time ?? -.infinity {
        samples.append(MotionSample(time: section.start.nextDown, value: 0))
      }
      let rest = max(section.start, section.bar.restTime, section.keyboardRestTime)
      let end = min(section.end, rest)
      let kinks =
        section.bar.kinks + section.guide.kinks + section.keyboard.kinks
        + absences.flatMap { [$0.lowerBound, $0.upperBound] }
      let inner = Set(kinks.filter { $0 > section.start && $0 < end } + [section.start, end])
      for (start, end) in zip(inner.sorted(), inner.sorted().dropFirst()) {
        samples += piece(of: section, from: start, to: end, absences)
      }
      if rest < section.end { samples += restSamples(of: section, from: rest, absences) }
    }
    return samples
  }

  private func piece(
    of section: SeamSection, from start: Double, to end: Double, _ absences: [Range<Double>]
  ) -> [MotionSample] {
    let times = MotionSearch.looks(from: start, to: end, swing: section.shortestSwing)
    guard !absences.contains(where: { $0.contains(start) }) else {
      return [times[0], times[times.count - 1]].map { MotionSample(time: $0, value: 0) }
    }
    return MotionSearch.samples(at: times) { reach(of: section, at: $0)?.reach ?? Motion(-1) }
  }

  /// What stands still: the same until the section ends, but for the time in the background.
  private func restSamples(
    of section: SeamSection, from rest: Double, _ absences: [Range<Double>]
  ) -> [MotionSample] {
    let value = max(0, reach(of: section, at: rest)?.greatest ?? 0)
    let changes = absences.flatMap { [$0.lowerBound, $0.upperBound] }
      .filter { $0 > rest && $0 < section.end }.sorted()
    let last = section.end.isFinite ? [section.end.nextDown] : []
    return ([rest] + changes.flatMap { [$0.nextDown, $0] } + last).map { time in
      let isAbsent = absences.contains { $0.contains(time) }
      return MotionSample(time: time, value: isAbsent ? 0 : value)
    }
  }
}
