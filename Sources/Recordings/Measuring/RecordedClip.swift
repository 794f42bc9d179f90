import AnimationCurves
import Foundation
import LayerGeometry
import MotionFits
import Scenes

/// A reading of a clip, on the clock that fits, as a playback.
struct RecordedClip {
  private(set) var reading: ClipReading
  let clock: ClipClock
  private(set) var motions: ClipMotions
  let size: (width: Int, height: Int)
  private let name: String
  private(set) var notes: [String]
  /// True if a person says where the keyboard's top is.
  let isTopGiven: Bool

  init(
    _ reading: ClipReading, _ pictures: RowPictures, named name: String, options: ClipOptions
  ) {
    var reading = reading
    let stretches = reading.stretches()
    reading.forgetReturns(stretches)
    self.reading = reading
    self.name = name
    isTopGiven = options.keyboard != nil
    size = (pictures.width, pictures.height)
    notes = reading.notes
    let clockNote: String?
    (clock, motions, clockNote) = Self.timed(stretches, of: reading, pictures, options)
    notes += [clockNote].compactMap(\.self)
    self.reading.forgetStrays(motions.stretches, at: clock.times)
    (self.reading, motions) = self.reading.secondLook(
      along: motions, at: clock.times, in: pictures, stretches)
    self.reading.forgetDoubtful(motions.stretches, at: clock.times)
    self.reading.settle(&motions.stretches, at: clock.times)
    for (index, stretch) in motions.stretches.enumerated() {
      motions.stretches[index].hidden = hiddenDepths(in: stretch)
    }
    if !reading.isExact {
      notes.append(deviceNote)
    }
  }

  /// The motions by the stamps, or by the frames' numbers where these are asked for or fit better; and a note
  /// on that.
  private static func timed(
    _ stretches: [ClipMotions.Stretch], of reading: ClipReading, _ pictures: RowPictures,
    _ options: ClipOptions
  ) -> (ClipClock, ClipMotions, String?) {
    let stamps = ClipClock(stamps: pictures.times)
    let frames = ClipClock(
      frames: pictures.frames.count, stamps: pictures.times, rate: options.rate)
    let byStamps = ClipMotions(stretches, of: reading, at: stamps.times)
    let isSame = options.rate == nil && stamps.isLike(frames)
    guard options.clock != .stamps, options.clock == .frames || !isSame else {
      return (stamps, byStamps, nil)
    }
    let byFrames = ClipMotions(stretches, of: reading, at: frames.times)
    let (own, other) = (byFrames.keyboardMisfit ?? .infinity, byStamps.keyboardMisfit ?? .infinity)
    if options.clock == .frames { return (frames, byFrames, nil) }
    let share = stamps.isEven ? ClipLimits.betterThanEven : ClipLimits.better
    guard own < share * other, other > ClipLimits.jitter / reading.rowsPerPoint else {
      return (stamps, byStamps, nil)
    }
    return (
      frames, byFrames,
      "the frames' numbers fit better than the clip's stamps"
        + " (\(own.hundredths) pt against \(other.hundredths) pt)"
    )
  }

  /// A note on the device that is taken for a clip's.
  private var deviceNote: String {
    let pixels = "\(size.width) x \(size.height) pixels"
    guard reading.device.name == Device.unknownName else {
      return
        "\(reading.device.name) is taken for the clip's shape (\(pixels)): give --device if it is"
        + " another"
    }
    return "no known screen has the shape of \(pixels): a point is taken to be"
      + " \(reading.rowsPerPoint.rounded(toPlaces: 2)) pixels"
      + " (--points WIDTHxHEIGHT gives the screen's)"
  }

  var playback: Playback {
    let recording = recording
    var scene = SceneCase(
      name: name, scene: name, label: "recorded", handler: HandlerSpec(name: "recorded"),
      device: reading.device, rate: clock.rate.rounded(toPlaces: 3),
      transcript: Transcript(messages: []), events: [])
    if let profile = KeyboardProfile.all.last(where: { $0.name == recording.system }) {
      scene.profile = profile
    }
    let devicePixel = 1 / reading.device.scale
    let least = max(recording.uncertainty, devicePixel)
    for kind in ["jump", "reversal", "gap", "overlap"] { scene.tolerances[kind] = least }
    for kind in ["drift", "offscreen"] { scene.tolerances[kind] = ClipLimits.clearly * least }
    return Playback(scene: scene, recording: recording, stretches: recordedStretches)
  }
}

