import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes

/// Worker processes that do a command's cases side by side.
///
/// Which worker does an order decides nothing: outcomes stand in the order of the orders.
struct WorkerPool: Sendable {
  /// What the command was started with: the workers read the same.
  let arguments: [String]
  /// How many workers there are at most.
  let jobs: Int
  /// Seconds that a turn may take before its worker is stopped.
  let patience: Double

  /// Cases that a worker should have, so that starting it pays.
  static let casesPerWorker = 6

  /// Seconds that a turn may take where nothing else is said.
  static let standardPatience = 10.0

  init(arguments: [String], jobs: Int?, patience: Double = standardPatience) {
    self.arguments = arguments
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.patience = patience
  }

  /// Does pieces of work, and takes their progress away in the end.
  func run<Output: Sendable>(
    _ verb: String, count: Int, workers: Int,
    perform: @escaping @Sendable (Worker, Int) throws(CommandFailure) -> Output
  ) throws(CommandFailure) -> [Output] {
    let progress = Progress(verb, of: count)
    defer { progress.end() }
    return try run(progress, count: count, workers: workers, perform: perform)
  }

  /// Does pieces of work on so many workers; `perform` may run on any thread.
  func run<Output: Sendable>(
    _ progress: Progress, count: Int, workers: Int,
    perform: @escaping @Sendable (Worker, Int) throws(CommandFailure) -> Output
  ) throws(CommandFailure) -> [Output] {
    guard count > 0 else { return [] }
    let desk = Desk<Output>(count: count)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, workers, count))) { _ in
      let worker = Worker(arguments: arguments, patience: patience)
      while let index = desk.next() {
        do throws(CommandFailure) {
          desk.put(try perform(worker, index), at: index)
          desk.note(worker.takePrinted(), at: index)
          progress.advance()
        } catch {
          desk.fail(error)
        }
      }
    }
    return try desk.outputs(besides: progress)
  }

  /// Checks cases, and returns the results in their order.
  func check(_ cases: [PlacedCase]) throws(CommandFailure) -> [CaseResult] {
    let workers = (cases.count + Self.casesPerWorker - 1) / Self.casesPerWorker
    return try run(
      "checked", count: cases.count, workers: workers
    ) { worker, index throws(CommandFailure) in
      let (scene, place) = (cases[index].scene, cases[index].place)
      switch try worker.perform(.check(place)) {
      case .reply(.checked(let facts)): return CaseResult(scene, facts)
      case .reply(.refused(let reason)): return CaseResult(scene, failure: reason)
      case .reply: return CaseResult(scene, failure: "a worker process answered out of turn")
      case .trap(let trap, _): return CaseResult(scene, trap)
      }
    }
  }
}

/// Hands out numbers to several threads, and takes what came of them.
private final class Desk<Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Output?]
  private var printed: [String]
  private var handedOut = 0
  private var failure: CommandFailure?

  init(count: Int) {
    places = Array(repeating: nil, count: count)
    printed = Array(repeating: "", count: count)
  }

  /// The next number; nil when there is none or something has failed.
  func next() -> Int? {
    lock.withLock {
      guard failure == nil, handedOut < places.count else { return nil }
      defer { handedOut += 1 }
      return handedOut
    }
  }

  func put(_ output: Output, at index: Int) { lock.withLock { places[index] = output } }

  func note(_ text: String, at index: Int) { lock.withLock { printed[index] = text } }

  func fail(_ error: CommandFailure) { lock.withLock { failure = failure ?? error } }

  /// All of them in order; what handlers printed goes to the standard error stream.
  func outputs(besides progress: Progress) throws(CommandFailure) -> [Output] {
    let (failure, text, outputs) = lock.withLock {
      (self.failure, printed.joined(), places.compactMap { $0 })
    }
    if !text.isEmpty {
      progress.end()
      Terminal.mutter(text)
    }
    if let failure { throw failure }
    return outputs
  }
}
