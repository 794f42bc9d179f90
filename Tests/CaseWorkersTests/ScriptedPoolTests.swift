@testable import CaseWorkers
import Detectors
import Filmstrips
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What a pool makes of its workers' replies, held against shell scripts in the place of workers.
struct ScriptedPoolTests {
  /// As the program does: a process that has ended is no reason to end.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// A pool whose workers run a script for each order, which they write down before.
  private static func pool(_ script: String, in folder: TemporaryFolder, jobs: Int = 1)
    -> WorkerPool
  {
    let loop = """
      cd '\(folder.url.path)'; echo started >>starts
      while read -r order; do printf '%s\\n' "$order" >>orders; \(script)
      done
      """
    var pool = WorkerPool(arguments: ["-c", loop], jobs: jobs, timeout: 10)
    pool.program = "/bin/sh"
    return pool
  }

  private static func scene(_ name: String, at time: Double = 0, rate: Double = 60) -> SceneCase {
    SceneCase(
      name: name, scene: name, handler: HandlerSpec(name: "frame"), device: .known("iPhone 8"),
      rate: rate, events: [.show(258, at: time)])
  }

  /// Cases that no playback does for together.
  private static func scenes(_ count: Int) -> [SceneCase] {
    (0..<count).map { scene("case \($0)", at: Double($0)) }
  }

  /// Cases that are of one group.
  private static func group(_ count: Int) -> [SceneCase] {
    (0..<count).map { scene("a", rate: Double(60 + $0)) }
  }