extension ClipClock {
  /// True if both say the same, but for half a millisecond.
  fileprivate func isLike(_ other: ClipClock) -> Bool {
    zip(times, other.times).allSatisfy { abs($0 - $1) < 5e-4 }
  }
}

extension Double {
  fileprivate var hundredths: String { "\(rounded(toPlaces: 2))" }
}

extension RecordedClip {
  private var leastUncertainty: Double {
    if reading.scenery.isCut { return ClipLimits.samePlace }
    return Recording.isSparse(rate: clock.rate) ? ClipLimits.samePoint : ClipLimits.leastUncertainty
  }

  /// The traits of the clip, and its edges as numbers.
  var recording: Recording {
    var notes = notes
    let depths = motions.hidden
    let covered = depths.keys.sorted()
    if let first = covered.first, let last = covered.last, let depth = depths.values.max() {
      notes.append(
        "the keyboard hides the bar in \(covered.count) frames from \(first) to \(last): it is at"
          + " least \(depth.rounded(toPlaces: 1)) pt under it")
    }
    notes += motions.stretches.compactMap { $0.hidden.isEmpty ? unseenNote($0) : nil }
    if let footDoubt {
      notes.append(
        "below what shows in the bar it is as plain as the page: it may end"
          + " \(footDoubt.rounded(toPlaces: 1)) pt higher (--bar TOP..BOTTOM says where it ends)")
    }
    if growth > 0 {
      notes.append(
        "what shows in the bar has moved by \(growth.rounded(toPlaces: 1)) pt between two rests, and no"
          + " edge of it has: it grew, and may be off by that")
    }
    let track = reading.track
    let keyboard = Self.rms(motions.keyboardRMS, track.keyboardErrors, row: pixel)
    let bar = Self.rms(motions.barRMS, track.barErrors, row: pixel)
    return Recording(
      width: size.width, height: size.height, clock: clock.kind, rate: clock.rate,
      keyboard: .init(rms: keyboard, visible: track.keyboardTop.count { $0 != nil }),
      bar: .init(rms: bar, visible: track.barBottom.count { $0 != nil }), system: system,
      uncertainty: growth
        + max(
          leastUncertainty, topDoubt, pixel, 4 * (keyboard * keyboard + bar * bar).squareRoot()),
      scaleDoubt: reading.isExact ? nil : reading.scaleDoubt, footDoubt: footDoubt,
      motions: motions.stretches.map(recorded),
      covered: covered,
      track: RecordedTrack(
        times: clock.times, keyboardTop: track.keyboardTop, barTop: track.barTop,
        barBottom: track.barBottom),
      notes: notes)
  }

  /// The points by which the bar may end higher; nil for less than a pixel of the clip.
  var footDoubt: Double? {
    reading.scenery.bar.flatMap { $0.footDoubt > 1 ? $0.footDoubt * pixel : nil }
  }

  /// The points by which what shows in the bar has moved in it.
  var growth: Double { (reading.scenery.bar?.growth ?? 0) * pixel }

  /// A note on a motion that shows the keyboard on its way and the bar in its rests alone.
  private func unseenNote(_ stretch: ClipMotions.Stretch) -> String? {
    let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
    let onWay = stretch.frames.filter { frame in
      reading.track.keyboardTop[frame].map { $0 > low + 2 && $0 < high - 2 } ?? false
    }
    guard let first = onWay.first, let last = onWay.last, onWay.count > 2,
      onWay.allSatisfy({ reading.track.barBottom[$0] == nil })
    else { return nil }
    return "no frame from \(first) to \(last) shows the bar: of that motion its rests are judged"
  }

  /// The points by which an edge is off by its curve's residual, or by what its match leaves over
  /// where no curve fits or a curve fits badly; a third of a row at most, and a fiftieth at least.
  private static func rms(_ fit: Double?, _ errors: [Double?], row: Double) -> Double {
    let known = errors.compactMap { $0 }.sorted()
    let match = known.isEmpty ? row / 3 : 4 * known[known.count / 2]
    return max(row / 50, min(row / 3, fit ?? row / 3, max(match, min(fit ?? row / 3, match))))
  }

