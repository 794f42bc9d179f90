import AnimationCurves
import SeededRandom
import TestSupport
import Testing

@testable import MotionFits

/// The curves that are candidates, held against the definition applied to each family's best fit.
@Suite struct FitRankingTests {
  /// A motion that is nearly one of the known curves, and the durations that were posted.
  private struct Sample {
    let samples: FitSamples
    let origin: Double
    let durations: [Double]

    init?(_ seed: Int) throws {
      var random = SplitMix64(seed: 3000 + seed)
      let ratio = random.number(in: 0.85...1.05)
      let spring = try Spring(
        mass: 1, stiffness: 520 * random.number(in: 0.7...1.4), damping: 45.6 * ratio,
        allowsOverdamping: true)
      let function = try #require(CurveFamily.functions.randomElement(using: &random)).function
      let duration = random.number(in: 0.24...0.26)
      var made = SyntheticTrack(
        timing: try seed.isMultiple(of: 2)
          ? AnimationTiming(curve: .spring(spring), duration: 1)
          : AnimationTiming(curve: .timingFunction(function), duration: duration))
      made.rate = try #require([16, 24, 30, 60].randomElement(using: &random))
      made.noise = random.number(in: 0...1) * (seed % 3 == 0 ? 0 : 4)
      if seed % 5 == 4 { swap(&made.from, &made.to) }
      let track = try made.track(&random)
      guard let motion = track.motions().first else { return nil }
      samples = FitSamples(motion, in: track)
      origin = motion.start
      durations = seed % 4 == 1 ? [0, 0.25, 0.4] : []
    }
  }

  /// The best of a family, in seconds of the track.
  private func best(_ family: CurveFamily, of sample: Sample) -> FitCandidate? {
    CurveSearch(sample.samples).best(family).map {
      FitCandidate($0, origin: sample.origin, travel: sample.samples.travel)
    }
  }

  /// True if the curve with fewer free numbers fits as well: by the ratio at which two are alike, or
  /// within 0.3 % of the way, 0.5 % of fewer than 8 samples, 0.05 % where the other is computed.
  private func fits(
    _ simple: FitCandidate, as free: FitCandidate, _ samples: FitSamples
  ) -> Bool {
    let floor = free.share < 1e-5 ? 0.0005 : samples.moving < 8 ? 0.005 : 0.003
    return simple.rms <= 1.25 * free.rms || simple.rms <= floor * abs(samples.travel)
  }

  private func expected(_ sample: Sample) -> (kept: [FitCandidate], left: Int, given: Int) {
    let way = abs(sample.samples.travel)
    var (left, given) = (0, 0)
    let functions = CurveFamily.functions.compactMap { name, function -> FitCandidate? in
      let free = best(.timed(name, function), of: sample)
      var posted: FitCandidate?
      for duration in sample.durations where duration > 0 {
        guard
          let timing = try? AnimationTiming(
            curve: .timingFunction(function), duration: duration),
          let one = best(.fixed(name, timing, kind: .timingFunction), of: sample)
        else { continue }
        if posted.map({ one.rms < $0.rms }) ?? true { posted = one }
      }
      guard let posted, let free else { return posted ?? free }
      guard fits(posted, as: free, sample.samples) else { return free }
      given += 1
      return posted
    }
    var kept = CurveFamily.profiles.compactMap { best($0, of: sample) }
    let rows: [[FitCandidate?]] = [
      functions + [best(.criticalSpring, of: sample)], [best(.spring, of: sample)],
      [best(.bezier, of: sample)],
    ]
    for row in rows {
      let simpler = kept
      for free in row.compactMap(\.self) {
        // It says no more than a simpler one that fits as well, and that it does not fit worse than.
        let isSame = simpler.contains { simple in
          fits(simple, as: free, sample.samples)
            && (free.rms <= 1.25 * simple.rms || free.rms <= 0.0005 * way)
        }
        if isSame { left += 1 } else { kept.append(free) }
      }
    }
    return (kept.sorted { ($0.rms, $0.name) < ($1.rms, $1.name) }, left, given)
  }

  @Test func candidatesAreTheOnesThatSayMore() throws {
    var counts = (kept: 0, left: 0, given: 0, sparse: 0)
    // The last ones have eight samples on the way, and would have other curves if these were few.
    for seed in Array(0..<TestLength.cases(24, long: 400)) + [68, 244] {
      guard let sample = try Sample(seed) else { continue }
      let ranking = FitRanking(
        sample.samples, origin: sample.origin, durations: sample.durations)
      let expected = expected(sample)
      #expect(ranking.candidates == expected.kept, "seed \(seed)")
      counts.kept += expected.kept.count
      counts.left += expected.left
      counts.given += expected.given
      if sample.samples.moving < 8 { counts.sparse += 1 }
      // Samples are left out only where no curve but the Bezier leads through all.
      let closest = expected.kept.first { $0.kind != .bezier }
      let clean = ranking.withoutOutliers()
      if (closest?.share ?? 0) <= FitSamples.close {
        #expect(clean.times == sample.samples.times, "seed \(seed)")
      } else {
        let lost = sample.samples.times.count - clean.times.count
        #expect(clean.held == sample.samples.held + lost)
        #expect(lost * 6 <= sample.samples.times.count + 5, "seed \(seed)")
      }
    }
    #expect(counts.kept > 20 && counts.left > 20 && counts.given > 0 && counts.sparse > 2)
  }
}
