extension System {
  /// Brings lines in that were inserted, with the variables that they were the first to mention.
  ///
  /// Nothing is said yet about what it costs to stay there.
  mutating func start(_ batch: [Int32], newUnknowns: [Int32]) {
    growVectors()
    let isMostlyNew = newUnknowns.count > 8 + unknowns.count / 8
    if isMostlyNew { arePricesStale = true }
    let newSeats = newUnknowns.map { unknowns[$0].seat }
    if !newUnknowns.isEmpty {
      var start = Start(lines: strongestFirst(batch), unknowns: newUnknowns)
      propagate(&start)
      settle(&start)
      start.deallocate()
      for unknown in newUnknowns {
        touch(unknown)
        unknowns[unknown].isGuessed = false
        unknowns[unknown].isLoose = false
      }
      for seat in newSeats {
        for level in 0..<levels { prices[Int(seat) * levels + level] = 0 }
      }
    }
    var changes: [(line: Int32, slope: Double)] = []
    for line in batch { review(line, &changes) }
    changeSlopes(changes)
    if !arePricesStale {
      for seat in newSeats { judge(seat) }
    }
  }

  /// The lines by level, in each those that bound before those that determine.
  private mutating func strongestFirst(_ batch: [Int32]) -> [Int32] {
    var starts = [Int](repeating: 0, count: 2 * levels + 1)
    func bucket(_ line: Int32) -> Int {
      2 * Int(lines[line].level) + (lines[line].isEquality ? 1 : 0)
    }
    for line in batch { starts[bucket(line) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    return [Int32](unsafeUninitializedCapacity: batch.count) { sorted, count in
      for line in batch {
        let bucket = bucket(line)
        sorted[starts[bucket]] = line
        starts[bucket] += 1
      }
      count = batch.count
    }
  }

  /// Lets equalities that propagation left open rest in the place of variables put at 0.
  ///
  /// In a cycle, such as widths that are equal and fill a row, one variable put at 0 determines all
  /// others, and the equality that is then off its target determines that one.
  private mutating func settle(_ start: inout Start) {
    for line in start.lines where start.guesses > 0 && lines[line].isEquality {
      guard lines[line].seat < 0, isLoose(line) else { continue }
      let error = lines[line].target - value(of: line)
      guard abs(error) > lines[line].tolerance else { continue }
      findWeights(of: line)
      guard let seat = seatToSettle() else { continue }
      let pivot = weights.values[seat]
      findDirection(from: seat, by: error / pivot)
      for unknown in direction.indices.elements { values[unknown] += direction.values[unknown] }
      rest(line, at: seat)
      start.guesses -= 1
      if factor.exchanges.count > 64, !refactor() { return startOver() }
    }
  }

  /// Of the variables at rest that a sum depends on firmly, the seat of the one made last.
  private mutating func seatToSettle() -> Int32? {
    var largest = 0.001
    for seat in weights.indices.elements where isGuessed(seat) {
      largest = max(largest, abs(weights.values[seat]))
    }
    let firm = weights.indices.elements.filter { seat in
      isGuessed(seat) && abs(weights.values[seat]) >= 0.1 * largest
    }
    return firm.max { unknowns[~holders[$0]].rank < unknowns[~holders[$1]].rank }
  }

  private mutating func isGuessed(_ seat: Int32) -> Bool {
    holders[seat] < 0 && unknowns[~holders[seat]].isGuessed
  }

  /// Changes a line's strength and solves.
  mutating func setStrength(_ strength: Strength, of line: Int32) {
    if lines[line].seat < 0 { changeSlope(0, of: line) }
    setStrength(strength, ofNew: line)
    if lines[line].seat < 0 {
      changeSlope(lines[line].slope(at: value(of: line)), of: line)
    } else if !arePricesStale {
      judge(lines[line].seat)
    }
    optimize()
  }

  /// Whether every required line holds.
  mutating func checkFeasible() -> Bool {
    guard brokenCount > 0 else { return true }
    for index in 0..<Int32(lines.count)
    where lines[index].isLive && lines[index].level == 0 && lines[index].seat < 0 {
      let limit = Tolerance.feasibility * max(1, abs(lines[index].target))
      if lines[index].violation(at: value(of: index)) > limit { return false }
    }
    return true
  }
}
