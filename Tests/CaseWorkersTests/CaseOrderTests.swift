@testable import CaseWorkers
import Compositing
import Detectors
import Filmstrips
import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Which cases are together, how often they are played, and what becomes of each.
@MainActor
struct CaseOrderTests {
  private static func scene(_ handler: HandlerSpec, height: Double = 258) -> SceneCase {
    var scene = SceneCase(
      name: "a", scene: "a", handler: handler, device: .known("iPhone 8"),
      events: [.show(height, at: 0), .hide(at: 0.4)])
    scene.rename(label: handler.description)
    return scene
  }

  /// The same case at other refreshes, by another name.
  private static func variant(
    of scene: SceneCase, _ number: Int, _ random: inout SplitMix64
  ) -> SceneCase {
    var other = scene
    other.rename(label: "variant \(number)")
    other.rate = [24, 60, 90, 120].randomElement(using: &random) ?? 60
    other.phase = Double.random(in: 0..<(1 / other.rate), using: &random)
    if Bool.random(using: &random) { other.dropped = [.indices(3...4)] }
    if Bool.random(using: &random) { other.choices = [SceneCase.Choice(["n"], "\(number)")] }
    return other
  }

  /// A case joins the newest group of its like that is not full; a playback is alone.
  @Test func groupsAreOfCasesThatDifferInNamesAndRefreshes() throws {
    var random = SplitMix64(seed: 41)
    let playback = try ScenePlayer(registry: .standard).play(Self.scene(.named("frame")))
    for _ in 0..<20 {
      let kinds = (0..<Int.random(in: 1...4, using: &random)).map { number in
        Self.scene(
          .named(Bool.random(using: &random) ? "frame" : "transform"), height: 258 + Double(number))
      }
      let sources = (0..<Int.random(in: 0...150, using: &random)).map { number in
        if Int.random(in: 0..<40, using: &random) == 0 { return CaseSource.playback(playback) }
        let kind = kinds.randomElement(using: &random) ?? kinds[0]
        return .scene(Self.variant(of: kind, number, &random))
      }
      var expected: [(like: SceneCase?, places: [Int])] = []
      for (place, source) in sources.enumerated() {
        var like = source.scene
        like.rename(label: "")
        (like.choices, like.rate, like.phase, like.dropped) = ([], 60, 0, [])
        if case .playback = source {
          expected.append((nil, [place]))
        } else if let newest = expected.lastIndex(where: { $0.like == like }),
          expected[newest].places.count < 32
        {
          expected[newest].places.append(place)
        } else {
          expected.append((like, [place]))
        }
      }
      #expect(CaseSupply(sources).groups() == expected.map(\.places))
    }
  }

  /// A case is handed out once, by whichever supply has it.
  @Test func aCaseIsHandedOutOnce() {
    var random = SplitMix64(seed: 42)
    for count in 1..<20 {
      let scenes = (0..<count).map { Self.scene(.named("frame"), height: 200 + Double($0)) }
      let supply = CaseSupply(scenes.map { .scene($0) })
      let start = Int.random(in: 0..<count, using: &random)
      let part = start..<Int.random(in: start...count, using: &random)
      let other = supply.taking(part)
      #expect(supply.count == count && other.count == part.count)
      for place in 0..<count {
        #expect(supply.take(place)?.scene == (part.contains(place) ? nil : scenes[place]))
        #expect(supply.take(place)?.scene == nil)
      }
      #expect(part.indices.allSatisfy { other.take($0 - start)?.scene == scenes[$0] })
    }
  }

