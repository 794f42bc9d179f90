import AnimationCurves

/// The curves that a motion may have followed: each family's best, without redundant ones.
struct FitRanking {
  private(set) var candidates: [FitCandidate] = []
  private let samples: FitSamples
  private let origin: Double
  private let search: CurveSearch

  /// The least distance of a measured motion from a curve, as a share of the travel.
  ///
  /// A curve with fewer free numbers that fits as closely is the one: a spring of 23.8 that is read
  /// from a clip is the 23.56 of iOS 26.
  private static let measured = 0.003
  /// The same where only a few samples are on the way.
  private static let sparse = 0.005
  /// The same for what is computed, whose residuals are below ``exactShare``.
  private static let computed = 5e-4
  private static let exactShare = 1e-5

  init(_ samples: FitSamples, origin: Double, durations: [Double]) {
    self.samples = samples
    self.origin = origin
    search = CurveSearch(samples)
    let profiles = CurveFamily.profiles.compactMap { candidate($0) }
    let functions = CurveFamily.functions.compactMap { function($0, durations: durations) }
    candidates = profiles
    add(functions + [candidate(.criticalSpring)].compactMap(\.self))
    add([candidate(.spring)].compactMap(\.self))
    add([candidate(.bezier)].compactMap(\.self))
    candidates.sort { ($0.rms, $0.name) < ($1.rms, $1.name) }
  }

  /// The samples without those that are out of place.
  ///
  /// Nothing is left out where a curve with few free numbers leads through all.
  func withoutOutliers() -> FitSamples {
    guard let closest = candidates.first(where: { $0.kind != .bezier }),
      closest.share > FitSamples.close
    else { return samples }
    if let clean = samples.withoutOutliers() { return clean }
    guard let placed = samples.placed(closest.timing, start: closest.start - origin) else {
      return samples
    }
    return samples.withoutLagging(placed)
  }

  private func candidate(_ family: CurveFamily) -> FitCandidate? {
    search.best(family).map { FitCandidate($0, origin: origin, travel: samples.travel) }
  }

  /// A timing function with the duration that fits, or a given one where that fits as well.
  private func function(
    _ function: (name: String, function: TimingFunction), durations: [Double]
  ) -> FitCandidate? {
    let given = durations.filter { $0 > 0 }.compactMap { duration in
      try? AnimationTiming(curve: .timingFunction(function.function), duration: duration)
    }.compactMap { candidate(.fixed(function.name, $0, kind: .timingFunction)) }
      .min { $0.rms < $1.rms }
    let free = candidate(.timed(function.name, function.function))
    guard let given, let free else { return given ?? free }
    return says(given, as: free) ? given : free
  }

  /// Adds curves with more free numbers than all before, but those that one of these makes superfluous.
  private mutating func add(_ more: [FitCandidate]) {
    let simpler = candidates
    candidates += more.filter { candidate in
      !simpler.contains { says($0, as: candidate) && says(candidate, noMoreThan: $0) }
    }
  }

  /// True if the simpler of two fits as well, as far as the samples can show it.
  private func says(_ simpler: FitCandidate, as other: FitCandidate) -> Bool {
    let measured = samples.moving < 8 ? Self.sparse : Self.measured
    let floor = other.share < Self.exactShare ? Self.computed : measured
    return simpler.rms <= max(MotionFit.alike * other.rms, floor * abs(samples.travel))
  }

  /// True if the one with more free numbers is no farther off, so that it is the same curve.
  private func says(_ other: FitCandidate, noMoreThan simpler: FitCandidate) -> Bool {
    other.rms <= max(MotionFit.alike * simpler.rms, Self.computed * abs(samples.travel))
  }
}
