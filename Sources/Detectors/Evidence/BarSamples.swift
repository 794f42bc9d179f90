import Compositing
import LayerTrees
import Scenes

extension ScreenTimeline {
  /// Points by which the bar's own place is wrong in continuous time; 0 in the background.
  ///
  /// - Parameters:
  ///   - absences: when the app is in the background, in seconds.
  ///   - distance: points, below 0 where nothing is wrong.
  /// - Returns: samples in order of time, with a 0 before the bar is there.
  func barSamples(
    besides absences: [Range<Double>], _ distance: (SeamInterval, Double) -> Motion
  ) -> [MotionSample] {
    var samples: [MotionSample] = []
    for interval in intervals {
      if interval.start > samples.last?.time ?? -.infinity {
        samples.append(MotionSample(time: interval.start.nextDown, value: 0))
      }
      let rest = max(interval.start, interval.bar.restTime, interval.keyboardRestTime)
      let end = min(interval.end, rest)
      let kinks =
        interval.bar.kinks + interval.guide.kinks + interval.keyboard.kinks
        + absences.flatMap { [$0.lowerBound, $0.upperBound] }
      let inner = Set(kinks.filter { $0 > interval.start && $0 < end } + [interval.start, end])
      for (start, end) in zip(inner.sorted(), inner.sorted().dropFirst()) {
        samples += piece(of: interval, from: start, to: end, absences, distance)
      }
      if rest < interval.end {
        samples += restSamples(of: interval, from: rest, absences, distance)
      }
    }
    return samples
  }

  private func piece(
    of interval: SeamInterval, from start: Double, to end: Double, _ absences: [Range<Double>],
    _ distance: (SeamInterval, Double) -> Motion
  ) -> [MotionSample] {
    let times = MotionSearch.looks(from: start, to: end, swing: interval.shortestSwing)
    guard !absences.contains(where: { $0.contains(start) }) else {
      return [times[0], times[times.count - 1]].map { MotionSample(time: $0, value: 0) }
    }
    return MotionSearch.samples(at: times) { distance(interval, $0) }
  }

  /// The samples of a bar at rest: the same until the interval ends, but 0 in the background.
  private func restSamples(
    of interval: SeamInterval, from rest: Double, _ absences: [Range<Double>],
    _ distance: (SeamInterval, Double) -> Motion
  ) -> [MotionSample] {
    let value = max(0, distance(interval, rest).value)
    let changes = absences.flatMap { [$0.lowerBound, $0.upperBound] }
      .filter { $0 > rest && $0 < interval.end }.sorted()
    let last = interval.end.isFinite ? [interval.end.nextDown] : []
    return ([rest] + changes.flatMap { [$0.nextDown, $0] } + last).map { time in
      let isAbsent = absences.contains { $0.contains(time) }
      return MotionSample(time: time, value: isAbsent ? 0 : value)
    }
  }
}
