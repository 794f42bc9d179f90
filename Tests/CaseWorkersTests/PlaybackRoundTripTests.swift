import CaseWorkers
import Detectors
import Filmstrips
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import Reports
import SceneFiles
import SceneHunting
import Scenes
import SeededRandom
import Testing

/// Playbacks that were saved and read again show what they showed.
@MainActor
struct PlaybackRoundTripTests {
  private nonisolated static let handlers = [
    "frame", "constraint", "transform", "layoutguide", "inputaccessory", "contentinset",
    "chatlist", "keyboardtracker",
  ]

  /// The cases of random scenes, the same in every run.
  private static func cases(of handler: String, count: Int) -> [SceneCase] {
    let registry = HandlerRegistry.standard
    let reader = SceneReader(
      vocabulary: SceneVocabulary(
        handlers: registry.signatures, findingKinds: FindingKind.allCases.map(\.rawValue),
        units: FindingKind.units))
    let kinds = [
      "show", "hide", "notification", "drag", "scroll", "rotate", "receive", "background",
    ]
    let generator = SceneGenerator(
      handler: HandlerSpec(name: handler), seed: 11, kinds: kinds)
    return (0..<count).flatMap { number in
      (try? reader.cases(in: generator.draft(number).yaml, file: "draft")) ?? []
    }
  }

  @Test(arguments: handlers)
  func whatIsReadShowsWhatWasSaved(handler: String) throws {
    let cases = Self.cases(of: handler, count: 12)
    #expect(!cases.isEmpty)
    for (number, scene) in cases.enumerated() {
      guard let playback = try? ScenePlayer(registry: .standard).play(scene) else { continue }
      let text = try PlaybackFile.text(of: playback)
      let read = try PlaybackFile.playback(in: text, file: "f")
      #expect(read.scene == scene)
      #expect(try PlaybackFile.text(of: read) == text)
      let checked = [playback, read].map { CheckedCase($0) }
      #expect(checked[0].result.facts == checked[1].result.facts, "\(scene.name)")
      let reports = checked.map { JSONReporter().report([$0.result]) }
      #expect(reports[0] == reports[1])
      guard number == 0 else { continue }
      let films = try checked.map { checked in
        try FilmWriter(options: FilmOptions(columns: 4, scale: 0.2)).png(
          try #require(Film([checked])))
      }
      #expect(films[0] == films[1])
    }
  }

  /// Every handler, under a finger that drags the keyboard away: a commit for each refresh.
  @Test func aPlaybackOfSixtyFramesAndTwelveMessagesIsSmall() throws {
    for definition in HandlerRegistry.standard.definitions {
      let drag = KeyboardDrag(from: 300, to: 560, duration: 0.4)
      let scene = SceneCase(
        name: "a", scene: "a", handler: HandlerSpec(name: definition.name),
        device: try #require(Device.named("iPhone 8")),
        events: [
          SceneEvent(time: 0, kind: .show(height: 258, duration: nil, curve: 7)),
          SceneEvent(time: 0.5, kind: .drag(drag)),
        ])
      let playback = try ScenePlayer(registry: .standard).play(scene)
      let size = try PlaybackFile.text(of: playback).utf8.count
      #expect(size < 100_000, "\(definition.name): \(size) bytes")
    }
  }

  /// A text in which letters were changed is refused, or read and checked without a trap.
  @Test func hostileTextsAreRefusedOrChecked() throws {
    let scene = try #require(Self.cases(of: "frame", count: 3).last)
    let playback = try ScenePlayer(registry: .standard).play(scene)
    let bytes = Array(try PlaybackFile.text(of: playback).utf8)
    var random = SplitMix64(seed: 3)
    var count = 0
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        changed[place] = Array("0123456789-.eE,:[]{}\"nx".utf8).randomElement(using: &random) ?? 0
      }
      let text = String(decoding: changed, as: UTF8.self)
      guard let read = try? PlaybackFile.playback(in: text, file: "f") else { continue }
      guard read.log.restTime < 20, read.scene.rate <= 120 else { continue }
      _ = CaseResult(read)
      count += 1
    }
    #expect(count > 20)
  }
}
