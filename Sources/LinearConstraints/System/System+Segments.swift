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
      let isAbove = lines[index].slope == lines[index].above
      let isBelow = lines[index].slope == -lines[index].below
      segment.limit(
        at: target, error: value(of: index) - lines[index].target, rate: rate,
        tolerance: lines[index].tolerance, isOpenUp: rate > 0 ? isAbove : isBelow,
        isOpenDown: rate > 0 ? isBelow : isAbove)
    }
    for leader in leaders.elements where abs(segments.rates[leader]) > Tolerance.noise {
      segment.limit(
        at: target, error: values[leader], rate: segments.rates[leader],
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
    var changes: [(line: Int32, slope: Double)] = []
    for line in 0..<Int32(lines.count) { review(line, &changes) }
    changeSlopes(changes)
    optimize()
  }
}

extension Segment {
  /// Ends the segment where an error, which changes at a rate, becomes 0.
  ///
  /// Where it is 0 already the segment goes on only to the sides on which it may.
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
