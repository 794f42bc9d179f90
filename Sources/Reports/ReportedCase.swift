import AnimationCurves
public import Compositing
public import Detectors
import Scenes

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
  /// The reason for which the case could not be played.
  public var failure: String?
  /// Paths of pictures.
  public var films: [String]
  /// The reasons for which pictures that were asked for are not there.
  public var filmFailures: [String]
  /// Notes on the case: stretches in which nothing was shown.
  public var notes: [String] = []
  /// Keyboard and bar at each refresh; nil where they were not asked for.
  public var track: CaseTrack? {
    get { boxedTrack.value }
    set { boxedTrack.value = newValue }
  }
  var boxedTrack: Boxed<CaseTrack>
  /// The source of its playback; of a clip also the reading, and the places of its edges.
  package var source: ReportedSource
  /// The seconds that checking took, on a real clock; no part of the JSON report.
  public var elapsed: Double?

  var recording: RecordingEntry? { source.clip?.recording }
  var recordedTrack: RecordedTrackEntry? { source.clip?.track }

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
      notes: scene.blackouts, boxedTrack: Boxed(result.track),
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

  /// The unexpected findings, worst first.
  var unexpected: [ReportedFinding] {
    findings.filter { !$0.expected }.sorted { $0.size > $1.size }
  }
}
