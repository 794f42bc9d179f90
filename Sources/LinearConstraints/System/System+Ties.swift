/// Choosing among answers that cost the same.
extension System {
  /// A step that costs nothing and brings nearer to 0 the variable made first of those it moves.
  ///
  /// Nil if there is none; the variables that settled it are then noted as leaders.
  mutating func tiedStep() -> Step? {
    leaders.removeAll()
    var index = 0
    while index < ties.seats.count {
      let seat = ties.seats[index]
      guard case .tied(let up, let down) = verdict(on: seat) else {
        ties.remove(at: index)
        judge(seat)
        continue
      }
      if let step = step(from: seat, up: up, down: down) { return step }
      index += 1
    }
    return nil
  }

  /// The step from a seat that could be left at no cost, if a variable comes nearer to 0 by it.
  private mutating func step(from seat: Int32, up: Bool, down: Bool) -> Step? {
    let holder = holders[seat]
    var rank = Int.max
    if holder < 0 {
      guard unknowns[~holder].uses > 0 else { return nil }
      rank = unknowns[~holder].rank
    }
    findDirection(from: seat, by: 1)
    let leader = leader(before: rank)
    guard leader >= 0 else { return nil }
    let rises = direction.values[leader] > 0
    let value = values[leader]
    if abs(value) <= Tolerance.value { return Step(seat: seat, isUp: up, leader: leader) }
    let isUp = (value > 0) != rises
    if isUp ? up : down { return Step(seat: seat, isUp: isUp, leader: leader) }
    leaders.append(leader)
    return nil
  }

  /// Of the variables that follow along the direction, the one made first, if before the rank.
  private mutating func leader(before rank: Int) -> Int32 {
    var rank = rank
    var leader: Int32 = -1
    for unknown in direction.indices.elements
    where unknowns[unknown].rank < rank && unknowns[unknown].seat < 0 {
      guard abs(direction.values[unknown]) > Tolerance.noise else { continue }
      rank = unknowns[unknown].rank
      leader = unknown
    }
    return leader
  }

  /// Has a line follow that costs nothing any more, so that it can be removed.
  mutating func release(_ line: Int32) {
    changeCosts(of: line)
    let seat = lines[line].seat
    guard seat >= 0 else { return }
    if arePricesStale { refreshPrices() }
    var step: Step?
    switch verdict(on: seat) {
    case .falls(let isUp): step = Step(seat: seat, isUp: isUp)
    default: step = self.step(from: seat, up: true, down: true)
    }
    if let step, take(step) != nil { return }
    startOver()
  }

  private mutating func changeCosts(of line: Int32) {
    if lines[line].seat < 0 { changeSlope(0, of: line) }
    lines[line].above = 0
    lines[line].below = 0
  }
}
