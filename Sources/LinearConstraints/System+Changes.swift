extension System {
  /// Has a constraint or edit wait for the next update with a new target.
  mutating func want(_ target: Double, at place: Int) {
    tableau.places[place].wanted = target
    guard !tableau.places[place].isWaiting else { return }
    tableau.places[place].isWaiting = true
    waiting.append(place)
  }

  /// Whether an update could fail: a required constraint is among those that wait.
  var isRequiredWaiting: Bool {
    waiting.contains { tableau.places[$0].level == 0 }
  }

  /// Drops what waits for the next update.
  mutating func forgetWaiting() {
    for place in waiting { tableau.places[place].isWaiting = false }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Sets the targets that wait, and solves if any cost changed with them.
  mutating func bringIn() {
    var hasChanged = false
    if waiting.count <= 2 {
      for place in waiting where tableau.setTarget(tableau.places[place].wanted, of: place) {
        hasChanged = true
      }
    } else {
      for place in waiting { tableau.places[place].target = tableau.places[place].wanted }
      hasChanged = tableau.refreshValues()
    }
    forgetWaiting()
    if hasChanged { tableau.optimize() }
  }

  /// The changes since this was last called, in the order the variables were made.
  mutating func takeChanges() -> [Solver.Change] {
    var changes = retired.keys.map { Solver.Change(variable: $0, value: 0) }
    retired.removeAll()
    for place in tableau.touched {
      tableau.places[place].isTouched = false
      let quantity = tableau.places[place]
      let size = max(1, abs(quantity.value))
      guard abs(quantity.value - quantity.reported) > Quantity.tolerance * size,
        let variable = variablesByPlace[place]
      else { continue }
      tableau.places[place].reported = quantity.value
      changes.append(Solver.Change(variable: variable, value: quantity.value))
    }
    tableau.touched.removeAll(keepingCapacity: true)
    return changes.sorted { $0.variable.id < $1.variable.id }
  }
}
