import Compositing
import Detectors
import Foundation
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

/// The source of a case's playback, as reports have it.
package enum ReportedSource: Hashable {
  case simulated, logged
  indirect case filmed(ReportedClip)

  /// The source of a result's playback; a clip has its edges.
  init(_ result: CaseResult) {
    switch result.source {
    case .simulated: self = .simulated
    case .logged: self = .logged
    case .filmed(let recording): self = .filmed(ReportedClip(recording, of: result))
    }
  }

  /// The clip; nil where there is none.
  var clip: ReportedClip? {
    guard case .filmed(let clip) = self else { return nil }
    return clip
  }

  var kind: Playback.Source.Kind {
    switch self {
    case .simulated: .simulated
    case .logged: .logged
    case .filmed: .filmed
    }
  }
}

/// The JSON report's values of a clip.
package struct ReportedClip: Hashable {
  let recording: RecordingEntry
  var track: RecordedTrackEntry?
  /// The larger frames first; none where they were not asked for.
  var sheets: [ContactSheet] = []

  init(recording: RecordingEntry, track: RecordedTrackEntry?) {
    self.recording = recording
    self.track = track
  }

  /// The clip of a result; with all that a simulated track has where the result has one.
  init(_ recording: Recording, of result: CaseResult) {
    var track = RecordedTrackEntry(recording.track)
    if let whole = result.track { track.add(whole, on: result.scene.device) }
    self.init(recording: RecordingEntry(recording), track: track)
  }
}

/// The edges of keyboard and bar in each frame of a recording; null where an edge is hidden.
struct RecordedTrackEntry: Hashable, Codable {
  let times: [Double]
  let keyboardTop: [Double?]
  let barTop: [Double?]
  let barBottom: [Double?]
  /// The bottom of a right bar; nil where it was not asked for, as what follows.
  private(set) var guide: [Double?]?
  /// Null in each frame: a list is not looked for in a clip.
  private(set) var listBottom: [Double?]?
  private(set) var keyboard: [[CaseTrack.Rect]?]?
  private(set) var bar: [[CaseTrack.Rect]?]?
  /// A keyboard that fades is not read, so one that is has all its colour.
  private(set) var opacity: [Double?]?

  init(_ track: RecordedTrack) {
    func rounded(_ values: [Double?]) -> [Double?] { values.map { $0.map(\.micro) } }
    times = track.times.map(\.micro)
    keyboardTop = rounded(track.keyboardTop)
    barTop = rounded(track.barTop)
    barBottom = rounded(track.barBottom)
  }

  /// The four lists that every report of a clip has.
  var edges: RecordedTrackEntry {
    var edges = self
    (edges.guide, edges.listBottom, edges.keyboard, edges.bar) = (nil, nil, nil, nil)
    edges.opacity = nil
    return edges
  }
}

extension RecordedTrackEntry {
  /// Adds what else a simulated track has.
  fileprivate mutating func add(_ track: CaseTrack, on device: Device) {
    let (width, height) = (Double(device.size.width), Double(device.size.height))
    func rects(from tops: [Double?], to bottoms: [Double?]) -> [[CaseTrack.Rect]?] {
      zip(tops, bottoms).map { top, bottom in
        guard let top, let bottom else { return nil }
        return [[0, top, width, max(0, bottom - top).micro]]
      }
    }
    guide = guides(track)
    listBottom = times.map { _ in nil }
    keyboard = rects(from: keyboardTop, to: times.map { _ in height })
    bar = rects(from: barTop, to: barBottom)
    opacity = keyboardTop.map { $0.map { _ in 1 } }
  }

  /// The guide of the frames that show where the keyboard is, or that it is gone.
  private func guides(_ track: CaseTrack) -> [Double?] {
    times.indices.map { frame in
      guard track.guide.indices.contains(frame) else { return nil }
      let phase = track.phases.last { $0.time <= times[frame] }?.phase
      return keyboardTop[frame] != nil || phase == .closed ? track.guide[frame] : nil
    }
  }
}
