import LayerGeometry
import AnimationCurves
import Foundation
import MotionFits
import Scenes

/// A reading of a clip, on the clock that fits, as a playback.
struct RecordedClip {
  private var reading: ClipReading
  private let clock: ClipClock
  private let motions: ClipMotions
  private let size: (width: Int, height: Int)
  private let name: String
  private var notes: [String]

  /// Points: nobody sees less, and no clip shows it.
  private static let leastUncertainty = 0.1
  /// The frames' clock must be so much better than the stamps'.
  private static let better = 0.8

  init(
    _ reading: ClipReading, _ pictures: RowPictures, named name: String, options: ClipOptions,
    isDeviceSure: Bool
  ) {
    self.reading = reading
    self.name = name
    size = (pictures.width, pictures.height)
    notes = reading.notes
    let stretches = reading.stretches()
    let stamps = ClipClock(stamps: pictures.times)
    let frames = ClipClock(
      frames: pictures.frames.count, stamps: pictures.times, rate: options.rate)
    switch options.clock {
    case .stamps:
      (clock, motions) = (stamps, ClipMotions(stretches, of: reading, at: stamps.times))
    case .frames:
      (clock, motions) = (frames, ClipMotions(stretches, of: reading, at: frames.times))
    case nil:
      let byStamps = ClipMotions(stretches, of: reading, at: stamps.times)
      let isSame = options.rate == nil && stamps.isLike(frames)
      let byFrames = isSame ? byStamps : ClipMotions(stretches, of: reading, at: frames.times)
      let framesFit = byFrames.keyboardRMS ?? .infinity
      let isBetter = !isSame && framesFit < Self.better * (byStamps.keyboardRMS ?? .infinity)
      (clock, motions) = isBetter ? (frames, byFrames) : (stamps, byStamps)
      if isBetter {
        notes.append(
          "the frames' numbers fit better than the clip's stamps"
            + " (\(framesFit.hundredths) pt against \((byStamps.keyboardRMS ?? 0).hundredths) pt)")
      }
    }
    self.reading.forgetDoubtful(motions.stretches, at: clock.times)
    if !isDeviceSure {
      notes.append(
        "\(reading.device.name) is taken for the clip's shape (\(size.width) x \(size.height)"
          + " pixels): give --device if it is another")
    }
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
    let least = max(recording.uncertainty, 1 / reading.device.scale)
    for kind in ["gap", "overlap", "jump", "reversal", "drift", "offscreen"] {
      scene.tolerances[kind] = least
    }
    // Two rests are two pictures: what differs by a row is not told apart.
    scene.tolerances["drift"] = max(least, 1.5 * pixel)
    return Playback(scene: scene, recording: recording, stretches: recordedStretches)
  }

  private var recording: Recording {
    var notes = notes
    let covered = motions.stretches.flatMap { coveredFrames(in: $0) }.sorted()
    if let first = covered.first, let last = covered.last {
      notes.append(
        "the bar is under the keyboard between frames \(first) and \(last): its overlap is at least"
          + " its height, \(barHeight.rounded(toPlaces: 1)) pt, in \(covered.count) of them")
    }
    let track = reading.track
    let keyboard = Self.rms(motions.keyboardRMS, track.keyboardErrors, row: pixel)
    let bar = Self.rms(motions.barRMS, track.barErrors, row: pixel)
    return Recording(
      width: size.width, height: size.height, clock: clock.kind, rate: clock.rate,
      keyboard: .init(rms: keyboard, visible: track.keyboardTop.count { $0 != nil }),
      bar: .init(rms: bar, visible: track.barBottom.count { $0 != nil }), system: system,
      uncertainty: max(
        Self.leastUncertainty, pixel, 4 * (keyboard * keyboard + bar * bar).squareRoot()),
      motions: motions.stretches.map { recorded($0) },
      covered: covered,
      track: RecordedTrack(
        times: clock.times, keyboardTop: track.keyboardTop, barTop: track.barTop,
        barBottom: track.barBottom),
      notes: notes)
  }

