public import AnimationCurves

/// Refreshes that the display misses: nothing is shown, and nothing that waits for one happens.
public enum DroppedRefreshes: Hashable, Sendable {
  /// Those of these numbers, from 0.
  case indices(ClosedRange<Int>)
  /// Those from a time on, in seconds of the scene.
  case from(Double, Length)

  /// The number of missed refreshes in a row.
  public enum Length: Hashable, Sendable {
    /// The given number of refreshes.
    case count(Int)
    /// All that are due in the given number of seconds, without the last instant.
    case seconds(Double)
  }

  /// Their numbers at a rate in hertz, with refresh 0 at `phase` seconds.
  func indices(rate: Double, phase: Double) -> Range<Int> {
    func first(from time: Double) -> Int {
      max(0, Int(((time - phase) * rate - 1e-9 * rate).rounded(.up)))
    }
    switch self {
    case .indices(let range):
      return range.lowerBound..<(range.upperBound + 1)
    case .from(let time, .count(let count)):
      return first(from: time)..<(first(from: time) + count)
    case .from(let time, .seconds(let seconds)):
      return first(from: time)..<first(from: time + max(0, seconds))
    }
  }
}

extension SceneCase {
  /// The display's refreshes, without those that it misses.
  public var refreshes: RefreshClock {
    let ofEvents = events.compactMap { event -> DroppedRefreshes? in
      guard case .drop(let length) = event.kind else { return nil }
      return .from(event.time, length)
    }
    var indices: Set<Int> = []
    for dropped in dropped + ofEvents {
      indices.formUnion(dropped.indices(rate: rate, phase: phase))
    }
    return RefreshClock(rate: rate, phase: phase, dropped: indices)
  }

  /// From when a finger goes down to the refresh that shows where it has lifted, in seconds.
  package func touch(at time: Double, for duration: Double) -> ClosedRange<Double> {
    let refreshes = refreshes
    return time...max(refreshes.first(after: time), refreshes.first(atOrAfter: time + duration))
  }

  /// The times of the refreshes that are shown, up to the first at or after a time, in seconds.
  public func refreshTimes(until time: Double) -> [Double] {
    let refreshes = refreshes
    let end = max(phase, refreshes.first(atOrAfter: time))
    let last = max(0, Int(((end - phase) * rate).rounded()))
    let shown = (0...last).filter { !refreshes.dropped.contains($0) }
    return (shown.isEmpty ? [last] : shown).map { phase + Double($0) / rate }
  }
}
