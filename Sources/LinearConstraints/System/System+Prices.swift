/// What it would cost to leave what rests.
extension System {
  /// How cost changes, to first order, if what rests at a seat leaves its target.
  enum Verdict {
    /// It rises either way.
    case firm
    /// It stays, at every priority, one way or both.
    case tied(up: Bool, down: Bool)
    /// It falls, at the strongest priority at which it changes.
    case falls(isUp: Bool)
  }

  /// Compares the price of a seat, level by level, with the cost of what rests there.
  mutating func verdict(on seat: Int32) -> Verdict {
    let base = Int(seat) * levels
    let holder = holders[seat]
    var own = -1
    var (above, below) = (0.0, 0.0)
    if holder >= 0 {
      own = Int(lines[holder].level)
      (above, below) = (lines[holder].above, lines[holder].below)
    }
    var (up, down) = (0.0, 0.0)
    for level in 0..<levels {
      let price = prices[base + level]
      let (rise, fall) = level == own ? (price + above, below - price) : (price, -price)
      if up == 0, abs(rise) > Tolerance.noise { up = rise }
      if down == 0, abs(fall) > Tolerance.noise { down = fall }
      if up != 0, down != 0 { break }
    }
    if up < 0 { return .falls(isUp: true) }
    if down < 0 { return .falls(isUp: false) }
    return up > 0 && down > 0 ? .firm : .tied(up: up == 0, down: down == 0)
  }

  /// Lists a seat if it calls for a step, or could be left at no cost.
  @inline(__always)
  mutating func judge(_ seat: Int32) {
    switch verdict(on: seat) {
    case .firm: break
    case .tied: ties.insert(seat)
    case .falls: suspects.insert(seat)
    }
  }

  /// Reckons with another derivative of a line's cost.
  ///
  /// Cost: what the line depends on.
  mutating func changeSlope(_ slope: Double, of line: Int32) {
    let difference = slope - lines[line].slope
    setSlope(slope, of: line)
    guard difference != 0, !arePricesStale else { return }
    findWeights(of: line)
    let level = Int(lines[line].level)
    for seat in weights.indices.elements {
      prices[Int(seat) * levels + level] += difference * weights.values[seat]
      judge(seat)
    }
  }

  /// Brings the prices up to date with lines whose derivatives are to change.
  mutating func changeSlopes(_ changes: [(line: Int32, slope: Double)]) {
    if changes.count > 8 + unknowns.count / 16 { arePricesStale = true }
    for change in changes { changeSlope(change.slope, of: change.line) }
  }

  /// Takes the slopes that values call for, of the lines that mention variables that moved.
  mutating func reviewLines(ofMoved moved: SparseVector) {
    var changes: [(line: Int32, slope: Double)] = []
    for unknown in moved.indices.elements {
      var index = unknowns[unknown].first
      while index >= 0 {
        let term = terms[index]
        review(term.line, &changes)
        index = term.next
      }
    }
    changeSlopes(changes)
  }

  /// Notes the slope that a line's value calls for, if it is not the present one.
  mutating func review(_ line: Int32, _ changes: inout [(line: Int32, slope: Double)]) {
    guard lines[line].seat < 0, lines[line].isLive else { return }
    let slope = lines[line].slope(at: value(of: line))
    if slope != lines[line].slope { changes.append((line, slope)) }
  }
}
