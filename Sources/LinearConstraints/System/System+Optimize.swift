extension System {
  /// Moves to the answer: the point of least cost, level by level, then nearest to 0.
  ///
  /// After `idleLimit` steps of no length it takes the first step and the first kink met (Bland, "New
  /// finite pivoting rules for the simplex method", Mathematics of Operations Research 2(2), 1977),
  /// so that it cannot cycle. Where rounding spoils the way it starts from nothing; the
  /// number of steps is bounded in any case.
  mutating func optimize(idleLimit: Int = 30) {
    if factor.exchanges.areMany(for: unknowns.count) { renew() }
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
  /// Nil if there is none; all ties are settled then.
  mutating func tiedStep() -> Step? {
    while let seat = ties.popOpen() {
      guard case .tied(let up, let down) = verdict(on: seat) else {
        judge(seat)
        continue
      }
      if let step = step(from: seat, up: up, down: down) { return step }
    }
    return nil
  }

  /// The step from a seat that could be left at no cost, if a variable comes nearer to 0 by it.
  private mutating func step(from seat: Int32, up: Bool, down: Bool) -> Step? {
    let resting = ~holders[seat]
    if resting >= 0, unknowns[resting].uses == 0 { return settle(seat, by: resting) }
    findDirection(from: seat, by: 1)
    let leader = leader(before: resting >= 0 ? unknowns[resting].rank : Int.max)
    guard leader >= 0 else { return resting >= 0 ? settle(seat, by: resting) : nil }
    let rises = direction.values[leader] > 0
    let value = values[leader]
    if abs(value) <= Tolerance.value { return Step(seat: seat, isUp: up, leader: leader) }
    let isUp = (value > 0) != rises
    if isUp ? up : down { return Step(seat: seat, isUp: isUp, leader: leader) }
    return settle(seat, by: leader)
  }

  /// Leaves a tied seat alone until its leader, or what follows the seat, is another.
  private mutating func settle(_ seat: Int32, by leader: Int32) -> Step? {
    unknowns[leader].isLeader = true
    ties.settle(seat, by: leader)
    return nil
  }

  /// Has ties be looked at again of which a new variable may be the leader, which follows.
  mutating func reopenTies(for unknown: Int32) {
    var isFirst = false
    let known = unknowns
    ties.forEachLeader { if known[unknown].rank < known[$0].rank { isFirst = true } }
    if isFirst { ties.reopen() }
  }

  /// Moves a variable; one that was a leader may be none any more once it is at 0 or past it.
  @inline(__always)
  mutating func move(_ unknown: Int32, by move: Double) {
    let old = values[unknown]
    values[unknown] += move
    touch(unknown)
    guard unknowns[unknown].isLeader else { return }
    let new = values[unknown]
    if abs(new) <= Tolerance.value || (new > 0) != (old > 0) {
      unknowns[unknown].isLeader = false
      ties.reopen()
    }
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
