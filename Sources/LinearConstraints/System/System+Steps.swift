/// Something that follows and meets its target along a direction.
struct Crossing: BitwiseCopyable {
  /// The distance along the direction to its target, at least 0.
  var distance: Double
  /// The change of its value per unit of the direction.
  var rate: Double
  /// A line, or the complement of a variable.
  var holder: Int32

  /// Returns true if this one is met first; of those met at once, the firmest pivot last.
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

/// Another derivative of a line's cost.
struct SlopeChange: BitwiseCopyable {
  var line: Int32
  var slope: Double
}

/// A direction in which to leave a point: what rests at a seat goes up or down.
struct Step {
  var seat: Int32
  var isUp: Bool
  /// For a step at no cost: the variable that is brought nearer to 0, or -1.
  var leader: Int32 = -1
  /// True if the step ends at the first kink met, so that steps cannot run in a circle.
  var isShort = false
}

/// Going from point to point along what stays at rest.
extension System {
  /// Follows a step for as long as cost falls, past every kink where it still does.
  ///
  /// What has its kink at the end of the way rests; what rested at the step's seat follows from
  /// then on. Answers the way's length, or nil, with nothing done, if cost falls without end or the
  /// pivot is unreliable, which only rounding can bring about.
  mutating func take(_ step: Step) -> Double? {
    findDirection(from: step.seat, by: step.isUp ? 1 : -1)
    findRates()
    findSlopes(of: step)
    findCrossings(of: step)
    changes.removeAll()
    while let crossing = crossings.popFirst() {
      guard let line = crossing.line else { return finish(step, at: crossing) }
      let slope = crossing.rate > 0 ? lines[line].above : -lines[line].below
      slopes[lines[line].level] += (slope - lines[line].slope) * crossing.rate
      if step.isShort || !isDownhill(step) { return finish(step, at: crossing) }
      changes.append(SlopeChange(line: line, slope: slope))
    }
    return nil
  }

  private mutating func findRates() {
    rates.clear()
    for unknown in direction.indices.elements {
      let move = direction.values[unknown]
      var index = unknowns[unknown].first
      while index >= 0 {
        let term = terms[index]
        if lines[term.line].seat < 0 { rates.add(term.coefficient * move, at: term.line) }
        index = term.next
      }
    }
  }

  /// Finds how cost changes along a step, level by level.
  private mutating func findSlopes(of step: Step) {
    slopes.resize(to: levels, filling: 0)
    let sign = step.isUp ? 1.0 : -1
    for level in 0..<levels { slopes[level] = sign * prices[Int(step.seat) * levels + level] }
    let holder = holders[step.seat]
    guard holder >= 0 else { return }
    slopes[lines[holder].level] += step.isUp ? lines[holder].above : lines[holder].below
  }

  private mutating func isDownhill(_ step: Step) -> Bool {
    for slope in slopes.elements where abs(slope) > Tolerance.noise { return slope < 0 }
    return step.leader >= 0
  }

  private mutating func findCrossings(of step: Step) {
    crossings.removeAll()
    if isStanding(step) { return crossings.append(leading(step)) }
    for index in rates.indices.elements {
      let rate = rates.values[index]
      let line = lines[index]
      guard abs(rate) > Tolerance.noise, line.isLive,
        line.slope != (rate > 0 ? line.above : -line.below)
      else { continue }
      let distance = max(0, (line.target - value(of: index)) / rate)
      crossings.append(Crossing(distance: distance, rate: rate, holder: index))
    }
    if step.leader >= 0 { crossings.append(leading(step)) }
    crossings.makeHeap()
  }

  /// Returns true if a step only lets its leader, which is at 0, rest in the seat's place.
  ///
  /// Nothing moves by it, so no kink is in its way; were one taken instead, steps could circle.
  private func isStanding(_ step: Step) -> Bool {
    step.leader >= 0 && abs(values[step.leader]) <= Tolerance.value
  }

  /// The crossing at which the step's leader comes to 0.
  private func leading(_ step: Step) -> Crossing {
    let rate = direction.values[step.leader]
    return Crossing(
      distance: max(0, -values[step.leader] / rate), rate: rate, holder: ~step.leader)
  }

