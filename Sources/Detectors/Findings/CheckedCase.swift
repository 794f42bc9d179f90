public import Compositing
public import Scenes

/// A case that was checked, with its frames: it stays where it was played.
@dynamicMemberLookup
public struct CheckedCase: Sendable {
  public let result: CaseResult
  /// Frames on demand; nil where the case could not be played.
  public let compositor: Compositor?
  private let playback: Playback?

  /// Checks what came of playing a case.
  public init(_ playback: Playback) {
    let compositor = Compositor(playback)
    let findings = Detectors.findings(in: Evidence(playback, seenBy: compositor))
    result = CaseResult(
      playback.scene, CaseFacts(findings, of: playback.scene, seenBy: compositor))
    self.compositor = compositor
    self.playback = playback
  }

  /// A case that could not be played.
  public init(_ scene: SceneCase, failure: String) {
    result = CaseResult(scene, failure: failure)
    compositor = nil
    playback = nil
  }

  /// What the keyboard did when.
  public var phases: PhaseLog { playback?.phases ?? PhaseLog() }

  /// A refresh with the places in which findings show; nil where the case could not be played.
  ///
  /// - Parameter index: from 0 to `compositor.times.count - 1`.
  public func frame(_ index: Int) -> MarkedFrame? {
    guard let compositor, let playback else { return nil }
    return MarkedFrame(
      compositor.frame(index),
      marks: playback.marks(for: result.findings, at: index, of: compositor))
  }

  /// What the result says: `checked.findings`.
  public subscript<Value>(dynamicMember fact: KeyPath<CaseResult, Value>) -> Value {
    result[keyPath: fact]
  }
}
