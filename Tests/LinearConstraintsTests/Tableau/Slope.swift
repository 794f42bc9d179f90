@testable import LinearConstraints

/// How cost changes along a direction, per level, the strongest first.
///
/// Below all strengths stands the rest cost: the distance from 0 of the variables, the one made
/// first outranking all others. Only the first of those that move along the direction, its
/// leader, can ever decide, so it alone is kept.
struct Slope: Sendable {
  var levels: [Double]
  var leader = Quantity.notVariable
  var leaderSlope = 0.0

  init(levels count: Int) {
    levels = [Double](repeating: 0, count: count)
  }

  /// Adds the cost of a quantity whose derivative is given: above its target or below.
  mutating func add(_ quantity: Quantity, derivative: Double) {
    if quantity.isVariable {
      guard quantity.rank <= leader else { return }
      leaderSlope = quantity.rank < leader ? derivative : leaderSlope + derivative
      leader = quantity.rank
    } else {
      levels[quantity.level] += derivative
    }
  }

  /// The strongest level at which the slope is not 0, with the slope there.
  ///
  /// Nil if it is 0 throughout. The rest cost is the level after the last.
  var leading: (level: Int, slope: Double)? {
    if let level = levels.firstIndex(where: { abs($0) > Quantity.noise }) {
      return (level, levels[level])
    }
    return abs(leaderSlope) > Quantity.noise ? (levels.count, leaderSlope) : nil
  }

  /// Whether cost falls along the direction.
  var isDownhill: Bool { (leading?.slope ?? 0) < 0 }
}
