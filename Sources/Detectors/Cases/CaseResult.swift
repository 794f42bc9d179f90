public import Compositing
public import LayerTrees
public import Scenes

/// The result of checking one case: all that is reported of it.
public struct CaseResult: Sendable {
  /// The verdict on a case.
  public enum Verdict: String, Hashable, Sendable, Codable {
    /// Nothing exceeds its tolerance but what the scene expects, and all that it expects is found.
    case pass
    /// Something is not as expected.
    case fail
    /// The case could not be played.
    case error
  }

  /// The case that was played.
  public let scene: SceneCase
  /// The facts that came to light.
  public let facts: CaseFacts
  /// The paths of its films, as reports should name them.
  public var films: [String] = []
  /// The reasons why requested films are missing.
  public var filmFailures: [String] = []
  /// The reason why its requested playback is missing; nil if there is none.
  public var saveFailure: String?
  /// True if it was not played because its process was ended from outside, again and again.
  public var isLost = false
  /// Seconds of a real clock that checking took; nil where that was not measured.
  public var elapsed: Double?
  /// The places of keyboard and bar at each refresh; nil where they were not asked for.
  public var track: CaseTrack? {
    get { packedTrack?.track }
    set { packedTrack = newValue.map(PackedTrack.init) }
  }
  package var packedTrack: PackedTrack?

  /// Creates a case result.
  public init(_ scene: SceneCase, _ facts: CaseFacts) {
    self.scene = scene
    self.facts = facts
  }

  /// Checks what came of playing a case.
  public init(_ playback: Playback) { self = CheckedCase(playback).result }

  /// A case that could not be played.
  public init(_ scene: SceneCase, failure: String) {
    self.init(scene, CaseFacts(failure: failure))
  }

  /// A case whose handler stopped the program while it was played.
  public init(_ scene: SceneCase, _ trap: Trap) {
    self.init(scene, CaseFacts([Finding(trap, in: scene)], of: scene))
  }
}

extension CaseResult {
  /// The verdict on the case.
  public var verdict: Verdict { facts.verdict }
  /// The number of refreshes.
  public var frameCount: Int { facts.frameCount }
  /// The length of the scene, in simulated seconds.
  public var duration: Double { facts.duration }
  /// The greatest gap over the frames, in points, before any tolerance.
  public var greatestGap: Double { facts.greatestGap }
  /// The greatest overlap over the frames, in points, before any tolerance.
  public var greatestOverlap: Double { facts.greatestOverlap }
  /// The findings, in order of time.
  public var findings: [Finding] { facts.findings }
  /// Kinds that the scene expects and that were not found.
  public var missingKinds: [String] { facts.missingKinds }
  /// Remarks that fail nothing, in words.
  public var notes: [String] { facts.notes }
  /// The reason why the case could not be played.
  public var failure: String? { facts.failure }
  /// The constraints that could not hold together, as often as one of them was broken.
  public var conflicts: [ConstraintConflict] { facts.conflicts }
  /// The origin of the playback: a clip says how well it was read.
  public var source: Playback.Source { facts.source }

  /// The finding that exceeds all others, in points.
  public var worst: Finding? { findings.max { $0.continuous < $1.continuous } }
}

/// The facts that checking a case brought to light, as a value that goes between processes.
public struct CaseFacts: Hashable, Sendable, Codable {
  /// The verdict on the case.
  public let verdict: CaseResult.Verdict
  /// The number of refreshes.
  public private(set) var frameCount = 0
  /// The length of the scene, in simulated seconds.
  public private(set) var duration = 0.0
  /// The greatest gap over the frames, in points, before any tolerance, or between two of them.
  public private(set) var greatestGap = 0.0
  /// The greatest overlap over the frames, in points, before any tolerance, or between two.
  public private(set) var greatestOverlap = 0.0
  /// The findings, in order of time.
  public let findings: [Finding]
  /// Kinds that the scene expects and that were not found, or not as often as it says.
  public let missingKinds: [String]
  /// Remarks that fail nothing, in words.
  public private(set) var notes: [String] = []
  /// The reason why the case could not be played.
  public private(set) var failure: String?
  /// The constraints that could not hold together, as often as one of them was broken.
  public private(set) var conflicts: [ConstraintConflict] = []
  /// The origin of the playback.
  public private(set) var source = Playback.Source.simulated

  /// A case that could not be played.
  init(failure: String) {
    self.failure = failure
    verdict = .error
    findings = []
    missingKinds = []
  }

