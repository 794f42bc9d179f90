import Foundation
import LayerTrees

/// What the render side does at a refresh: it finds what every layer that moves shows.
struct PresentationSampler {
  let log: CommitLog
  /// How often a refresh is sampled for one figure: one alone is shorter than the clock's step.
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
