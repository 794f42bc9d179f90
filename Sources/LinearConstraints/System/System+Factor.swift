/// Making the factors anew.
extension System {
  /// Puts what rests in an order of elimination; false if it does not fix a point.
  ///
  /// What was removed before is given back. Cost: the terms of what rests, and the kernel.
  mutating func refactor() -> Bool {
    giveBackRetired()
    weighed = System.unweighed
    factor.removeAll()
    for index in 0..<lines.count { lines[index].factorSeat = -1 }
    for index in 0..<unknowns.count { unknowns[index].position = -1 }
    var open: [Int32] = []
    guard var remaining = seatHolders(&open) else { return false }
    var next: Int32 = 0
    while true {
      while next < factor.count {
        determine(factor.unknowns[next], &open)
        next += 1
      }
      guard let line = open.popLast() else { break }
      let unknown = lines[line].mixed
      guard lines[line].missing == 1 else { continue }
      guard unknowns[unknown].position < 0 else { return false }
      place(lines[line].seat, unknown: unknown, pivot: coefficient(of: unknown, in: line))
      remaining -= 1
    }
    factor.kernelStart = Int32(factor.count)
    factor.kernelEnd = factor.kernelStart
    return remaining == 0 || factorKernel()
  }

  /// Places the unknowns that rest at 0 and counts the lines, with those of one unknown in `open`.
  ///
  /// Returns how many lines there are; nil where one has no unknown.
  private mutating func seatHolders(_ open: inout [Int32]) -> Int? {
    var remaining = 0
    for seat in 0..<Int32(holders.count) {
      let holder = holders[seat]
      if holder >= 0 {
        remaining += 1
        count(holder, at: seat)
        if lines[holder].missing == 0 { return nil }
        if lines[holder].missing == 1 { open.append(holder) }
      } else if unknowns[~holder].isLive, unknowns[~holder].uses > 0 {
        place(seat, unknown: ~holder, pivot: 1)
      } else {
        prepare(~holder)
      }
    }
    return remaining
  }

  private mutating func giveBackRetired() {
    while let line = retiredLines.popLast() { unlink(line) }
    while let unknown = retiredUnknowns.popLast() { freeUnknowns.append(unknown) }
  }

  private mutating func count(_ line: Int32, at seat: Int32) {
    var mixed: Int32 = 0
    for index in lines[line].start..<lines[line].start + lines[line].count {
      mixed ^= terms[index].unknown
    }
    lines[line].factorSeat = seat
    lines[line].missing = lines[line].count
    lines[line].mixed = mixed
  }

  private mutating func place(_ seat: Int32, unknown: Int32, pivot: Double) {
    unknowns[unknown].position = Int32(factor.count)
    factor.append(seat: seat, unknown: unknown, pivot: pivot, holder: holders[seat])
  }

  private mutating func determine(_ unknown: Int32, _ open: inout [Int32]) {
    var index = unknowns[unknown].first
    while index >= 0 {
      let term = terms[index]
      if lines[term.line].factorSeat >= 0 {
        lines[term.line].missing -= 1
        lines[term.line].mixed ^= unknown
        if lines[term.line].missing == 1 { open.append(term.line) }
      }
      index = term.next
    }
  }

  mutating func coefficient(of unknown: Int32, in line: Int32) -> Double {
    for index in lines[line].start..<lines[line].start + lines[line].count
    where terms[index].unknown == unknown {
      return terms[index].coefficient
    }
    return 0
  }

  /// Factors what is no triangle, after setting apart the variables that one line alone mentions.
  private mutating func factorKernel() -> Bool {
    var rows = holders.elements.filter { $0 >= 0 && factor.positions[lines[$0].seat] < 0 }
    var uses: [Int32: Int] = [:]
    for line in rows { forEachOpen(line) { uses[$0, default: 0] += 1 } }
    var late: [(line: Int32, unknown: Int32)] = []
    var isLate: Set<Int32> = []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for line in rows where !isLate.contains(line) {
        var single: Int32 = -1
        forEachOpen(line) { if uses[$0] == 1 { single = $0 } }
        guard single >= 0 else { continue }
        forEachOpen(line) { uses[$0, default: 0] -= 1 }
        late.append((line, single))
        isLate.insert(line)
        hasChanged = true
      }
    }
    rows.removeAll { isLate.contains($0) }
    guard rows.isEmpty || factorRows(rows, uses) else { return false }
    for (line, unknown) in late.reversed() {
      place(lines[line].seat, unknown: unknown, pivot: coefficient(of: unknown, in: line))
    }
    return true
  }

  private mutating func factorRows(_ rows: [Int32], _ uses: [Int32: Int]) -> Bool {
    let columns = uses.filter { $0.value > 0 }.keys.sorted()
    guard columns.count == rows.count else { return false }
    let numbers = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
    let matrix = rows.map { line in
      (lines[line].start..<lines[line].start + lines[line].count).compactMap { index in
        numbers[terms[index].unknown].map {
          Kernel.Entry(index: $0, value: terms[index].coefficient)
        }
      }
    }
    guard let kernel = Kernel(rows: matrix) else { return false }
    for pivot in 0..<kernel.count {
      place(
        lines[rows[kernel.rowOrder[pivot]]].seat, unknown: columns[kernel.columnOrder[pivot]],
        pivot: 1)
    }
    factor.kernelEnd = Int32(factor.count)
    factor.kernel = kernel
    return true
  }

  private func forEachOpen(_ line: Int32, _ body: (Int32) -> Void) {
    for index in lines[line].start..<lines[line].start + lines[line].count
    where unknowns[terms[index].unknown].position < 0 {
      body(terms[index].unknown)
    }
  }
}
