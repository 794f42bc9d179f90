import AnimationCurves
import Foundation
import MotionFits
import SeededRandom
import TestSupport
import Testing

/// The beginnings, ends and kinds of motions.
@Suite struct MotionCuttingTests {
  private let old = KeyboardProfile.iOS18.timing
  private let new = KeyboardProfile.iOS26.timing

  private func track(
    _ count: Int, rate: Double = 60, _ value: (Double) -> Double?
  ) throws -> SampledTrack {
    let times = (0..<count).map { Double($0) / rate }
    return try SampledTrack(times: times, values: times.map(value))
  }

  @Test func showAndHideAreTwoMotions() throws {
    let fits = try track(180) {
      874 - 336 * old.progress(at: $0 - 0.3) + 336 * new.progress(at: $0 - 1.6)
    }.fits()
    #expect(fits.map { $0.best?.name } == ["iOS 18", "iOS 26"])
    #expect(fits.map(\.motion.startsAtRest) == [true, true])
    #expect(abs(fits[0].motion.start - 0.3) < 0.02)
    #expect(abs(fits[1].motion.from - 538) < 0.5)
  }

  @Test func aTurnedMotionIsTwo() throws {
    // From iOS 8 on the hide adds to what is left of the show.
    let fits = try track(120) {
      874 - 336 * old.progress(at: $0 - 0.3) + 336 * old.progress(at: $0 - 0.4)
    }.fits()
    #expect(fits.count == 2)
    #expect(fits[0].best?.name == "iOS 18")
    #expect(abs((fits[0].best?.start ?? 0) - 0.3) < 0.002)
    #expect(!fits[0].motion.endsAtRest && fits[1].motion.endsAtRest)
  }

  @Test func aSpringThatSwingsIsOneMotion() throws {
    let spring = try Spring(perceptualDuration: 0.4, bounce: 0.6)
    let fits = try track(240) { 500 + 300 * spring.progress(at: $0 - 0.3) }.fits()
    #expect(fits.map { $0.best?.name } == ["spring"])
  }

  @Test func aMotionThatTheTrackCutsOffIsFitted() throws {
    let fits = try track(27) { 874 - 336 * old.progress(at: $0 - 0.3) }.fits()
    #expect(fits.map { $0.best?.name } == ["iOS 18"])
    #expect(fits.first?.motion.endsAtRest == false)
    let late = try track(60) { 874 - 336 * new.progress(at: $0 + 0.05) }.fits()
    #expect(late.map { $0.best?.name } == ["iOS 26"])
    #expect(late.first?.motion.startsAtRest == false)
  }

  @Test func aStepIsInstant() throws {
    let fit = try #require(try track(60) { $0 < 0.5 ? 874 : 538 }.fits().first)
    #expect(fit.kind == .instant)
    #expect(fit.best?.name == "instant")
    #expect(fit.best?.start == 0.5)
  }

  @Test func whatIsHiddenOnItsWayIsNotGuessed() throws {
    let hidden = try track(90) { time in
      (0.28...1.0).contains(time) ? nil : 874 - 336 * old.progress(at: time - 0.3)
    }
    let fit = try #require(hidden.fits().first)
    #expect(fit.kind == .hidden)
    #expect(fit.candidates.isEmpty && fit.best == nil)
  }

  @Test func whatShowsAgainAfterLongBeginsAnew() throws {
    // A keyboard that is off the screen while it is closed, as a clip shows it.
    let seen = try track(200) { time in
      let top = 538 + 336 * old.progress(at: time - 0.2) - 336 * new.progress(at: time - 2.02)
      return top < 872 ? top : nil
    }
    let fits = seen.fits()
    #expect(fits.map { $0.best?.name } == ["iOS 18", "iOS 26"])
    #expect((fits.last?.motion.start ?? 0) > 2)
  }

