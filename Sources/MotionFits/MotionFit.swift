import AnimationCurves

/// What a motion followed: its candidates by residual, and the one that it is, where that is clear.
public struct MotionFit: Hashable, Sendable {
  /// How the motion came about.
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
  /// How it came about.
  public let kind: Kind
  /// The curves that were tried, ascending by residual.
  ///
  /// Curves that are the same are one candidate. A curve with free numbers is left out where it says
  /// no more than one with fewer: a free spring fits whatever a system's spring fits.
  public let candidates: [FitCandidate]
  /// How many samples on the way repeat the one before; they are not fitted.
  public let held: Int

  /// The candidate that the motion followed; nil where the second fits alike, or none fits.
  ///
  /// Two fit alike when the second residual is less than 1.25 times the first. A residual of more
  /// than 1.5 % of the travel is no fit, of a spring with free parameters 1 %, of a free Bezier 0.6 %.
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
    case .profile, .timingFunction, .instant: 0.015
    case .spring: 0.01
    case .bezier: 0.006
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
    let clean = ranking.withoutLagging()
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
    let starts = samples.times.dropFirst()
    let steps = starts.compactMap { start in
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

extension FitCandidate {
  /// Whether nine tenths of it are done within half a second.
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
