extension System {
  /// Required lines that cannot all hold, none of which can be left out; in order of their place.
  ///
  /// To be asked at the answer, if it is not feasible. The lines that carry the violation are tried
  /// without each one in turn (Chinneck, "Feasibility and Infeasibility in Optimization", 2008,
  /// deletion filter). Cost: a solve of the conflict for each line in it.
  mutating func conflict() -> [Int32] {
    var conflict = suspectLines()
    if canHold(conflict) {
      conflict = requiredLines
    }
    for line in conflict {
      let others = conflict.filter { $0 != line }
      if !canHold(others) { conflict = others }
    }
    return conflict
  }

  private var requiredLines: [Int32] {
    (0..<Int32(lines.count)).filter { lines[$0].isLive && lines[$0].level == 0 }
  }

  private mutating func suspectLines() -> [Int32] {
    refreshPrices()
    return requiredLines.filter { line in
      let seat = lines[line].seat
      return seat < 0
        ? lines[line].slope != 0 : abs(prices[Int(seat) * levels]) > Tolerance.noise
    }
  }

  private func canHold(_ batch: [Int32]) -> Bool {
    var trial = System()
    defer { trial.deallocate() }
    var known: [Int32: Int32] = [:]
    var added: [Int32] = []
    for line in batch {
      let copy = trial.insertLine(target: lines[line].target, count: Int(lines[line].count))
      trial.lines[copy].above = lines[line].above
      trial.lines[copy].below = lines[line].below
      for offset in 0..<Int(lines[line].count) {
        let term = terms[lines[line].start + Int32(offset)]
        let unknown = known[term.unknown] ?? trial.insertUnknown(rank: Int(term.unknown))
        known[term.unknown] = unknown
        trial.setTerm(offset, of: copy, unknown: unknown, coefficient: term.coefficient)
      }
      added.append(copy)
    }
    trial.start(added, newUnknowns: known.values.sorted())
    trial.optimize()
    return trial.checkFeasible()
  }
}

/// The resting lines, the values and the slopes before a change that might fail.
struct Snapshot {
  var holders = Pool<Int32>()
  var values = Pool<Double>()
  var slopes = Pool<Double>()

  func deallocate() {
    holders.deallocate()
    values.deallocate()
    slopes.deallocate()
  }
}

extension System {
  /// Keeps the present point.
  ///
  /// Cost: a copy of three numbers per line or variable.
  mutating func save() {
    saved.holders.copy(holders)
    saved.values.copy(values)
    saved.slopes.removeAll()
    saved.slopes.reserve(lines.count)
    for line in lines.elements { saved.slopes.append(line.slope) }
  }

  /// Goes back to the point kept; lines and variables added since are taken out first.
  mutating func restore(removing added: [Int32]) {
    for index in 0..<lines.count {
      lines[index].seat = -1
      lines[index].slope = index < saved.slopes.count ? saved.slopes[index] : 0
    }
    for index in 0..<unknowns.count { unknowns[index].seat = -1 }
    for seat in 0..<Int32(holders.count) {
      let holder = seat < saved.holders.count ? saved.holders[seat] : ~seat
      holders[seat] = holder
      if holder >= 0 { lines[holder].seat = seat } else { unknowns[~holder].seat = seat }
    }
    for line in added { removeLine(line) }
    _ = refactor()
    for index in 0..<values.count {
      let value = index < saved.values.count ? saved.values[index] : 0
      if value != values[index] { touch(Int32(index)) }
      values[index] = value
    }
    refreshPrices()
  }
}
