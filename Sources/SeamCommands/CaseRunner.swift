import Compositing
import Foundation
import KeyboardScenes

/// Plays cases one after another, as an app has one main thread, and checks them side by side.
@MainActor
struct CaseRunner {
  /// How many cases are checked at a time.
  let jobs: Int

  init(jobs: Int? = nil) {
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The results, in the order of the cases.
  func results(of cases: [SceneCase]) -> [CaseResult] {
    let progress = Progress("checked", of: cases.count)
    defer { progress.end() }
    var results: [CaseResult] = []
    results.reserveCapacity(cases.count)
    for start in stride(from: 0, to: cases.count, by: Self.batchSize) {
      progress.show(start)
      let batch = cases[start..<min(cases.count, start + Self.batchSize)]
      results += check(batch.map(Self.play))
    }
    return results
  }

  /// So many playbacks are held at a time.
  private static let batchSize = 64

  /// Plays a case, and returns what checks it, which any thread may do.
  static func play(_ scene: SceneCase) -> @Sendable () -> CaseResult {
    do {
      let playback = try ScenePlayer(registry: Seam.handlers).play(scene)
      return { CaseResult(playback) }
    } catch {
      let reason = "\(error)"
      return { CaseResult(scene, failure: reason) }
    }
  }

  private func check(_ batch: [@Sendable () -> CaseResult]) -> [CaseResult] {
    let results = Gathering<CaseResult>(count: batch.count)
    let lanes = min(jobs, batch.count)
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      for index in stride(from: lane, to: batch.count, by: lanes) {
        results.put(batch[index](), at: index)
      }
    }
    return results.values
  }
}

/// Values that several threads put in their places.
private final class Gathering<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Value?]

  init(count: Int) {
    places = Array(repeating: nil, count: count)
  }

  func put(_ value: Value, at index: Int) {
    lock.withLock { places[index] = value }
  }

  var values: [Value] { lock.withLock { places.compactMap { $0 } } }
}
