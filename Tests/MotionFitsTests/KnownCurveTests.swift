import AnimationCurves
import MotionFits
import SeededRandom
import TestSupport
import Testing

/// Tracks that are made of a known curve are named for it, whatever a recording does to them.
@Suite struct KnownCurveTests {
  /// The curves with the names that they have to get.
  private static let curves: [(name: String, timing: AnimationTiming)] = {
    let functions: [(String, TimingFunction)] = [
      ("easeInOut", .easeInEaseOut), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("linear", .linear), ("default", .default),
    ]
    return [
      ("iOS 18", KeyboardProfile.iOS10.timing), ("iOS 18", KeyboardProfile.iOS18.timing),
      ("iOS 26", KeyboardProfile.iOS26.timing),
    ]
      + functions.compactMap { name, function in
        (try? AnimationTiming(curve: .timingFunction(function), duration: 0.3)).map { (name, $0) }
      }
  }()

  @Test(arguments: 0..<TestLength.cases(24, long: 800))
  func curveIsNamed(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = Self.curves[seed % Self.curves.count]
    var made = SyntheticTrack(timing: curve.timing)
    made.rate = [30, 60, 120][Int.random(in: 0..<3, using: &random)]
    made.start = random.number(in: 0.3...0.5)
    made.to = made.from - random.number(in: 120...400)
    if Bool.random(using: &random) { swap(&made.from, &made.to) }
    made.noise = random.number(in: 0...0.2)
    made.quantum = [0, 1.0 / 3, 0.5][Int.random(in: 0..<3, using: &random)]
    if made.rate > 30 {
      made.drops = random.number(in: 0...0.15)
      made.repeats = random.number(in: 0...0.1)
    }
    let fits = try made.track(&random).fits()
    #expect(fits.count == 1)
    let fit = try #require(fits.first)
    #expect(fit.kind == .animated)
    #expect(fit.best?.name == curve.name)
    let best = try #require(fit.best)
    #expect(abs(best.start - made.start) < 0.2 / 60)
    #expect(abs(best.travel - (made.to - made.from)) < 0.01 * abs(made.to - made.from))
    if case .timingFunction = best.timing.curve {
      #expect(abs(best.timing.duration - 0.3) < 0.004)
    }
  }

  @Test(arguments: 0..<TestLength.cases(8, long: 200))
  func freeSpringsAreRead(seed: Int) throws {
    var random = SplitMix64(seed: 1000 + seed)
    let (duration, bounce) = (random.number(in: 0.3...0.6), random.number(in: 0.1...0.5))
    let spring = try Spring(perceptualDuration: duration, bounce: bounce)
    var made = SyntheticTrack(timing: try AnimationTiming(curve: .spring(spring), duration: 2))
    made.noise = random.number(in: 0...0.1)
    let best = try #require(try made.track(&random).fits().first?.best)
    #expect(best.name == "spring")
    guard case .spring(let read) = best.timing.curve else { return }
    #expect(abs(read.dampingRatio - (1 - bounce)) < 0.01)
    #expect(abs(read.naturalFrequency * duration / (2 * .pi) - 1) < 0.01)
  }

  @Test(arguments: 0..<TestLength.cases(6, long: 100))
  func freeBeziersAreRead(seed: Int) throws {
    var random = SplitMix64(seed: 2000 + seed)
    // The standard curve of Material, and the one that Ionic gives its keyboard.
    let points = [(0.4, 0.0, 0.2, 1.0), (0.36, 0.66, 0.04, 1.0)][seed % 2]
    let function = try TimingFunction(controlPoints: points.0, points.1, points.2, points.3)
    let duration = random.number(in: 0.3...0.55)
    var made = SyntheticTrack(
      timing: try AnimationTiming(curve: .timingFunction(function), duration: duration))
    made.noise = random.number(in: 0...0.05)
    let fit = try #require(try made.track(&random).fits().first)
    let best = try #require(fit.best)
    #expect(best.name == "cubic-bezier")
    let times: [Double] = (0...20).map { made.start + Double($0) * duration / 20 }
    let worst = times.map { abs(best.value(at: $0) - made.position(at: $0)) }.max() ?? 0
    #expect(worst < 0.01 * 336)
  }

  @Test func notifiedDurationIsTakenWhereItFits() throws {
    var random = SplitMix64(seed: 5)
    let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25)
    let made = SyntheticTrack(timing: timing, noise: 0.2)
    let best = try #require(try made.track(&random).fits(durations: [0.25, 0.4]).first?.best)
    #expect(best.name == "easeInOut")
    #expect(best.timing.duration == 0.25)
    let other = SyntheticTrack(
      timing: try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.32))
    let free = try #require(try other.track(&random).fits(durations: [0.25, 0.4]).first?.best)
    #expect(abs(free.timing.duration - 0.32) < 1e-4)
  }

  @Test func candidatesAscendAndNamesAreGivenOnce() throws {
    var random = SplitMix64(seed: 6)
    for curve in Self.curves {
      let fit = try #require(
        try SyntheticTrack(timing: curve.timing, noise: 0.1).track(&random).fits().first)
      let residuals = fit.candidates.map(\.rms)
      #expect(residuals == residuals.sorted())
      for candidate in fit.candidates {
        #expect(abs(candidate.share * abs(fit.motion.travel) - candidate.rms) < 1e-9)
      }
      // A curve that iOS 10 and iOS 18 share is one candidate with the newer name.
      #expect(!fit.candidates.contains { $0.name == "iOS 10" })
      let systems = fit.candidates.filter { $0.name.hasPrefix("iOS") }.map(\.name)
      #expect(Set(systems).count == systems.count)
    }
  }

  @Test func twoThatFitAlikeAreNotToldApart() throws {
    var random = SplitMix64(seed: 7)
    var alike = 0
    for noise in [4.0, 8, 12, 16] {
      var made = SyntheticTrack(timing: KeyboardProfile.iOS18.timing, noise: noise)
      made.rate = 30
      for fit in try made.track(&random).fits() where fit.candidates.count > 1 {
        guard fit.candidates[1].rms < MotionFit.alike * fit.candidates[0].rms else { continue }
        alike += 1
        #expect(fit.best == nil)
      }
    }
    #expect(alike > 0)
  }
}
