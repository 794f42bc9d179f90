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
  private mutating func nextStep(isCareful: Bool) -> Step? {
    guard !isCareful else { return firstStep() }
    while let seat = suspects.popLast() {
      switch verdict(on: seat) {
      case .falls(let isUp): return Step(seat: seat, isUp: isUp)
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
      guard case .falls(let isUp) = verdict(on: seat) else { continue }
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
