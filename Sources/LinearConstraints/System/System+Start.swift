/// Finding values for new variables by propagation, the strongest lines first.
///
/// A line all of whose variables but one are determined determines that one, within the bounds
/// that other such lines set. Where nothing is left to propagate a variable is put at 0. Most
/// lines that hold in the answer come to rest by this, each at the end of the factors' order, so
/// that the search that follows is short; it decides nothing.
extension System {
  /// Determines the new variables, and lets lines of the batch rest that do.
  mutating func propagate() {
    for line in batch.lines.elements {
      lines[line].isOpen = true
      if lines[line].missing == 1 { open(line) }
      // The strongest lines are first, so whatever is ready now is at least as strong.
      while let next = ready.popLast() { determine(by: next) }
    }
    for line in batch.lines.elements where lines[line].isEquality {
      while lines[line].missing > 1 {
        guard let unknown = firstMissing(of: line) else { break }
        guess(unknown)
      }
    }
    let known = unknowns
    guard let first = batch.unknowns.elements.first(where: { !known[$0].isDetermined })
    else { return }
    guard batch.unknowns.count > 1 else { return guess(first) }
    let open = batch.unknowns.elements.filter { !known[$0].isDetermined }
    for unknown in open.sorted(by: { known[$0].rank < known[$1].rank })
    where !unknowns[unknown].isDetermined {
      guess(unknown)
    }
  }

  private mutating func firstMissing(of line: Int32) -> Int32? {
    let range = lines[line].start..<lines[line].start + lines[line].count
    let missing = range.map { terms[$0].unknown }.filter { !unknowns[$0].isDetermined }
    return missing.min { unknowns[$0].rank < unknowns[$1].rank }
  }

  private mutating func guess(_ unknown: Int32) {
    guesses += 1
    unknowns[unknown].isGuessed = true
    unknowns[unknown].isLoose = true
    fix(unknown, at: 0, by: ~unknown)
    while let next = ready.popLast() { determine(by: next) }
  }

  /// Takes a line up of which one variable is left: an equality determines it, others bound it.
  private mutating func open(_ line: Int32) {
    if lines[line].isEquality {
      ready.append(line)
      return
    }
    let unknown = lines[line].mixed
    let (value, coefficient) = solution(of: line, for: unknown)
    let isAtMost = (lines[line].above > 0) == (coefficient > 0)
    if isAtMost, value < bounds[unknown].high, value >= bounds[unknown].low {
      bounds[unknown].high = value
      bounds[unknown].highLine = line
    } else if !isAtMost, value > bounds[unknown].low, value <= bounds[unknown].high {
      bounds[unknown].low = value
      bounds[unknown].lowLine = line
    }
  }

  private mutating func determine(by line: Int32) {
    guard lines[line].missing == 1 else { return }
    let unknown = lines[line].mixed
    let value = solution(of: line, for: unknown).value
    guard lines[line].level > 0, let blocked = blocked(by: unknown, at: value) else {
      return fix(unknown, at: value, by: line)
    }
    fix(blocked.unknown, at: blocked.value, by: blocked.bound)
  }

  /// A variable that an equality would push past a bound, if another had the value.
  ///
  /// It is then better put at the bound, and the equality determines the other.
  private mutating func blocked(
    by unknown: Int32, at value: Double
  ) -> (unknown: Int32, value: Double, bound: Int32)? {
    var index = unknowns[unknown].first
    while index >= 0 {
      let line = terms[index].line
      index = terms[index].next
      guard lines[line].missing == 2, lines[line].isOpen, lines[line].isEquality else { continue }
      let other = lines[line].mixed ^ unknown
      let bounds = bounds[other]
      guard bounds.lowLine >= 0 || bounds.highLine >= 0 else { continue }
      values[unknown] = value
      let pushed = solution(of: line, for: other).value
      if pushed < bounds.low, lines[bounds.lowLine].level <= lines[line].level {
        return (other, bounds.low, bounds.lowLine)
      }
      if pushed > bounds.high, lines[bounds.highLine].level <= lines[line].level {
        return (other, bounds.high, bounds.highLine)
      }
    }
    return nil
  }

  /// The value of a variable that puts a line at its target, the line's others being determined.
  @inline(__always)
  private mutating func solution(
    of line: Int32, for unknown: Int32
  ) -> (value: Double, coefficient: Double) {
    var rest = lines[line].target
    var coefficient = 1.0
    let first = Int(lines[line].start)
    for index in first..<first + Int(lines[line].count) {
      let term = terms[index]
      if term.unknown == unknown {
        coefficient = term.coefficient
      } else {
        rest -= term.coefficient * values[term.unknown]
      }
    }
    return (rest / coefficient, coefficient)
  }

