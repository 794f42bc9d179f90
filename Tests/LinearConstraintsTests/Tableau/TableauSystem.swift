@testable import LinearConstraints

/// A slow solver of another kind, to compare with: all sums kept as rows, in terms of what rests.
struct TableauSystem {
  private var tableau = Tableau()
  private var variables: [Variable: Int] = [:]

  /// Solves from nothing.
  init(_ constraints: [Constraint]) {
    for constraint in constraints { insert(constraint) }
    tableau.optimize()
  }

  var isFeasible: Bool { tableau.isFeasible }

  func value(of variable: Variable) -> Double {
    variables[variable].map { tableau.places[$0].value } ?? 0
  }

  private mutating func insert(_ constraint: Constraint) {
    let entries = constraint.expression.terms.map { term in
      Row.Entry(column: place(of: term.variable), coefficient: term.coefficient)
    }
    var quantity = Quantity(target: constraint.constant)
    quantity.setStrength(constraint.strength, of: constraint)
    let placed = tableau.insertConstraint(
      Row(entries: entries.sorted { $0.column < $1.column }), quantity)
    if quantity.isEquality { tableau.settle(placed) }
  }

  private mutating func place(of variable: Variable) -> Int {
    if let place = variables[variable] { return place }
    let place = tableau.insertVariable(rank: variable.id)
    variables[variable] = place
    return place
  }
}
