import Foundation

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
