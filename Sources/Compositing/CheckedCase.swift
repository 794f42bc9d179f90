public import KeyboardScenes

/// A case that was checked, with its frames: it stays where it was played.
@dynamicMemberLookup
public struct CheckedCase: Sendable {
  public let result: CaseResult
  /// Frames on demand; nil where the case could not be played.
  public let compositor: Compositor?
  public let phases: PhaseLog

  /// Checks what came of playing a case.
  public init(_ playback: Playback) {
    let compositor = Compositor(playback)
    let findings = Detectors.findings(in: Evidence(playback, seenBy: compositor))
    result = CaseResult(
      playback.scene, CaseFacts(findings, of: playback.scene, seenBy: compositor))
    self.compositor = compositor
    phases = playback.phases
  }

  /// A case that could not be played.
  public init(_ scene: SceneCase, failure: String) {
    result = CaseResult(scene, failure: failure)
    compositor = nil
    phases = PhaseLog()
  }

  /// What the result says: `checked.findings`.
  public subscript<Value>(dynamicMember fact: KeyPath<CaseResult, Value>) -> Value {
    result[keyPath: fact]
  }
}
