/// A time in which a value exceeds a level.
package struct Excursion: Sendable {
  /// The start: at most the level at the lower bound, above it at the upper.
  package var start: ClosedRange<Double>
  /// The end: above the level at the lower bound, at most the level at the upper.
  package var end: ClosedRange<Double>
  /// The greatest value and when it is reached.
  package var peak: MotionSample

  /// True if an instant at which the value exceeds the level belongs to it.
  package func contains(_ time: Double) -> Bool {
    time >= start.lowerBound && time <= end.upperBound
  }
}

extension Excursion {
  /// This one and a later one as one.
  fileprivate func joined(_ later: Excursion) -> Excursion {
    Excursion(
      start: start, end: later.end, peak: later.peak.value > peak.value ? later.peak : peak)
  }
}

extension [MotionSample] {
  /// The excursions above a level, in order of time.
  ///
  /// - Parameters:
  ///   - level: what has to be exceeded.
  ///   - shortest: seconds; what is apart by less is one.
  ///   - value: the value at an instant, for those that are apart by about that much.
  /// - Returns: excursions that are at least a given time apart.
  package func excursions(
    above level: Double, apartBy shortest: Double, value: (Double) -> Double
  ) -> [Excursion] {
    var found: [Excursion] = []
    for next in separateExcursions(above: level) {
      guard let last = found.last else {
        found.append(next)
        continue
      }
      let isApart = Self.isApart(last, next, by: shortest) { value($0) > level }
      if isApart { found.append(next) } else { found[found.count - 1] = last.joined(next) }
    }
    return found
  }

  /// The excursions above a level, each between two samples that do not exceed it.
  private func separateExcursions(above level: Double) -> [Excursion] {
    var found: [Excursion] = []
    var isOpen = false
    for (index, sample) in enumerated() {
      if sample.value > level {
        if isOpen {
          found[found.count - 1].extend(to: sample)
        } else {
          let before = index > 0 ? self[index - 1].time : sample.time
          found.append(
            Excursion(
              start: before...sample.time, end: sample.time...Double.infinity, peak: sample))
        }
        isOpen = true
      } else if isOpen {
        found[found.count - 1].close(at: sample.time)
        isOpen = false
      }
    }
    return found
  }

  /// True if two excursions are a time or more apart; where the samples do not show it, their ends
  /// are searched for.
  private static func isApart(
    _ first: Excursion, _ second: Excursion, by time: Double, isAbove: (Double) -> Bool
  ) -> Bool {
    if second.start.lowerBound - first.end.upperBound >= time { return true }
    if second.start.upperBound - first.end.lowerBound < time { return false }
    let end = MotionSearch.boundary(from: first.end.lowerBound, to: first.end.upperBound, isAbove)
    let start = MotionSearch.boundary(
      from: second.start.lowerBound, to: second.start.upperBound
    ) { !isAbove($0) }
    return start - end >= time
  }
}

extension Excursion {
  fileprivate mutating func extend(to sample: MotionSample) {
    end = sample.time...Double.infinity
    if sample.value > peak.value { peak = sample }
  }

  fileprivate mutating func close(at time: Double) { end = end.lowerBound...time }
}
