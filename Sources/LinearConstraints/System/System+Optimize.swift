extension System {
  /// Moves to the answer: the point of least cost, level by level, then nearest to 0.
  ///
  /// After `idleLimit` steps of no length it takes the first step and the first kink met (Bland, "New
  /// finite pivoting rules for the simplex method", Mathematics of Operations Research 2(2), 1977),
  /// so that it cannot cycle. Where rounding spoils the way it starts from nothing; the
  /// number of steps is bounded in any case.
  mutating func optimize(idleLimit: Int = 30) {
    if factor.exchanges.count > 64 || factor.exchanges.size > 4 * unknowns.count + 256 { renew() }
    if descend(idleLimit: idleLimit) { return }
    renew()
    if descend(idleLimit: idleLimit) { return }
    startOver()
    _ = descend(idleLimit: -1)
  }

  /// Answers whether it found the answer.
  private mutating func descend(idleLimit: Int) -> Bool {
    var idle = 0
    let limit = 2000 + 50 * (lines.count + unknowns.count)
    for taken in 0..<limit {
      if arePricesStale { refreshPrices() }
      let isCareful = idle > idleLimit || taken > limit / 2
      guard let step = nextStep(isCareful: isCareful) else { return true }
      guard let length = take(step) else { return false }
      idle = length > Tolerance.value ? 0 : idle + 1
      if factor.exchanges.count > 100 { renew() }
    }
    return false
  }

  /// A step along which cost falls or, if there is none, a variable comes nearer to 0.
  ///
  /// What is strongest falls first: a step that serves a weak line while a strong one is violated
  /// would mostly be taken back.
  private mutating func nextStep(isCareful: Bool) -> Step? {
    guard !isCareful else { return firstStep() }
    while let (seat, listed) = suspects.popStrongest() {
      switch verdict(on: seat) {
      case .falls(let isUp, let level):
        if level <= listed { return Step(seat: seat, isUp: isUp) }
        suspects.insert(seat, level: level)
      case .tied: ties.insert(seat)
      case .firm: break
      }
    }
    return tiedStep()
  }

  /// Of the steps along which cost falls, the one whose line or variable has the lowest number.
  private mutating func firstStep() -> Step? {
    var first: (holder: Int32, step: Step)?
    for seat in 0..<Int32(holders.count) {
      guard case .falls(let isUp, _) = verdict(on: seat) else { continue }
      if let first, first.holder < holders[seat] { continue }
      first = (holders[seat], Step(seat: seat, isUp: isUp, isShort: true))
    }
    suspects.removeAll()
    return first?.step ?? tiedStep()
  }

  /// Makes factors, point and prices anew from what rests.
  mutating func renew() {
    if refactor() {
      refreshPoint()
    } else {
      startOver()
    }
  }

  /// Lets all variables rest at 0 and all lines follow.
  mutating func startOver() {
    for line in 0..<lines.count { lines[line].seat = -1 }
    for index in 0..<Int32(unknowns.count) {
      holders[index] = ~index
      unknowns[index].seat = index
    }
    _ = refactor()
    refreshPoint()
  }
}

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
    case .falls(let isUp, _): step = Step(seat: seat, isUp: isUp)
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
