@testable import CaseWorkers
import Compositing
import Detectors
import Filmstrips
import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import SeededRandom
import TestSupport
import Testing

/// What workers find, held against playing each case by itself in this process.
@MainActor
struct WorkerPoolTests {
  private static func pool(jobs: Int) -> WorkerPool {
    var pool = WorkerPool(arguments: ["worker"], jobs: jobs)
    pool.program = SeamProcess.path(of: "seam")
    return pool
  }

  private static func scene(_ handler: HandlerSpec, rate: Double, _ number: Int) -> SceneCase {
    var scene = SceneCase(
      name: "a", scene: "a", handler: handler, device: .known("iPhone 8"), rate: rate,
      events: [.show(258, at: 0), .hide(at: 0.4)])
    scene.rename(label: "\(number)")
    return scene
  }

  /// Cases that share a playback and others, a playback, and one that stops its worker.
  private static func sources(_ random: inout SplitMix64) throws -> [CaseSource] {
    let handlers: [HandlerSpec] = [
      .named("frame"), .named("frame", ["turn": "next"]), .named("nbchat"), .named("nothing"),
    ]
    return try (0..<13).map { number in
      let handler = handlers[number == 12 ? 3 : Int.random(in: 0...2, using: &random)]
      let scene = scene(handler, rate: Bool.random(using: &random) ? 60 : 90, number)
      return number % 5 == 4
        ? .playback(try ScenePlayer(registry: .standard).play(scene)) : .scene(scene)
    }.shuffled(using: &random)
  }

  @Test(arguments: [1, 3]) func whoeverPlaysFindsTheSame(_ jobs: Int) throws {
    var random = SplitMix64(seed: UInt64(90 + jobs))
    let sources = try Self.sources(&random)
    let folder = try TemporaryFolder()
    let paths = sources.indices.map { "\(folder.url.path)/\($0)" }
    let lock = NSLock()
    nonisolated(unsafe) var advanced = 0
    let start = ContinuousClock.now
    let results = try Self.pool(jobs: jobs).check(
      sources, savingTo: paths, tracks: true,
      listener: .init(advance: { lock.withLock { advanced += 1 } }))
    let passed = (ContinuousClock.now - start) / .seconds(1)
    #expect(results.count == sources.count && advanced == sources.count)
    for (number, (source, result)) in zip(sources, results).enumerated() {
      let isSaved = FileManager.default.fileExists(atPath: paths[number])
      #expect(result.scene == source.scene && !result.isLost && result.saveFailure == nil)
      guard source.scene.handler.name != "nothing" else {
        #expect(result.findings.map(\.kind) == [.trap] && result.track == nil && !isSaved)
        continue
      }
      let alone = CheckedCase(try ScenePlayer(registry: .standard).play(source.scene))
      #expect(result.facts == alone.result.facts && result.track == alone.track && isSaved)
    }
    // The seconds of all cases are those of the workers that played them.
    let seconds = results.compactMap(\.elapsed)
    #expect(seconds.count == results.count && seconds.allSatisfy { $0 > 0 })
    #expect(seconds.reduce(0, +) <= passed * Double(jobs))
  }

  /// A run that is stopped has the first cases, in their order, and begins no others.
  @Test(arguments: 0...3) func whatIsStoppedHasTheFirst(_ count: Int) throws {
    let scenes = (0..<5).map { Self.scene(.named("frame"), rate: 60, $0) }.enumerated().map {
      var scene = $1
      scene.events[0] = .show(200 + Double($0), at: 0)
      return scene
    }
    nonisolated(unsafe) var asked = 0
    let results = try Self.pool(jobs: 1).check(
      scenes.map { .scene($0) },
      listener: .init(isStopped: {
        asked += 1
        return asked > count
      }))
    #expect(results.map(\.scene) == Array(scenes.prefix(count)))
  }

  /// A film is the same whoever draws it; what stops its worker is said, and is none of its rows.
  @Test func whoeverDrawsDrawsTheSame() throws {
    let scenes = ["frame", "nothing", "transform"].enumerated().map {
      Self.scene(.named($1), rate: 60, $0)
    }
    let order = FilmOrder(
      cases: scenes.map { .scene($0) }, path: "-", directory: nil,
      options: FilmOptions(columns: 2, scale: 0.1), format: .png, parallelism: 1)
    let outcomes = try Self.pool(jobs: 2).draw([order, order], listener: .init())
    var rest = order
    rest.cases.remove(at: 1)
    var (played, drawn) = (0, [Int]())
    let alone = rest.outcome {
      drawn.append(played)
    } play: { scene, _ throws(RunLoopError) in
      played += 1
      return try ScenePlayer(registry: .standard).play(scene)
    }
    // It is said once that all are played.
    #expect(drawn == [2])
    #expect(outcomes.count == 2 && alone.pictures.count == 1 && alone.failures.isEmpty)
    for outcome in outcomes {
      #expect(outcome.pictures == alone.pictures && outcome.failures.count == 1)
      #expect(outcome.failures.allSatisfy { $0.hasPrefix("\(scenes[1].name): ") })
      #expect(outcome.error == nil && !outcome.isLost && outcome.paths.isEmpty)
    }
  }
}
