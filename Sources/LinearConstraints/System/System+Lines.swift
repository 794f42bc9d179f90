extension System {
  /// The index of a new variable, which is still to be determined.
  mutating func insertUnknown(rank: Int, isFresh: Bool = false) -> Int32 {
    if !isFresh, let index = freeUnknowns.popLast() {
      unknowns[index] = Unknown(rank: rank, seat: unknowns[index].seat)
      prepare(index)
      return index
    }
    let index = Int32(unknowns.count)
    unknowns.append(Unknown(rank: rank, seat: index))
    values.append(0)
    holders.append(~index)
    bounds.append(Bounds())
    prepare(index)
    return index
  }

  /// Makes a variable that no line mentions yet ready for being determined.
  mutating func prepare(_ unknown: Int32) {
    values[unknown] = 0
    bounds[unknown] = Bounds()
    unknowns[unknown].isDetermined = false
    unknowns[unknown].position = -1
  }

  /// The index of a new line, which follows; its terms are still to be set, one by one.
  mutating func insertLine(target: Double, count: Int) -> Int32 {
    let start = takeTerms(count)
    let line = Line(target: target, start: start, count: Int32(count))
    guard let index = freeLines.popLast() else {
      lines.append(line)
      return Int32(lines.count - 1)
    }
    lines[index] = line
    return index
  }

  /// Sets a term of a line that is being inserted.
  @inline(__always)
  mutating func setTerm(_ offset: Int, of line: Int32, unknown: Int32, coefficient: Double) {
    let index = lines[line].start + Int32(offset)
    let next = unknowns[unknown].first
    terms[index] = Term(
      coefficient: coefficient, unknown: unknown, line: line, next: next, previous: -1)
    if next >= 0 { terms[next].previous = index }
    unknowns[unknown].first = index
    unknowns[unknown].uses += 1
    if !unknowns[unknown].isDetermined {
      lines[line].missing += 1
      lines[line].mixed ^= unknown
    }
  }

  /// The sum of a line's terms at the present point.
  @inline(__always)
  mutating func value(of line: Int32) -> Double {
    var sum = 0.0
    let first = Int(lines[line].start)
    for index in first..<first + Int(lines[line].count) {
      sum += terms[index].coefficient * values[terms[index].unknown]
    }
    return sum
  }

  /// The variables that a line mentions.
  func mentioned(by line: Int32) -> [Int32] {
    (lines[line].start..<lines[line].start + lines[line].count).map { terms[$0].unknown }
  }

  /// Gives a variable back that no line mentions any more; false if it is to be kept.
  mutating func retire(_ unknown: Int32) -> Bool {
    guard unknowns[unknown].uses == 0, unknowns[unknown].isLive, !unknowns[unknown].isReserved
    else { return false }
    unknowns[unknown].isLive = false
    values[unknown] = 0
    if unknowns[unknown].position >= 0 {
      retiredUnknowns.append(unknown)
    } else {
      freeUnknowns.append(unknown)
    }
    return true
  }

  /// Takes a line that follows out of the system; variables that are left alone are given back.
  mutating func removeLine(_ line: Int32) {
    lines[line].isLive = false
    lines[line].above = 0
    lines[line].below = 0
    for index in lines[line].start..<lines[line].start + lines[line].count {
      unknowns[terms[index].unknown].uses -= 1
    }
    if lines[line].factorSeat >= 0 { retiredLines.append(line) } else { unlink(line) }
  }

  /// Gives back the memory of a line that nothing refers to any more.
  mutating func unlink(_ line: Int32) {
    let (start, count) = (lines[line].start, lines[line].count)
    for index in start..<start + count {
      let term = terms[index]
      if term.next >= 0 { terms[term.next].previous = term.previous }
      if term.previous >= 0 {
        terms[term.previous].next = term.next
      } else {
        unknowns[term.unknown].first = term.next
      }
    }
    if count > 0 { freeTerms[count, default: []].append(start) }
    lines[line].count = 0
    freeLines.append(line)
  }

  private mutating func takeTerms(_ count: Int) -> Int32 {
    if !freeTerms.isEmpty, let start = freeTerms[Int32(count)]?.popLast() { return start }
    return Int32(terms.extend(by: count))
  }

  /// Makes room in all vectors for what was put in.
  mutating func growVectors() {
    if lines.count > rates.values.count { rates.grow(to: lines.count + lines.count / 2 + 16) }
    guard unknowns.count > room else { return }
    room = max(unknowns.count + unknowns.count / 8, 2 * room, 32)
    prices.resize(to: room * levels, filling: 0)
    direction.grow(to: room)
    weights.grow(to: room)
    load.grow(to: room)
    gradient.grow(to: room)
    suspects.grow(to: room)
    ties.grow(to: room)
    factor.grow(to: room)
  }

  /// Notes that a variable's value moved.
  @inline(__always)
  mutating func touch(_ unknown: Int32) {
    guard !unknowns[unknown].isTouched else { return }
    unknowns[unknown].isTouched = true
    touched.append(unknown)
  }
}

extension System {
  /// Sets what errors of a line cost; among required lines there are no weights.
  ///
  /// The levels of all lines are renumbered if the priority is new.
  mutating func setStrength(_ strength: Strength, ofNew line: Int32) {
    lines[line].level = level(of: strength.priority)
    setCosts(of: line)
  }

  /// Sets what errors of a line cost at its level.
  mutating func setCosts(of line: Int32) {
    let record = records[line]
    let cost = lines[line].level == 0 ? 1 : record.weight
    lines[line].above = record.isAtMost ? cost : 0
    lines[line].below = record.isAtLeast ? cost : 0
  }

  private mutating func level(of priority: Double) -> Int32 {
    if priority == recent.priority { return recent.level }
    if let level = priorities.firstIndex(of: priority) {
      recent = (priority, Int32(level))
      return Int32(level)
    }
    recent = (Strength.required.priority, 0)
    if priorities.count >= 16 { dropUnusedLevels() }
    let level = Int32(priorities.firstIndex { $0 < priority } ?? priorities.count)
    priorities.insert(priority, at: Int(level))
    for index in 0..<lines.count where lines[index].level >= level { lines[index].level += 1 }
    prices.fill(room * levels, with: 0)
    arePricesStale = true
    return level
  }

  private mutating func dropUnusedLevels() {
    let old = priorities
    let inUse = Set(lines.elements.filter(\.isLive).map { old[Int($0.level)] })
    priorities = inUse.union([Strength.required.priority]).sorted(by: >)
    for index in 0..<lines.count {
      lines[index].level = Int32(priorities.firstIndex(of: old[Int(lines[index].level)]) ?? 0)
    }
  }
}
