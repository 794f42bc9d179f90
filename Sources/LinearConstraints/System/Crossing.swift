/// Something that follows and meets its target along a direction.
struct Crossing: BitwiseCopyable {
  /// How far along the direction it meets its target, at least 0.
  var distance: Double
  /// How fast its value changes along the direction.
  var rate: Double
  /// A line, or the complement of a variable.
  var holder: Int32

  /// Whether this one is met before the other; of those met at once, the firmest pivot last.
  func precedes(_ other: Crossing) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if abs(rate) != abs(other.rate) { return abs(rate) < abs(other.rate) }
    return holder < other.holder
  }
}

extension Pool where Element == Crossing {
  /// Orders the crossings as a heap, the first one on top.
  func makeHeap() {
    for index in (0..<count / 2).reversed() { sink(from: index) }
  }

  /// Takes the first crossing off the heap.
  mutating func popFirst() -> Crossing? {
    guard let last = popLast() else { return nil }
    guard count > 0 else { return last }
    let first = self[0]
    self[0] = last
    sink(from: 0)
    return first
  }

  private func sink(from start: Int) {
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < count else { return }
      if child + 1 < count, self[child + 1].precedes(self[child]) { child += 1 }
      guard self[child].precedes(self[index]) else { return }
      (self[child], self[index]) = (self[index], self[child])
      index = child
    }
  }
}

/// A direction in which to leave a point: what rests at a seat goes up or down.
struct Step {
  var seat: Int32
  var isUp: Bool
  /// For a step at no cost: the variable that is brought nearer to 0, or -1.
  var leader: Int32 = -1
  /// Whether to end at the first kink met, so that steps cannot run in a circle.
  var isShort = false
}
