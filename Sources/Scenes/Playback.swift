import AnimationCurves
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
  /// The app's uses of UIKit whose effect UIKit leaves undefined, in order of time.
  public let diagnostics: [Diagnostic]
  /// False if it is known to be the same at any rate and phase of the display's refreshes.
  ///
  /// That is known of one that has just been played; files do not say it.
  package var dependsOnRefreshes = true

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

extension Playback: Codable {
  enum CodingKeys: String, CodingKey {
    case scene = "case"
    case commits, phases, posted, diagnostics
  }

  /// Seconds after which nothing may move any more.
  static let greatestDuration = 7200.0

  /// The layers and commits are keys beside the others.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let log = try CommitLog(from: decoder)
    guard (0...Self.greatestDuration).contains(log.restTime) else {
      throw fields.mistake(
        "must come to rest within \(Self.greatestDuration) seconds, not at \(log.restTime)",
        at: .commits)
    }
    let posted = try fields.value(.posted, or: [PostedNotification]())
    guard zip(posted, posted.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
      throw fields.mistake("must be in order of time", at: .posted)
    }
    self.init(
      scene: try fields.decode(SceneCase.self, forKey: .scene),
      source: try Source(from: decoder), log: log,
      phases: try fields.decode(PhaseLog.self, forKey: .phases), posted: posted,
      diagnostics: try fields.value(.diagnostics, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    try log.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(scene, forKey: .scene)
    try source.encode(to: encoder)
    try fields.encode(phases, forKey: .phases)
    if !posted.isEmpty { try fields.encode(posted, forKey: .posted) }
    if !diagnostics.isEmpty { try fields.encode(diagnostics, forKey: .diagnostics) }
  }
}

extension Playback.Source: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, recording
  }

  /// The name that files had for both of logged and filmed.
  private static let earlierName = "recorded"

  /// The kind is one key beside those of the whole, and a clip's reading another.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .source)
    let recording = try fields.decodeIfPresent(Recording.self, forKey: .recording)
    if let fault = recording?.fault { throw fields.mistake(fault, at: .recording) }
    switch (Kind(rawValue: name), recording) {
    case (.simulated, nil): self = .simulated
    case (.logged, nil): self = .logged
    case (.filmed, let recording?): self = .filmed(recording)
    case (nil, let recording) where name == Self.earlierName:
      self = recording.map(Self.filmed) ?? .logged
    case (.filmed, nil):
      throw fields.mistake("must have a 'recording' beside it where it is 'filmed'", at: .source)
    case (.simulated, _), (.logged, _):
      throw fields.mistake("must be 'filmed' where there is a 'recording'", at: .source)
    case (nil, _):
      let names = Kind.allCases.map { "'\($0.rawValue)'" }
      throw fields.mistake("must be one of \(names.joined(separator: ", "))", at: .source)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(kind, forKey: .source)
    try fields.encodeIfPresent(recording, forKey: .recording)
  }
}
