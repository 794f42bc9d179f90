/// A stretch of one target over which the same things rest, so that the answer is a line.
///
/// Over the stretch, values = base + target · rate. Only the values that move have a rate.
struct Segment: BitwiseCopyable {
  /// Values that move together: those in every `stride`-th slot from `start` on.
  struct Run: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var stride: Int32
    var rate: Double
  }

  var low = -Double.infinity
  var high = Double.infinity
  /// By variable: its value where the target is 0.
  var base = Pool<Double>()
  var runs = Pool<Run>()

  func deallocate() {
    base.deallocate()
    runs.deallocate()
  }

  func contains(_ target: Double) -> Bool { low <= target && target <= high }

  /// Writes the values that move.
  @inline(__always)
  func write(_ target: Double, to values: Pool<Double>) {
    for run in runs.elements {
      let from = base.base + Int(run.start)
      let to = values.base + Int(run.start)
      let move = run.rate * target
      if run.stride == 1 {
        Segment.write(move, from, to, count: Int(run.count))
      } else {
        let stride = Int(run.stride)
        var index = 0
        for _ in 0..<run.count {
          to[index] = from[index] + move
          index += stride
        }
      }
    }
  }

  /// Writes neighbours, eight at a time.
  @inline(__always)
  private static func write(
    _ move: Double, _ from: UnsafePointer<Double>, _ to: UnsafeMutablePointer<Double>, count: Int
  ) {
    var index = 0
    while index + 8 <= count {
      let values = UnsafeRawPointer(from + index).loadUnaligned(as: SIMD8<Double>.self)
      UnsafeMutableRawPointer(to + index).storeBytes(of: values + move, as: SIMD8<Double>.self)
      index += 8
    }
    while index < count {
      to[index] = from[index] + move
      index += 1
    }
  }

  /// Finds runs in the rates of all variables.
  mutating func findRuns(_ rates: Pool<Double>) {
    runs.removeAll()
    var last: Run?
    for slot in 0..<Int32(rates.count) where abs(rates[slot]) > 1e-13 {
      let rate = rates[slot]
      guard var run = last, run.rate == rate, run.joins(slot) else {
        if let last { runs.append(last) }
        last = Run(start: slot, count: 1, stride: 1, rate: rate)
        continue
      }
      run.stride = slot - run.start - (run.count - 1) * run.stride
      run.count += 1
      last = run
    }
    if let last { runs.append(last) }
  }
}

extension Segment.Run {
  /// Whether a slot continues the run.
  func joins(_ slot: Int32) -> Bool {
    count == 1 || slot - start == count * stride
  }
}

/// The segments visited while one target alone changes.
struct Segments {
  /// The line whose target changes; -1 if there are no segments.
  var line: Int32 = -1
  /// The segment of the values as they are, and the one of what rests.
  var present = 0
  var solved = 0
  private(set) var list = Pool<Segment>()
  private(set) var count = 0
  private var oldest = 0
  /// Whether values moved since changes were last taken, and whether they did from one segment
  /// to another.
  var hasMoved = false
  var hasSwitched = false
  /// The line that was the only one to change in the last update.
  var lastChanged: Int32 = -1
  var rates = Pool<Double>()

  static let limit = 12

  func deallocate() {
    for segment in list.elements { segment.deallocate() }
    list.deallocate()
    rates.deallocate()
  }

  mutating func forget() {
    line = -1
    count = 0
    oldest = 0
  }

  /// Moves values to another target, if a segment with it is known.
  @inline(__always)
  mutating func move(to target: Double, values: Pool<Double>) -> Bool {
    if !list[present].contains(target) {
      guard let index = (0..<count).first(where: { list[$0].contains(target) }) else {
        return false
      }
      present = index
      hasSwitched = true
      values.base.update(from: list[index].base.base, count: values.count)
    }
    list[present].write(target, to: values)
    hasMoved = true
    return true
  }

  /// The index of a segment to fill in; the oldest is given up if there are too many.
  mutating func next() -> Int {
    if count < list.count || count < Self.limit {
      if count == list.count { list.append(Segment()) }
      count += 1
      return count - 1
    }
    oldest = (oldest + 1) % Self.limit
    return oldest
  }
}
