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
    prices.fill(unknowns.count * levels, with: 0)
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
