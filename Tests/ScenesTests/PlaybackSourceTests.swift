import LayerTrees
import Scenes
import Testing

/// The origin of a playback in its file, now and in earlier ones.
struct PlaybackSourceTests {
  private static let filmed = Playback.Source.filmed(
    Recording(
      width: 750, height: 1334, clock: .stamps, rate: 60,
      keyboard: Recording.Edge(rms: 0.1, visible: 3), bar: Recording.Edge(rms: 0.2, visible: 2),
      system: "iOS 18", uncertainty: 0.3,
      motions: [RecordedMotion(start: 0.2, end: 0.5, phase: .opening)], covered: [0],
      track: RecordedTrack(times: [0], keyboardTop: [nil], barTop: [620], barBottom: [667])))

  private static func text(_ source: Playback.Source) throws -> String {
    let device = try #require(Device.named("iPhone 8"))
    let scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "recorded"), device: device, events: [])
    var log = CommitLog()
    log.append(
      Commit(
        time: 0,
        root: LayerSnapshot(id: LayerID(1), role: .screen, model: LayerValues(), sublayers: [])))
    return try PlaybackFile.text(
      of: Playback(scene: scene, source: source, log: log, phases: PhaseLog()))
  }

  private static func source(in text: String) throws -> Playback.Source {
    try PlaybackFile.playback(in: text, file: "f").source
  }

  @Test(arguments: [Playback.Source.simulated, .logged, filmed])
  func everySourceIsReadAsItIsWritten(_ source: Playback.Source) throws {
    let text = try Self.text(source)
    #expect(text.contains("\"source\":\"\(source.kind.rawValue)\""))
    #expect(try Self.source(in: text) == source)
  }

  /// Files had one name for a log and a clip, which differ by the clip's reading.
  @Test func earlierFilesAreRead() throws {
    for source in [Playback.Source.logged, Self.filmed] {
      let earlier = try Self.text(source)
        .replacing("\"source\":\"\(source.kind.rawValue)\"", with: "\"source\":\"recorded\"")
      #expect(try Self.source(in: earlier) == source)
    }
  }

  /// What does not fit together would be read beyond its ends.
  @Test(arguments: [
    ("\"times\":[0]", "\"times\":[]"), ("\"times\":[0]", "\"times\":[0,1]"),
    ("\"keyboardTop\":[null]", "\"keyboardTop\":[]"), ("\"barTop\":[620]", "\"barTop\":[]"),
    ("\"barBottom\":[667]", "\"barBottom\":[667,667]"), ("\"covered\":[0]", "\"covered\":[1]"),
    ("\"end\":0.5", "\"end\":0.1"), ("\"rate\":60,\"system\"", "\"rate\":0,\"system\""),
    ("\"width\":750", "\"width\":0"), ("\"height\":1334", "\"height\":-1"),
  ])
  func aRecordingFitsTogether(old: String, new: String) throws {
    let text = try Self.text(Self.filmed)
    #expect(text.contains(old), "\(text)")
    let error = #expect(throws: SceneError.self) {
      try Self.source(in: text.replacing(old, with: new))
    }
    #expect(error?.message.hasPrefix("'recording' must ") == true)
  }

  @Test func aSourceAndItsRecordingBelongTogether() throws {
    for (source, name, words) in [
      (Playback.Source.logged, "filmed", "must have a 'recording'"),
      (Self.filmed, "simulated", "must be 'filmed'"), (Self.filmed, "dreamt", "must be one of"),
    ] {
      let wrong = try Self.text(source)
        .replacing("\"source\":\"\(source.kind.rawValue)\"", with: "\"source\":\"\(name)\"")
      let error = #expect(throws: (any Error).self) { try Self.source(in: wrong) }
      #expect("\(error.map { "\($0)" } ?? "")".contains("'source' \(words)"))
    }
  }
}
