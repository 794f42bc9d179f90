public import LayerTrees

/// What came of playing a case: all that the render side needs.
public struct Playback: Sendable {
  public let scene: SceneCase
  public let log: CommitLog
  public let phases: PhaseLog
  /// The notifications that the keyboard has posted, in order of time.
  public let posted: [PostedNotification]
  /// What the app did that UIKit leaves undefined, in order of time.
  public let diagnostics: [Diagnostic]

  public init(
    scene: SceneCase, log: CommitLog, phases: PhaseLog, posted: [PostedNotification] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.scene = scene
    self.log = log
    self.phases = phases
    self.posted = posted
    self.diagnostics = diagnostics
  }
}
