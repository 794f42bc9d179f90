import Compositing
import Detectors
import Scenes

extension ReportedCase: Codable {
  private enum Key: String, CodingKey {
    case name, scene, file, line, handler, device, scale, system, rate, source, verdict, frames,
      duration, seam, findings, missing, failure, films, filmFailures, notes, track, recording
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let source = try ReportedSource(from: decoder)
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
        source.clip == nil ? try fields.decodeIfPresent(CaseTrack.self, forKey: .track) : nil),
      source: source)
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
    try source.encode(to: encoder)
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
    if source.clip == nil { try fields.encodeIfPresent(track, forKey: .track) }
  }
}

extension ReportedSource: Codable {
  private enum Key: String, CodingKey {
    case source, track, recording
  }

  /// The kind is a key beside the case's others; reports without it have a clip, or were simulated.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let recording = try fields.decodeIfPresent(RecordingEntry.self, forKey: .recording)
    let kind = try fields.decodeIfPresent(Playback.Source.Kind.self, forKey: .source)
    if let recording {
      self = .filmed(
        ReportedClip(
          recording: recording,
          track: try fields.decodeIfPresent(RecordedTrackEntry.self, forKey: .track)))
    } else if kind == .filmed {
      throw DecodingError.keyNotFound(
        Key.recording,
        .init(codingPath: decoder.codingPath, debugDescription: "a filmed case has a recording"))
    } else {
      self = kind == .logged ? .logged : .simulated
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .source)
    guard let clip else { return }
    try fields.encode(clip.recording, forKey: .recording)
    try fields.encodeIfPresent(clip.track, forKey: .track)
  }
}
