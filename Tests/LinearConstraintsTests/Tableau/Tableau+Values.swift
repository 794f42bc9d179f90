@testable import LinearConstraints

extension Tableau {
  /// Sets a quantity's target; what follows from it moves.
  ///
  /// Answers whether any cost changed. The rows that move are summed anew from all their terms, so that no error gathers however
  /// often it happens. Cost: proportional to the terms of those rows.
  mutating func setTarget(_ target: Double, of place: Int) -> Bool {
    places[place].target = target
    guard places[place].role == .resting else {
      return setValue(places[place].value, of: place)
    }
    places[place].value = target
    var hasChanged = false
    for row in columns[place] where setValue(sum(of: row), of: row) { hasChanged = true }
    return hasChanged
  }

  /// Puts what rests at its target and sums all rows anew.
  ///
  /// Answers whether any cost changed.
  mutating func refreshValues() -> Bool {
    var hasChanged = false
    for place in places.indices {
      switch places[place].role {
      case .unused: break
      case .resting: restAtTarget(place)
      case .following: if setValue(sum(of: place), of: place) { hasChanged = true }
      }
    }
    return hasChanged
  }

  /// Sets the value of a resting quantity to its target.
  mutating func restAtTarget(_ place: Int) {
    let target = places[place].target
    if places[place].value != target { touch(place) }
    places[place].value = target
  }

  /// Sets a following quantity's value.
  ///
  /// Answers whether it is on another side of its target.
  mutating func setValue(_ value: Double, of place: Int) -> Bool {
    if places[place].value != value { touch(place) }
    places[place].value = value
    let side = places[place].side(of: value)
    guard side != places[place].isAbove else { return false }
    places[place].isAbove = side
    return true
  }

  /// Whether every required constraint holds.
  var isFeasible: Bool {
    !places.contains { place in
      place.role == .following && !place.isVariable && place.level == 0
        && place.violation > Quantity.feasibility * max(1, abs(place.target))
    }
  }

  private func sum(of row: Int) -> Double {
    var sum = 0.0
    for entry in rows[row].entries { sum += entry.coefficient * places[entry.column].target }
    return sum
  }

  private mutating func touch(_ place: Int) {
    guard places[place].isVariable, !places[place].isTouched else { return }
    places[place].isTouched = true
    touched.append(place)
  }
}
