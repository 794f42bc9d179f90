/// Solving with the factors for everything at once.
extension System {
  /// Finds the point at which what rests has given sums, in the order of the factors.
  ///
  /// No exchange may have happened since the factors were made. Each variable is computed from its
  /// own line, so the result depends on what rests alone and not on how it came to. Cost: the terms
  /// of what rests.
  mutating func solveAll(into point: Pool<Double>, sum: (Int32) -> Double) {
    var position: Int32 = 0
    let end = Int32(factor.count)
    while position < end {
      if position == factor.kernelStart, factor.kernelEnd > position {
        solveKernel(into: point, sum: sum)
        position = factor.kernelEnd
        continue
      }
      let unknown = factor.unknowns[position]
      let holder = factor.holders[position]
      if holder < 0 {
        point[unknown] = 0
      } else {
        var rest = sum(holder)
        let start = Int(lines[holder].start)
        for index in start..<start + Int(lines[holder].count) where terms[index].unknown != unknown
        {
          rest -= terms[index].coefficient * point[terms[index].unknown]
        }
        point[unknown] = rest / factor.pivots[position]
      }
      position += 1
    }
  }

  private mutating func solveKernel(into point: Pool<Double>, sum: (Int32) -> Double) {
    var kernel = Kernel()
    swap(&kernel, &factor.kernel)
    let start = factor.kernelStart
    for position in start..<factor.kernelEnd { point[factor.unknowns[position]] = 0 }
    kernel.solve { pivot in
      let holder = factor.holders[start + Int32(pivot)]
      guard holder >= 0 else { return 0 }
      var rest = sum(holder)
      for index in lines[holder].start..<lines[holder].start + lines[holder].count
      where unknowns[terms[index].unknown].position < start {
        rest -= terms[index].coefficient * point[terms[index].unknown]
      }
      return rest
    } put: { pivot, value in
      point[factor.unknowns[start + Int32(pivot)]] = value
    }
    swap(&kernel, &factor.kernel)
  }

  /// Puts what rests at its target, and takes the slopes that the values then call for.
  mutating func refreshPoint() {
    for index in 0..<unknowns.count where unknowns[index].isLive { touch(Int32(index)) }
    let known = lines
    solveAll(into: values) { known[$0].target }
    for line in 0..<Int32(lines.count) where lines[line].isLive && lines[line].seat < 0 {
      let slope = lines[line].slope(at: value(of: line))
      if slope != lines[line].slope { setSlope(slope, of: line) }
    }
    arePricesStale = true
  }

  /// Reckons with another derivative of a line's cost; the prices are left for the caller.
  @inline(__always)
  mutating func setSlope(_ slope: Double, of line: Int32) {
    if lines[line].level == 0 {
      brokenCount += (slope != 0 ? 1 : 0) - (lines[line].slope != 0 ? 1 : 0)
    }
    lines[line].slope = slope
  }

  /// Finds all prices anew.
  ///
  /// Cost: the terms of what rests, for each priority.
  mutating func refreshPrices() {
    arePricesStale = false
    prices.fill(room * levels, with: 0)
    costs.fill(unknowns.count * levels, with: 0)
    brokenCount = 0
    for index in 0..<lines.count where lines[index].slope != 0 { addCost(of: index) }
    for position in (0..<Int32(factor.count)).reversed() {
      if position >= factor.kernelStart, position < factor.kernelEnd {
        if position == factor.kernelEnd - 1 { priceKernel() }
      } else {
        price(position)
      }
    }
    for level in 0..<levels where factor.exchanges.count > 0 {
      factor.exchanges.apply(to: prices, level: level, stride: levels)
    }
    suspects.removeAll()
    ties.removeAll()
    for seat in 0..<Int32(holders.count) { judge(seat) }
  }

  private mutating func addCost(of index: Int) {
    let slope = lines[index].slope
    guard lines[index].seat < 0, lines[index].isLive else { return }
    let level = Int(lines[index].level)
    if level == 0 { brokenCount += 1 }
    for term in Int(lines[index].start)..<Int(lines[index].start) + Int(lines[index].count) {
      costs[Int(terms[term].unknown) * levels + level] += terms[term].coefficient * slope
    }
  }

