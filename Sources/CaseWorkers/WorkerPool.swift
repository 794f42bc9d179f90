import Foundation
import Scenes
package import Detectors
package import Filmstrips
package import KeyboardSimulation

/// Worker processes that play cases side by side.
///
/// They are this program, started again: what `arguments` name has to call ``WorkerProcess``. Which
/// worker does an order decides nothing: outcomes are in the order of the orders.
package struct WorkerPool: Sendable {
  /// The program whose processes are workers: this one.
  var program = ChildProcess.executable
  /// The arguments that make a worker of the program.
  let arguments: [String]
  /// The most workers at a time.
  package let jobs: Int
  /// Seconds of processor time that a turn may take before its worker is stopped.
  ///
  /// A turn that waits may take ten times as long.
  let timeout: Double
  /// Plays in this process what it can; nil where all is left to workers.
  let inProcess: InProcessPlayer?

  /// Cases that a worker should have, so that starting it pays.
  private static let casesPerWorker = 6

  /// Seconds of processor time that a turn may take by default.
  package static let standardTimeout = 10.0

  /// A pool of `jobs` workers, by default one per core.
  ///
  /// - Parameters:
  ///   - arguments: what makes a worker of this program.
  ///   - jobs: the most workers at a time.
  ///   - timeout: seconds of processor time that a turn may take.
  ///   - handlers: those of which this process plays cases itself where they allow it; nil where
  ///     workers play all.
  package init(
    arguments: [String], jobs: Int? = nil, timeout: Double = Self.standardTimeout,
    playing handlers: HandlerRegistry? = nil
  ) {
    self.arguments = arguments
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.timeout = timeout
    inProcess = handlers.map { InProcessPlayer(handlers: $0, limit: TurnLimit(seconds: timeout)) }
  }

  /// The closures that a pool calls while it is at work.
  package struct Listener: Sendable {
    /// Called on any thread for each piece that is done.
    let advance: @Sendable () -> Void
    /// Called once all is done, with what handlers printed.
    let hear: @Sendable (String) -> Void
    /// Called on any thread before each piece, which is not begun where it returns true.
    let isStopped: @Sendable () -> Bool

    /// Creates what a pool calls while it is at work.
    package init(
      advance: @escaping @Sendable () -> Void = {},
      hear: @escaping @Sendable (String) -> Void = { _ in },
      isStopped: @escaping @Sendable () -> Bool = { false }
    ) {
      self.advance = advance
      self.hear = hear
      self.isStopped = isStopped
    }
  }
}

extension WorkerPool {
  /// Does pieces of work on the given number of workers; `perform` may run on any thread.
  ///
  /// Where the listener stops it, the pieces that were begun are done, which are the first ones.
  package func run<Output: Sendable, Failure: Error>(
    count: Int, workers: Int, listener: Listener,
    perform: @escaping @Sendable (Worker, Int) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    guard count > 0 else { return [] }
    let queue = WorkQueue<Output, Failure>(count: count)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, workers, count))) { _ in
      let worker = Worker(program, arguments: arguments, timeout: timeout)
      while !listener.isStopped(), let index = queue.next() {
        do throws(Failure) {
          queue.put(try perform(worker, index), at: index)
          queue.note(worker.takePrinted(), at: index)
          listener.advance()
        } catch {
          queue.fail(error)
        }
      }
    }
    let (outputs, printed) = queue.clear()
    if !printed.isEmpty { listener.hear(printed) }
    return try outputs.get()
  }

  /// Checks cases, and returns the results in their order.
  ///
  /// - Parameters:
  ///   - cases: what is checked.
  ///   - paths: the files that playbacks go to, one for each case; none where they are not saved.
  ///   - tracks: whether results say where keyboard and bar are at each refresh.
  ///   - listener: hears how far the work is, and what handlers print.
  /// - Returns: what came of each.
  /// - Throws: ``WorkerError`` where no worker starts.
  package func check(
    _ cases: [CaseSource], savingTo paths: [String] = [], tracks: Bool = false,
    listener: Listener = Listener()
  ) throws(WorkerError) -> [CaseResult] {
    try check(
      CaseSupply(cases), savingTo: paths, tracks: tracks, listener: listener
    ) { _, result in result }
  }

  /// Checks cases, and returns what `keep` makes of each result and its place, in their order.
  ///
  /// Nothing else of a result is kept, so that many cases take little memory. Where the listener
  /// stops it, the cases that were not played are missing among them.
  package func check<Kept: Sendable>(
    _ cases: CaseSupply, savingTo paths: [String], tracks: Bool, listener: Listener,
    keep: @escaping @Sendable (Int, CaseResult) -> Kept
  ) throws(WorkerError) -> [Kept] {
    let groups = cases.groups()
    let workers = (cases.count + Self.casesPerWorker - 1) / Self.casesPerWorker
    inProcess?.begin()
    defer { inProcess?.end() }
    let kept = try run(
      count: groups.count, workers: workers,
      listener: Listener(hear: listener.hear, isStopped: listener.isStopped)
    ) { worker, index throws(WorkerError) in
      let (start, places) = (ContinuousClock.now, groups[index])
      let sources = places.compactMap { cases.take($0) }
      let files = paths.isEmpty ? [] : places.map { paths[$0] }
      let results = try check(sources, savingTo: files, tracks: tracks, with: worker)
      let elapsed = (ContinuousClock.now - start) / .seconds(1) / Double(results.count)
      return zip(places, results).map { place, result in
        var result = result
        result.elapsed = elapsed
        listener.advance()
        return keep(place, result)
      }
    }
    return kept.inOrder(of: groups)
  }

  /// Checks cases that one playback may do for.
  ///
  /// Where a process does not come to the end of them, the rest of them are done alone.
  private func check(
    _ sources: [CaseSource], savingTo paths: [String], tracks: Bool, with worker: Worker
  ) throws(WorkerError) -> [CaseResult] {
    guard let first = sources.first else { return [] }
    let order = CheckOrder(
      first, Array(sources.dropFirst()), savingTo: paths, wantsTracks: tracks)
    var results: [CaseResult] = []
    if let outcomes = inProcess?.outcomes(of: order) {
      results = order.results(outcomes)
    } else {
      let outcome = try worker.perform(.check(order))
      guard sources.count > 1 else { return [CaseResult(first.scene, outcome)] }
      if case .reply(.checked(let outcomes)) = outcome { results = order.results(outcomes) }
    }
    for index in sources.indices.dropFirst(results.count) {
      results += try check(
        [sources[index]], savingTo: paths.isEmpty ? [] : [paths[index]], tracks: tracks,
        with: worker)
    }
    return results
  }

  /// Has films drawn, and returns what became of each in their order.
  ///
  /// A case that traps is left out, and noted as one that could not be played.
  package func draw(
    _ orders: [FilmOrder], listener: Listener
  ) throws(WorkerError) -> [FilmOutcome] {
    inProcess?.begin()
    defer { inProcess?.end() }
    return try run(
      count: orders.count, workers: orders.count, listener: listener
    ) { worker, index throws(WorkerError) in
      if let outcome = inProcess?.outcome(of: orders[index]) { return outcome }
      return try Self.draw(orders[index], with: worker)
    }
  }

  private static func draw(
    _ order: FilmOrder, with worker: Worker
  ) throws(WorkerError) -> FilmOutcome {
    var (order, trapped): (FilmOrder, [String]) = (order, [])
    while true {
      switch try worker.perform(.film(order)) {
      case .reply(.filmed(var outcome)):
        outcome.failures = trapped + outcome.failures
        return outcome
      case .reply(.refused(let reason)):
        return FilmOutcome(failures: trapped + [reason])
      case .reply:
        return FilmOutcome(failures: trapped + ["a worker process answered out of turn"])
      case .trap(let trap, let member):
        let scene = order.cases.remove(at: member).scene
        trapped.append("\(scene.name): \(trap.message)")
      case .lost(let reason):
        var outcome = FilmOutcome(failures: trapped + [reason])
        outcome.isLost = true
        return outcome
      }
    }
  }
}

