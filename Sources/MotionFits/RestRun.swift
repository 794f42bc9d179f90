/// A run of visible samples that stay where they are.
struct RestRun {
  /// The samples, by their place among the visible ones.
  var samples: ClosedRange<Int>
  /// The place of rest.
  var level: Double

  /// Seconds that a run has to last: longer than a frame that is held four times at 60 Hz.
  static let leastDuration = 0.12

  /// Returns all rests of a track, in order; two at one place with nothing between are one.
  static func all(in samples: VisibleSamples, scale: TrackScale) -> [RestRun] {
    var runs: [RestRun] = []
    var first = 0
    while first < samples.values.count {
      let last = end(of: first, in: samples, within: scale.rest)
      let duration = samples.times[last] - samples.times[first]
      guard duration >= leastDuration, last - first >= 2 else {
        first += 1
        continue
      }
      append(RestRun(first...last, in: samples), to: &runs, in: samples, scale: scale)
      first = last + 1
    }
    return runs.map { $0.trimmed(in: samples, scale: scale) }
  }

  /// The level is what the later part says: a spring creeps into its rest.
  private init(_ range: ClosedRange<Int>, in samples: VisibleSamples) {
    self.samples = range
    let later = samples.values[(range.lowerBound + range.count / 2)...range.upperBound]
    level = median(Array(later)) ?? samples.values[range.upperBound]
  }

  private static func end(
    of first: Int, in samples: VisibleSamples, within band: Double
  ) -> Int {
    var (least, greatest) = (samples.values[first], samples.values[first])
    var last = first
    for index in (first + 1)..<samples.values.count {
      least = min(least, samples.values[index])
      greatest = max(greatest, samples.values[index])
      guard greatest - least <= band else { break }
      last = index
    }
    return last
  }

  private static func append(
    _ run: RestRun, to runs: inout [RestRun], in samples: VisibleSamples, scale: TrackScale
  ) {
    guard let before = runs.last, abs(before.level - run.level) < scale.leastTravel / 2,
      samples.values[before.samples.upperBound...run.samples.lowerBound]
        .allSatisfy({ abs($0 - run.level) < scale.leastTravel / 2 })
    else { return runs.append(run) }
    // Creeping and drifting are rest; the level is the later one's.
    runs[runs.count - 1] = RestRun(
      before.samples.lowerBound...run.samples.upperBound, in: samples)
  }

  /// Without the samples at both ends that are on their way into the rest or out of it.
  private func trimmed(in values: VisibleSamples, scale: TrackScale) -> RestRun {
    var run = self
    var (lower, upper) = (samples.lowerBound, samples.upperBound)
    while lower < upper, abs(values.values[lower] - level) > scale.still { lower += 1 }
    // A rest that ends elsewhere than its later half lies has a level of its own there.
    while upper > lower, abs(values.values[upper] - level) > scale.still { upper -= 1 }
    run.samples = lower...upper
    return run
  }
}

/// The coarseness of a track: the limits of no difference, of rest and of a motion.
struct TrackScale: Hashable {
  /// The noise of a value at rest, as a standard deviation.
  let noise: Double
  /// Values this close to a place of rest are at it.
  let still: Double
  /// Values that stay within this are at rest.
  let rest: Double
  /// A change of place that is less than this is none.
  let leastTravel: Double

  /// Works it out from the samples: noise is what third differences leave where the track is calm.
  init(_ samples: VisibleSamples) {
    let span = samples.span
    let measured = Self.noise(of: samples.values)
    // The measured noise is the motion's own where little rests; only beyond that it is noise.
    noise = measured > 0.02 * span ? measured : min(measured, 0.0025 * span)
    still = max(3 * noise, 5e-4 * span)
    rest = max(0.004 * span, 6 * noise)
    leastTravel = max(2 * rest, 0.02 * span)
  }

  /// The calm third of the differences of third order, whose deviation is sqrt(20) that of a value.
  private static func noise(of values: [Double]) -> Double {
    guard values.count >= 8 else { return 0 }
    let differences = (3..<values.count).map { index in
      let outer = values[index] - values[index - 3]
      return abs(outer - 3 * (values[index - 1] - values[index - 2]))
    }.sorted()
    // The lower third of a normal distribution ends at 0.43 deviations.
    return differences[differences.count / 3] / (0.43 * 20.0.squareRoot())
  }
}
