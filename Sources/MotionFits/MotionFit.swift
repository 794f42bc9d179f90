import AnimationCurves

/// The curves that a motion may have followed, by residual, and the one that is certain, if any.
public struct MotionFit: Hashable, Sendable {
  /// The origin of a motion.
  public enum Kind: String, Hashable, Sendable {
    /// By an animation.
    case animated
    /// In one step, between two samples.
    case instant
    /// By a finger: no curve leads along its way.
    case dragged
    /// It is not visible on the way.
    case hidden
  }

  /// The motion.
  public let motion: SampledMotion
  /// The origin of the motion.
  public let kind: Kind
  /// The curves that were tried, ascending by residual.
  ///
  /// Curves that are the same are one candidate. A curve with free numbers is left out where it says
  /// no more than one with fewer: a free spring fits whatever a system's spring fits.
  public let candidates: [FitCandidate]
  /// The number of samples on the way that were not fitted.
  ///
  /// They repeat the one before, or were shown at another time than the others say.
  public let held: Int

  /// The candidate that the motion followed; nil where the second fits alike, or none fits.
  ///
  /// Two fit alike when the second residual is less than 1.25 times the first. A residual of more
  /// than 1 % of the travel is no fit, of a spring with free parameters 0.6 %, of a free Bezier 0.4 %.
  public var best: FitCandidate? {
    guard kind == .animated || kind == .instant, let first = candidates.first,
      first.share <= first.kind.poorShare
    else { return nil }
    if candidates.count > 1, candidates[1].rms < Self.alike * first.rms { return nil }
    return first
  }

  /// The ratio of residuals under which two fit alike.
  public static let alike = 1.25
}

extension FitCandidate.Kind {
  /// The residual, over the travel, above which it is no fit: less for what bends more freely.
  fileprivate var poorShare: Double {
    switch self {
    case .instant: 0.03
    case .profile, .timingFunction: 0.01
    case .spring: 0.006
    case .bezier: 0.004
    }
  }
}

extension MotionFit {
  /// Fits every candidate to a motion.
  ///
  /// - Parameters:
  ///   - motion: A motion of the track.
  ///   - track: The track.
  ///   - durations: Seconds that notifications gave: a curve that fits as well with one of these has it.
  public init(_ motion: SampledMotion, in track: SampledTrack, durations: [Double] = []) {
    let samples = FitSamples(motion, in: track).untilInterrupted()
    if samples.moving < 2 {
      self = Self.sudden(motion, samples: samples)
      return
    }
    var ranking = FitRanking(samples, origin: motion.start, durations: durations)
    let clean = ranking.withoutOutliers()
    if clean.held > samples.held {
      ranking = FitRanking(clean, origin: motion.start, durations: durations)
    }
    self.init(
      motion: motion, kind: Self.kind(of: ranking.candidates, samples: clean),
      candidates: ranking.candidates, held: clean.held)
  }

  /// Of a motion with no more than one sample on its way.
  private static func sudden(_ motion: SampledMotion, samples: FitSamples) -> MotionFit {
    let gap = motion.end - motion.start
    guard gap <= 2.6 * samples.interval || samples.interval == 0 else {
      return MotionFit(motion: motion, kind: .hidden, candidates: [], held: samples.held)
    }
    // The step happens when the new place is first seen.
    let family = CurveFamily.fixed("instant", .instant, kind: .instant)
    let steps = samples.times.compactMap { start in
      samples.placed(.instant, start: start).map { (start: start, placed: $0) }
    }
    let best = steps.min {
      LeastSquares.squares($0.placed.residuals) < LeastSquares.squares($1.placed.residuals)
    }
    let candidates = best.map { step in
      let mean = LeastSquares.squares(step.placed.residuals) / Double(samples.times.count)
      let fit = CurveSearch.Fit(
        family: family, timing: .instant, start: step.start, placed: step.placed,
        rms: mean.squareRoot())
      return [FitCandidate(fit, origin: motion.start, travel: samples.travel)]
    }
    return MotionFit(
      motion: motion, kind: .instant, candidates: candidates ?? [], held: samples.held)
  }

  /// A finger's way is followed by no spring and none of UIKit's curves, and by a Bezier not closely.
  private static func kind(of candidates: [FitCandidate], samples: FitSamples) -> Kind {
    guard let first = candidates.first, samples.moving >= 6,
      samples.times.last.map({ $0 >= 0.1 }) == true,
      samples.held * 4 < samples.times.count
    else { return .animated }
    if first.share <= 0.006 { return .animated }
    // No app moves its bar for so long: what looks even over a long time is a finger.
    let named = candidates.first { $0.kind != .bezier && $0.isBrief }
    return (named?.share ?? 1) <= 0.03 ? .animated : .dragged
  }
}

