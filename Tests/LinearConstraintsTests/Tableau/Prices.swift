@testable import LinearConstraints

/// What it would cost to move each resting quantity, from all the costs now incurred.
///
/// The same figures as `Tableau.slope(of:)`, for all steps at once and without the quantity's own
/// cost. Cost: proportional to the rows that are off their targets.
struct Prices {
  /// By place, then level: the slope upward.
  private var slopes: [Double] = []
  /// By place: the variable of the lowest rank that moves, and the slope of its distance from 0.
  private var leaders: [(rank: Int, slope: Double)] = []
  private var levels = 0

  /// Takes the prices at the tableau's present point.
  mutating func take(from tableau: Tableau) {
    let count = tableau.places.count
    levels = tableau.priorities.count
    slopes = [Double](repeating: 0, count: count * levels)
    leaders = [(Int, Double)](repeating: (Quantity.notVariable, 0), count: count)
    for place in 0..<count where tableau.places[place].role == .following {
      let quantity = tableau.places[place]
      let slope = quantity.slope
      if quantity.isVariable {
        lead(tableau.rows[place], rank: quantity.rank, slope: slope)
      } else if slope != 0 {
        for entry in tableau.rows[place].entries {
          slopes[entry.column * levels + quantity.level] += slope * entry.coefficient
        }
      }
    }
  }

  private mutating func lead(_ row: Row, rank: Int, slope: Double) {
    for entry in row.entries
    where rank < leaders[entry.column].rank && abs(entry.coefficient) > Quantity.noise {
      leaders[entry.column] = (rank, slope * entry.coefficient)
    }
  }

  /// The price of a required constraint that rests: 0 if no violation leans on it.
  func requiredSlope(of place: Int) -> Double { slopes[place * levels] }

  /// The step along which cost falls fastest at the strongest level, or simply the first one.
  ///
  /// Nil if cost falls along none, and the point is the answer.
  func bestStep(in tableau: Tableau, isFirst: Bool) -> TableauStep? {
    var best: (step: TableauStep, level: Int, slope: Double)?
    for place in tableau.places.indices where tableau.places[place].role == .resting {
      for isUp in [false, true] {
        let step = TableauStep(place: place, isUp: isUp)
        guard let (level, slope) = leading(step, of: tableau.places[place]), slope < 0
        else { continue }
        if isFirst { return step }
        if let best, (best.level, best.slope) <= (level, slope) { continue }
        best = (step, level, slope)
      }
    }
    return best?.step
  }

  private func leading(_ step: TableauStep, of quantity: Quantity) -> (level: Int, slope: Double)? {
    let base = step.place * levels
    let own = quantity.isVariable ? -1 : quantity.level
    let ownSlope = step.isUp ? quantity.above : quantity.below
    for level in 0..<levels {
      let slope = slopes[base + level] * step.sign + (level == own ? ownSlope : 0)
      if abs(slope) > Quantity.noise { return (level, slope) }
    }
    let leader = leaders[step.place]
    return quantity.rank < leader.rank ? nil : (levels, leader.slope * step.sign)
  }
}
