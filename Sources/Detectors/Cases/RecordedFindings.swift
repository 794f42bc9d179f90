import AnimationCurves
import Compositing
import Scenes

/// Findings in a recording: what its frames show and no more, with causes from the curves that fit.
struct RecordedFindings {
  let recording: Recording

  /// The kinds that two edges, frame by frame, can show.
  private static let kinds: Set<FindingKind> = [
    .gap, .overlap, .lag, .jump, .stall, .reversal, .drift, .offscreen,
  ]

  /// The findings that the frames show beyond what may be read wrong.
  func judged(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard Self.kinds.contains(finding.kind), let frames = finding.frames, !guesses(finding),
        !isAtEnd(frames)
      else { return nil }
      // What the keyboard or the screen's edge cuts off may be as plain as the page, and the page's: the
      // rest is the least.
      let isLowerEnds = [.overlap, .offscreen].contains(finding.kind)
      let doubt = isLowerEnds ? recording.footDoubt ?? 0 : 0
      let points = finding.points - doubt
      let ofEdges = uncertainty(of: finding, in: frames)
      let uncertainty = ofEdges + (recording.scaleDoubt ?? 0) * points
      guard points > Self.clearlyMore * uncertainty else { return nil }
      return finding.seen(
        points, within: uncertainty, isAtLeast: isLeast(finding),
        because: cause(of: finding, within: uncertainty))
    }
  }

  /// Less than this many times its own uncertainty a finding says nothing.
  private static let clearlyMore = 2.0

  /// The points by which a finding may be off.
  ///
  /// One frame alone may be read wrong by chance, several in a row are not wrong alike.
  private func uncertainty(of finding: Finding, in frames: ClosedRange<Int>) -> Double {
    // A way back is the difference of two places.
    if finding.kind == .reversal { return 2 * recording.uncertainty }
    guard [.gap, .overlap].contains(finding.kind) else { return recording.uncertainty }
    let shown = finding.worst.frame.map { recording.uncertainty(in: $0, among: frames) }
    let least = frames.count == 1 ? Self.aloneFactor * recording.uncertainty : 0
    return max(least, shown ?? recording.uncertainty)
  }

  private static let aloneFactor = 3.0

  /// True if it may be greater than the frames show: where rows may be the bar's or the page's, where a
  /// bar ends too high at rest, or is hidden.
  private func isLeast(_ finding: Finding) -> Bool {
    let isFoots =
      finding.kind == .overlap
      || finding.kind == .gap && (lastsToRest(finding) || lastsFromRest(finding))
    return isFoots && recording.footDoubt != nil || hidesBar(in: finding)
  }

  /// True if the keyboard hides the whole bar in a frame of an overlap, or the bar is not read in
  /// the frame beside the worst one, so that nothing says how deep it is.
  private func hidesBar(in finding: Finding) -> Bool {
    guard finding.kind == .overlap, let frames = finding.frames else { return false }
    if recording.covered.contains(where: frames.contains) { return true }
    let track = recording.track
    guard let worst = finding.worst.frame else { return false }
    return [worst - 1, worst + 1].filter(track.times.indices.contains).contains { frame in
      track.keyboardTop[frame] != nil && track.barBottom[frame] == nil
    }
  }

  /// True for a finding about the bar's way in a motion that the keyboard, or the clip's end, hides
  /// in part, or about a pause or a gap that its frames do not show.
  private func guesses(_ finding: Finding) -> Bool {
    if finding.kind == .stall, finding.frames?.allSatisfy(recording.isSeen) == false { return true }
    if isUnread(finding) || isAlone(finding) || isOfFoot(finding) { return true }
    guard [.lag, .jump, .stall, .reversal, .offscreen].contains(finding.kind),
      let motion = motion(at: finding.worst.time)
    else { return false }
    guard finding.kind != .offscreen else { return isCovered(motion) }
    if finding.kind == .reversal, isTurned(motion) { return true }
    return isCovered(motion) || isCut(motion) || Recording.isSparse(rate: recording.rate)
  }

  /// True for a way back that one frame alone says, and for a gap in one frame beside another one that does
  /// not show the bar: what was taken for it may be what is behind.
  private func isAlone(_ finding: Finding) -> Bool {
    guard let frames = finding.frames else { return false }
    if finding.kind == .reversal { return frames.count <= 2 }
    guard finding.kind == .gap, frames.count == 1 else { return false }
    return [frames.lowerBound - 1, frames.lowerBound + 1].contains { frame in
      recording.track.barBottom.indices.contains(frame)
        && recording.track.barBottom[frame] == nil
    }
  }

  /// The share of a gap up to which a bar's lower edge may be unsure where a cause is named from its rest.
  private static let sureFoot = 0.25

  /// The points by which a value may be off where numbers of a rest name a cause.
  private static let sureRest = 3.0

  /// True if what a finding's numbers may be off by is too much to name a cause: of a bar that rises as far as the
  /// keyboard it does not count how large a point is.
  private func isOfUnsureRest(_ finding: Finding, _ uncertainty: Double) -> Bool {
    let isOfPoints = finding.rule != .safeAreaNotSubtracted
    return (isOfPoints ? uncertainty : recording.uncertainty) > Self.sureRest
  }

  /// True if a bar's lower edge is too unsure for numbers of a rest to name a cause.
  private func isOfUnsureFoot(_ finding: Finding) -> Bool {
    let least = finding.kind == .gap ? Self.sureFoot * finding.points : 0
    return recording.footDoubt ?? 0 > max(recording.uncertainty, least)
  }

  /// True for a drift that is no more than the bar may be longer by than what shows of it: what is in a bar
  /// that grows moves, and its lower edge need not.
  private func isOfFoot(_ finding: Finding) -> Bool {
    guard finding.kind == .drift, let doubt = recording.footDoubt else { return false }
    return finding.points < doubt + recording.uncertainty
  }

  /// True if the keyboard of a gap or an overlap is not read in any of its frames, or in few of them where no
  /// curve says where it is and the bar goes as a system's keyboard does.
  private func isUnread(_ finding: Finding) -> Bool {
    guard [.gap, .overlap].contains(finding.kind), let frames = finding.frames,
      let motion = motion(at: finding.worst.time), isOnWay(frames, in: motion)
    else { return false }
    let tops = recording.track.keyboardTop
    let read = frames.count { tops.indices.contains($0) && tops[$0] != nil }
    if read == 0 { return true }
    if isTurned(motion) { return finding.kind == .gap && !frames.contains(where: recording.isSeen) }
    return motion.keyboard == nil && motion.bar?.isSystems == true && read < Self.enoughRead
  }

  /// Frames that have to show a keyboard whose curve is not known.
  private static let enoughRead = 3

  /// True if one of the frames is between the ends of a motion.
  private func isOnWay(_ frames: ClosedRange<Int>, in motion: RecordedMotion) -> Bool {
    let times = recording.track.times
    return frames.contains {
      times.indices.contains($0) && (motion.start...motion.end).contains(times[$0])
    }
  }

  /// True if another motion turns it round, or it turns another one round: a bar may still move by
  /// what it was given before.
  private func isTurned(_ motion: RecordedMotion) -> Bool {
    recording.motions.contains { $0.end == motion.start || $0.start == motion.end }
  }

  /// True if only the first frame or the last one shows it: no other one says that it is read
  /// right.
  private func isAtEnd(_ frames: ClosedRange<Int>) -> Bool {
    frames.count == 1
      && (frames.lowerBound == 0 || frames.upperBound == recording.track.times.count - 1)
  }

  /// True if the clip begins or ends during a motion.
  private func isCut(_ motion: RecordedMotion) -> Bool {
    let times = recording.track.times
    return motion.start <= times.first ?? 0 || motion.end >= times.last ?? 0
  }

  private func isCovered(_ motion: RecordedMotion) -> Bool {
    recording.covered.contains { frame in
      (motion.start...motion.end).contains(recording.track.times[frame])
    }
  }

  /// The cause of a finding: what its own detector says of a place of rest, of a pause or a way
  /// back; else what the curves say that fit.
  private func cause(of finding: Finding, within uncertainty: Double) -> Cause? {
    switch finding.cause {
    // A clip that ends before the rest says nothing of it.
    case .rest where motion(at: finding.worst.time).map(isCut) == true: nil
    case .rest where isOfUnsureFoot(finding) || isOfUnsureRest(finding, uncertainty): nil
    // Numbers that are read are not close enough to say more than that the place is wrong.
    case .rest where finding.rule == .wrongRestingPlace && lastsToRest(finding): nil
    case .rest where finding.rule != .wrongRestingPlace, .bar(.pausesMidway), .bar(.reversesMidway),
      .bar(.beyondEdge), .drift:
      finding.cause
    default:
      motion(at: finding.worst.time).flatMap { motion in
        motionCause(motion).flatMap { explains($0, finding, in: motion) ? .motion($0) : nil }
      }
    }
  }

  /// True if the finding is there until the motion's end, or until nothing shows it any more.
  private func lastsToRest(_ finding: Finding) -> Bool {
    guard let last = finding.frames?.upperBound, let motion = motion(at: finding.worst.time) else {
      return true
    }
    let track = recording.track
    return !track.times.indices.contains { frame in
      frame > last && track.times[frame] <= motion.end && recording.isSeen(in: frame)
    }
  }

  /// True if the finding is there before the motion begins.
  private func lastsFromRest(_ finding: Finding) -> Bool {
    guard let first = finding.frames?.lowerBound, let motion = motion(at: finding.worst.time),
      recording.track.times.indices.contains(first)
    else { return false }
    return recording.track.times[first] < motion.start
  }

  /// True if a bar that starts late by so much can be so far off; every other cause explains any
  /// distance.
  private func explains(_ cause: MotionCause, _ finding: Finding, in motion: RecordedMotion) -> Bool
  {
    guard case .startsLate(let late) = cause, [.gap, .overlap].contains(finding.kind) else {
      return true
    }
    let track = recording.track
    let steps = track.times.indices.dropFirst().compactMap { frame -> Double? in
      guard (motion.start...motion.end).contains(track.times[frame]),
        let here = track.keyboardTop[frame], let before = track.keyboardTop[frame - 1]
      else { return nil }
      return abs(here - before) / (track.times[frame] - track.times[frame - 1])
    }
    guard let fastest = steps.max() else { return true }
    return finding.points < 2 * fastest * late.value + 2 * recording.uncertainty
  }

  private func motion(at time: Double) -> RecordedMotion? {
    recording.motions.last { $0.start <= time + Slack.instant }
  }

  /// The share by which the numbers of two springs differ that may be one.
  private static let alike = 0.02

  private func motionCause(_ motion: RecordedMotion) -> MotionCause? {
    // Frames that were picked of others are early or late, as another curve would have it.
    guard !Recording.isSparse(rate: recording.rate) else { return nil }
    if motion.phase == .dragging { return motion.isBarStill ? .interactiveDismissal : nil }
    // A keyboard that seems to go by another curve than a system's is read wrong.
    guard let keyboard = motion.keyboard, keyboard.duration > 0, keyboard.isSystems else {
      return nil
    }
    if motion.isBarStill { return .notAnimated(keyboard: Seconds(keyboard.duration)) }
    guard let bar = motion.bar, !isCovered(motion) || bar.dampingRatio == nil else { return nil }
    let late = bar.start - keyboard.start
    let least = 0.5 / recording.rate
    // Of the same curve a delay is given only where it is more than chance, of another one to half
    // a frame.
    let leastDelay = bar.curve == keyboard.curve ? Recording.leastDelay : least
    let delay = late > leastDelay ? Seconds(late) : nil
    guard bar.curve == keyboard.curve else {
      // A spring as the system's that is not the system's to a hair is the same one, read less
      // well.
      guard
        abs(bar.duration - keyboard.duration) > Self.alike * keyboard.duration
          || abs((bar.dampingRatio ?? 0) - 1) > Self.alike
      else { return nil }
      return .differentCurve(
        bar: MotionCause.Pace(bar.nameOfBar, Seconds(bar.duration)),
        keyboard: MotionCause.Pace(keyboard.name, Seconds(keyboard.duration)), delay: delay)
    }
    if abs(bar.duration - keyboard.duration) > least {
      return .differentDuration(
        bar: Seconds(bar.duration), keyboard: Seconds(keyboard.duration), curve: keyboard.name,
        delay: delay)
    }
    return delay.map { .startsLate(by: $0) }
  }
}

