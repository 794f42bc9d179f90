import AnimationCurves
import Foundation
import LayerGeometry
import MotionFits
import Scenes

/// The motions of a clip on one clock, with the curves that fit them.
struct ClipMotions {
  /// One stretch of frames in which the keyboard is on its way.
  struct Stretch {
    let frames: ClosedRange<Int>
    /// The frames of the motion and of the rests around it: other motions have others.
    let around: ClosedRange<Int>
    /// The keyboard's phase: it opens, closes, changes its height, or is dragged by a finger.
    var phase: Phase
    /// True if another motion turns it round, or it turns another one round.
    let isTurned: Bool
    /// The keyboard's top before and after it, in points; the screen's height while closed.
    let from: Double
    let to: Double
    /// The bottom of a right bar before and after it.
    let barFrom: Double
    let barTo: Double
    /// True if the clip begins, or ends, before things rest.
    let isCutBefore: Bool
    let isCutAfter: Bool
    var isCut: Bool { isCutBefore || isCutAfter }
    var keyboard: FitCandidate?
    var bar: FitCandidate?
    /// The likely curve of a bar that shows too little of its way to say: its curve in another
    /// motion.
    var likelyBar: FitCandidate?
    /// True if the bar goes its way at once.
    var isBarInstant = false
    /// The frames in which the bar moves, where its curve is unknown but is not the keyboard's.
    var otherBar: ClosedRange<Int>?
    /// The curves of both edges between the motion's rests.
    var settled = SettledCurves()
    /// The least depth of the bar under the keyboard, in points, in each frame that shows nothing of it because
    /// of that.
    var hidden: [Int: Double] = [:]
  }

  var stretches: [Stretch]
  /// The least depth of the bar under the keyboard, in points, in each frame in which that hides it.
  var hidden: [Int: Double] {
    stretches.reduce(into: [:]) { $0.merge($1.hidden, uniquingKeysWith: max) }
  }
  /// The residuals of the keyboard's fits, in points; nil where none fits.
  private(set) var keyboardRMS: Double?
  private(set) var barRMS: Double?
  /// The distance of all the keyboard's ways from those of the one system that fits them best, in
  /// points.
  private(set) var keyboardMisfit: Double?

  init(_ stretches: [Stretch], of reading: ClipReading, at times: [Double]) {
    self.stretches = stretches
    var (keyboardErrors, barErrors): ([Double], [Double]) = ([], [])
    var unclear: [Int: MotionFit] = [:]
    let wholes = stretches.map { Self.keyboardFit($0, reading, times) }
    let bars = stretches.map { Self.barFit($0, reading, times) }
    noteDrags(wholes, beside: bars)
    var unnamed: [Int: MotionFit] = [:]
    for index in stretches.indices where self.stretches[index].phase != .dragging {
      let (stretch, whole) = (stretches[index], wholes[index])
      let keyboard = whole.flatMap {
        Self.isEnough(
          $0, of: reading.track.keyboardTop, from: stretch.from, to: stretch.to, in: stretch)
          && stretch.names($0) ? $0 : nil
      }
      if keyboard?.best?.isProfile != true, stretch.isWhole { unclear[index] = whole }
      let bar = bars[index]
      self.stretches[index].keyboard = keyboard?.best
      self.stretches[index].bar = bar?.best
      self.stretches[index].isBarInstant = bar?.kind == .instant
      if let bar, bar.best == nil { unnamed[index] = bar }
      if let rms = keyboard?.candidates.first?.rms, keyboard?.best != nil {
        keyboardErrors.append(rms)
      }
      if let rms = bar?.candidates.first?.rms, bar?.best != nil { barErrors.append(rms) }
    }
    keyboardRMS = keyboardErrors.min()
    barRMS = barErrors.min()
    let isCut = stretches.allSatisfy(\.isCut)
    keyboardMisfit = Self.misfit(
      wholes.indices.compactMap { index in
        stretches[index].isTurned || stretches[index].isCut && !isCut ? nil : wholes[index]
      })
    inheritKeyboards(unclear, of: reading, at: times)
    inheritBars(reading, times)
    for (index, bar) in unnamed where self.stretches[index].bar == nil {
      guard let keyboard = self.stretches[index].keyboard, bar.leaves(keyboard) else { continue }
      self.stretches[index].otherBar = self.stretches[index].frames(of: reading.track.barBottom)
    }
  }

  /// The residual over all ways of the system's curve that fits all of them best.
  private static func misfit(_ fits: [MotionFit]) -> Double? {
    let ways = fits.filter { $0.kind != .hidden }
    let sums = KeyboardProfile.all.compactMap { profile -> Double? in
      let squares = ways.compactMap { way in
        way.candidates.first { $0.kind == .profile(profile) }.map { $0.rms * $0.rms }
      }
      return squares.count == ways.count ? squares.reduce(0, +) / Double(max(1, ways.count)) : nil
    }
    return ways.isEmpty ? nil : sums.min()?.squareRoot()
  }

