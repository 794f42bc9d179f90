/// An interval of one target in which the same lines rest, so that the answer is linear.
///
/// In the interval, values = base + target · rate. Only the values that move have a rate.
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
  /// Returns true if a slot continues the run.
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
  /// True if values moved since changes were last taken, and if they did to another segment.
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

extension System {
  /// Finds the segment that the present answer lies on, while the target of a line changes.
  ///
  /// Cost: the terms of what rests, and a refactoring if anything was exchanged.
  mutating func findSegment(of line: Int32) {
    if segments.line != line { segments.forget() }
    if factor.exchanges.count > 0, !refactor() { return segments.forget() }
    let index = segments.next()
    segments.line = line
    segments.present = index
    segments.solved = index
    var segment = segments.list[index]
    let target = lines[line].target
    segments.rates.removeAll()
    segments.rates.resize(to: unknowns.count, filling: 0)
    segment.base.copy(values)
    segment.low = -.infinity
    segment.high = .infinity
    if lines[line].seat >= 0 {
      let lines = lines
      solveAll(into: segments.rates) { $0 == line ? 1 : 0 }
      solveAll(into: segment.base) { $0 == line ? 0 : lines[$0].target }
    }
    segment.findRuns(segments.rates)
    segment.write(target, to: values)
    limit(&segment, line)
    segments.list[index] = segment
    segments.hasMoved = true
    segments.hasSwitched = true
  }

  /// Ends the segment where something that follows meets its target.
  ///
  /// What is required ends it on the side that it forbids, whatever slope it has.
  private mutating func limit(_ segment: inout Segment, _ line: Int32) {
    rates.clear()
    if lines[line].seat < 0 { rates.add(-1, at: line) }
    for unknown in 0..<Int32(unknowns.count) where abs(segments.rates[unknown]) > 1e-13 {
      var index = unknowns[unknown].first
      while index >= 0 {
        let term = terms[index]
        if lines[term.line].seat < 0 {
          rates.add(term.coefficient * segments.rates[unknown], at: term.line)
        }
        index = term.next
      }
    }
    let target = lines[line].target
    for index in rates.indices.elements where lines[index].isLive {
      let rate = rates.values[index]
      guard abs(rate) > Tolerance.noise else { continue }
      let met = lines[index]
      let isAbove = met.slope == met.above && (met.level > 0 || met.above == 0)
      let isBelow = met.slope == -met.below && (met.level > 0 || met.below == 0)
      segment.limit(
        at: target, error: value(of: index) - met.target, rate: rate, tolerance: met.tolerance,
        isOpenUp: rate > 0 ? isAbove : isBelow, isOpenDown: rate > 0 ? isBelow : isAbove)
    }
    let (rates, values) = (segments.rates, self.values)
    ties.forEachLeader { leader in
      guard abs(rates[leader]) > Tolerance.noise else { return }
      segment.limit(
        at: target, error: values[leader], rate: rates[leader],
        tolerance: Tolerance.value, isOpenUp: false, isOpenDown: false)
    }
  }

  /// Makes the state that changes start from agree with the values a segment gave.
  mutating func leaveSegments() {
    guard segments.line >= 0 else { return }
    if segments.present != segments.solved {
      catchUp()
      segments.hasMoved = true
    }
    if segments.hasMoved {
      for unknown in 0..<Int32(unknowns.count) where unknowns[unknown].isLive { touch(unknown) }
      segments.hasMoved = false
    }
    segments.forget()
  }

  /// Solves for the target that a segment was asked for.
  mutating func catchUp() {
    let known = lines
    solveAll(into: values) { known[$0].target }
    ties.reopen()
    for line in 0..<Int32(lines.count) { review(line) }
    changeSlopes()
    optimize()
  }
}

extension Segment {
  /// Ends the segment where an error, which changes at a rate, becomes 0.
  ///
  /// Where it is 0 already the segment continues only to the sides on which it may.
  mutating func limit(
    at target: Double, error: Double, rate: Double, tolerance: Double, isOpenUp: Bool,
    isOpenDown: Bool
  ) {
    guard abs(error) > tolerance else {
      if !isOpenUp { high = target }
      if !isOpenDown { low = target }
      return
    }
    let end = target - error / rate
    if end > target { high = min(high, end) } else { low = max(low, end) }
  }
}
