import AnimationCurves
import Foundation
import Reports
import Scenes
package import CaseWorkers

/// Cases divided among shards, so that all of them take about as long.
///
/// The most expensive case goes first, each to the shard that has least until then, which is at
/// most a third above the best division there is.
///
/// Source: Graham, "Bounds on multiprocessing timing anomalies", 1969.
package struct CasePartition {
  /// The places of each shard's cases, in their order.
  package let places: [[Int]]

  /// Divides cases of those costs, in any unit.
  package init(costs: [Int], count: Int) {
    var places: [[Int]] = Array(repeating: [], count: count)
    var queue = ShardQueue(count: count)
    for index in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
      places[queue.take(costs[index])].append(index)
    }
    self.places = places.map { $0.sorted() }
  }
}

/// Shards by what they have to do, the least first: a heap.
private struct ShardQueue {
  private var heap: [(load: Int, shard: Int)]

  init(count: Int) { heap = (0..<count).map { (0, $0) } }

  /// The shard with least to do, which has more to do from now on.
  mutating func take(_ cost: Int) -> Int {
    let shard = heap[0].shard
    let (load, isTooMuch) = heap[0].load.addingReportingOverflow(cost)
    heap[0].load = isTooMuch ? .max : load
    sink()
    return shard
  }

  private mutating func sink() {
    var place = 0
    while let child = leastChild(of: place), heap[child] < heap[place] {
      heap.swapAt(child, place)
      place = child
    }
  }

  private func leastChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right] < heap[left] ? right : left
  }
}

/// The seconds that cases take: as a file has it, by an estimate where it has nothing.
///
/// The file has a line per case, its name, a tab and its seconds; of several lines of a case the
/// last one counts, so that the files of shards can be put one behind another.
package struct CaseCosts {
  private let seconds: [String: Double]

  /// Estimates all.
  package init() { seconds = [:] }

  private static let (head, version) = ("# seam costs ", "1")
  private static let greatest = 1e6

  /// Reads the text of a file; throws the number of the first line that is none of it.
  package init(text: String) throws(CostsError) {
    var seconds: [String: Double] = [:]
    let file = TabbedLines(text, head: Self.head, version: Self.version)
    if let foreign = file.foreignVersion { throw CostsError(line: foreign.line) }
    for line in file.lines {
      guard line.fields.count == 2, !line.fields[0].isEmpty, let value = Double(line.fields[1]),
        (0...Self.greatest).contains(value)
      else { throw CostsError(line: line.number) }
      seconds[String(line.fields[0])] = value
    }
    self.seconds = seconds
  }

  /// The text of a file.
  package static func text(of costs: [(name: String, seconds: Double)]) -> String {
    let lines = costs.map { "\($0.name.withoutControls)\t\(($0.seconds * 1e6).rounded() / 1e6)" }
    return (["\(head)\(version): case, seconds"] + lines).map { $0 + "\n" }.joined()
  }

  /// The cost of each case, in whole numbers, which add up alike on every machine.
  package func costs(of cases: [CaseSource]) -> [Int] {
    let estimates = cases.map(Self.estimate)
    let known = cases.map { seconds[$0.scene.name.withoutControls] }
    var (measured, estimated) = (0.0, 0.0)
    for (known, estimate) in zip(known, estimates) {
      guard let known else { continue }
      measured += known
      estimated += estimate
    }
    let scale = measured > 0 ? measured / estimated : Self.standardScale
    return zip(known, estimates).map { Int((($0 ?? $1 * scale) * 1e6).rounded()) }
  }

  /// Seconds for each unit of an estimate.
  private static let standardScale = 1e-6
  /// The cost of a case however short it is, and of each refresh and message, in units.
  private static let (start, refresh, message) = (1000.0, 12.0, 0.5)

  /// The time of a case in proportion to others: by its refreshes and its messages.
  private static func estimate(_ source: CaseSource) -> Double {
    let scene = source.scene
    let refreshes = scene.refreshes
    let end =
      scene.events.flatMap { $0.instants(seenAt: refreshes) }.map(\.upperBound).max() ?? 0
    // The last event takes a second or so to settle.
    let count = min((end + 1) * scene.rate, 1e6)
    let messages = Double(min(scene.transcript.messages.count, 1000))
    return start + count * (refresh + messages * message)
  }
}

/// A line that has no cost.
package struct CostsError: Error, Hashable, CustomStringConvertible {
  /// From 1.
  package let line: Int

  package var description: String {
    "this line is no cost: write the name of a case, a tab and its seconds, or write the file anew"
      + " with seam check --save-costs"
  }
}
