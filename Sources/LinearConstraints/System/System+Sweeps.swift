/// Solving with the factors for what few things move.
extension System {
  /// Finds how the variables move if what rests at a seat moves and all else that rests stays.
  ///
  /// Cost: proportional to what moves.
  mutating func findDirection(from seat: Int32, by amount: Double) {
    load.add(amount, at: seat)
    sweepForward()
  }

  /// Finds how the variables move if what rests moves by the load, which is used up.
  mutating func sweepForward() {
    direction.clear()
    factor.exchanges.undo(in: &load)
    for seat in load.indices.elements where factor.positions[seat] >= 0 {
      factor.agenda.insert(factor.positions[seat])
    }
    while let position = factor.agenda.popFirst() {
      if position >= factor.kernelStart, position < factor.kernelEnd {
        sweepKernelForward()
        continue
      }
      let seat = factor.seats[position]
      let amount = load.values[seat]
      guard amount != 0 else { continue }
      load.erase(seat)
      let unknown = factor.unknowns[position]
      let move = amount / factor.pivots[position]
      direction.add(move, at: unknown)
      spread(move, of: unknown, after: position)
    }
    load.clear()
  }

  /// Takes a variable's move into the lines that come later in the order.
  @inline(__always)
  private mutating func spread(_ move: Double, of unknown: Int32, after position: Int32) {
    var index = unknowns[unknown].first
    while index >= 0 {
      let term = terms[index]
      let seat = lines[term.line].factorSeat
      if seat >= 0 {
        let later = factor.positions[seat]
        if later > position {
          load.add(-term.coefficient * move, at: seat)
          factor.agenda.insert(later)
        }
      }
      index = term.next
    }
  }

  private mutating func sweepKernelForward() {
    var kernel = Kernel()
    swap(&kernel, &factor.kernel)
    let start = factor.kernelStart
    kernel.solve { pivot in
      load.values[factor.seats[start + Int32(pivot)]]
    } put: { pivot, move in
      direction.add(move, at: factor.unknowns[start + Int32(pivot)])
    }
    for position in start..<factor.kernelEnd {
      let unknown = factor.unknowns[position]
      let move = direction.values[unknown]
      if move != 0 { spread(move, of: unknown, after: factor.kernelEnd - 1) }
    }
    swap(&kernel, &factor.kernel)
    skipKernel()
  }

  /// Finds the sum that a line is, of what rests.
  ///
  /// Cost: proportional to what it depends on.
  mutating func findWeights(of line: Int32) {
    guard weighed != line else { return }
    weighed = line
    gradient.clear()
    let start = lines[line].start
    for index in start..<start + lines[line].count {
      addGradient(terms[index].coefficient, at: terms[index].unknown)
    }
    sweepBackward()
  }

  /// Finds the sum that a variable is, of what rests.
  mutating func findWeights(ofUnknown unknown: Int32) {
    weighed = ~unknown
    gradient.clear()
    addGradient(1, at: unknown)
    sweepBackward()
  }

  @inline(__always)
  private mutating func addGradient(_ amount: Double, at unknown: Int32) {
    gradient.add(amount, at: unknown)
    factor.agenda.insert(unknowns[unknown].position)
  }

  private mutating func sweepBackward() {
    weights.clear()
    while let position = factor.agenda.popLast() {
      if position >= factor.kernelStart, position < factor.kernelEnd {
        sweepKernelBackward()
        continue
      }
      let unknown = factor.unknowns[position]
      let amount = gradient.values[unknown]
      guard amount != 0 else { continue }
      gradient.erase(unknown)
      let share = amount / factor.pivots[position]
      weights.add(share, at: factor.seats[position])
      let holder = factor.holders[position]
      guard holder >= 0 else { continue }
      let start = lines[holder].start
      for index in start..<start + lines[holder].count where terms[index].unknown != unknown {
        addGradient(-terms[index].coefficient * share, at: terms[index].unknown)
      }
    }
    factor.exchanges.apply(to: &weights)
  }

  private mutating func sweepKernelBackward() {
    var kernel = Kernel()
    swap(&kernel, &factor.kernel)
    let start = factor.kernelStart
    kernel.solveTransposed { pivot in
      gradient.values[factor.unknowns[start + Int32(pivot)]]
    } put: { pivot, share in
      weights.add(share, at: factor.seats[start + Int32(pivot)])
    }
    swap(&kernel, &factor.kernel)
    skipKernel()
    for position in start..<factor.kernelEnd {
      let share = weights.values[factor.seats[position]]
      let holder = factor.holders[position]
      guard share != 0, holder >= 0 else { continue }
      for index in lines[holder].start..<lines[holder].start + lines[holder].count {
        let unknown = terms[index].unknown
        guard unknowns[unknown].position < start else { continue }
        addGradient(-terms[index].coefficient * share, at: unknown)
      }
    }
  }

  private mutating func skipKernel() {
    for position in factor.kernelStart..<factor.kernelEnd { factor.agenda.remove(position) }
  }
}
