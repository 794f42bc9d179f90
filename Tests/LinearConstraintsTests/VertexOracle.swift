import LinearConstraints

/// Finds the answer by trying every vertex, in whole numbers, so without rounding.
///
/// The answer lies where as many kinks meet as there are variables: each is a constraint at its
/// constant, or a variable at 0. All such points are compared by their costs, level by level:
/// required, then each priority, then each variable's distance from 0. It shares nothing with the
/// solver. Coefficients and constants must be whole.
struct VertexOracle {
  /// A point over a common denominator, which is above 0.
  struct Point {
    var numerators: [Int]
    var denominator: Int
  }

  let variables: [Variable]
  let constraints: [Constraint]

  /// The values of the answer; nil if the required constraints cannot hold.
  func answer() -> [Double]? {
    var best: (cost: [Int], point: Point)?
    visitPoints { point in
      let cost = cost(at: point)
      if let present = best, !isLess(cost, point.denominator, present) { return }
      best = (cost, point)
    }
    guard let best, best.cost.first == 0 else { return nil }
    return best.point.numerators.map { Double($0) / Double(best.point.denominator) }
  }

  private func isLess(
    _ cost: [Int], _ denominator: Int, _ other: (cost: [Int], point: Point)
  ) -> Bool {
    for (left, right) in zip(cost, other.cost) {
      let (first, second) = (left * other.point.denominator, right * denominator)
      if first != second { return first < second }
    }
    return false
  }

  /// The costs, strongest first, over the point's denominator.
  private func cost(at point: Point) -> [Int] {
    let priorities = Set(constraints.map(\.strength)).union([.required]).sorted(by: >)
    var cost = [Int](repeating: 0, count: priorities.count)
    for constraint in constraints {
      let sum = zip(coefficients(of: constraint), point.numerators).reduce(0) { $0 + $1.0 * $1.1 }
      let error = sum - Int(constraint.constant) * point.denominator
      let level = priorities.firstIndex(of: constraint.strength) ?? 0
      let weight = constraint.strength == .required ? 1 : Int(constraint.weight)
      cost[level] += weight * distance(error, constraint.relation)
    }
    return cost + point.numerators.map(abs)
  }

  private func distance(_ error: Int, _ relation: Relation) -> Int {
    switch relation {
    case .equal: abs(error)
    case .lessThanOrEqual: max(0, error)
    case .greaterThanOrEqual: max(0, -error)
    }
  }

  private func coefficients(of constraint: Constraint) -> [Int] {
    variables.map { variable in
      Int(constraint.expression.terms.first { $0.variable == variable }?.coefficient ?? 0)
    }
  }

  private func visitPoints(_ body: (Point) -> Void) {
    let kinks =
      constraints.map { coefficients(of: $0) + [Int($0.constant)] }
      + variables.indices.map { index in
        variables.indices.map { $0 == index ? 1 : 0 } + [0]
      }
    var chosen: [[Int]] = []
    func choose(from start: Int) {
      if chosen.count == variables.count {
        if let point = meet(chosen) { body(point) }
        return
      }
      for index in start..<kinks.count {
        chosen.append(kinks[index])
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  /// The point at which the kinks meet, by elimination without fractions; nil if not one point.
  private func meet(_ kinks: [[Int]]) -> Point? {
    var rows = kinks
    var last = 1
    for column in variables.indices {
      guard let pivot = rows.indices.first(where: { $0 >= column && rows[$0][column] != 0 })
      else { return nil }
      rows.swapAt(pivot, column)
      let pivotRow = rows[column]
      for index in rows.indices where index != column {
        let factor = rows[index][column]
        for entry in rows[index].indices {
          let product = rows[index][entry] * pivotRow[column] - factor * pivotRow[entry]
          rows[index][entry] = product / last
        }
      }
      last = pivotRow[column]
    }
    let sign = last < 0 ? -1 : 1
    return Point(numerators: rows.map { sign * ($0.last ?? 0) }, denominator: abs(last))
  }
}