  /// Points of a row.
  var pixel: Double { 1 / reading.rowsPerPoint }

  /// The system whose keyboard moves so.
  private var system: String? {
    func best(_ fits: [FitCandidate]) -> String? {
      let named = fits.compactMap { fit -> (name: String, share: Double)? in
        guard case .profile(let profile) = fit.kind else { return nil }
        return (profile.name, fit.share)
      }
      return named.min { $0.share < $1.share }?.name
    }
    // A bar that goes as a system's keyboard does goes with it, even if the clip shows little of that.
    let most = motions.stretches.map { framesOnWay(of: $0) }.max() ?? 0
    let sure = motions.stretches.filter { !$0.isCut && 2 * framesOnWay(of: $0) > most }
    return best(sure.compactMap(\.keyboard)) ?? best(motions.stretches.compactMap(\.keyboard))
      ?? best(motions.stretches.compactMap(\.bar))
  }

  /// The number of frames that show the keyboard on its way.
  private func framesOnWay(of stretch: ClipMotions.Stretch) -> Int {
    let rest = min(stretch.from, stretch.to)
    return stretch.frames.count { frame in
      reading.track.keyboardTop[frame].map { $0 > rest + 1 } ?? false
    }
  }

  /// The keyboard's curve; nil where a slide from rest to rest does not lead to the screen's bottom, or from it: it
  /// goes through an edge that is not the keyboard's.
  private func keyboard(of stretch: ClipMotions.Stretch) -> FitCandidate? {
    let slides = stretch.isWhole && !stretch.isCut && stretch.phase != .resizing
    return stretch.keyboard.flatMap {
      !slides || stretch.isFromBottom($0, of: reading.height) ? $0 : nil
    }
  }

  private func recorded(_ stretch: ClipMotions.Stretch) -> RecordedMotion {
    let delay = stretch.settled.delay
    var motion = RecordedMotion(
      start: clock.times[stretch.frames.lowerBound], end: clock.times[stretch.frames.upperBound],
      phase: stretch.phase, keyboard: keyboard(of: stretch).map(RecordedMotion.Pace.init),
      bar: stretch.bar.map(RecordedMotion.Pace.init), isBarStill: stretch.isBarInstant)
    // A motion of no more than a frame is no animation.
    if let keyboard = motion.keyboard, let bar = motion.bar, bar.duration < 1.3 / clock.rate,
      keyboard.duration > 3 / clock.rate
    {
      motion.isBarStill = true
    }
    if goesAtOnce(stretch) || isBarLeft(in: stretch) { motion.isBarStill = true }
    if hidesCurve(of: stretch) || leavesCurve(in: stretch) {
      motion.bar = nil
      return motion
    }
    if motion.bar == nil, !stretch.isCut, let other = stretch.otherBar,
      let keyboard = motion.keyboard
    {
      let (start, end) = (clock.times[other.lowerBound], clock.times[other.upperBound])
      let isLate = start - keyboard.start > 1.5 / clock.rate
      motion.bar = RecordedMotion.Pace(
        curve: RecordedMotion.Pace.otherCurve, duration: end - start,
        start: isLate ? start : keyboard.start)
    }
    if let keyboard = stretch.keyboard, let bar = stretch.bar, keyboard.name == bar.name,
      !stretch.isBarInstant
    {
      let seen = delay ?? bar.start - keyboard.start
      // Without curves between rests, the same curve is read to a fraction of a frame.
      let isChance = delay == nil && abs(seen) < max(0.002, 0.06 / clock.rate)
      motion.delay = isChance ? 0 : seen
      motion.bar?.start = keyboard.start + (motion.delay ?? 0)
    }
    return motion
  }
}

extension RecordedMotion.Pace {
  fileprivate init(_ fit: FitCandidate) {
    self.init(
      curve: fit.name, duration: fit.seenDuration, start: fit.start,
      dampingRatio: fit.parameters.first { $0.name == "dampingRatio" }?.value)
  }
}

extension FitCandidate {
  /// Seconds; of a spring until it settles.
  fileprivate var seenDuration: Double {
    guard kind == .spring, case .spring(let spring) = timing.curve else { return timing.duration }
    return min(timing.duration, spring.settlingDuration)
  }
}

extension Double {
  /// The value rounded to the given number of decimal places.
  func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
