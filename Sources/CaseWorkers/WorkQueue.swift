import Foundation

/// Hands out numbers to several threads, and collects their results.
final class WorkQueue<Output: Sendable, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Output?]
  private var printed: [String]
  private var handedOut = 0
  private var failure: Failure?

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

  func fail(_ error: Failure) { lock.withLock { failure = failure ?? error } }

  /// All of them in order, and what handlers printed.
  func clear() -> (outputs: Result<[Output], Failure>, printed: String) {
    lock.withLock {
      let outputs = places.compactMap { $0 }
      return (failure.map { .failure($0) } ?? .success(outputs), printed.joined())
    }
  }
}
