@testable import LinearConstraints

extension Tableau {
  /// Whether a constraint's value differs from what its definition gives for the variables.
  ///
  /// Cost: proportional to the terms of all definitions.
  var hasDrifted: Bool {
    places.indices.contains { place in
      let quantity = places[place]
      guard quantity.role != .unused, !quantity.isVariable else { return false }
      var sum = 0.0
      var size = max(1, abs(quantity.target))
      for entry in definitions[place].entries {
        let term = entry.coefficient * places[entry.column].value
        sum += term
        size = max(size, abs(term))
      }
      return !(abs(sum - quantity.value) <= Quantity.drift * size)
    }
  }

  /// Makes all rows anew from the definitions, with the same constraints at rest, or with none.
  mutating func rebuild(isFresh: Bool = false) {
    let constraints = places.indices.filter { places[$0].role != .unused && !places[$0].isVariable }
    let resting = constraints.filter { places[$0].role == .resting }
    for place in places.indices {
      rows[place] = Row()
      columns[place] = []
      if places[place].isVariable { places[place].role = .resting }
    }
    for place in constraints {
      places[place].role = .following
      expand(place)
    }
    if !isFresh {
      for place in resting { restAgain(place) }
    }
    exchanges = 0
  }

  private mutating func restAgain(_ place: Int) {
    let entries = rows[place].entries.filter { places[$0.column].isVariable }
    let largest = entries.max { abs($0.coefficient) < abs($1.coefficient) }
    guard let largest, abs(largest.coefficient) > Quantity.noise else { return }
    exchange(leaving: place, entering: largest.column)
  }
}
