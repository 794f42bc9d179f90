import AnimationCurves

/// The samples to which a curve is fitted: those of a motion's window that say where it was when.
struct FitSamples {
  /// Seconds since the motion's start.
  let times: [Double]
  let values: [Double]
  /// True for each sample of a rest before or after.
  let resting: [Bool]
  /// The visible travel of the motion.
  let travel: Double
  /// The seconds between the motion's start and end.
  let length: Double
  /// Seconds between two samples.
  let interval: Double
  /// True if the rest before it is visible.
  let startsAtRest: Bool
  /// True if the rest after it is visible.
  let endsAtRest: Bool
  /// The number of samples in the middle of the motion that repeat the one before.
  let held: Int
  /// The number of samples on the way.
  let moving: Int

  init(_ motion: SampledMotion, in track: SampledTrack) {
    let places = motion.window.filter { track.values[$0] != nil }
    let all = places.compactMap { track.values[$0] }
    let repeats = Self.repeats(in: all, travel: motion.travel)
    let kept = places.indices.filter { !repeats.contains($0) }
    times = kept.map { track.times[places[$0]] - motion.start }
    values = kept.map { all[$0] }
    resting = kept.map { !motion.samples.contains(places[$0]) }
    travel = motion.travel
    length = max(motion.end - motion.start, 1e-9)
    let steps = zip(places.dropFirst(), places).map { track.times[$0] - track.times[$1] }
    interval = median(steps) ?? 0
    startsAtRest = motion.startsAtRest
    endsAtRest = motion.endsAtRest
    held = repeats.count
    moving = resting.count { !$0 }
  }

  private init(_ full: FitSamples, at places: [Int], held: Int, moving: Int) {
    times = places.map { full.times[$0] }
    values = places.map { full.values[$0] }
    resting = places.map { full.resting[$0] }
    (travel, length, interval) = (full.travel, full.length, full.interval)
    (startsAtRest, endsAtRest) = (full.startsAtRest, full.endsAtRest)
    (self.held, self.moving) = (held, moving)
  }

  /// The first samples; those after them are not counted.
  private func first(_ count: Int) -> FitSamples {
    FitSamples(
      self, at: Array(0..<count), held: held, moving: moving - (times.count - count))
  }

  /// The samples at some places; the others count as held.
  private func keeping(_ places: [Int]) -> FitSamples {
    let lost = times.count - places.count
    return FitSamples(self, at: places, held: held + lost, moving: moving - lost)
  }

  /// Enough samples to search with.
  func thinned(to count: Int) -> FitSamples {
    guard times.count > count else { return self }
    let stride = Double(times.count) / Double(count)
    let places = (0..<count).map { Int((Double($0) * stride).rounded(.down)) }
    return FitSamples(self, at: places, held: held, moving: moving)
  }

  /// Without the samples that lag behind a curve while their neighbours are on it.
  ///
  /// They repeat an earlier picture, if not exactly. Of more than a sixth of all there is another
  /// reason.
  func withoutLagging(_ placed: Placed) -> FitSamples {
    let sizes = placed.residuals.map { abs($0) }
    let usual = max(5 * (median(sizes) ?? 0), 0.004 * abs(travel))
    let kept = placed.residuals.indices.filter { index in
      let lags = mayBeStale(index) && placed.residuals[index] * travel < 0
      return !(lags && sizes[index] > usual)
    }
    let lost = times.count - kept.count
    guard lost * 6 <= times.count else { return self }
    return keeping(kept)
  }

  /// Without a few samples, where all others are close to a curve of a system or of UIKit.
  ///
  /// A host that records a screen shows some frames early and some late. Of the curves that get close
  /// the one counts that leaves out the fewest; no more than a sixth is left out.
  ///
  /// - Returns: The samples that are left; nil where no curve gets close.
  func withoutOutliers() -> FitSamples? {
    let families = CurveFamily.profiles + CurveFamily.functions.map { .timed($0.name, $0.function) }
    let found = families.compactMap { family in withoutOutliers(of: family) }
    return found.min { ($0.samples.held, $0.share) < ($1.samples.held, $1.share) }?.samples
  }

