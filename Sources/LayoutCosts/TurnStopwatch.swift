/// How long each turn of a run loop takes, by the time on the loop's clock at which it was.
///
/// Turns of one time are one sample: together they are what that refresh has to do.
@MainActor
final class TurnStopwatch {
  private var samples: [(time: Double, microseconds: Double)] = []
  private var begun: (time: Double, instant: ContinuousClock.Instant)?
  private let clock = ContinuousClock()

  /// A turn begins at a time of the loop, and the one before has ended.
  func turnBegins(at time: Double) {
    end()
    begun = (time, clock.now)
  }

  /// The last turn has ended.
  func end() {
    guard let begun else { return }
    let spent = (clock.now - begun.instant).microseconds
    self.begun = nil
    if let last = samples.last, last.time == begun.time {
      samples[samples.count - 1].microseconds += spent
    } else {
      samples.append((begun.time, spent))
    }
  }

  /// What was spent at some times, in microseconds.
  func costs(at times: [Double]) -> [Double] {
    let wanted = Set(times)
    return samples.filter { wanted.contains($0.time) }.map(\.microseconds)
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}

extension [Double] {
  /// The middle value, of an even number the mean of the two in the middle; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
