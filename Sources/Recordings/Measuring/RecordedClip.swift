import LayerGeometry
import AnimationCurves
import Foundation
import MotionFits
import Scenes

/// A reading of a clip, on the clock that fits, as a playback.
struct RecordedClip {
  private(set) var reading: ClipReading
  let clock: ClipClock
  private(set) var motions: ClipMotions
  /// The curves of each motion between its rests.
  let curves: [SettledCurves]
  let size: (width: Int, height: Int)
  let hasPalette: Bool
  private let name: String
  private(set) var notes: [String]

  /// The frames' clock must be so much better than the stamps', and than stamps that are even.
  private static let (better, betterThanEven) = (0.8, 0.4)
  /// Frames per second that a clip should have.
  private static let leastRate = 9.5
  /// Rows: a curve that fits closer by the stamps leaves nothing to be better at.
  private static let jitter = 0.15

  init(
    _ reading: ClipReading, _ pictures: RowPictures, named name: String, options: ClipOptions,
    isDeviceSure: Bool
  ) {
    var reading = reading
    let stretches = reading.stretches()
    reading.forgetReturns(stretches)
    self.reading = reading
    self.name = name
    size = (pictures.width, pictures.height)
    hasPalette = pictures.hasPalette
    notes = reading.notes
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
      let framesFit = byFrames.keyboardMisfit ?? .infinity
      let stampsFit = byStamps.keyboardMisfit ?? .infinity
      let isBetter =
        !isSame
        && framesFit < (stamps.isEven ? Self.betterThanEven : Self.better) * stampsFit
        && stampsFit > Self.jitter / reading.rowsPerPoint
      (clock, motions) = isBetter ? (frames, byFrames) : (stamps, byStamps)
      if isBetter {
        notes.append(
          "the frames' numbers fit better than the clip's stamps"
            + " (\(framesFit.hundredths) pt against \(stampsFit.hundredths) pt)")
      }
    }
    (self.reading, motions) = self.reading.secondLook(
      along: motions, at: clock.times, in: pictures, stretches)
    self.reading.forgetDoubtful(motions.stretches, at: clock.times)
    curves = self.reading.settle(motions.stretches, at: clock.times)
    if clock.rate < Self.leastRate {
      notes.append(
        "the clip has \(clock.rate.rounded(toPlaces: 1)) frames a second: few of a motion are seen, and"
          + " findings between them are missed")
    }
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
    let devicePixel = 1 / reading.device.scale
    let least = max(recording.uncertainty, devicePixel)
    for kind in ["jump", "reversal", "drift", "offscreen"] { scene.tolerances[kind] = least }
    for kind in ["gap", "overlap"] {
      scene.tolerances[kind] = max(recording.leastUncertainty, devicePixel)
    }
    // Two rests are two pictures: a difference of a row does not distinguish them.
    scene.tolerances["drift"] = max(least, 1.5 * pixel)
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
