public import Compositing
public import Scenes

/// What came of checking one case: all that is reported of it.
public struct CaseResult: Sendable {
  /// Whether a case is as expected, is not, or could not be played.
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
  /// What came of it.
  public let facts: CaseFacts
  /// Where pictures of it lie, as reports should name them.
  public var films: [String] = []
  /// Why a picture that was asked for is not there.
  public var filmFailures: [String] = []
  /// Why its playback, which was asked for, is not there.
  public var saveFailure: String?
  /// How long checking took, in seconds of a real clock; nil where nobody measured it.
  public var elapsed: Double?
  /// Where keyboard and bar are at each refresh; nil where nobody asked for it.
  public var track: CaseTrack?

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
  /// Whether the case is as expected.
  public var verdict: Verdict { facts.verdict }
  /// How many refreshes the scene has.
  public var frameCount: Int { facts.frameCount }
  /// How long the scene plays, in simulated seconds.
  public var duration: Double { facts.duration }
  /// The greatest gap over the frames, in points, before any tolerance.
  public var greatestGap: Double { facts.greatestGap }
  /// The greatest overlap over the frames, in points, before any tolerance.
  public var greatestOverlap: Double { facts.greatestOverlap }
  /// What is found, in order of time.
  public var findings: [Finding] { facts.findings }
  /// Kinds that the scene expects and that were not found.
  public var missingKinds: [String] { facts.missingKinds }
  /// Why the case could not be played.
  public var failure: String? { facts.failure }
  /// Where the playback is from: a clip says how well it was read.
  public var source: Playback.Source { facts.source }

  /// The finding that exceeds all others, in points.
  public var worst: Finding? { findings.max { $0.continuous < $1.continuous } }
}