extension CheckOrder {
  /// The results of its first cases, or of all.
  fileprivate func results(_ outcomes: [CheckOutcome]) -> [CaseResult] {
    zip(scenes, outcomes).map { CaseResult($0, $1) }
  }
}

extension CaseResult {
  fileprivate init(_ scene: SceneCase, _ outcome: CheckOutcome) {
    self.init(scene, outcome.facts)
    packedTrack = outcome.track
    saveFailure = outcome.error?.description
  }

  /// The result of the only case of an order.
  fileprivate init(_ scene: SceneCase, _ outcome: Worker.Outcome) {
    switch outcome {
    case .reply(.checked(let outcomes)) where outcomes.count == 1: self.init(scene, outcomes[0])
    case .reply(.refused(let reason)): self.init(scene, failure: reason)
    case .lost(let reason):
      self.init(scene, failure: reason)
      isLost = true
    case .reply: self.init(scene, failure: "a worker process answered out of turn")
    case .trap(let trap, _): self.init(scene, trap)
    }
  }
}

extension Array {
  /// The values of groups in the order of their places, each of which is in one group.
  func inOrder<Value>(of groups: [[Int]]) -> [Value] where Element == [Value] {
    let placed = zip(groups.joined(), joined()).sorted { $0.0 < $1.0 }
    return placed.map(\.1)
  }
}

/// Hands out numbers to several threads, and collects their results.
final class WorkQueue<Output: Sendable, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var outputs: [Output] = []
  /// Those that came before one with a smaller number.
  private var early: [Int: Output] = [:]
  private var printed: [String]
  private var handedOut = 0
  private var failure: Failure?

  init(count: Int) {
    self.count = count
    outputs.reserveCapacity(count)
    printed = Array(repeating: "", count: count)
  }

  /// The next number; nil when there is none or something has failed.
  func next() -> Int? {
    lock.withLock {
      guard failure == nil, handedOut < count else { return nil }
      defer { handedOut += 1 }
      return handedOut
    }
  }

  func put(_ output: Output, at index: Int) {
    lock.withLock {
      early[index] = output
      while let next = early.removeValue(forKey: outputs.count) { outputs.append(next) }
    }
  }

  func note(_ text: String, at index: Int) { lock.withLock { printed[index] = text } }

  func fail(_ error: Failure) { lock.withLock { failure = failure ?? error } }

  /// All of them in order, which are not copied and gone from here then, and what handlers printed.
  func clear() -> (outputs: Result<[Output], Failure>, printed: String) {
    lock.withLock {
      defer { outputs = [] }
      return (failure.map { .failure($0) } ?? .success(outputs), printed.joined())
    }
  }
}

/// An error of workers at what they were asked for.
package enum WorkerError: Error, Hashable, Sendable, Codable {
  /// The system starts no process, for the given reason.
  case cannotStart(reason: String)
  /// The folder for temporary files takes none, for the given reason.
  case noTemporaryFile(folder: String, reason: String)
  /// A playback could not be written.
  case file(FilmError)
}

extension WorkerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotStart(let reason): "cannot start a worker process: \(reason)"
    case .noTemporaryFile(let folder, let reason):
      "cannot make a temporary file in \(folder): \(reason): "
        + "set TMPDIR to a folder that can be written to"
    case .file(let error): error.description
    }
  }
}
