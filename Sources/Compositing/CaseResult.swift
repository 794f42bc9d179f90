public import KeyboardScenes

/// What came of checking one case.
public struct CaseResult: Sendable {
  public enum Verdict: String, Hashable, Sendable {
    /// Nothing exceeds its tolerance but what the scene expects, and all that it expects is found.
    case pass
    case fail
    /// The case could not be played.
    case error
  }

  public let scene: SceneCase
  public let verdict: Verdict
  /// How many refreshes the scene has.
  public let frameCount: Int
  /// The greatest gap over the frames, in points, before any tolerance.
  public let greatestGap: Double
  /// The greatest overlap over the frames, in points, before any tolerance.
  public let greatestOverlap: Double
  public let findings: [Finding]
  /// Kinds that the scene expects and that were not found.
  public let missingKinds: [String]
  /// Why the case could not be played.
  public let failure: String?
  /// Frames on demand; nil where the case could not be played.
  public let compositor: Compositor?
  public let phases: PhaseLog
  /// Where pictures of it lie, as reports should name them.
  public var films: [String] = []

  /// Checks what came of playing a case.
  public init(_ playback: Playback) {
    let compositor = Compositor(playback)
    let tolerances = Tolerances(playback.scene)
    let expected = playback.scene.expectation?.kinds ?? []
    scene = playback.scene
    let atTheSeam = FindingKind.atTheSeam.flatMap { kind in
      SeamDetector(
        kind: kind, playback: playback, compositor: compositor, tolerance: tolerances[kind]
      ).findings()
    }
    let ofContent = ContentDetector(playback: playback, times: compositor.times)
      .findings(tolerances: tolerances)
    findings = (atTheSeam + ofContent).map { finding in
      var finding = finding
      finding.isExpected = expected.contains(finding.kind.rawValue)
      return finding
    }.sorted { $0.frames.lowerBound < $1.frames.lowerBound }
    let found = Set(findings.map(\.kind.rawValue))
    missingKinds = expected.filter { !found.contains($0) }
    verdict = findings.allSatisfy(\.isExpected) && missingKinds.isEmpty ? .pass : .fail
    frameCount = compositor.times.count
    greatestGap = compositor.readings.reduce(0) { max($0, $1?.gap ?? 0) }
    greatestOverlap = compositor.readings.reduce(0) { max($0, $1?.overlap ?? 0) }
    failure = nil
    self.compositor = compositor
    phases = playback.phases
  }

  /// A case that could not be played.
  public init(_ scene: SceneCase, failure: String) {
    self.scene = scene
    self.failure = failure
    verdict = .error
    frameCount = 0
    greatestGap = 0
    greatestOverlap = 0
    findings = []
    missingKinds = []
    compositor = nil
    phases = PhaseLog()
  }

  /// The finding that exceeds all others, in points.
  public var worst: Finding? { findings.max { $0.continuous < $1.continuous } }
}