  /// Sets the prices of a seat before exchanges, and takes them off the variables of its line.
  @inline(__always)
  private mutating func price(_ position: Int32) {
    let base = Int(factor.unknowns[position]) * levels
    for level in 0..<levels where costs[base + level] != 0 {
      setPrice(position, costs[base + level] / factor.pivots[position], level: level)
    }
  }

  private mutating func setPrice(_ position: Int32, _ share: Double, level: Int) {
    prices[Int(factor.seats[position]) * levels + level] = share
    let holder = factor.holders[position]
    guard holder >= 0 else { return }
    let start = Int(lines[holder].start)
    for index in start..<start + Int(lines[holder].count) {
      costs[Int(terms[index].unknown) * levels + level] -= terms[index].coefficient * share
    }
  }

  private mutating func priceKernel() {
    var kernel = Kernel()
    swap(&kernel, &factor.kernel)
    let start = factor.kernelStart
    var shares = [Double](repeating: 0, count: kernel.count)
    for level in 0..<levels {
      for pivot in shares.indices { shares[pivot] = 0 }
      kernel.solveTransposed { pivot in
        costs[Int(factor.unknowns[start + Int32(pivot)]) * levels + level]
      } put: { pivot, share in
        shares[pivot] = share
      }
      for pivot in shares.indices where shares[pivot] != 0 {
        setPrice(start + Int32(pivot), shares[pivot], level: level)
      }
    }
    swap(&kernel, &factor.kernel)
  }
}

/// The cost of leaving what rests.
extension System {
  /// The change of the cost, to first order, if the line that rests at a seat leaves its target.
  enum Verdict {
    /// It rises either way.
    case firm
    /// It stays, at every priority, one way or both.
    case tied(up: Bool, down: Bool)
    /// It falls, at the strongest priority at which it changes: that level.
    case falls(isUp: Bool, level: Int)
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
    var (upLevel, downLevel) = (levels, levels)
    for level in 0..<levels {
      let price = prices[base + level]
      let (rise, fall) = level == own ? (price + above, below - price) : (price, -price)
      if up == 0, abs(rise) > Tolerance.noise { (up, upLevel) = (rise, level) }
      if down == 0, abs(fall) > Tolerance.noise { (down, downLevel) = (fall, level) }
      if up != 0, down != 0 { break }
    }
    if up < 0, upLevel <= downLevel || down >= 0 { return .falls(isUp: true, level: upLevel) }
    if down < 0 { return .falls(isUp: false, level: downLevel) }
    return up > 0 && down > 0 ? .firm : .tied(up: up == 0, down: down == 0)
  }

  /// Lists a seat if it calls for a step, or could be left at no cost.
  @inline(__always)
  mutating func judge(_ seat: Int32) {
    switch verdict(on: seat) {
    case .firm: ties.forget(seat)
    case .tied: ties.insert(seat)
    case .falls(_, let level):
      ties.forget(seat)
      suspects.insert(seat, level: level)
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
  mutating func changeSlopes() {
    if changes.count > 8 + unknowns.count / 16 { arePricesStale = true }
    for change in changes.elements { changeSlope(change.slope, of: change.line) }
    changes.removeAll()
  }

  /// Takes the slopes that values call for, of the lines that mention variables that moved.
  mutating func reviewLines(ofMoved moved: SparseVector) {
    for unknown in moved.indices.elements {
      var index = unknowns[unknown].first
      while index >= 0 {
        let term = terms[index]
        review(term.line)
        index = term.next
      }
    }
    changeSlopes()
  }

  /// Notes the slope that a line's value calls for, if it is not the present one.
  mutating func review(_ line: Int32) {
    guard lines[line].seat < 0, lines[line].isLive else { return }
    let slope = lines[line].slope(at: value(of: line))
    if slope != lines[line].slope { changes.append(SlopeChange(line: line, slope: slope)) }
  }
}