  private func withoutOutliers(
    of family: CurveFamily
  ) -> (samples: FitSamples, share: Double)? {
    var samples = self
    for _ in 0...(times.count / 6) {
      guard let fit = CurveSearch(samples).best(family) else { return nil }
      let share = fit.rms / abs(travel)
      if share <= Self.close { return (samples, share) }
      let sizes = fit.placed.residuals.map { abs($0) }
      let removable = sizes.indices.filter(samples.mayBeStale)
      guard let worst = removable.max(by: { sizes[$0] < sizes[$1] }) else { return nil }
      samples = samples.keeping(sizes.indices.filter { $0 != worst })
    }
    return nil
  }

  /// True if a sample may show an earlier picture: on the way, or the last of a rest before.
  ///
  /// What anchors the rests is never left out.
  private func mayBeStale(_ index: Int) -> Bool {
    guard resting[index] else { return true }
    let isLast = index + 1 < resting.count && !resting[index + 1]
    return isLast && index >= 2
  }

  /// The residual, over the travel, of a curve that leads through the samples.
  static let close = 0.0025

  /// The greatest part of the travel between one sample and the next.
  var greatestStep: Double {
    (zip(values.dropFirst(), values).map { abs($0 - $1) }.max() ?? 0) / abs(travel)
  }

  /// The samples without the last, where another motion has begun before it turns this one round.
  ///
  /// The longest beginning that a system's spring follows closely; all of it where there is none.
  func untilInterrupted() -> FitSamples {
    guard startsAtRest, !endsAtRest, moving >= 6 else { return self }
    for count in stride(from: times.count, through: times.count - moving / 2, by: -1) {
      let samples = first(count)
      let search = CurveSearch(samples)
      let closest = CurveFamily.profiles.compactMap { search.best($0)?.rms }.min()
      if let closest, closest <= 0.002 * abs(travel) { return samples }
    }
    return self
  }

  /// The samples that repeat the one before while their neighbours move: no new picture came.
  ///
  /// Where a motion creeps into its rest, values in whole pixels repeat as well; these are no repeats.
  private static func repeats(in values: [Double], travel: Double) -> Set<Int> {
    let same = 5e-4 * abs(travel)
    let leastStep = max(0.006 * abs(travel), 3 * quantum(of: values))
    var found: Set<Int> = []
    var first = 1
    while first < values.count {
      guard abs(values[first] - values[first - 1]) <= same else {
        first += 1
        continue
      }
      var last = first
      while last + 1 < values.count, abs(values[last + 1] - values[first - 1]) <= same { last += 1 }
      if first >= 2, last + 1 < values.count {
        let before = values[first - 1] - values[first - 2]
        let after = values[last + 1] - values[last]
        if before * after > 0, abs(before) >= leastStep / 4, abs(after) >= leastStep {
          found.formUnion(first...last)
        }
      }
      first = last + 1
    }
    return found
  }

  /// The step that all values are multiples of, as of whole pixels; 0 where there is none.
  private static func quantum(of values: [Double]) -> Double {
    let steps = zip(values.dropFirst(), values).map { abs($0 - $1) }.filter { $0 > 1e-9 }
    guard let least = steps.min() else { return 0 }
    let isWhole = steps.allSatisfy { abs($0 / least - ($0 / least).rounded()) < 0.01 }
    return isWhole ? least : 0
  }
}

extension FitSamples {
  /// A curve in its place: value = from + travel * progress.
  struct Placed {
    let from: Double
    let travel: Double
    let residuals: [Double]
  }

  /// The best offset and amplitude for a curve that begins at a time; nil where there is none.
  ///
  /// An amplitude against the motion's direction, or of more than thrice its travel, is none.
  func placed(_ timing: AnimationTiming, start: Double) -> Placed? {
    let progress = times.map { timing.progress(at: $0 - start) }
    let count = Double(times.count)
    let meanProgress = progress.reduce(0, +) / count
    let meanValue = values.reduce(0, +) / count
    var (spread, joint) = (0.0, 0.0)
    for (progress, value) in zip(progress, values) {
      spread += (progress - meanProgress) * (progress - meanProgress)
      joint += (progress - meanProgress) * value
    }
    guard spread > 1e-12 else { return nil }
    let amplitude = joint / spread
    guard amplitude * travel > 0, abs(amplitude) <= 3 * abs(travel) else { return nil }
    let offset = meanValue - amplitude * meanProgress
    let residuals = zip(values, progress).map { $0 - offset - amplitude * $1 }
    return Placed(from: offset, travel: amplitude, residuals: residuals)
  }
}