  /// How far off an edge is by its curve's residual, or by what its match leaves over where no curve
  /// fits or a curve fits badly; a third of a row at most, and a fiftieth at least.
  private static func rms(_ fit: Double?, _ errors: [Double?], row: Double) -> Double {
    let known = errors.compactMap { $0 }.sorted()
    let match = known.isEmpty ? row / 3 : 4 * known[known.count / 2]
    return max(row / 50, min(row / 3, fit ?? row / 3, max(match, min(fit ?? row / 3, match))))
  }

  /// Points of a row.
  private var pixel: Double { 1 / reading.rowsPerPoint }

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
    return best(motions.stretches.compactMap(\.keyboard))
      ?? best(motions.stretches.compactMap(\.bar))
  }

  private func recorded(_ stretch: ClipMotions.Stretch) -> RecordedMotion {
    var motion = RecordedMotion(
      start: clock.times[stretch.frames.lowerBound], end: clock.times[stretch.frames.upperBound],
      phase: stretch.phase, keyboard: stretch.keyboard.map(RecordedMotion.Pace.init),
      bar: stretch.bar.map(RecordedMotion.Pace.init), isBarStill: stretch.isBarInstant)
    // What takes no more than a frame is no animation.
    if let keyboard = motion.keyboard, let bar = motion.bar, bar.duration < 1.3 / clock.rate,
      keyboard.duration > 3 / clock.rate
    {
      motion.isBarStill = true
    }
    if goesAtOnce(stretch) { motion.isBarStill = true }
    if let keyboard = stretch.keyboard, let bar = stretch.bar, keyboard.name == bar.name,
      !stretch.isBarInstant
    {
      motion.delay = bar.start - keyboard.start
    }
    return motion
  }
}

extension RecordedClip {
  /// The stretches, and what rests before the first.
  private var recordedStretches: [Playback.RecordedStretch] {
    var stretches = motions.stretches.map { recordedStretch($0) }
    if let first = stretches.first, first.times[0] > 0 {
      stretches.insert(
        Playback.RecordedStretch(
          phase: motions.stretches[0].phase == .opening ? .closed : .open, times: [0],
          keyboardTop: [first.keyboardTop[0]], barTop: [first.barTop[0]],
          barBottom: [first.barBottom[0]], guideTop: [first.guideTop[0]],
          hidden: first.hidden.contains(0) ? [0] : []), at: 0)
    }
    return stretches
  }

  private func recordedStretch(_ stretch: ClipMotions.Stretch) -> Playback.RecordedStretch {
    let frames = Array(stretch.frames)
    let track = reading.track
    let height = reading.height
    var keyboard = frames.map { track.keyboardTop[$0] }
    let seen = keyboard.indices.filter { keyboard[$0] != nil }
    for index in keyboard.indices where keyboard[index] == nil {
      let isBefore = seen.first.map { index < $0 } ?? true && stretch.from >= height
      let isAfter = seen.last.map { index > $0 } ?? true && stretch.to >= height
      guard isBefore || isAfter else { continue }
      keyboard[index] = unseenKeyboard(frames[index], in: stretch)
    }
    let covered = coveredFrames(in: stretch)
    var hidden: Set<Int> = []
    var (tops, bottoms, barTops): ([Double], [Double], [Double]) = ([], [], [])
    for (index, frame) in frames.enumerated() {
      let isCovered = covered.contains(frame)
      if keyboard[index] == nil || track.barBottom[frame] == nil && !isCovered {
        hidden.insert(index)
      }
      tops.append(keyboard[index] ?? tops.last ?? stretch.from)
      // Of a bar under the keys no more is known than that all of it is there.
      bottoms.append(
        track.barBottom[frame] ?? (isCovered ? (tops.last ?? 0) + barHeight : nil)
          ?? bottoms.last ?? stretch.barFrom)
      barTops.append(
        track.barTop[frame] ?? (isCovered ? tops.last : nil) ?? barTops.last
          ?? stretch.barFrom - barHeight)
    }
    return Playback.RecordedStretch(
      phase: stretch.phase, times: frames.map { clock.times[$0] }, keyboardTop: tops,
      barTop: barTops, barBottom: bottoms,
      guideTop: tops.map { stretch.rightBar(forKeyboardAt: $0) }, hidden: hidden)
  }
}

