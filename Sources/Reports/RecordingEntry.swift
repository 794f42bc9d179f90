import Detectors
import Scenes

/// The JSON report's facts of a clip: its size and clock, and how well it could be read.
struct RecordingEntry: Hashable, Codable {
  let width: Int
  let height: Int
  let frames: Int
  let clock: String
  let rate: Double
  let keyboard: Edge
  let bar: Edge
  let uncertainty: Double
  let motions: [Motion]
  let notes: [String]

  struct Edge: Hashable, Codable {
    let rms: Double
    let visible: Int

    init(_ edge: Recording.Edge) { (rms, visible) = (edge.rms.micro, edge.visible) }
  }

  struct Motion: Hashable, Codable {
    let phase: String
    let start: Double
    let end: Double
    let keyboard: String?
    let bar: String?
    let delay: Double?
  }

  init(_ recording: Recording) {
    (width, height) = (recording.width, recording.height)
    frames = recording.track.times.count
    clock = recording.clock.rawValue
    rate = recording.rate.micro
    keyboard = Edge(recording.keyboard)
    bar = Edge(recording.bar)
    uncertainty = recording.uncertainty.micro
    notes = recording.notes
    motions = recording.motions.map { motion in
      Motion(
        phase: motion.phase.rawValue, start: motion.start.micro, end: motion.end.micro,
        keyboard: motion.keyboard?.curve, bar: motion.bar?.curve, delay: motion.delay?.micro)
    }
  }
}

extension RecordingEntry {
  /// The reading of the clip, for people: a line, and the notes.
  func lines(system: String?) -> [String] {
    let clock = clock == Recording.Clock.stamps.rawValue ? "its time stamps" : "the frames' numbers"
    let system = system.map { ", the keyboard moves as on \($0)" } ?? ""
    return [
      "\(frames) frames at \(rate.short) a second by \(clock), each value +/-"
        + " \(uncertainty.short) pt\(system)"
    ] + notes.map { "note: \($0)" }
  }
}
