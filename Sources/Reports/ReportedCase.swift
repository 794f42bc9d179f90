import AnimationCurves
import Scenes
public import Compositing
public import Detectors

/// A case as reports have it: plain values, which the JSON report holds and gives back.
public struct ReportedCase: Hashable, Sendable {
  /// The scene's title and the label.
  public var name: String
  /// The scene's title.
  public var scene: String
  /// The scene's file, and the line in it.
  public var file: String
  /// The line of the scene in its file.
  public var line: Int
  /// The handler with its options, as scenes write it.
  public var handler: String
  /// The device's name.
  public var device: String
  /// Device pixels per point.
  public var scale: Double
  /// The keyboard's profile; nil where none is known.
  public var system: String?
  /// Refreshes per second.
  public var rate: Double
  /// The verdict on the case.
  public var verdict: CaseResult.Verdict
  /// The number of refreshes.
  public var frames: Int
  /// The seconds that the scene plays, on its own clock.
  public var duration: Double
  /// The greatest gap and overlap.
  public var seam: Seam
  /// The findings, in order of time.
  public var findings: [ReportedFinding]
  /// The expected kinds that were not found, with a count where that differs.
  public var missing: [String]
  /// The reason why the case could not be played.
  public var failure: String?
  /// Paths of pictures.
  public var films: [String]
  /// The reasons why requested pictures are missing.
  public var filmFailures: [String]
  /// Notes on the case: stretches in which nothing was shown.
  public var notes: [String] = []
  /// Keyboard and bar at each refresh; nil where they were not asked for.
  public var track: CaseTrack? {
    get { packedTrack?.track }
    set { packedTrack = newValue.map(PackedTrack.init) }
  }
  package var packedTrack: PackedTrack?
  /// The source of its playback; of a clip also the reading, and the places of its edges.
  package var source: ReportedSource
  /// The seconds that checking took, on a real clock; no part of the JSON report.
  public var elapsed: Double?

  var recording: RecordingEntry? { source.clip?.recording }
  var recordedTrack: RecordedTrackEntry? { source.clip?.track }

  /// Frames of the clip for a page, the larger ones first; none of what is no clip.
  ///
  /// Those of the last sheet stand for the frames after them as well.
  package var sheets: [ContactSheet] {
    get { source.clip?.sheets ?? [] }
    set {
      guard case .filmed(var clip) = source else { return }
      clip.sheets = newValue
      source = .filmed(clip)
    }
  }

  /// The same without its track; of a clip the edges stay.
  var withoutTrack: ReportedCase {
    var reported = self
    reported.track = nil
    if case .filmed(var clip) = source {
      clip.track = recordedTrack?.edges
      reported.source = .filmed(clip)
    }
    return reported
  }

  /// The greatest values over the frames in points, before any tolerance.
  public struct Seam: Hashable, Sendable, Codable {
    /// The greatest gap, in points.
    public var gap: Double
    /// The greatest overlap, in points.
    public var overlap: Double

    /// Creates a seam.
    public init(gap: Double, overlap: Double) {
      self.gap = gap
      self.overlap = overlap
    }
  }
}

extension ReportedCase {
  /// Creates a reported case.
  public init(_ result: CaseResult) {
    let scene = result.scene
    self.init(
      name: scene.name, scene: scene.scene, file: scene.location.file, line: scene.location.line,
      handler: scene.handler.description, device: scene.device.name,
      scale: scene.device.scale.micro,
      system: result.source.recording.map(\.system) ?? scene.profile.name, rate: scene.rate,
      verdict: result.verdict, frames: result.frameCount, duration: result.duration.micro,
      seam: Seam(gap: result.greatestGap.micro, overlap: result.greatestOverlap.micro),
      findings: result.findings.map {
        ReportedFinding(
          $0, expectedBy: scene.expectation, isFilmed: result.source.kind == .filmed)
      },
      missing: result.missingKinds,
      failure: result.failure, films: result.films, filmFailures: result.filmFailures,
      notes: scene.blackouts + result.notes, packedTrack: result.packedTrack,
      source: ReportedSource(result),
      elapsed: result.elapsed)
  }

  /// The words that distinguish it from the scene's other cases: the name without the title.
  public var label: String {
    let title = "\(scene) / "
    return name.hasPrefix(title) ? String(name.dropFirst(title.count)) : name
  }

  /// The finding that exceeds all others, in points.
  var worst: ReportedFinding? { findings.max { $0.size < $1.size } }

  /// The findings that fail it, worst first.
  var unexpected: [ReportedFinding] { findings.filter(\.fails).sorted { $0.size > $1.size } }

  /// Has only those findings fail it that rest on what is recorded, documented or follows from it.
  package mutating func failOnlyKnown() {
    for index in findings.indices where !findings[index].expected {
      findings[index].excused = !findings[index].restsOn.isEmpty
    }
    judge()
  }

  /// Makes the verdict anew that its findings give, unless it could not be played.
  mutating func judge() {
    guard verdict != .error else { return }
    verdict = missing.isEmpty && !findings.contains(where: \.fails) ? .pass : .fail
  }
}

extension SceneCase {
  /// The least time without a picture that a person notices as one, in seconds.
  private static let leastBlackout = 0.1

  /// The times at which the display shows nothing new for a tenth of a second or longer, in words.
  ///
  /// Nothing is found there: what is not shown cannot be seen to come apart.
  var blackouts: [String] {
    let missed = refreshes.dropped.sorted()
    var runs: [ClosedRange<Int>] = []
    for index in missed {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs.filter { Double($0.count + 1) / rate >= Self.leastBlackout }.map { run in
      let start = (phase + Double(run.lowerBound - 1) / rate) * 1000
      let length = Double(run.count + 1) / rate * 1000
      let missed = run.count == 1 ? "one refresh" : "\(run.count) refreshes"
      return "the display misses \(missed): it shows one picture for"
        + " \(Int(length.rounded())) ms from \(Int(max(0, start).rounded())) ms on, and nothing is found there"
    }
  }
}

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
      packedTrack: source.clip == nil
        ? try fields.decodeIfPresent(CaseTrack.self, forKey: .track).map(PackedTrack.init) : nil,
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
