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
