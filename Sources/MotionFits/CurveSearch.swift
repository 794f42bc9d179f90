import AnimationCurves

/// Searches for the member of a family that fits a motion's samples best.
struct CurveSearch {
  let samples: FitSamples
  private let few: FitSamples

  init(_ samples: FitSamples) {
    self.samples = samples
    few = samples.thinned(to: 60)
  }

  /// A member of a family in its place.
  struct Fit {
    let family: CurveFamily
    let timing: AnimationTiming
    /// Seconds since the motion's start.
    let start: Double
    let placed: FitSamples.Placed
    let rms: Double
  }

  /// The best fit; nil where the samples are too few for it, or nothing fits at all.
  func best(_ family: CurveFamily) -> Fit? {
    guard samples.moving >= (family.freedom == 0 ? 2 : family.freedom + 3) else { return nil }
    // A curve that bends freely says nothing about a way with few samples.
    if family.freedom > 2, samples.moving < 8 || samples.greatestStep > 0.4 { return nil }
    let scale = [samples.length] + family.scale(samples.length)
    let starts = coarse(family)
    let minima = starts.prefix(2).compactMap {
      LeastSquares.minimum(from: $0, scale: scale, steps: 40) {
        residuals(family, $0)
      }
    }
    guard let least = minima.min(by: { $0.cost < $1.cost }) else { return nil }
    return fit(family, least.parameters)
  }

  private func fit(_ family: CurveFamily, _ parameters: [Double]) -> Fit? {
    guard let timing = family.timing(Array(parameters.dropFirst())),
      let placed = samples.placed(timing, start: parameters[0])
    else { return nil }
    let mean = LeastSquares.squares(placed.residuals) / Double(placed.residuals.count)
    return Fit(
      family: family, timing: timing, start: parameters[0], placed: placed,
      rms: mean.squareRoot())
  }

  private func residuals(_ family: CurveFamily, _ parameters: [Double]) -> [Double]? {
    guard let timing = family.timing(Array(parameters.dropFirst())) else { return nil }
    return few.placed(timing, start: parameters[0])?.residuals
  }

  /// Places to start from, the best first: each shape of the family at a row of start times.
  private func coarse(_ family: CurveFamily) -> [[Double]] {
    var found: [(parameters: [Double], cost: Double)] = []
    for shape in family.starts(samples.length) {
      guard let timing = family.timing(shape) else { continue }
      if let best = bestStart(of: timing, among: startTimes(family, timing)) {
        found.append((parameters: [best.start] + shape, cost: best.cost))
      }
    }
    return found.sorted { $0.cost < $1.cost }.map(\.parameters)
  }

  /// The best of the start times, and then the best between its neighbours.
  private func bestStart(
    of timing: AnimationTiming, among starts: [Double]
  ) -> (start: Double, cost: Double)? {
    func tried(_ start: Double) -> (start: Double, cost: Double)? {
      few.placed(timing, start: start).map { (start, LeastSquares.squares($0.residuals)) }
    }
    guard var best = starts.compactMap(tried).min(by: { $0.cost < $1.cost }), starts.count > 1
    else { return nil }
    var step = (starts[1] - starts[0]) / 2
    for _ in 0..<4 {
      for start in [best.start - step, best.start + step] {
        if let next = tried(start), next.cost < best.cost { best = next }
      }
      step /= 2
    }
    return best
  }

  /// Start times to try, in seconds since the motion's start: from well before it to past its middle.
  private func startTimes(_ family: CurveFamily, _ timing: AnimationTiming) -> [Double] {
    let before =
      samples.startsAtRest
      ? 0.4 * samples.length + 3 * samples.interval
      : min(timing.duration, 2 * samples.length)
    let after = 0.6 * samples.length
    let count = family.freedom == 0 ? 32 : 14
    return (0...count).map { -before + (before + after) * Double($0) / Double(count) }
  }
}
