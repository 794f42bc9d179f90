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
      trial.batch.lines.append(copy)
    }
    for unknown in known.values.sorted() { trial.batch.unknowns.append(unknown) }
    trial.startBatch()
    trial.optimize()
    return trial.checkFeasible()
  }
}
