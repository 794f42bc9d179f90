import Compositing
import Scenes

/// A stretch of time in which something exceeds its tolerance, and the refreshes that show it.
struct ShownExcursion {
  let peak: MotionSample
  /// The first and the last refresh that show it; nil where it comes and goes between two of them.
  let frames: ClosedRange<Int>?
  /// The refresh that shows most of it.
  let worst: Int?
}

extension Evidence {
  /// What exceeds a tolerance in continuous time, with the refreshes that show it.
  ///
  /// What is apart by less than a refresh is one, whatever the phase of the refresh.
  ///
  /// - Parameters:
  ///   - tolerance: what has to be exceeded.
  ///   - samples: the value in continuous time.
  ///   - shown: the value at each refresh.
  ///   - value: the value at an instant.
  /// - Returns: stretches in order of time.
  func excursions(
    above tolerance: Double, in samples: [MotionSample], shown: [Double],
    value: (Double) -> Double
  ) -> [ShownExcursion] {
    let excursions = samples.excursions(
      above: tolerance, apartBy: 1 / playback.scene.rate, value: value)
    guard !excursions.isEmpty else { return [] }
    var frames = Array(repeating: [Int](), count: excursions.count)
    var next = 0
    for index in times.indices where shown[index] > tolerance {
      while next + 1 < excursions.count, excursions[next + 1].start.lowerBound <= times[index],
        !excursions[next].contains(times[index])
      { next += 1 }
      frames[next].append(index)
    }
    return zip(excursions, frames).map { excursion, frames in
      ShownExcursion(
        peak: excursion.peak, frames: frames.first.map { $0...(frames.last ?? $0) },
        worst: frames.reduce(frames.first) { worst, index in
          shown[index] > (worst.map { shown[$0] } ?? 0) + 1e-9 ? index : worst
        })
    }
  }
}