  private static func lines(_ name: String, in folder: TemporaryFolder) throws -> [String] {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private static func orders(in folder: TemporaryFolder) throws -> [WorkerOrder] {
    try lines("orders", in: folder).map {
      try JSONDecoder().decode(WorkerOrder.self, from: Data($0.utf8))
    }
  }

  private static let done = #"echo '{"refused":{"_0":"done"}}'"#

  /// A worker has six cases at least, so that starting it pays.
  @Test(arguments: [(1, 1), (5, 1), (6, 1), (7, 2), (12, 2)])
  func noMoreWorkersStartThanPay(_ count: Int, _ most: Int) throws {
    let folder = try TemporaryFolder()
    let pool = Self.pool("sleep 0.02; \(Self.done)", in: folder, jobs: 4)
    let scenes = Self.scenes(count)
    let results = try pool.check(scenes.map { .scene($0) })
    #expect(results.map(\.scene) == scenes && results.allSatisfy { $0.failure == "done" })
    #expect(try (1...most).contains(Self.lines("starts", in: folder).count))
    #expect(try Self.orders(in: folder).count == count)
  }

  /// Where a group is not done as one, each of its cases is done alone, with its own file.
  @Test(arguments: 1...4) func theCasesOfAGroupAreDoneAloneWhereItFails(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let scenes = Self.group(count)
    let paths = scenes.indices.map { "/nowhere/\($0)" }
    let results = try Self.pool("sleep 0.05; \(Self.done)", in: folder).check(
      scenes.map { .scene($0) }, savingTo: paths, tracks: count == 2)
    #expect(results.map(\.scene) == scenes)
    #expect(results.allSatisfy { $0.failure == "done" && !$0.isLost })
    let orders = try Self.orders(in: folder).compactMap { order in
      if case .check(let check) = order { check } else { nil }
    }
    let alone = count == 1 ? [] : scenes.map { [$0] }
    #expect(orders.map(\.scenes) == [scenes] + alone)
    #expect(orders.map(\.playbackPaths) == [paths] + (count == 1 ? [] : paths.map { [$0] }))
    #expect(orders.allSatisfy { $0.wantsTracks == (count == 2) })
    // The time of a group is shared by its cases.
    let least = 0.05 * Double(orders.count) / Double(count)
    #expect(Set(results.map(\.elapsed)).count == 1)
    #expect(results.allSatisfy { ($0.elapsed ?? 0) >= least })
  }

  @Test func whatIsPrintedIsHeardOnceAndInOrder() throws {
    let lock = NSLock()
    nonisolated(unsafe) var (heard, advanced): ([String], Int) = ([], 0)
    let listener = WorkerPool.Listener(
      advance: { lock.withLock { advanced += 1 } },
      hear: { text in lock.withLock { heard.append(text) } })
    let talking = try TemporaryFolder()
    let cases = Self.scenes(3).map { CaseSource.scene($0) }
    _ = try Self.pool("wc -l <orders >&2; \(Self.done)", in: talking).check(
      cases, listener: listener)
    #expect(heard.map { $0.filter { !$0.isWhitespace } } == ["123"] && advanced == 3)
    let silent = try TemporaryFolder()
    _ = try Self.pool(Self.done, in: silent).check(cases, listener: listener)
    #expect(heard.count == 1 && advanced == 6)
    #expect(try Self.pool(Self.done, in: silent).check([], listener: listener).isEmpty)
  }

  /// A reply that is of no such order is said to be one, as an end from outside is said to be lost.
  @Test func aReplyIsOfItsOrder() throws {
    for reply in [#"{"checked":{"_0":[]}}"#, #"{"filmed":{"_0":{"failures":[],"paths":[]}}}"#] {
      let folder = try TemporaryFolder()
      let result = try Self.pool("echo '\(reply)'", in: folder).check([.scene(Self.scene("a"))])
      #expect(result.count == 1 && !result[0].isLost)
      #expect(result[0].failure?.hasPrefix("a worker process ") == true)
    }
    let folder = try TemporaryFolder()
    let lost = try Self.pool("kill -KILL $$", in: folder).check([.scene(Self.scene("a"))])
    #expect(lost.map(\.isLost) == [true])
    #expect(lost[0].failure?.contains("from outside") == true)
    let trap = try TemporaryFolder()
    let trapped = try Self.pool("echo '@0 open 1'; exit 3", in: trap).check(
      [.scene(Self.scene("a"))])
    #expect(trapped.map(\.isLost) == [false] && trapped[0].failure == nil)
    #expect(trapped[0].findings.map(\.kind) == [.trap])
  }

  private static func film(_ names: [String]) -> FilmOrder {
    FilmOrder(
      cases: names.map { .scene(scene($0)) }, path: "/a.png", directory: nil,
      options: FilmOptions(columns: 1, scale: 0.1), format: .png, parallelism: 1)
  }

  /// Cases that trap are left out one after the other, and the film is of the others.
  @Test func aFilmLeavesOutWhatTraps() throws {
    let folder = try TemporaryFolder()
    var drawn = FilmOutcome(failures: ["d: the rest"])
    drawn.paths = ["a.png"]
    let reply = try JSONEncoder().encode(WorkerReply.filmed(drawn))
    _ = try folder.file("reply", String(decoding: reply, as: UTF8.self) + "\n")
    let script = """
      case $(wc -l <orders | tr -d ' ') in
      1) echo '@1 open 1'; exit 3;;
      2) echo '@0 open 1'; exit 4;;
      *) cat reply;;
      esac
      """
    let outcomes = try Self.pool(script, in: folder).draw(
      [Self.film(["a", "b", "c", "d"])], listener: WorkerPool.Listener())
    #expect(outcomes.count == 1 && outcomes[0].paths == ["a.png"] && !outcomes[0].isLost)
    let failures = outcomes[0].failures
    #expect(failures.count == 3 && failures.last == "d: the rest")
    #expect(failures[0].hasPrefix("b: ") && failures[0].contains("status 3"))
    #expect(failures[1].hasPrefix("a: ") && failures[1].contains("status 4"))
    let names = try Self.orders(in: folder).map { order -> [String] in
      if case .film(let film) = order { film.cases.map(\.scene.name) } else { [] }
    }
    #expect(names == [["a", "b", "c", "d"], ["a", "c", "d"], ["c", "d"]])
  }

  @Test(arguments: [
    (done, "done", false),
    (#"echo '{"checked":{"_0":[]}}'"#, "a worker process answered out of turn", false),
    ("kill -KILL $$", "the worker process was stopped by signal 9", true),
  ])
  func aFilmThatIsNotDrawnSaysWhy(_ script: String, _ reason: String, _ isLost: Bool) throws {
    let folder = try TemporaryFolder()
    let outcomes = try Self.pool(script, in: folder).draw(
      [Self.film(["a"]), Self.film(["b", "c"])], listener: WorkerPool.Listener())
    #expect(outcomes.map(\.isLost) == [isLost, isLost])
    for outcome in outcomes {
      #expect(outcome.failures.count == 1 && outcome.failures[0].hasPrefix(reason))
      #expect(outcome.paths.isEmpty && outcome.pictures.isEmpty && outcome.error == nil)
    }
  }

  @Test func errorsSayWhatLacks() throws {
    #expect(
      WorkerError.cannotStart(reason: "no room").description
        == "cannot start a worker process: no room")
    let folder = WorkerError.noTemporaryFile(folder: "/x", reason: "full").description
    #expect(folder.hasPrefix("cannot make a temporary file in /x: full: "))
    #expect(folder.contains("TMPDIR"))
    let error = FilmError.cannotWrite(path: "/x", reason: "full")
    #expect(WorkerError.file(error).description == error.description)
    var pool = WorkerPool(arguments: [], jobs: 1)
    pool.program = "/nowhere/at-all"
    #expect(throws: WorkerError.self) { try pool.check([.scene(Self.scene("a"))]) }
    #expect(throws: WorkerError.self) {
      try pool.draw([Self.film(["a"])], listener: WorkerPool.Listener())
    }
  }
}