extension MotionFit {
  /// The same motion where the system is known: of the systems' keyboards only its own moves so.
  ///
  /// - Parameter system: the name of its profile; nil where it is not known.
  /// - Returns: the fit without other systems' curves.
  public func of(system: String?) -> MotionFit {
    guard let system else { return self }
    let kept = candidates.filter { candidate in
      if case .profile(let profile) = candidate.kind { profile.name == system } else { true }
    }
    return MotionFit(motion: motion, kind: kind, candidates: kept, held: held)
  }
}

extension FitCandidate {
  /// True if nine tenths of it are done within half a second.
  fileprivate var isBrief: Bool { timing.progress(at: 0.5) > 0.9 }

  init(_ fit: CurveSearch.Fit, origin: Double, travel: Double) {
    name = fit.family.name
    kind = fit.family.kind
    parameters = fit.family.parameters(fit.timing)
    timing = fit.timing
    start = origin + fit.start
    from = fit.placed.from
    self.travel = fit.placed.travel
    rms = fit.rms
    share = fit.rms / abs(travel)
  }
}

extension MotionFit {
  /// The candidate that the motion followed, as ``best``, where the samples can contradict it.
  ///
  /// They can where more of them are on the way than the curve has free numbers: through two positions
  /// leads every curve.
  public var certain: FitCandidate? {
    guard let best else { return nil }
    guard kind == .animated else { return motion.window.count > 3 ? best : nil }
    // A rest says where the way begins, or ends.
    let rests = [motion.startsAtRest, motion.endsAtRest].count { $0 }
    return motion.samples.count - held > best.kind.freeNumbers + 2 - rests ? best : nil
  }
}

extension FitCandidate.Kind {
  /// The number of free numbers of a curve between two known places: its start, and its shape's.
  fileprivate var freeNumbers: Int {
    switch self {
    case .instant, .profile: 1
    case .timingFunction: 2
    case .spring: 3
    case .bezier: 6
    }
  }
}

extension SampledTrack {
  /// Finds the motions in a track and fits every candidate to each.
  ///
  /// A motion that a finger begins and an animation ends is two: the drag, and what follows when the
  /// finger lifts.
  ///
  /// - Parameter durations: Seconds that notifications gave.
  /// - Returns: The motions with their candidates, in order of time.
  public func fits(durations: [Double] = []) -> [MotionFit] {
    motions().flatMap { motion in
      let fit = MotionFit(motion, in: self, durations: durations)
      guard fit.kind == .dragged else { return [fit] }
      return lifted(fit, durations: durations) ?? [fit]
    }
  }

  /// The drag and the release of a motion, where its later part follows a curve closely.
  private func lifted(_ fit: MotionFit, durations: [Double]) -> [MotionFit]? {
    let motion = fit.motion
    let places = motion.samples.filter { values[$0] != nil }
    guard motion.endsAtRest, places.count >= 8 else { return nil }
    let releases = places.dropFirst(2).dropLast(4).compactMap {
      place -> (place: Int, share: Double)? in
      guard let release = part(of: motion, from: place),
        abs(release.travel) >= 0.15 * abs(motion.travel)
      else { return nil }
      let search = CurveSearch(FitSamples(release, in: self))
      let closest = CurveFamily.profiles.compactMap { search.best($0)?.rms }.min()
      return closest.map { (place, $0 / abs(release.travel)) }
    }
    // The earliest place from which on a system's spring leads as closely as from any other.
    guard let least = releases.map(\.share).min(), least <= 0.01,
      let place = releases.first(where: { $0.share <= max(0.002, 1.5 * least) })?.place,
      let drag = part(of: motion, to: place), let release = part(of: motion, from: place)
    else { return nil }
    return [
      MotionFit(motion: drag, kind: .dragged, candidates: fit.candidates, held: fit.held),
      MotionFit(release, in: self, durations: durations),
    ]
  }

  private func part(of motion: SampledMotion, from place: Int) -> SampledMotion? {
    guard let value = values[place] else { return nil }
    return SampledMotion(
      samples: place..<motion.samples.upperBound, window: place..<motion.window.upperBound,
      start: times[place], end: motion.end, from: value, to: motion.to, startsAtRest: false,
      endsAtRest: motion.endsAtRest)
  }

  private func part(of motion: SampledMotion, to place: Int) -> SampledMotion? {
    guard let value = values[place] else { return nil }
    return SampledMotion(
      samples: motion.samples.lowerBound..<(place + 1),
      window: motion.window.lowerBound..<(place + 1),
      start: motion.start, end: times[place], from: motion.from, to: value,
      startsAtRest: motion.startsAtRest, endsAtRest: false)
  }
}
