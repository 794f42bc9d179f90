/// What rests, the values and the slopes, as they were before a change that might fail.
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
