extension Tableau {
  /// Required constraints that cannot all hold, none of which can be left out; in order of place.
  ///
  /// To be asked of an infeasible tableau at its answer. The constraints that carry the violation
  /// are tried without each one in turn (Chinneck, "Feasibility and Infeasibility in
  /// Optimization", 2008, deletion filter). Cost: a solve of the conflict for each constraint in it.
  func conflict() -> [Int] {
    var conflict = suspects()
    if canHold(conflict) {
      conflict = places.indices.filter(isRequired)
    }
    for place in conflict {
      let others = conflict.filter { $0 != place }
      if !canHold(others) { conflict = others }
    }
    return conflict
  }

  private func isRequired(_ place: Int) -> Bool {
    places[place].role != .unused && !places[place].isVariable && places[place].level == 0
  }

  private func suspects() -> [Int] {
    var prices = Prices()
    prices.take(from: self)
    return places.indices.filter { place in
      guard isRequired(place) else { return false }
      guard places[place].role == .resting else { return places[place].slope != 0 }
      return abs(prices.requiredSlope(of: place)) > Quantity.noise
    }
  }

  private func canHold(_ constraints: [Int]) -> Bool {
    var trial = Tableau()
    var variables: [Int: Int] = [:]
    for place in constraints {
      let definition = definitions[place].entries.map { entry in
        let variable = variables[entry.column] ?? trial.insertVariable(rank: entry.column)
        variables[entry.column] = variable
        return Row.Entry(column: variable, coefficient: entry.coefficient)
      }
      let row = Row(entries: definition.sorted { $0.column < $1.column })
      let copy = trial.insertConstraint(row, places[place].unsolved)
      if places[place].isEquality { trial.settle(copy) }
    }
    trial.optimize()
    return trial.isFeasible
  }
}