  /// The fit of the keyboard's way; of the places at which much of it shows, where a system's curve leads through
  /// these alone: what is taken for an edge near the screen's bottom may be another one.
  private static func keyboardFit(
    _ stretch: Stretch, _ reading: ClipReading, _ times: [Double]
  ) -> MotionFit? {
    let edge = reading.track.keyboardTop
    let whole = fit(edge, stretch, reading, times)
    guard whole?.best?.isProfile != true else { return whole }
    let limit = reading.height - ClipLimits.littlePart
    let part = fit(edge.map { $0.flatMap { $0 < limit ? $0 : nil } }, stretch, reading, times)
    guard let best = part?.best, best.isProfile, best.share < ClipLimits.sureShare else {
      return whole
    }
    // The end of a spring's way looks alike from anywhere.
    return stretch.isFromBottom(best, of: reading.height) ? part : whole
  }

  /// The fit of the bar's way, if enough of it is seen.
  private static func barFit(
    _ stretch: Stretch, _ reading: ClipReading, _ times: [Double]
  ) -> MotionFit? {
    let edge = reading.track.barBottom
    return fit(edge, stretch, reading, times).flatMap {
      isEnough($0, of: edge, from: stretch.barFrom, to: stretch.barTo, in: stretch)
        && isWhole($0, edge, in: stretch) && stretch.names($0) ? $0 : nil
    }
  }

  /// The fit of an edge's way in a stretch; frames that repeat the one before are left out.
  private static func fit(
    _ edge: [Double?], _ stretch: Stretch, _ reading: ClipReading, _ times: [Double]
  ) -> MotionFit? {
    let around =
      max(
        stretch.around.lowerBound, stretch.frames.lowerBound - 4)...min(
        stretch.around.upperBound, stretch.frames.upperBound + 4)
    let kept = around.filter { frame in
      !reading.isRepeated[frame] || frame <= stretch.frames.lowerBound
        || frame >= stretch.frames.upperBound
    }
    guard
      let track = try? SampledTrack(times: kept.map { times[$0] }, values: kept.map { edge[$0] })
    else { return nil }
    let fits = track.fits().sorted { abs($0.motion.travel) > abs($1.motion.travel) }
    // Of several keyboards, one after the other, none says how the others moved.
    if stretch.phase == .resizing, fits.count > 1,
      abs(fits[1].motion.travel) > 0.5 * abs(fits[0].motion.travel)
    {
      return nil
    }
    return fits.first
  }

  /// True if a bar's way is seen that a curve is named for: at once as most of it, else in several
  /// places, for it may have been hidden for the rest.
  private static func isWhole(
    _ fit: MotionFit, _ edge: [Double?], in stretch: Stretch
  ) -> Bool {
    guard fit.kind == .instant else { return stretch.barsOnWay(edge).count >= ClipLimits.fewFrames }
    return abs(fit.motion.travel) > 0.5 * abs(stretch.barTo - stretch.barFrom)
  }

  /// True if enough of an edge is seen that its curve can be named.
  ///
  /// That is from frame to frame over most of its way, or in most frames and over a good share of it, for a spring
  /// creeps for as many frames as it moves. Where it rests counts for a system's curve, but not for another one.
  private static func isEnough(
    _ fit: MotionFit, of edge: [Double?], from: Double, to: Double, in stretch: Stretch
  ) -> Bool {
    let (frames, way) = (stretch.frames, abs(to - from))
    let steps = zip(frames, frames.dropFirst()).compactMap { one, other in
      edge[one].flatMap { place in edge[other].map { abs($0 - place) } }
    }
    let onWay =
      fit.best?.isProfile == true
      ? frames.dropFirst().dropLast().compactMap { edge[$0] }
      : stretch.places(of: edge, between: from, and: to)
    let span = (onWay.max() ?? 0) - (onWay.min() ?? 0)
    return fit.kind == .instant
      || steps.count >= ClipLimits.fingerFrames
        && steps.reduce(0, +) >= ClipLimits.half * way
      || Double(frames.count { edge[$0] != nil }) >= ClipLimits.half * Double(frames.count)
        && span >= ClipLimits.enoughShare * way
  }
}

extension MotionFit {
  /// True if the motion does not follow the keyboard's curve, even if its own is not certain.
  fileprivate func leaves(_ keyboard: FitCandidate) -> Bool {
    guard kind == .animated, let own = candidates.first(where: { $0.name == keyboard.name }),
      own.share > ClipLimits.poorShare
    else { return false }
    return (candidates.first?.rms ?? 0) < own.rms
  }
}

