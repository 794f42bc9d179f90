@testable import CaseWorkers
import Foundation
import SeededRandom
import Testing

/// Numbers that are handed out once each, and results that come back in any order.
struct WorkQueueTests {
  private struct Failure: Error, Equatable {
    let number: Int
  }

  @Test func everyNumberIsHandedOutOnce() {
    let queue = WorkQueue<Int, Never>(count: 1000)
    let lock = NSLock()
    nonisolated(unsafe) var numbers: [Int] = []
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      while let number = queue.next() { lock.withLock { numbers.append(number) } }
    }
    #expect(numbers.sorted() == Array(0..<1000))
    #expect(queue.next() == nil)
  }

  /// Results and what was printed are in the order of the numbers, whatever order they came in.
  @Test func resultsAreInTheOrderOfTheNumbers() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<50 {
      let queue = WorkQueue<Int, Never>(count: 20)
      for number in (0..<20).shuffled(using: &random) {
        queue.put(number * number, at: number)
        queue.note("\(number) ", at: number)
      }
      let (outputs, printed) = queue.clear()
      #expect(outputs == .success((0..<20).map { $0 * $0 }))
      #expect(printed == (0..<20).map { "\($0) " }.joined())
    }
  }

  /// Of a run that was stopped there are the first groups, whose places need not be neighbours.
  @Test func resultsOfGroupsAreInTheOrderOfTheirPlaces() {
    var random = SplitMix64(seed: 9)
    for count in 1..<40 {
      var groups: [[Int]] = Array(repeating: [], count: Int.random(in: 1...count, using: &random))
      for place in 0..<count {
        groups[Int.random(in: groups.indices, using: &random)].append(place)
      }
      for done in 0...groups.count {
        let kept = groups.prefix(done).map { $0.map { "\($0)" } }
        let places = groups.prefix(done).flatMap(\.self).sorted()
        #expect(Array(kept).inOrder(of: groups) == places.map { "\($0)" })
      }
    }
  }

  /// After a failure nothing more is begun, and the first of several is the one that is thrown.
  @Test(arguments: 0..<4) func nothingBeginsAfterAFailure(_ done: Int) {
    let queue = WorkQueue<Int, Failure>(count: 5)
    for number in 0..<done {
      #expect(queue.next() == number)
      queue.put(number, at: number)
    }
    queue.fail(Failure(number: 1))
    queue.fail(Failure(number: 2))
    #expect(queue.next() == nil)
    #expect(queue.clear().outputs == .failure(Failure(number: 1)))
  }

  /// A pool that fails at a number begins none of those after it, but for what is under way.
  @Test func aPoolStopsAtAFailure() {
    let pool = WorkerPool(arguments: [], jobs: 2)
    let lock = NSLock()
    nonisolated(unsafe) var begun = 0
    #expect(throws: Failure(number: 3)) {
      try pool.run(count: 1000, workers: 2, listener: .init()) {
        _, number throws(Failure) -> Int in
        lock.withLock { begun += 1 }
        // The other thread waits for the failure, so that it has no more than one on its way.
        guard number < 3 else { throw Failure(number: 3) }
        return number
      }
    }
    #expect(begun <= 5)
  }
}
