@testable import LinearConstraints

extension Tableau {
  /// Moves to the answer: the point of least cost, level by level.
  ///
  /// Goes from vertex to vertex by the steepest step. After `patience` steps of no length it takes the
  /// first step and the first kink met (Bland, "New finite pivoting rules for the simplex method",
  /// Mathematics of Operations Research 2(2), 1977), so that it cannot cycle. Rows are built anew
  /// from the definitions when rounding shows in the answer.
  mutating func optimize(patience: Int = 30) {
    if exchanges > 50 + 2 * places.count { rebuild() }
    var isDone = descend(patience: patience)
    for attempt in 0..<2 where !isDone || hasDrifted {
      rebuild(isFresh: attempt > 0)
      isDone = descend(patience: patience)
    }
  }

  /// Answers whether it found the answer; rounding could have it step to and fro for ever.
  private mutating func descend(patience: Int) -> Bool {
    var idle = 0
    var prices = Prices()
    _ = refreshValues()
    for taken in 0..<(2000 + 50 * places.count) {
      prices.take(from: self)
      let isCareful = idle > patience || taken > 1000 + 10 * places.count
      guard let step = prices.bestStep(in: self, isFirst: isCareful) else {
        if refreshValues() { continue }
        return true
      }
      guard let length = take(step, isShort: isCareful) else { return false }
      idle = length > Quantity.tolerance ? 0 : idle + 1
    }
    return false
  }

  /// Lets a constraint that rests follow instead, so that it can be removed.
  ///
  /// The constraint costs nothing from now on. The step taken is the one along which cost falls.
  mutating func release(_ place: Int) {
    guard places[place].role == .resting else { return }
    places[place].above = 0
    places[place].below = 0
    let up = TableauStep(place: place, isUp: true)
    let isUp = slope(of: up).isDownhill
    guard take(TableauStep(place: place, isUp: isUp)) == nil else { return }
    let firmest = columns[place].max { left, right in
      abs(rows[left].coefficient(of: place)) < abs(rows[right].coefficient(of: place))
    }
    if let firmest { exchange(leaving: firmest, entering: place) }
  }

  /// Lets a new equality rest at its target, if a variable that is at rest can give way to it.
  ///
  /// Most equalities are met by the answer, so this saves the search; it decides nothing.
  /// Of the variables that can, the one made last gives way.
  mutating func settle(_ place: Int) {
    let entries = rows[place].entries.filter { places[$0.column].isVariable }
    let largest = entries.map { abs($0.coefficient) }.max() ?? 0
    let firm = entries.filter { abs($0.coefficient) >= 0.1 * largest }
    guard largest > 0.001, let last = firm.max(by: { rank($0) < rank($1) }) else { return }
    exchange(leaving: place, entering: last.column)
  }

  private func rank(_ entry: Row.Entry) -> Int { places[entry.column].rank }
}