  /// What depends on no refresh is played once; what does is played for each case.
  ///
  /// It is played for the first alone where no more may be played here. Each is saved as its own.
  @Test(arguments: [("frame", [:]), ("frame", ["turn": "next"])] as [(String, KeyValuePairs)])
  func aPlaybackServesAllCasesOrOne(
    name: String, options: KeyValuePairs<String, String>
  ) throws {
    var random = SplitMix64(seed: 43)
    let first = Self.scene(.named(name, options))
    let depends = !options.isEmpty
    for count in 1...3 {
      let cases = [first] + (1..<count).map { Self.variant(of: first, $0, &random) }
      for (playsOnce, isSaved) in [(false, true), (true, false)] {
        let folder = try TemporaryFolder()
        let paths = cases.indices.map { "\(folder.url.path)/\($0).playback.json" }
        let order = CheckOrder(
          .scene(first), cases.dropFirst().map { .scene($0) }, savingTo: isSaved ? paths : [],
          wantsTracks: isSaved)
        var (played, judged): ([Int], Int) = ([], 0)
        let outcomes = order.outcomes(playingOnce: playsOnce) {
          judged += 1
          #expect(judged == played.count)
        } play: { scene, number throws(RunLoopError) in
          played.append(number)
          #expect(scene == cases[number])
          return try ScenePlayer(registry: .standard).play(scene)
        }
        #expect(played == (depends && !playsOnce ? Array(cases.indices) : [0]))
        #expect(outcomes.count == (depends && playsOnce ? 1 : count) && judged == played.count)
        #expect(folder.names.count == (isSaved ? count : 0))
        for (number, outcome) in outcomes.enumerated() {
          let alone = CheckedCase(try ScenePlayer(registry: .standard).play(cases[number]))
          #expect(outcome.facts == alone.result.facts && outcome.error == nil)
          #expect(outcome.track?.track == (isSaved ? alone.track : nil))
          guard isSaved else { continue }
          let text = try String(contentsOfFile: paths[number], encoding: .utf8)
          let read = CheckedCase(try PlaybackFile.playback(in: text, file: "f"))
          #expect(read.result.scene == cases[number] && read.result.facts == outcome.facts)
        }
      }
    }
  }

  /// A playback is judged as its case, and saved where that is asked for.
  @Test func aPlaybackIsJudgedAndSaved() throws {
    let playback = try ScenePlayer(registry: .standard).play(Self.scene(.named("frame")))
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/a.playback.json"
    let outcome = CheckOrder(.playback(playback), savingTo: [path]).outcome(of: playback)
    #expect(outcome.facts == CaseResult(playback).facts && outcome.error == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == PlaybackFile.text(of: playback))
  }

  /// This process plays what is trusted, on its main thread; playbacks it judges anywhere.
  @Test func whatIsTrustedIsPlayedHere() throws {
    let player = InProcessPlayer(handlers: .standard, limit: TurnLimit(seconds: 60))
    let (known, other) = (Self.scene(.named("frame")), Self.scene(.named("nobody's")))
    let playback = try ScenePlayer(registry: .standard).play(known)
    let (facts, isMain) = (CaseResult(playback).facts, Thread.isMainThread)
    for (source, isHere) in [
      (.scene(known), isMain), (.scene(other), false), (.playback(playback), true),
    ] as [(CaseSource, Bool)] {
      let outcomes = player.outcomes(of: CheckOrder(source))
      #expect(outcomes?.map(\.facts) == (isHere ? [facts] : nil))
      let film = FilmOrder(
        cases: [.playback(playback), source], path: "/a.png", directory: nil,
        options: FilmOptions(columns: 1, scale: 0.1), format: .png, parallelism: 1)
      #expect(player.outcome(of: film)?.pictures.count == (isHere && isMain ? 1 : nil))
    }
  }

  /// A pool that may play cases judges playbacks itself, without a program to start.
  @Test func aPoolJudgesPlaybacksItself() throws {
    let playbacks = try ["frame", "layoutguide"].map {
      try ScenePlayer(registry: .standard).play(Self.scene(.named($0)))
    }
    var pool = WorkerPool(arguments: [], jobs: 2, playing: .standard)
    pool.program = "/nowhere/at-all"
    let results = try pool.check(playbacks.map { .playback($0) })
    #expect(results.map(\.facts) == playbacks.map { CaseResult($0).facts })
  }

  /// A case that cannot be played says why, as one whose playback cannot be saved does; the others
  /// are played.
  @Test func whatGoesWrongIsOfItsCase() throws {
    struct Failure: Error {}
    var random = SplitMix64(seed: 44)
    let first = Self.scene(.named("frame", ["turn": "next"]))
    let cases = [first, Self.variant(of: first, 1, &random), Self.variant(of: first, 2, &random)]
    for failing in cases.indices {
      let folder = try TemporaryFolder()
      let paths = cases.indices.map {
        $0 == (failing + 1) % 3 ? "/dev/null/a" : "\(folder.url.path)/\($0)"
      }
      let order = CheckOrder(
        .scene(first), cases.dropFirst().map { .scene($0) }, savingTo: paths)
      let outcomes = order.outcomes(playingOnce: false) {
      } play: { scene, number throws(any Error) in
        if number == failing { throw Failure() }
        return try ScenePlayer(registry: .standard).play(scene)
      }
      for (number, outcome) in outcomes.enumerated() {
        let reason = number == failing ? "\(Failure())" : nil
        #expect(outcome.facts.failure == reason)
        #expect((outcome.error != nil) == (number == (failing + 1) % 3))
        let isSaved = number == (failing + 2) % 3
        #expect(FileManager.default.fileExists(atPath: paths[number]) == isSaved)
      }
    }
  }
}

