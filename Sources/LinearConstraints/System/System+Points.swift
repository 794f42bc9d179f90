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
        for index in start..<start + Int(lines[holder].count) where terms[index].unknown != unknown {
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

  /// Finds all prices anew. Cost: the terms of what rests, for each priority.
  mutating func refreshPrices() {
    arePricesStale = false
    prices.removeAll()
    prices.resize(to: unknowns.count * levels, filling: 0)
    brokenCount = 0
    for level in 0..<levels { refreshPrices(of: level) }
    suspects.removeAll()
    ties.removeAll()
    for seat in 0..<Int32(holders.count) { judge(seat) }
  }

  private mutating func refreshPrices(of level: Int) {
    gradient.clear()
    var isCostly = false
    for line in lines.elements where line.slope != 0 && line.level == level && line.seat < 0 {
      guard line.isLive else { continue }
      isCostly = true
      if level == 0 { brokenCount += 1 }
      for index in line.start..<line.start + line.count {
        gradient.add(terms[index].coefficient * line.slope, at: terms[index].unknown)
      }
    }
    guard isCostly else { return }
    for position in (0..<Int32(factor.count)).reversed() {
      if position >= factor.kernelStart, position < factor.kernelEnd {
        if position == factor.kernelEnd - 1 { priceKernel(level) }
        continue
      }
      let amount = gradient.values[factor.unknowns[position]]
      guard amount != 0 else { continue }
      price(position, share: amount / factor.pivots[position], level: level)
    }
    factor.exchanges.apply(to: prices, level: level, stride: levels)
  }

  /// Sets the price of a seat before exchanges, and takes it off the variables of its line.
  private mutating func price(_ position: Int32, share: Double, level: Int) {
    prices[Int(factor.seats[position]) * levels + level] = share
    let holder = factor.holders[position]
    guard holder >= 0 else { return }
    for index in lines[holder].start..<lines[holder].start + lines[holder].count {
      gradient.add(-terms[index].coefficient * share, at: terms[index].unknown)
    }
  }

  private mutating func priceKernel(_ level: Int) {
    var kernel = Kernel()
    swap(&kernel, &factor.kernel)
    let start = factor.kernelStart
    var shares = [Double](repeating: 0, count: kernel.count)
    kernel.solveTransposed { pivot in
      gradient.values[factor.unknowns[start + Int32(pivot)]]
    } put: { pivot, share in
      shares[pivot] = share
    }
    for pivot in shares.indices where shares[pivot] != 0 {
      price(start + Int32(pivot), share: shares[pivot], level: level)
    }
    swap(&kernel, &factor.kernel)
  }
}
