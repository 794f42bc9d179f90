public import LayerTrees

/// What came of playing a case: all that the render side needs.
public struct Playback: Sendable {
  public let scene: SceneCase
  public let log: CommitLog
  public let phases: PhaseLog
  /// What the keyboard told the app, in order of time.
  public let told: [ToldNotification]
  /// What the app did that UIKit leaves undefined, in order of time.
  public let diagnostics: [Diagnostic]

  public init(
    scene: SceneCase, log: CommitLog, phases: PhaseLog, told: [ToldNotification] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.scene = scene
    self.log = log
    self.phases = phases
    self.told = told
    self.diagnostics = diagnostics
  }
}
