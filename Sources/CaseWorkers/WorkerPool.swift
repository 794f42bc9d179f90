import Foundation
import Scenes
package import Detectors
package import Filmstrips

/// Worker processes that play cases side by side.
///
/// They are this program, started again: what `arguments` name has to call ``WorkerProcess``. Which
/// worker does an order decides nothing: outcomes are in the order of the orders.
package struct WorkerPool: Sendable {
  /// The arguments that make a worker of this program.
  let arguments: [String]
  /// The most workers at a time.
  package let jobs: Int
  /// Seconds of processor time that a turn may take before its worker is stopped.
  ///
  /// A turn that waits may take ten times as long.
  let timeout: Double

  /// Cases that a worker should have, so that starting it pays.
  private static let casesPerWorker = 6

  /// Seconds of processor time that a turn may take by default.
  package static let standardTimeout = 10.0

  /// A pool of `jobs` workers, by default one per core.
  package init(
    arguments: [String], jobs: Int? = nil, timeout: Double = Self.standardTimeout
  ) {
    self.arguments = arguments
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.timeout = timeout
  }

  /// The closures that a pool calls while it is at work.
  package struct Listener: Sendable {
    /// Called on any thread for each piece that is done.
    let advance: @Sendable () -> Void
    /// Called once all is done, with what handlers printed.
    let hear: @Sendable (String) -> Void

    /// Creates what a pool calls while it is at work.
    package init(
      advance: @escaping @Sendable () -> Void = {},
      hear: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      self.advance = advance
      self.hear = hear
    }
  }
}

extension WorkerPool {
  /// Does pieces of work on the given number of workers; `perform` may run on any thread.
  package func run<Output: Sendable, Failure: Error>(
    count: Int, workers: Int, listener: Listener,
    perform: @escaping @Sendable (Worker, Int) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    guard count > 0 else { return [] }
    let queue = WorkQueue<Output, Failure>(count: count)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, workers, count))) { _ in
      let worker = Worker(arguments: arguments, timeout: timeout)
      while let index = queue.next() {
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
  /// Nothing else of a result is kept, so that many cases take little memory.
  package func check<Kept: Sendable>(
    _ cases: CaseSupply, savingTo paths: [String], tracks: Bool, listener: Listener,
    keep: @escaping @Sendable (Int, CaseResult) -> Kept
  ) throws(WorkerError) -> [Kept] {
    let workers = (cases.count + Self.casesPerWorker - 1) / Self.casesPerWorker
    return try run(
      count: cases.count, workers: workers, listener: listener
    ) { worker, index throws(WorkerError) in
      let start = ContinuousClock.now
      guard let source = cases.take(index) else {
        preconditionFailure("a case is checked once")
      }
      let order = CheckOrder(
        source, savingTo: paths.indices.contains(index) ? paths[index] : nil,
        wantsTrack: tracks)
      var result = try Self.check(order, with: worker)
      result.elapsed = (ContinuousClock.now - start) / .seconds(1)
      return keep(index, result)
    }
  }

  private static func check(
    _ order: CheckOrder, with worker: Worker
  ) throws(WorkerError) -> CaseResult {
    let scene = order.source.scene
    switch try worker.perform(.check(order)) {
    case .reply(.checked(let outcome)):
      var result = CaseResult(scene, outcome.facts)
      result.track = outcome.track
      result.saveFailure = outcome.error?.description
      return result
    case .reply(.refused(let reason)): return CaseResult(scene, failure: reason)
    case .reply: return CaseResult(scene, failure: "a worker process answered out of turn")
    case .trap(let trap, _): return CaseResult(scene, trap)
    case .lost(let reason): return CaseResult(scene, failure: reason)
    }
  }

  /// Has a film drawn; a case that traps is left out, and noted as one that could not be played.
  package static func draw(
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
        return FilmOutcome(failures: trapped + [reason])
      }
    }
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
