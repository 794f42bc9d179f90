public import LayerTrees

/// What came of playing a case: all that the render side needs.
public struct Playback: Sendable {
  /// What made the motion.
  public enum Source: String, Hashable, Sendable, Codable {
    /// A handler on the virtual clock: exact at every instant.
    case simulated
    /// What a screen was seen to show: samples, and nothing is known between them.
    case recorded
  }

  /// The case; its rate and its tolerances may be chosen anew.
  public var scene: SceneCase
  public let source: Source
  public let log: CommitLog
  public let phases: PhaseLog
  /// The notifications that the keyboard has posted, in order of time.
  public let posted: [PostedNotification]
  /// What the app did that UIKit leaves undefined, in order of time.
  public let diagnostics: [Diagnostic]
  /// What it was read from, and how well; nil where it was simulated.
  public let recording: Recording?

  public init(
    scene: SceneCase, source: Source = .simulated, log: CommitLog, phases: PhaseLog,
    posted: [PostedNotification] = [], diagnostics: [Diagnostic] = [],
    recording: Recording? = nil
  ) {
    self.scene = scene
    self.source = source
    self.log = log
    self.phases = phases
    self.posted = posted
    self.diagnostics = diagnostics
    self.recording = recording
  }
}