  @Test func aFingerIsToldFromWhatFollows() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<4 {
      var values = Array(repeating: 538.0, count: 24)
      for step in 0..<30 {
        values.append((values.last ?? 0) + random.number(in: 0...4) * (step % 9 < 4 ? 3 : 0.6))
      }
      let lift = values.last ?? 0
      values += (1...50).map { lift + (874 - lift) * new.progress(at: Double($0) / 60) }
      let times = values.indices.map { Double($0) / 60 }
      let fits = try SampledTrack(times: times, values: values).fits()
      #expect(fits.map(\.kind) == [.dragged, .animated])
      #expect(fits.last?.best?.name == "iOS 26")
      #expect(abs((fits.last?.best?.start ?? 0) - 53.0 / 60) < 0.005)
      #expect(fits.first?.best == nil)
    }
  }

  /// A step is one sample on its way at the most, and two frames that are missing may have shown more.
  @Test(arguments: [
    (0, 0, MotionFit.Kind.instant), (1, 0, .instant), (2, 0, .animated), (0, 1, .instant),
    (0, 2, .hidden),
  ])
  func aStepIsSudden(_ moving: Int, _ hidden: Int, _ kind: MotionFit.Kind) throws {
    let between = (1...moving + 1).dropLast().map { step -> Double in
      let share = Double(step) / Double(moving + 1)
      return 874 - 336 * share
    }
    var values: [Double?] = Array(repeating: 874, count: 30)
    values += between.map(Optional.some)
    values += [Double?](repeating: nil, count: hidden)
    values += Array(repeating: 538, count: 30)
    let times = values.indices.map { Double($0) / 60 }
    let fits = try SampledTrack(times: times, values: values).fits()
    #expect(fits.map(\.kind) == [kind])
  }

  /// What lasts less than a tenth of a second is no finger's way, however uneven.
  @Test(arguments: [(60.0, MotionFit.Kind.dragged), (120, .animated)])
  func aFingerTakesItsTime(_ rate: Double, _ kind: MotionFit.Kind) throws {
    var values = Array(repeating: 538.0, count: 30)
    for step in [90.0, 2, 3, 80, 2, 90, 3] { values.append((values.last ?? 0) + step) }
    values += Array(repeating: 874.0, count: 30)
    let times = values.indices.map { Double($0) / rate }
    let fit = try #require(try SampledTrack(times: times, values: values).fits().first)
    #expect(fit.kind == kind)
  }

  /// What follows a finger is a motion of its own from 15 % of the whole way on.
  @Test(arguments: [(0.12, 1), (0.2, 2), (0.4, 2)])
  func aShortReleaseIsTheFingers(_ share: Double, _ count: Int) throws {
    let way = 336.0 * (1 - share)
    var values = Array(repeating: 538.0, count: 24)
    // A finger that goes in bursts.
    let bursts = (0..<30).map { $0 % 9 < 4 ? 3.0 : 0.6 }
    let all = bursts.reduce(0, +)
    for burst in bursts { values.append((values.last ?? 0) + way * burst / all) }
    values += (1...50).map {
      538 + way + 336 * share * new.progress(at: Double($0) / 60)
    }
    let times = values.indices.map { Double($0) / 60 }
    let fits = try SampledTrack(times: times, values: values).fits()
    #expect(fits.count == count && fits.first?.kind == .dragged)
  }

  /// A finger's way is followed within 3 % by no spring and no curve of UIKit's that is nine tenths
  /// done in half a second, and by nothing within 0.6 %.
  @Test func aFingersWayIsNoCurves() throws {
    var counts = (close: 0, named: 0, slow: 0, dragged: 0)
    for seed in 0..<TestLength.cases(40, long: 600) {
      var random = SplitMix64(seed: 6000 + seed)
      let duration = random.number(in: 0.3...1.1)
      let (sway, turns) = (random.number(in: 0...0.07), random.number(in: 2...6))
      let curve = try AnimationTiming(
        curve: .timingFunction([.linear, .easeInEaseOut, .easeOut][seed % 3]), duration: duration)
      let track = try track(150) { time in
        let progress = curve.progress(at: time - 0.3)
        return 874 - 336 * (progress + sway * sin(2 * .pi * turns * progress))
      }
      let motions = track.motions()
      guard motions.count == 1, let motion = motions.first else { continue }
      let fit = MotionFit(motion, in: track)
      try #require(fit.held * 4 < motion.window.count - fit.held)
      let closest = try #require(fit.candidates.first)
      let named = fit.candidates.filter { $0.kind != .bezier }
      let brief = named.filter { $0.timing.progress(at: 0.5) > 0.9 }
      let isNamed = (brief.map(\.share).min() ?? 1) <= 0.03
      #expect((fit.kind == .animated) == (closest.share <= 0.006 || isNamed), "seed \(seed)")
      if closest.share <= 0.006 {
        counts.close += 1
      } else if isNamed {
        counts.named += 1
      } else {
        #expect(fit.kind == .dragged)
        if (named.map(\.share).min() ?? 1) <= 0.03 { counts.slow += 1 } else { counts.dragged += 1 }
      }
    }
    #expect(counts.close > 2 && counts.named > 2 && counts.slow > 2 && counts.dragged > 2)
  }

  /// Where a quarter as many frames repeat a picture as others count, an uneven way is no finger's.
  @Test(arguments: 1...7) func repeatsAreNoFinger(_ repeats: Int) throws {
    let steps = [60.0, 5, 8, 55, 4, 6, 70, 5, 9, 60, 7, 4, 43]
    var values = Array(repeating: 538.0, count: 30)
    for (index, step) in steps.enumerated() {
      values.append((values.last ?? 0) + step)
      if index >= 1, index <= repeats { values.append(values.last ?? 0) }
    }
    values += Array(repeating: 874, count: 30)
    let times = values.indices.map { Double($0) / 60 }
    let track = try SampledTrack(times: times, values: values)
    let fit = MotionFit(try #require(track.motions().first), in: track)
    let count = fit.motion.window.count - fit.held
    #expect(fit.held == repeats && count == 20)
    #expect(fit.kind == (repeats < 5 ? .dragged : .animated))
  }

  /// A drag and its release share the sample at which the finger lifts, and are the whole together.
  @Test(arguments: [60.0, 120], [33, 47])
  func aDragAndItsReleaseAreTheWhole(_ rate: Double, _ steps: Int) throws {
    var values = Array(repeating: 538.0, count: 30)
    let bursts = (0..<steps).map { $0 % 9 < 4 ? 3.0 : 0.6 }
    let all = bursts.reduce(0, +)
    for burst in bursts { values.append((values.last ?? 0) + 180 * burst / all) }
    values += (1...80).map { 718 + 156 * new.progress(at: Double($0) / rate) }
    let times = values.indices.map { Double($0) / rate }
    let track = try SampledTrack(times: times, values: values)
    let whole = try #require(track.motions().first)
    let fits = track.fits()
    try #require(fits.map(\.kind) == [.dragged, .animated])
    let (drag, release) = (fits[0].motion, fits[1].motion)
    let lift = release.samples.lowerBound
    #expect(abs(lift - (29 + steps)) <= 1)
    #expect(drag.samples == whole.samples.lowerBound..<(lift + 1))
    #expect(drag.window == whole.window.lowerBound..<(lift + 1))
    #expect(release.samples == lift..<whole.samples.upperBound)
    #expect(release.window == lift..<whole.window.upperBound)
    #expect(drag.start == whole.start && drag.end == times[lift] && release.start == times[lift])
    #expect(release.end == whole.end && release.to == whole.to && drag.from == whole.from)
    #expect(drag.to == values[lift] && release.from == values[lift])
    #expect(drag.startsAtRest && !drag.endsAtRest && !release.startsAtRest && release.endsAtRest)
    #expect(fits[0].candidates == MotionFit(whole, in: track).candidates)
  }

  /// What follows a finger on no system's spring is the finger's as well.
  @Test func aReleaseIsASystems() throws {
    let curve = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.4)
    for (timing, count) in [(old, 2), (new, 2), (curve, 1)] {
      var values = Array(repeating: 538.0, count: 24)
      for step in 0..<30 { values.append((values.last ?? 0) + (step % 9 < 4 ? 9 : 1.8)) }
      let lift = values.last ?? 0
      values += (1...50).map { lift + (874 - lift) * timing.progress(at: Double($0) / 60) }
      let times = values.indices.map { Double($0) / 60 }
      let fits = try SampledTrack(times: times, values: values).fits()
      #expect(fits.count == count && fits.first?.kind == .dragged)
    }
  }

  /// A motion is the same in any unit: thousandths of it fit as closely, at the same time.
  @Test(arguments: [1e-4, 1000.0]) func aUnitIsAnyUnit(_ unit: Double) throws {
    let values: [Double?] = try track(180) {
      874 - 336 * old.progress(at: $0 - 0.3) + 300 * Double(Int($0 * 2) / 3)
    }.values
    let times = values.indices.map { Double($0) / 60 }
    let fits = try SampledTrack(times: times, values: values).fits()
    let others = try SampledTrack(times: times, values: values.map { $0.map { $0 * unit } }).fits()
    #expect(fits.count == 2 && others.map(\.kind) == fits.map(\.kind))
    for (fit, other) in zip(fits, others) {
      #expect(other.best?.name == fit.best?.name && fit.best != nil)
      #expect(abs((other.best?.start ?? 0) - (fit.best?.start ?? 1)) < 1e-4)
      #expect(abs((other.best?.travel ?? 0) / unit - (fit.best?.travel ?? 1)) < 0.1)
    }
  }

  @Test func heldFramesAreNoRest() throws {
    // Four equal frames in the middle of the way.
    let held = try track(90) { time in
      874 - 336
        * old.progress(at: ((22.5 / 60..<25.5 / 60).contains(time) ? 22.0 / 60 : time) - 0.3)
    }
    let fits = held.fits()
    #expect(fits.count == 1)
    #expect((fits.first?.held ?? 0) >= 2)
    #expect(fits.first?.best?.name == "iOS 18")
  }

  @Test func whatRestsOrTremblesDoesNotMove() throws {
    var random = SplitMix64(seed: 12)
    #expect(try track(100) { _ in 538 }.fits().isEmpty)
    #expect(try track(0) { $0 }.fits().isEmpty)
    #expect(try track(1) { _ in 3 }.fits().isEmpty)
    #expect(try track(50) { _ in nil }.fits().isEmpty)
    let noise = try track(200) { _ in random.number(in: -0.1...0.1) }.fits()
    #expect(noise.allSatisfy { $0.best == nil })
  }

  @Test func aTrackHasAscendingTimes() {
    #expect(throws: TrackError.notAscending(sample: 1)) {
      try SampledTrack(times: [0, 0], values: [1, 2])
    }
    #expect(throws: TrackError.notFinite(sample: 0)) {
      try SampledTrack(times: [.nan], values: [1])
    }
    #expect(throws: TrackError.counts(times: 1, values: 0)) {
      try SampledTrack(times: [0], values: [])
    }
  }
}
