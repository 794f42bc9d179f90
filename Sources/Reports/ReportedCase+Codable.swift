import Compositing
import Detectors

extension ReportedCase: Codable {
  private enum Key: String, CodingKey {
    case name, scene, file, line, handler, device, scale, system, rate, verdict, frames, duration,
      seam, findings, missing, failure, films, filmFailures, notes, track, recording
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let recording = try fields.decodeIfPresent(RecordingEntry.self, forKey: .recording)
    self.init(
      name: try fields.decode(String.self, forKey: .name),
      scene: try fields.decode(String.self, forKey: .scene),
      file: try fields.decode(String.self, forKey: .file),
      line: try fields.decode(Int.self, forKey: .line),
      handler: try fields.decode(String.self, forKey: .handler),
      device: try fields.decode(String.self, forKey: .device),
      scale: try fields.decode(Double.self, forKey: .scale),
      system: try fields.decodeIfPresent(String.self, forKey: .system),
      rate: try fields.decode(Double.self, forKey: .rate),
      verdict: try fields.decode(CaseResult.Verdict.self, forKey: .verdict),
      frames: try fields.decode(Int.self, forKey: .frames),
      duration: try fields.decode(Double.self, forKey: .duration),
      seam: try fields.decode(Seam.self, forKey: .seam),
      findings: try fields.decode([ReportedFinding].self, forKey: .findings),
      missing: try fields.decode([String].self, forKey: .missing),
      failure: try fields.decodeIfPresent(String.self, forKey: .failure),
      films: try fields.decode([String].self, forKey: .films),
      filmFailures: try fields.decodeIfPresent([String].self, forKey: .filmFailures) ?? [],
      notes: try fields.decodeIfPresent([String].self, forKey: .notes) ?? [],
      // A clip's track has neither marks nor what a page draws.
      boxedTrack: Boxed(
        recording == nil ? try fields.decodeIfPresent(CaseTrack.self, forKey: .track) : nil),
      clip: Boxed(
        try recording.map {
          ReportedClip(
            recording: $0,
            track: try fields.decodeIfPresent(RecordedTrackEntry.self, forKey: .track))
        }))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(scene, forKey: .scene)
    try fields.encode(file, forKey: .file)
    try fields.encode(line, forKey: .line)
    try fields.encode(handler, forKey: .handler)
    try fields.encode(device, forKey: .device)
    try fields.encode(scale, forKey: .scale)
    // The key is there where its value is missing.
    try fields.encode(system, forKey: .system)
    try fields.encode(rate, forKey: .rate)
    try fields.encode(verdict, forKey: .verdict)
    try fields.encode(frames, forKey: .frames)
    try fields.encode(duration, forKey: .duration)
    try fields.encode(seam, forKey: .seam)
    try fields.encode(findings, forKey: .findings)
    try fields.encode(missing, forKey: .missing)
    try fields.encodeIfPresent(failure, forKey: .failure)
    try fields.encode(films, forKey: .films)
    if !filmFailures.isEmpty { try fields.encode(filmFailures, forKey: .filmFailures) }
    if !notes.isEmpty { try fields.encode(notes, forKey: .notes) }
    try fields.encodeIfPresent(recording, forKey: .recording)
    if let recordedTrack {
      try fields.encode(recordedTrack, forKey: .track)
    } else {
      try fields.encodeIfPresent(track, forKey: .track)
    }
  }
}
