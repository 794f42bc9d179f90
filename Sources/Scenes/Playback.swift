public import LayerTrees

/// The record of one case: what was committed and when, what the keyboard did, what was posted.
public struct Playback: Sendable {
  /// The origin of a playback, which decides what is known between its samples.
  public enum Source: Hashable, Sendable {
    /// A handler on the virtual clock: exact at every instant.
    case simulated
    /// Positions that an app or Instruments logged: nothing is known between them.
    case logged
    /// The frames of a clip, with how well they were read: nothing is known between them.
    case filmed(Recording)
  }

  /// The case; its rate and its tolerances may be chosen anew.
  public var scene: SceneCase
  /// The source: simulated, logged or filmed.
  public let source: Source
  /// The commits.
  public let log: CommitLog
  /// The keyboard's phases.
  public let phases: PhaseLog
  /// The notifications that the keyboard has posted, in order of time.
  public let posted: [PostedNotification]
  /// The app's faults that UIKit leaves undefined, in order of time.
  public let diagnostics: [Diagnostic]

  /// Creates a playback.
  public init(
    scene: SceneCase, source: Source = .simulated, log: CommitLog, phases: PhaseLog,
    posted: [PostedNotification] = [], diagnostics: [Diagnostic] = []
  ) {
    self.scene = scene
    self.source = source
    self.log = log
    self.phases = phases
    self.posted = posted
    self.diagnostics = diagnostics
  }

  /// The clip that it was read from, and how well; nil where it was not filmed.
  public var recording: Recording? { source.recording }
}

extension Playback.Source {
  /// The name that files and reports have for it.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case simulated, logged, filmed
  }

  package var kind: Kind {
    switch self {
    case .simulated: .simulated
    case .logged: .logged
    case .filmed: .filmed
    }
  }

  /// The clip; nil where there is none.
  package var recording: Recording? {
    guard case .filmed(let recording) = self else { return nil }
    return recording
  }
}