  private mutating func finish(_ step: Step, at crossing: Crossing) -> Double? {
    for unknown in direction.indices.elements {
      let move = crossing.distance * direction.values[unknown]
      if move != 0 { self.move(unknown, by: move) }
    }
    changeSlopes()
    return exchange(step, crossing) ? crossing.distance : nil
  }

  /// Lets what rests at the step's seat follow, and what crosses its target rest there instead.
  private mutating func exchange(_ step: Step, _ crossing: Crossing) -> Bool {
    if let line = crossing.line {
      findWeights(of: line)
    } else {
      findWeights(ofUnknown: ~crossing.holder)
    }
    let pivot = weights.values[step.seat]
    let expected = step.isUp ? crossing.rate : -crossing.rate
    guard abs(pivot) > 1e-11, abs(pivot - expected) <= 1e-6 * max(1, abs(pivot)) else {
      return false
    }
    let leaving = holders[step.seat]
    var slope = 0.0
    if leaving >= 0 { slope = step.isUp ? lines[leaving].above : -lines[leaving].below }
    reprice(step.seat, entering: crossing.line ?? -1, leaving: leaving, slope: slope)
    rest(crossing.holder, at: step.seat)
    if leaving >= 0 {
      lines[leaving].slope = 0
      setSlope(slope, of: leaving)
    }
    for seat in weights.indices.elements { judge(seat) }
    return true
  }

  /// Gives a seat to a newcomer, whose sum of what rests is in the weights.
  mutating func rest(_ newcomer: Int32, at seat: Int32) {
    if !replace(at: seat, by: newcomer) { factor.exchanges.append(seat: seat, sum: weights) }
    weighed = System.unweighed
    let leaving = holders[seat]
    if leaving >= 0 { lines[leaving].seat = -1 } else { unknowns[~leaving].seat = -1 }
    holders[seat] = newcomer
    if newcomer >= 0 {
      setSlope(0, of: newcomer)
      lines[newcomer].seat = seat
    } else {
      unknowns[~newcomer].seat = seat
    }
  }

  /// Lets a newcomer fix the variable that the seat's line fixes, if the order can stay.
  private mutating func replace(at seat: Int32, by newcomer: Int32) -> Bool {
    let position = factor.positions[seat]
    guard position >= 0, position < factor.kernelStart || position >= factor.kernelEnd,
      !factor.exchanges.mentions(seat)
    else { return false }
    let unknown = factor.unknowns[position]
    var pivot = 1.0
    if newcomer < 0 {
      guard ~newcomer == unknown else { return false }
    } else {
      guard lines[newcomer].factorSeat < 0 else { return false }
      pivot = 0
      for index in lines[newcomer].start..<lines[newcomer].start + lines[newcomer].count {
        let other = unknowns[terms[index].unknown].position
        if other == position { pivot = terms[index].coefficient }
        guard other >= 0, other <= position else { return false }
      }
      guard pivot != 0 else { return false }
      lines[newcomer].factorSeat = seat
    }
    let leaving = holders[seat]
    if leaving >= 0 { lines[leaving].factorSeat = -1 }
    factor.replace(at: position, holder: newcomer, pivot: pivot)
    factor.exchanges.replacements += 1
    return true
  }

  /// Finds the prices after an exchange, level by level.
  private mutating func reprice(_ seat: Int32, entering: Int32, leaving: Int32, slope: Double) {
    guard !arePricesStale else { return }
    let pivot = weights.values[seat]
    for level in 0..<levels {
      let enters = entering >= 0 && lines[entering].level == level ? lines[entering].slope : 0
      let leaves = leaving >= 0 && lines[leaving].level == level ? slope : 0
      let share = (prices[Int(seat) * levels + level] - enters * pivot + leaves) / pivot
      guard share != 0 || enters != 0 else {
        prices[Int(seat) * levels + level] = 0
        continue
      }
      for other in weights.indices.elements {
        prices[Int(other) * levels + level] -= weights.values[other] * (share + enters)
      }
      prices[Int(seat) * levels + level] = share
    }
  }
}

extension Crossing {
  /// The line that crosses; nil for a variable.
  var line: Int32? { holder >= 0 ? holder : nil }
}
