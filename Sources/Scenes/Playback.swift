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
  /// The case, or the recording, that it is of.
  public let source: Source
  /// What was committed.
  public let log: CommitLog
  /// What the keyboard did.
  public let phases: PhaseLog
  /// The notifications that the keyboard has posted, in order of time.
  public let posted: [PostedNotification]
  /// What the app did that UIKit leaves undefined, in order of time.
  public let diagnostics: [Diagnostic]
  /// What it was read from, and how well; nil where it was simulated.
  public let recording: Recording?

  /// Creates a playback.
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
