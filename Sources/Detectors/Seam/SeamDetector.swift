package import Compositing
import LayerTrees
import Scenes

extension FindingKind {
  /// More shows between the bar's bottom and a docked keyboard's top than the bar's rests have.
  public static let gap = FindingKind(
    "gap", finds: "the bar is too high on its way to a docked keyboard's top, on it, or back")
  /// The keyboard covers part of the bar, or has passed it.
  public static let overlap = FindingKind(
    "overlap", finds: "the keyboard covers part of the bar, or has passed it")

  package init(_ fault: SeamFault) {
    switch fault {
    case .gap: self = .gap
    case .overlap: self = .overlap
    }
  }

  /// The fault of the seam, a gap or an overlap; nil for other kinds.
  package var fault: SeamFault? { SeamFault.allCases.first { FindingKind($0) == self } }
}

/// Finds the runs of frames in which keyboard and bar come apart.
///
/// What of the bar lies under a keyboard that rests away from the bottom is found by itself, in the
/// phase `away` and with a tolerance of its own.
struct SeamDetector: Detector {
  static let kinds = SeamFault.allCases.map { FindingKind($0) }

  func findings(in evidence: Evidence) -> [Finding] {
    SeamFault.allCases.flatMap { findings(of: $0, in: evidence) }.withoutEchoes(in: evidence)
      + findingsAway(in: evidence)
  }

  private func findings(of fault: SeamFault, in evidence: Evidence) -> [Finding] {
    let kind = FindingKind(fault)
    let finder = CauseFinder(
      evidence: evidence, fault: fault, tolerance: evidence.tolerances[kind])
    return findings(
      of: fault, above: evidence.tolerances[kind], in: evidence,
      where: { !evidence.track.isAway(at: $0) }, cause: finder.cause)
  }

  private func findingsAway(in evidence: Evidence) -> [Finding] {
    guard evidence.track.isEverAway else { return [] }
    return findings(
      of: .overlap, above: evidence.tolerances.away, in: evidence,
      where: { evidence.track.isAway(at: $0) }, cause: { _ in .rest(.keyboardAway) }
    ).map { $0.during(.away) }
  }

  private func findings(
    of fault: SeamFault, above tolerance: Double, in evidence: Evidence,
    where counts: (Double) -> Bool, cause: (Double) -> Cause?
  ) -> [Finding] {
    let (compositor, track) = (evidence.compositor, evidence.track)
    let phases = evidence.playback.phases
    let values = zip(evidence.times, compositor.readings).map { time, reading in
      let value = reading?[fault] ?? 0
      return value > 0 && !counts(time) ? 0 : value
    }
    let samples = compositor.samples[fault].map { sample in
      sample.value > 0 && !counts(sample.time) ? MotionSample(time: sample.time, value: 0) : sample
    }
    return ShownExcursions(of: FindingKind(fault), values, samples, above: tolerance, in: evidence)
    {
      counts($0) ? track.value(of: fault, at: $0, phases: phases) : 0
    }.findings(
      exposure: { compositor.exposure(to: fault, over: $0, rate: evidence.playback.scene.rate) },
      cause: cause)
  }
}

extension [Finding] {
  /// The findings without the small ones that a late bar adds at the end of its way.
  ///
  /// The last 0.1 % of a spring's way are a leap, at most a device pixel on a screen; a bar that
  /// starts a refresh late leaps a refresh late. That is not seen beside the lag itself: in the same
  /// motion the bar is farther from its right place.
  fileprivate func withoutEchoes(in evidence: Evidence) -> [Finding] {
    filter { finding in
      let isSmall =
        finding.rule == .startsLate && finding.continuous * evidence.scale <= 1 + Slack.place
        && finding.frames.map { $0.count == 1 } ?? true
      let motion = evidence.transitions.last { $0.start <= finding.worst.time + Slack.instant }
      guard isSmall, let motion else { return true }
      return evidence.greatestDistance(in: motion) <= finding.continuous + Slack.place
    }
  }
}

extension Evidence {
  /// The greatest distance of the bar from its right place in a motion, up or down, in points.
  fileprivate func greatestDistance(in motion: KeyboardTransition) -> Double {
    times.filter { $0 >= motion.start && $0 < motion.end }.reduce(0) { greatest, time in
      guard let index = track.index(at: time) else { return greatest }
      let measure = SeamMeasure(track.intervals[index], at: time, on: track.screen)
      let bottom = measure.bar.maxY.value
      return max(greatest, abs((measure.right?.value ?? bottom) - bottom))
    }
  }
}

extension ScreenTrack {
  /// True if the keyboard is away from the bottom at any time.
  fileprivate var isEverAway: Bool {
    intervals.contains { $0.isAway(at: $0.start) || $0.isAway(at: $0.restTime) }
  }
}

extension Compositor {
  /// Area times time over a run of refreshes, in pt²·s.
  fileprivate func exposure(
    to fault: SeamFault, over run: ClosedRange<Int>, rate: Double
  ) -> Double {
    run.reduce(0) { sum, index in
      let area = readings[index]?.area(of: fault) ?? 0
      return sum + area * times.shownDuration(of: index, rate: rate)
    }
  }
}

extension Tolerances {
  /// Points of the bar that a keyboard away from the bottom may cover.
  fileprivate var away: Double { amount(named: Self.awayKey, or: .overlap) }

  /// The name in scenes of the tolerance for a keyboard away from the bottom.
  static let awayKey = "away"
}
