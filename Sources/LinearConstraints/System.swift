/// The variables, constraints and edits a solver has, and where they stand in its tableau.
///
/// A value, so that a change that fails is undone by putting the old one back.
struct System: Sendable {
  var tableau = Tableau()
  /// The place of each constraint and the other way round.
  private(set) var places: [Constraint: Int] = [:]
  private var constraintsByPlace: [Int: Constraint] = [:]
  /// The place of each edit, which is a constraint without a name.
  private(set) var edits: [Variable: Int] = [:]
  private(set) var variables: [Variable: Int] = [:]
  var variablesByPlace: [Int: Variable] = [:]
  /// What was last told of variables that no constraint mentions any more.
  var retired: [Variable: Double] = [:]
  /// The places whose target waits for the next update.
  var waiting: [Int] = []

  /// Adds constraints and solves, without asking whether they can hold.
  mutating func add(_ batch: [Constraint]) {
    let added = batch.map { constraint in
      let place = insert(constraint)
      places[constraint] = place
      constraintsByPlace[place] = constraint
      return place
    }
    settle(added)
    tableau.optimize()
  }

  /// Removes constraints and solves.
  mutating func remove(_ batch: [Constraint]) {
    let removed = batch.compactMap { places.removeValue(forKey: $0) }
    for place in removed { constraintsByPlace[place] = nil }
    remove(removed)
  }

  /// Adds the edit of a variable and solves.
  mutating func addEdit(_ variable: Variable, strength: Strength) {
    let target = Expression(constant: value(of: variable))
    let place = insert(Constraint(Expression(variable), .equal, target, strength: strength))
    edits[variable] = place
    settle([place])
    tableau.optimize()
  }

  /// Removes the edit of a variable, if there is one, and solves.
  mutating func removeEdit(_ variable: Variable) {
    guard let place = edits.removeValue(forKey: variable) else { return }
    remove([place])
  }

  /// Changes a constraint's strength and solves.
  mutating func setStrength(_ strength: Strength, of constraint: Constraint) {
    guard let place = places[constraint] else { return }
    tableau.places[place].setStrength(strength, of: constraint)
    tableau.setPriority(strength.priority, of: place)
    tableau.optimize()
  }

  func value(of variable: Variable) -> Double {
    variables[variable].map { tableau.places[$0].value } ?? 0
  }

  /// Required constraints that cannot all hold, in the order they were made.
  func conflict() -> [Constraint] {
    tableau.conflict().compactMap { constraintsByPlace[$0] }.sorted { $0.id < $1.id }
  }

  private mutating func insert(_ constraint: Constraint) -> Int {
    let entries = constraint.expression.terms.map { term in
      Row.Entry(column: place(of: term.variable), coefficient: term.coefficient)
    }
    var quantity = Quantity(target: constraint.constant)
    quantity.setStrength(constraint.strength, of: constraint)
    return tableau.insertConstraint(
      Row(entries: entries.sorted { $0.column < $1.column }), quantity)
  }

  private mutating func place(of variable: Variable) -> Int {
    if let place = variables[variable] { return place }
    let place = tableau.insertVariable(rank: variable.id)
    tableau.places[place].reported = retired.removeValue(forKey: variable) ?? 0
    variables[variable] = place
    variablesByPlace[place] = variable
    return place
  }

  private mutating func settle(_ added: [Int]) {
    let equalities = added.filter { tableau.places[$0].isEquality }
    let strongestFirst = equalities.sorted { left, right in
      let (first, second) = (tableau.places[left].level, tableau.places[right].level)
      return first == second ? left < right : first < second
    }
    for place in strongestFirst { tableau.settle(place) }
  }

  private mutating func remove(_ removed: [Int]) {
    waiting.removeAll { removed.contains($0) }
    let mentioned = removed.flatMap { tableau.definitions[$0].entries.map(\.column) }
    for place in removed {
      tableau.release(place)
      tableau.removeConstraint(place)
    }
    tableau.optimize()
    for place in Set(mentioned).sorted() where tableau.places[place].uses == 0 { retire(place) }
  }

  private mutating func retire(_ place: Int) {
    if tableau.places[place].role == .following { tableau.rebuild() }
    guard tableau.places[place].role == .resting,
      let variable = variablesByPlace.removeValue(forKey: place)
    else { return }
    variables[variable] = nil
    let reported = tableau.places[place].reported
    if reported != 0 { retired[variable] = reported }
    tableau.removeVariable(place)
  }
}