extension RecordedMotion.Pace {
  /// True if it is the pace of a system's keyboard.
  fileprivate var isSystems: Bool { KeyboardProfile.all.contains { $0.name == curve } }

  fileprivate var name: MotionCause.CurveName {
    switch curve {
    case "easeInOut": .easeInOut
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    case "linear": .linear
    case "default": .standard
    case "cubic-bezier", RecordedMotion.Pace.otherCurve: .other
    default: .spring
    }
  }

  /// A bar's spring is named by its damping, for it is not the keyboard's.
  fileprivate var nameOfBar: MotionCause.CurveName {
    name == .spring ? .dampedSpring(ratio: dampingRatio ?? 1) : name
  }
}

extension Finding {
  /// The finding without a value between frames.
  fileprivate func seen(
    _ points: Double, within uncertainty: Double, isAtLeast: Bool, because cause: Cause?
  ) -> Finding {
    Finding(
      kind: kind, phase: phase, points: points,
      pixels: self.points > 0 ? pixels * points / self.points : pixels, continuous: points,
      exposure: exposure, frames: frames, worst: worst, cause: cause,
      amount: unit == .points ? amount - (self.points - points) : amount, unit: unit,
      uncertainty: uncertainty, isAtLeast: isAtLeast, isExpected: isExpected)
  }
}