extension ClipMotions.Stretch {
  /// True if a keyboard's curve leads from the bottom of a screen of some height, or to it.
  func isFromBottom(_ curve: FitCandidate, of height: Double) -> Bool {
    let bottom = phase == .closing ? curve.from + curve.travel : curve.from
    return abs(bottom - height) < ClipLimits.littlePart
  }

  /// The frames in which the bar moves, if it goes from one place to the other without a pause or a
  /// leap.
  func frames(of bar: [Double?]) -> ClosedRange<Int>? {
    let way = barTo - barFrom
    guard abs(way) > ClipLimits.leastWay else { return nil }
    let seen = frames.compactMap { frame in bar[frame].map { (frame, ($0 - barFrom) / way) } }
    guard let first = seen.last(where: { $0.1 < 0.01 && $0.1 > -0.05 })?.0,
      let last = seen.first(where: { $0.0 > first && abs($0.1 - 1) < 0.01 })?.0
    else { return nil }
    let onWay = seen.filter { $0.0 > first && $0.0 < last }
    let shares = onWay.map(\.1)
    guard shares.count >= 2, last - first - 1 <= 2 * shares.count,
      zip(shares, shares.dropFirst()).allSatisfy({ $0 < $1 }) || (shares.max() ?? 0) > 1.01,
      shares.allSatisfy({ $0 > -0.05 && $0 < 1.25 }),
      Self.isSteady(seen.filter { $0.0 >= first && $0.0 <= last })
    else { return nil }
    return first...last
  }

  /// True if a bar neither pauses nor leaps to its end, as far as frames that follow each other
  /// show it.
  private static func isSteady(_ places: [(frame: Int, share: Double)]) -> Bool {
    let steps = zip(places, places.dropFirst()).map { one, other in
      (from: one.share, step: other.frame - one.frame == 1 ? other.share - one.share : nil)
    }
    let pauses = steps.contains { step in
      (0.05...0.9).contains(step.from) && (step.step ?? 1) < ClipLimits.leastPace
    }
    guard !pauses, let last = steps.last?.step, let before = steps.dropLast().last?.step else {
      return !pauses
    }
    return last < ClipLimits.leap || last < ClipLimits.leapFactor * before
  }

  /// The motion, cut where the keyboard comes back to its open rest while other things move on, and leaves
  /// it again.
  ///
  /// - Parameter tops: where the keyboard's top is in each frame, in points.
  /// - Returns: One motion, or three: a way down and a way back are besides what is left of it.
  func cut(where tops: [Double?]) -> [ClipMotions.Stretch] {
    guard !isTurned, phase == .opening || phase == .closing else { return [self] }
    let open = min(from, to)
    let isClosing = phase == .closing
    func isHome(_ frame: Int) -> Bool {
      tops[frame].map { abs($0 - open) < ClipLimits.homePoints } ?? false
    }
    guard let rest = isClosing ? frames.last(where: isHome) : frames.first(where: isHome) else {
      return [self]
    }
    let swing = isClosing ? frames.lowerBound...rest : rest...frames.upperBound
    let away = swing.filter { tops[$0].map { $0 > open + ClipLimits.leastWay } ?? false }
    guard away.count >= ClipLimits.someFrames,
      let turn = away.max(by: { (tops[$0] ?? 0) < (tops[$1] ?? 0) }),
      let left = (swing.lowerBound..<turn).last(where: isHome),
      let back = (turn...swing.upperBound).first(where: isHome)
    else { return [self] }
    let down = part(
      of: isClosing ? frames.lowerBound...turn : left...turn, .closing, isTurned: true)
    let up = part(of: turn...(isClosing ? back : frames.upperBound), .opening, isTurned: true)
    let whole = isClosing ? rest...frames.upperBound : frames.lowerBound...rest
    let other = part(of: whole, phase, isTurned: false)
    return isClosing ? [down, up, other] : [other, down, up]
  }

  /// A part of the motion, between the same rests.
  private func part(
    of frames: ClosedRange<Int>, _ phase: Phase, isTurned: Bool
  ) -> ClipMotions.Stretch {
    let isSame = phase == self.phase
    let lower = frames.lowerBound == self.frames.lowerBound ? around.lowerBound : frames.lowerBound
    let upper = frames.upperBound == self.frames.upperBound ? around.upperBound : frames.upperBound
    return ClipMotions.Stretch(
      frames: frames, around: lower...upper, phase: phase, isTurned: isTurned,
      from: isSame ? from : to, to: isSame ? to : from, barFrom: isSame ? barFrom : barTo,
      barTo: isSame ? barTo : barFrom,
      isCutBefore: isCutBefore && frames.lowerBound == self.frames.lowerBound,
      isCutAfter: isCutAfter && frames.upperBound == self.frames.upperBound)
  }
}
