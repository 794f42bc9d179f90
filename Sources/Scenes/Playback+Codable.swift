import AnimationCurves
import LayerTrees

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
