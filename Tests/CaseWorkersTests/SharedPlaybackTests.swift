import AllocationCount
import CaseWorkers
import Compositing
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import SceneFiles
import SceneHunting
import Scenes
import SeededRandom
import TestSupport
import Testing

/// One playback for many judgements, held against playing each case by itself.
@MainActor @Suite(.serialized)
struct SharedPlaybackTests {
  private nonisolated static let handlers = [
    "frame", "constraint", "transform", "layoutguide", "inputaccessory", "nbchat",
    "contentinset", "keyboardtracker", "chatlist",
  ]

  private static let reader = SceneReader(
    vocabulary: SceneVocabulary(
      handlers: HandlerRegistry.standard.signatures,
      findingKinds: FindingKind.allCases.map(\.rawValue), units: FindingKind.units))

  /// A random case of a handler, and the same one at other refreshes.
  private static func variants(of handler: String, _ number: Int) -> [SceneCase] {
    let generator = SceneGenerator(handler: HandlerSpec(name: handler), seed: 32)
    guard let cases = try? reader.cases(in: generator.draft(number).yaml, file: "draft"),
      let first = cases.first
    else { return [] }
    var random = SplitMix64(seed: UInt64(number))
    return [first]
      + (0..<3).map { index in
        var other = first
        other.rename(label: "variant \(index)")
        other.rate = [24, 30, 48, 59.94, 60, 90, 120].randomElement(using: &random) ?? 60
        other.phase = Double.random(in: 0..<(1 / other.rate), using: &random)
        if index == 2 { other.dropped = [.indices(3...9), .from(1, .count(2))] }
        return other
      }
  }

  /// A playback without its own case, as text; layers are numbered in the order of the text.
  private static func text(of playback: Playback, as scene: SceneCase) throws -> String {
    var playback = playback
    playback.scene = scene
    var numbers: [Substring: Int] = [:]
    return try PlaybackFile.text(of: playback).replacing(/"id": ?(\d+)/) { match in
      let number = numbers[match.1] ?? numbers.count
      numbers[match.1] = number
      return "layer \(number)"
    }
  }

  /// What is said not to depend on the refreshes is the same to the letter at others.
  @Test(arguments: handlers)
  func aPlaybackThatDependsOnNoRefreshIsTheSameAtAll(handler: String) throws {
    var independent = 0
    for number in 0..<10 {
      let cases = Self.variants(of: handler, number)
      let playbacks = cases.compactMap { try? ScenePlayer(registry: .standard).play($0) }
      guard let first = playbacks.first, !first.dependsOnRefreshes else { continue }
      #expect(playbacks.count == cases.count)
      let texts = try playbacks.map { try Self.text(of: $0, as: cases[0]) }
      #expect(Set(texts).count == 1, "\(handler), draft \(number)")
      independent += 1
    }
    #expect(independent > 0)
  }

  /// The slow way plays and judges each case by itself.
  @Test(arguments: handlers)
  func casesThatShareAPlaybackAreJudgedAsByThemselves(handler: String) throws {
    for number in 0..<6 {
      let cases = Self.variants(of: handler, number)
      guard let first = cases.first else { continue }
      let order = CheckOrder(
        .scene(first), cases.dropFirst().map { .scene($0) }, wantsTracks: true)
      let player = ScenePlayer(registry: .standard)
      let outcomes = order.outcomes(playingOnce: false) {
      } play: { scene, _ throws(RunLoopError) in
        try player.play(scene)
      }
      #expect(outcomes.count == cases.count)
      for (scene, outcome) in zip(cases, outcomes) {
        guard let playback = try? player.play(scene) else { continue }
        let alone = CheckedCase(playback)
        #expect(outcome.facts == alone.result.facts, "\(handler), draft \(number), \(scene.label)")
        #expect(outcome.track?.track == alone.track)
      }
    }
  }

  @Test(
    arguments: [
      ("frame", [:], false), ("constraint", ["timing": "easeInOut"], false),
      ("layoutguide", [:], false), ("frame", ["turn": "next"], true),
      ("transform", ["run": "cut"], true),
    ] as [(String, KeyValuePairs<String, String>, Bool)])
  func aTurnAtARefreshIsADependence(
    name: String, options: KeyValuePairs<String, String>, depends: Bool
  ) throws {
    let playback = try ScenePlayer(registry: .standard).play(
      Self.show(.named(name, options), rate: 60))
    #expect(playback.dependsOnRefreshes == depends)
  }

  @Test func whatAFingerDoesDependsOnRefreshes() throws {
    var scene = Self.show(HandlerSpec(name: "layoutguide"), rate: 60)
    scene.events.append(
      SceneEvent(time: 2, kind: .show(height: nil, duration: nil, curve: 7)))
    scene.events.append(
      SceneEvent(time: 3, kind: .drag(KeyboardDrag(from: 300, to: 760, duration: 0.4))))
    #expect(try ScenePlayer(registry: .standard).play(scene).dependsOnRefreshes)
    let read = try PlaybackFile.playback(
      in: try PlaybackFile.text(of: ScenePlayer(registry: .standard).play(scene)), file: "f")
    #expect(read.dependsOnRefreshes)
  }

  private static func show(_ handler: HandlerSpec, rate: Double) -> SceneCase {
    var scene = SceneCase(
      name: "a", scene: "Show and hide", handler: handler, device: .known("iPhone 14"), rate: rate,
      events: [
        SceneEvent(time: 0, kind: .show(height: nil, duration: nil, curve: 7)),
        SceneEvent(time: 1, kind: .hide(duration: nil, curve: 7)),
      ])
    scene.rename(label: "\(handler) / \(rate) Hz")
    return scene
  }
}