/// How the cases of a film are played.
@MainActor
struct FilmOrderTests {
  /// Text as no other sets it.
  private struct Setter: TextSetter {
    let lineHeightShare = 2.0

    func lineWidths(of text: String, size: Double, width: Double) -> [Double] { [width] }
  }

  /// Cases are played in the film's look and fonts, here none; neither outlasts the film.
  @Test(arguments: Appearance.allCases) func casesArePlayedInTheFilmsLook(_ look: Appearance) {
    struct Failure: Error {}
    let scene = SceneCase(
      name: "a", scene: "a", handler: .named("frame"), device: .known("iPhone 8"), events: [])
    let order = FilmOrder(
      cases: [.scene(scene), .scene(scene)], path: "/a.png", directory: nil,
      options: FilmOptions(appearance: look), format: .png, parallelism: 1)
    func style() -> UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }
    TextLines.setter = Setter()
    var (played, willDraw): ([Int], [Int]) = ([], [])
    let outcome = order.outcome {
      willDraw.append(played.count)
    } play: { _, number throws(Failure) in
      played.append(number)
      #expect(style() == (look == .dark ? .dark : .light) && TextLines.setter == nil)
      throw Failure()
    }
    #expect(played == [0, 1] && willDraw == [2])
    #expect(outcome.failures == Array(repeating: "a: \(Failure())", count: 2))
    #expect(style() == .light && TextLines.setter == nil)
    // What a film had set is gone with it.
    UITraitCollection.setSystemStyle(isDark: true)
    TextLines.setter = Setter()
    _ = FilmOrder(
      cases: [], path: "/a.png", directory: nil, options: FilmOptions(), format: .png,
      parallelism: 1
    ).outcome {
    } play: { _, _ throws(Failure) in
      throw Failure()
    }
    #expect(style() == .light && TextLines.setter == nil)
  }
}

/// Pieces of work on several threads, which need no process.
struct PoolRunTests {
  private struct Failure: Error, Equatable {}

  /// Outputs are in the order of the numbers, each piece is counted once, and of a run that is
  /// stopped there are the first ones.
  @Test func piecesAreDoneInOrderUntilItIsStopped() throws {
    var random = SplitMix64(seed: 45)
    for _ in 0..<40 {
      let (count, jobs) = (
        Int.random(in: 0...30, using: &random), Int.random(in: 1...5, using: &random)
      )
      let workers = Int.random(in: 0...5, using: &random)
      let stop = Int.random(in: 0...40, using: &random)
      let lock = NSLock()
      nonisolated(unsafe) var (advanced, asked, heard) = (0, 0, "")
      nonisolated(unsafe) var users: Set<ObjectIdentifier> = []
      let listener = WorkerPool.Listener(
        advance: { lock.withLock { advanced += 1 } },
        hear: { text in lock.withLock { heard += text } },
        isStopped: {
          lock.withLock {
            asked += 1
            return asked > stop
          }
        })
      let outputs = try WorkerPool(arguments: [], jobs: jobs).run(
        count: count, workers: workers, listener: listener
      ) { worker, number throws(Failure) -> Int in
        lock.withLock { _ = users.insert(ObjectIdentifier(worker)) }
        // Time for another worker, if there is one, to take the next.
        if jobs == 1 { usleep(200) }
        return number * number
      }
      #expect(outputs == (0..<min(count, stop)).map { $0 * $0 })
      #expect(advanced == outputs.count && heard.isEmpty)
      #expect(users.count <= max(1, min(jobs, workers)))
    }
  }

  @Test func aPoolHasAWorkerPerCoreByDefault() {
    #expect(WorkerPool(arguments: []).jobs == ProcessInfo.processInfo.activeProcessorCount)
    #expect(WorkerPool(arguments: []).timeout == 10 && WorkerPool(arguments: []).inProcess == nil)
    #expect(WorkerPool(arguments: [], playing: .standard).inProcess != nil)
  }
}