extension RecordedClip {
  /// Whether the bar goes most of its way between two frames while the keyboard has far to go.
  private func goesAtOnce(_ stretch: ClipMotions.Stretch) -> Bool {
    let track = reading.track
    let seen = stretch.frames.filter { track.barBottom[$0] != nil }
    let way = abs(stretch.barTo - stretch.barFrom)
    guard way > 20, let end = stretch.frames.last else { return false }
    return zip(seen, seen.dropFirst()).contains { one, other in
      guard let from = track.barBottom[one], let to = track.barBottom[other],
        abs(to - from) > 0.9 * way, other - one == 1
      else { return false }
      let keyboard = track.keyboardTop[other] ?? (stretch.phase == .opening ? stretch.from : nil)
      return other < end
        && keyboard.map { abs($0 - stretch.to) > 0.3 * abs(stretch.to - stretch.from) } ?? false
    }
  }

  private var barHeight: Double {
    guard let bar = reading.scenery.bar else { return 0 }
    return (bar.bottom - bar.top) / reading.rowsPerPoint
  }

  /// Points of a keyboard that may be on the screen without being seen.
  private static let unseenPart = 14.0

  /// Where the keyboard is in a frame that does not show it, before it comes or after it has gone;
  /// nil where it may be anywhere.
  ///
  /// It is below the screen, or shows so little that it is not seen. Where the curve that fits the
  /// other frames well does not say where, it is where it would be for a bar that is right.
  private func unseenKeyboard(_ frame: Int, in stretch: ClipMotions.Stretch) -> Double? {
    let height = reading.height
    let least = height - Self.unseenPart
    guard frame != stretch.frames.lowerBound, frame != stretch.frames.upperBound else {
      return height
    }
    guard let curve = stretch.keyboard else { return nil }
    let place = curve.value(at: clock.times[frame])
    guard place > least - 4 else { return nil }
    if curve.share < 0.004 { return min(height, place) }
    guard let bar = reading.track.barBottom[frame], abs(stretch.barTo - stretch.barFrom) > 1 else {
      return height
    }
    let share = (bar - stretch.barFrom) / (stretch.barTo - stretch.barFrom)
    return min(height, max(least, stretch.from + share * (stretch.to - stretch.from)))
  }

  /// How well something above the keyboard agrees with the bar that may be it.
  private static let leastDoubt = 0.4

  /// The frames of a motion in which all of the bar is under the keyboard.
  ///
  /// The bar is seen no more once the keyboard has come over most of where it was, and is seen again
  /// later; it is nowhere above the keys meanwhile.
  private func coveredFrames(in stretch: ClipMotions.Stretch) -> Set<Int> {
    let track = reading.track
    var covered: Set<Int> = []
    guard stretch.phase != .closing else { return [] }
    var last: (top: Double, bottom: Double)?
    for frame in stretch.frames {
      if let top = track.barTop[frame], let bottom = track.barBottom[frame] {
        last = (top, bottom)
        continue
      }
      guard let last, let keyboard = track.keyboardTop[frame],
        keyboard < last.top + 0.4 * (last.bottom - last.top),
        track.barDoubts[frame] < Self.leastDoubt
      else { continue }
      covered.insert(frame)
    }
    // One frame alone may only be hard to read.
    return covered.filter { covered.contains($0 - 1) || covered.contains($0 + 1) }
  }
}

extension ClipMotions.Stretch {
  /// Where a right bar's bottom is: it has gone the same share of its way as the keyboard.
  fileprivate func rightBar(forKeyboardAt top: Double) -> Double {
    guard abs(to - from) > 1e-6 else { return barTo }
    return barFrom + (top - from) / (to - from) * (barTo - barFrom)
  }
}

extension RecordedMotion.Pace {
  fileprivate init(_ fit: FitCandidate) {
    var duration = fit.timing.duration
    if fit.kind == .spring, case .spring(let spring) = fit.timing.curve {
      duration = min(duration, spring.settlingDuration)
    }
    self.init(
      curve: fit.name, duration: duration, start: fit.start,
      dampingRatio: fit.parameters.first { $0.name == "dampingRatio" }?.value)
  }
}

extension ClipClock {
  /// Whether both say the same, but for half a millisecond.
  fileprivate func isLike(_ other: ClipClock) -> Bool {
    zip(times, other.times).allSatisfy { abs($0 - $1) < 5e-4 }
  }
}

extension Double {
  fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }

  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
