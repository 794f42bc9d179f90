/// How coarse a track is: what counts as no difference, as rest and as a motion.
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
    // Where little rests, what is measured is the motion's own; only beyond that it is noise for sure.
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
