import Foundation
package import Scenes
package import LayerTrees

/// An instant at which gap or overlap stops growing.
package struct SeamPeak {
  package let kind: SeamFault
  /// Seconds from the scene's start.
  package let time: Double
  /// Points.
  package let value: Double
}

/// Finds the greatest gap and overlap of a section in continuous time.
///
/// Between two knots the edges are known smooth curves, so a greatest value lies at an end or
/// where the velocity of the difference changes its sign; that zero is found by bisection on the
/// exact velocity. The steps that bracket the zeros are at most 1/60 s, and an eighth of the swing of
/// the stiffest spring: within one, two curves do not cross twice.
package struct SeamPeakFinder {
  package let section: SeamSection
  package let phases: PhaseLog
  package let screen: SeamScreen

  private static let greatestStep = 1.0 / 60
  /// Stiffer springs than swing 500 times within a piece are not followed that closely.
  private static let greatestStepCount = 4000

  package func peaks() -> [SeamPeak] {
    let knots = section.knots.filter { $0 <= max(section.start, section.restTime) }
    var peaks = zip(knots, knots.dropFirst()).flatMap { piece(from: $0, to: $1) }
    let rest = max(section.start, section.restTime)
    if rest < section.end { peaks += candidates(at: rest, measure(at: rest)) }
    return peaks
  }

  private func measure(at time: Double) -> SeamMeasure {
    SeamMeasure(section, at: time, on: screen)
  }

  /// The peaks of a piece without knots; its end is approached from before.
  private func piece(from start: Double, to end: Double) -> [SeamPeak] {
    guard end.isFinite, start < end else { return [] }
    let step = min(Self.greatestStep, section.shortestSwing / 8)
    let count = Int(min(((end - start) / step).rounded(.up), Double(Self.greatestStepCount)))
    let last = end.nextDown
    let nodes = (0...count).map { index in
      index == count ? last : start + (end - start) * Double(index) / Double(count)
    }
    let measures = nodes.map(measure(at:))
    var peaks = candidates(at: start, measures[0]) + candidates(at: last, measures[count])
    for index in 1...count {
      peaks += crossings(
        from: (nodes[index - 1], measures[index - 1]), to: (nodes[index], measures[index]))
    }
    return peaks
  }

  private func candidates(at time: Double, _ measure: SeamMeasure) -> [SeamPeak] {
    guard phases.phase(at: time) != .closed else { return [] }
    return SeamFault.allCases.compactMap { kind in
      let value = measure[kind].value
      return value > 0 ? SeamPeak(kind: kind, time: time, value: value) : nil
    }
  }

  /// The maxima between two instants: where a velocity turns from growing to shrinking.
  private func crossings(
    from left: (time: Double, measure: SeamMeasure),
    to right: (time: Double, measure: SeamMeasure)
  ) -> [SeamPeak] {
    guard phases.phase(at: left.time) != .closed else { return [] }
    return SeamFault.allCases.compactMap { kind in
      let (first, last) = (left.measure[kind], right.measure[kind])
      guard first.value > 0 || last.value > 0,
        first.value == 0 || first.velocity > 0, last.value == 0 || last.velocity < 0
      else { return nil }
      let time = turningPoint(of: kind, from: left.time, to: right.time, isOpen: last.value > 0)
      return SeamPeak(kind: kind, time: time, value: measure(at: time)[kind].value)
    }
  }

  /// Bisects to where growing ends; `isOpen` tells whether there is something at the right end.
  private func turningPoint(
    of kind: SeamFault, from left: Double, to right: Double, isOpen: Bool
  ) -> Double {
    var (low, high) = (left, right)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let motion = measure(at: middle)[kind]
      let isBefore = motion.value > 0 ? motion.velocity > 0 : isOpen
      if isBefore { low = middle } else { high = middle }
    }
    return low
  }
}

extension SeamMeasure {
  package subscript(kind: SeamFault) -> Motion {
    switch kind {
    case .gap: gap
    case .overlap: overlap
    }
  }
}