  /// Gives a variable a value within its bounds, and has what calls for that value rest.
  private mutating func fix(
    _ unknown: Int32, at wanted: Double, by holder: Int32
  ) {
    let bounds = bounds[unknown]
    var (value, holder) = (wanted, holder)
    if wanted < bounds.low, yields(holder, to: bounds.lowLine) {
      (value, holder) = (bounds.low, bounds.lowLine)
    } else if wanted > bounds.high, yields(holder, to: bounds.highLine) {
      (value, holder) = (bounds.high, bounds.highLine)
    }
    values[unknown] = value
    unknowns[unknown].isDetermined = true
    seat(holder, for: unknown)
    var index = unknowns[unknown].first
    while index >= 0 {
      let line = terms[index].line
      index = terms[index].next
      lines[line].missing -= 1
      lines[line].mixed ^= unknown
      if lines[line].missing == 1, lines[line].isOpen { open(line) }
    }
  }

  /// Returns true if a bound is at least as strong as what determines a variable.
  private mutating func yields(_ holder: Int32, to bound: Int32) -> Bool {
    holder < 0 || lines[bound].level <= lines[holder].level
  }

  /// Puts a variable's seat at the end of the factors' order, with the line that determines it.
  private mutating func seat(_ holder: Int32, for unknown: Int32) {
    let seat = unknowns[unknown].seat
    var pivot = 1.0
    if holder >= 0 {
      pivot = coefficient(of: unknown, in: holder)
      if guesses > 0 { unknowns[unknown].isLoose = isLoose(holder) }
      lines[holder].seat = seat
      lines[holder].factorSeat = seat
      unknowns[unknown].seat = -1
      holders[seat] = holder
    }
    unknowns[unknown].position = Int32(factor.count)
    factor.append(seat: seat, unknown: unknown, pivot: pivot, holder: holders[seat])
  }

  /// Returns true if a line mentions a variable that was put at 0, or one that such a variable
  /// determined.
  mutating func isLoose(_ line: Int32) -> Bool {
    for index in lines[line].start..<lines[line].start + lines[line].count
    where unknowns[terms[index].unknown].isLoose {
      return true
    }
    return false
  }
}

extension System {
  /// Brings in the batch that was inserted.
  ///
  /// Nothing is said yet about what it costs to stay there.
  mutating func startBatch() {
    growVectors()
    weighed = System.unweighed
    if batch.unknowns.count > 8 + unknowns.count / 8 { arePricesStale = true }
    for unknown in batch.unknowns.elements {
      let seat = unknowns[unknown].seat
      batch.seats.append(seat)
      for level in 0..<levels { prices[Int(seat) * levels + level] = 0 }
    }
    if !batch.unknowns.isEmpty {
      guesses = 0
      if batch.lines.count > 1 { sortStrongestFirst() }
      propagate()
      settle()
      for unknown in batch.unknowns.elements {
        touch(unknown)
        unknowns[unknown].isGuessed = false
        unknowns[unknown].isLoose = false
        if unknowns[unknown].seat < 0 { reopenTies(for: unknown) }
      }
    }
    for line in batch.lines.elements { review(line) }
    changeSlopes()
    guard !arePricesStale else { return }
    for seat in batch.seats.elements { judge(seat) }
  }

  /// Orders the lines of the batch by level, in each those that bound before those that determine.
  private mutating func sortStrongestFirst() {
    var starts = [Int](repeating: 0, count: 2 * levels + 1)
    func bucket(_ line: Int32) -> Int {
      2 * Int(lines[line].level) + (lines[line].isEquality ? 1 : 0)
    }
    let unsorted = Array(batch.lines.elements)
    for line in unsorted { starts[bucket(line) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    for line in unsorted {
      let bucket = bucket(line)
      batch.lines[starts[bucket]] = line
      starts[bucket] += 1
    }
  }

  /// Lets equalities that propagation left open rest in the place of variables put at 0.
  ///
  /// In a cycle, such as widths that are equal and fill a row, one variable put at 0 determines all
  /// others, and the equality that is then off its target determines that one.
  private mutating func settle() {
    for line in batch.lines.elements where guesses > 0 && lines[line].isEquality {
      guard lines[line].seat < 0, isLoose(line) else { continue }
      let error = lines[line].target - value(of: line)
      guard abs(error) > lines[line].tolerance else { continue }
      findWeights(of: line)
      guard let seat = seatToSettle() else { continue }
      let pivot = weights.values[seat]
      findDirection(from: seat, by: error / pivot)
      for unknown in direction.indices.elements { values[unknown] += direction.values[unknown] }
      rest(line, at: seat)
      guesses -= 1
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
    reckon(with: line)
    optimize()
  }

  /// Takes a line into account whose costs are new.
  private mutating func reckon(with line: Int32) {
    if lines[line].seat < 0 {
      changeSlope(lines[line].slope(at: value(of: line)), of: line)
    } else if !arePricesStale {
      judge(lines[line].seat)
    }
  }

  /// Lets a line that was released cost again what its constraint says.
  mutating func reinstate(_ line: Int32) {
    setCosts(of: line)
    reckon(with: line)
  }

  /// Returns true if every required line holds.
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
