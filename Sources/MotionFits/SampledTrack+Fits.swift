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