  /// Judges findings by what the scene says of them.
  ///
  /// - Parameters:
  ///   - findings: in any order.
  ///   - scene: what was played.
  ///   - times: when each refresh happened, in seconds.
  ///   - failure: why it was not played as it is written; nil where it was.
  init(
    _ findings: [Finding], of scene: SceneCase, times: [Double] = [], failure: String? = nil
  ) {
    let expected = scene.expectation?.kinds ?? []
    let greatest = Dictionary(
      findings.map { ($0.kind, $0.boundedAmount) }, uniquingKeysWith: { max($0, $1) })
    self.findings = findings.map { finding in
      var finding = finding
      let isGreatest = finding.boundedAmount == greatest[finding.kind]
      finding.isExpected =
        expected.contains(finding.kind.rawValue)
        && finding.isWithin(scene.expectation, isGreatest: isGreatest)
      return finding
    }.sorted { $0.frames(of: times).lowerBound < $1.frames(of: times).lowerBound }
    let found = Set(findings.map(\.kind.rawValue))
    missingKinds =
      expected.filter { !found.contains($0) }
      + (scene.expectation?.wrongCounts(in: findings.map(\.kind.rawValue)) ?? [])
    self.failure = failure
    let isAsExpected = self.findings.allSatisfy(\.isExpected) && missingKinds.isEmpty
    verdict = failure != nil ? .error : isAsExpected ? .pass : .fail
  }

  /// Judges findings, and sums up what the frames show.
  init(_ findings: [Finding], in playback: Playback, seenBy compositor: Compositor) {
    self.init(
      findings, of: playback.scene, times: compositor.times, failure: playback.eventsWithoutEffect)
    frameCount = compositor.times.count
    duration = compositor.times.last ?? 0
    source = playback.source
    conflicts = playback.diagnostics.compactMap(\.conflict)
    greatestGap = compositor.greatest(.gap, among: findings)
    greatestOverlap = compositor.greatest(.overlap, among: findings)
    // A bar that does not come home has no rest that says how far it should have gone.
    let isHome = !findings.contains { $0.kind == .drift }
    let foot = isHome ? compositor.footNote(playback.phases) : nil
    notes = [foot, compositor.shortfallNote].compactMap(\.self) + compositor.unjudgedNotes
  }
}

extension Playback {
  /// The first event that found nothing to do, and how many did; nil where all did something.
  fileprivate var eventsWithoutEffect: String? {
    let unplayed = diagnostics.filter { $0.kind == .eventWithoutEffect }
    guard let first = unplayed.first else { return nil }
    let more = unplayed.count > 1 ? " (and \(unplayed.count - 1) more)" : ""
    return first.message + more
  }
}

extension Finding {
  /// The value that bounds apply to: in points the greatest at any instant, else the amount.
  package var boundedAmount: Double { unit == .points ? continuous : amount }

  /// True if it is as great as the scene expects of its kind.
  fileprivate func isWithin(_ expectation: Expectation?, isGreatest: Bool) -> Bool {
    expectation?.bound(of: kind.rawValue)?.allows(boundedAmount, isGreatest: isGreatest) ?? true
  }
}

extension Expectation {
  /// The kinds that are found, but not as often as they should be.
  fileprivate func wrongCounts(in kinds: [String]) -> [String] {
    guard case .bounded(let expected) = self else { return [] }
    return expected.compactMap { finding in
      let found = kinds.count { $0 == finding.kind }
      guard let count = finding.count, found > 0, found != count else { return nil }
      return "\(finding.kind): \(count), but \(found) found"
    }
  }
}

extension Compositor {
  /// A remark on backdrop below a bar that moves with the keyboard; nil where none shows, and
  /// where the scene or the design at rest says what is to be there.
  fileprivate func footNote(_ phases: PhaseLog) -> String? {
    let scene = track.playback.scene
    let unseen = StandardTolerance.unseenPixels / scene.device.scale
    let shown = zip(times, readings).filter { ($1?.backdrop ?? 0) > unseen }
    let isDesign = shown.contains { phases.phase(at: $0.0) == .open }
    guard !scene.paintsFoot, !isDesign, let greatest = shown.compactMap({ $1?.backdrop }).max()
    else { return nil }
    return
      "up to \(Points(greatest)) pt of backdrop show below the bar while it moves with the"
      + " keyboard, for it has less way. 'keyboardLayoutGuide.usesBottomSafeArea = false' or a ground"
      + " that goes on below the bar closes it; 'foot: painted' in the scene makes it a finding"
  }

  /// A remark on a list that the keyboard's handler brings to its end, where it was not before.
  fileprivate var shortfallNote: String? {
    DriftLog(track).shortfall.map {
      "the list was \(Points($0)) pt short of its end before the keyboard came, and is at its end"
        + " after it"
    }
  }

  /// The greatest value that a refresh shows, or that was found where none shows it, in points.
  fileprivate func greatest(_ fault: SeamFault, among findings: [Finding]) -> Double {
    let shown = readings.reduce(0) { max($0, $1?[fault] ?? 0) }
    return findings.lazy.filter { $0.isBetweenFrames && $0.kind.fault == fault }
      .reduce(shown) { max($0, $1.continuous) }
  }
}