/// Counts of what a fixed set of cases takes: they may only fall.
extension SharedPlaybackTests {
  /// The work of a case: commits that are measured, looks at the seam in continuous time, and lines
  /// of a worker, one for each turn and a few.
  @Test(
    arguments: [
      ("frame", [:], 4, 66, 13), ("frame", ["timing": "easeInOut"], 4, 70, 13),
      ("constraint", ["turn": "next"], 6, 75, 15), ("inputaccessory", [:], 4, 67, 14),
    ] as [(String, KeyValuePairs<String, String>, Int, Int, Int)])
  func aCaseTakesSoManySteps(
    name: String, options: KeyValuePairs<String, String>, commits: Int, looks: Int, lines: Int
  ) throws {
    let scene = Self.show(.named(name, options), rate: 60)
    let playback = try ScenePlayer(registry: .standard).play(scene)
    #expect(playback.log.commits.count <= commits)
    #expect(ScreenTimeline(playback).samples[.gap].count <= looks)
    let order = try JSONEncoder().encode(WorkerOrder.check(CheckOrder(.scene(scene))))
    let folder = try TemporaryFolder()
    let path = try folder.file("order.json", String(decoding: order, as: UTF8.self) + "\n")
    let worker = try SeamProcess(
      program: "/bin/sh", ["-c", "'\(SeamProcess.path(of: "seam"))' worker <'\(path)'"])
    #expect(worker.output.split(separator: "\n").count <= lines)
  }

  /// The pieces of memory that a case asks for to be played, and to be judged, once all is warm.
  @Test(arguments: [
    ("frame", 880, 1230), ("constraint", 1155, 1230), ("inputaccessory", 2190, 865),
  ])
  func aCaseAllocatesSoOften(name: String, played: Int, judged: Int) throws {
    #if DEBUG
      let factor = 20  // What is not optimised asks for many more.
    #else
      let factor = 1
    #endif
    let scene = Self.show(.named(name), rate: 60)
    for isWarm in [false, true] {
      let start = Int(allocation_count())
      let playback = try ScenePlayer(registry: .standard).play(scene)
      let middle = Int(allocation_count())
      _ = CheckedCase(playback)
      let end = Int(allocation_count())
      guard isWarm else { continue }
      #expect(middle - start <= factor * played)
      #expect(end - middle <= factor * judged)
    }
  }

  /// Of 25 refreshes, one playback; where something is done in a later turn, all of them.
  @Test func theCasesOfAMatrixArePlayedOncePerHandler() throws {
    let handlers: [HandlerSpec] = [
      .named("frame"), .named("constraint"), .named("transform", ["timing": "linear"]),
      .named("layoutguide"), .named("inputaccessory"), .named("frame", ["turn": "next"]),
    ]
    let cases = handlers.flatMap { handler in
      [30, 48, 60, 80, 120].flatMap { rate in
        [0, 0.002, 0.004, 0.006, 0.008].map { phase in
          var scene = Self.show(handler, rate: rate)
          scene.phase = phase
          return scene
        }
      }
    }
    let groups = CaseSupply(cases.map { .scene($0) }).groups()
    #expect(groups.map(\.count) == [25, 25, 25, 25, 25, 25])
    #expect(groups.joined().sorted() == Array(cases.indices))
    var plays = 0
    for group in groups {
      let order = CheckOrder(
        .scene(cases[group[0]]), group.dropFirst().map { .scene(cases[$0]) })
      _ = order.outcomes(playingOnce: false) {
      } play: { scene, _ throws(RunLoopError) in
        plays += 1
        return try ScenePlayer(registry: .standard).play(scene)
      }
    }
    #expect(plays <= 5 + 25)
  }

  @Test func casesThatDifferInMoreAreNotTogether() throws {
    let first = Self.show(HandlerSpec(name: "frame"), rate: 60)
    var others = [SceneCase](repeating: first, count: 6)
    others[0].rate = 120
    others[1].tolerances = ["gap": 3]
    others[2].expectation = .still
    others[3].events[1] = SceneEvent(time: 1.5, kind: .hide(duration: nil, curve: 7))
    others[4].device = .known("iPhone 8")
    others[5].handler = HandlerSpec(name: "transform")
    let groups = CaseSupply(([first] + others).map { .scene($0) }).groups()
    #expect(groups == [[0, 1], [2], [3], [4], [5], [6]])
  }

  /// A worker is not kept for a long time by one group, and messages stay short.
  @Test func groupsHaveAGreatestSize() {
    let cases = (0..<100).map { Self.show(HandlerSpec(name: "frame"), rate: Double(60 + $0)) }
    let groups = CaseSupply(cases.map { .scene($0) }).groups()
    #expect(groups.map(\.count) == [32, 32, 32, 4])
  }
}

/// An app that was played is gone: a run may have a million of them.
@MainActor @Suite(.serialized)
struct ReleasedAppTests {
  @Test(arguments: HandlerRegistry.standard.definitions.map(\.name))
  func nothingOfItIsLeft(handler: String) throws {
    weak var controller: UIViewController?
    let definition = try #require(HandlerRegistry.standard[handler])
    // The last app stays until the next one is played.
    for number in 0..<2 {
      let scene = SceneCase(
        name: "a", scene: "a", handler: HandlerSpec(name: handler), device: .known("iPhone 14"),
        events: [
          SceneEvent(time: 0, kind: .show(height: nil, duration: nil, curve: 7)),
          SceneEvent(time: 1, kind: .hide(duration: nil, curve: 7)),
        ])
      _ = try ScenePlayer(registry: .standard).play(scene) {
        let screen = definition.makeScreen(scene.handler, scene.transcript)
        if number == 0 { controller = screen.controller }
        return screen
      }
    }
    if definition.playsInProcess { #expect(controller == nil) }
  }
}
