import Foundation
import LayerTrees

/// The time that each turn of a run loop takes, by the turn's time on the loop's clock.
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

  /// The time that was spent at some times, in microseconds.
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

/// The render side's work at a refresh: it finds the presentation of every layer that moves.
struct PresentationSampler {
  let log: CommitLog
  /// The number of samples per figure: a single one is shorter than the clock's step.
  private static let repetitions = 16

  /// Microseconds for each of some times, each the mean of several in a row.
  func costs(at times: [Double]) -> [Double] {
    let clock = ContinuousClock()
    var shown = 0.0
    return times.compactMap { time in
      guard let root = log.commit(at: time)?.root else { return nil }
      let start = clock.now
      for _ in 0..<Self.repetitions { shown += Self.sample(root, at: time) }
      let spent = (clock.now - start).microseconds / Double(Self.repetitions)
      return shown.isNaN ? nil : spent
    }
  }

  /// Goes over the layers that move, and no others; the sum keeps the work from being left out.
  private static func sample(_ layer: LayerSnapshot, at time: Double) -> Double {
    guard time < layer.restTime else { return 0 }
    var sum = layer.animations.isEmpty ? 0 : Double(layer.presentation(at: time).position.y)
    for sublayer in layer.movingSublayers { sum += sample(sublayer, at: time) }
    return sum
  }
}
