import AnimationCurves
import LayerTrees

extension Playback: Codable {
  enum CodingKeys: String, CodingKey {
    case scene = "case"
    case source, commits, phases, posted, diagnostics, recording
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
      source: try fields.decode(Source.self, forKey: .source), log: log,
      phases: try fields.decode(PhaseLog.self, forKey: .phases), posted: posted,
      diagnostics: try fields.value(.diagnostics, or: []),
      recording: try fields.decodeIfPresent(Recording.self, forKey: .recording))
  }

  public func encode(to encoder: any Encoder) throws {
    try log.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(scene, forKey: .scene)
    try fields.encode(source, forKey: .source)
    try fields.encode(phases, forKey: .phases)
    if !posted.isEmpty { try fields.encode(posted, forKey: .posted) }
    if !diagnostics.isEmpty { try fields.encode(diagnostics, forKey: .diagnostics) }
    try fields.encodeIfPresent(recording, forKey: .recording)
  }
}
