@testable import LinearConstraints

/// Something with a value that would like to be at its target: a variable or a constraint's sum.
///
/// Every quantity has a cost that is convex and piecewise linear with one kink, at the target. A
/// constraint `sum (relation) constant` is the quantity `sum` with the target `constant`; a
/// variable is a quantity with the target 0, at a level below all strengths.
struct Quantity: Sendable {
  /// Where the quantity stands in the tableau.
  enum Role {
    /// The place is free for another quantity.
    case unused
    /// The quantity rests at its target, and others depend on it: a column.
    case resting
    /// The quantity follows from those that rest: a row.
    case following
  }

  /// The rank of a constraint's sum, which is not a variable.
  static let notVariable = Int.max

  var role: Role
  /// For a variable, the order in which it was made; the lower rank rests at 0 first.
  var rank = Quantity.notVariable
  /// The priority and weights of a constraint, and the index of the priority among those in use.
  var priority = 0.0
  var level = 0
  /// What a unit above the target costs, and what a unit below it costs.
  var above = 1.0
  var below = 1.0

  var target = 0.0
  var value = 0.0
  /// The side of the target that the cost is taken from; at the target either may serve.
  var isAbove = false

  /// For a variable: how many constraints mention it, and what was last told of it.
  var uses = 0
  var reported = 0.0
  var isTouched = false
  /// The target that the next update is to set, if it is among those waiting.
  var wanted = 0.0
  var isWaiting = false

  var isVariable: Bool { rank != Quantity.notVariable }

  /// The cost's derivative on the side that the quantity is on.
  var slope: Double { isAbove ? above : -below }

  /// What a value may be off its target and still be at it.
  var tolerance: Double { Quantity.tolerance * max(1, abs(target)) }

  /// Which side of the target the value is on; where it is at the target the side stays.
  func side(of value: Double) -> Bool {
    abs(value - target) <= tolerance ? isAbove : value > target
  }

  /// How far the value is from holding the constraint.
  var violation: Double {
    let error = value - target
    return error > 0 ? (above > 0 ? error : 0) : (below > 0 ? -error : 0)
  }

  /// A value nearer to its target than this, or this part of the target, is at the target.
  static let tolerance = 1e-9
  /// A required constraint may be violated by this, or this part of its constant.
  static let feasibility = 1e-8
  /// A constraint's value may differ from what its definition gives by this, or this part of it.
  static let drift = 1e-11
  /// A coefficient or slope below this is rounding noise.
  static let noise = 1e-9
}

extension Quantity {
  /// A variable, at rest at 0.
  init(rank: Int) {
    role = .resting
    self.rank = rank
  }

  /// A constraint's sum, of no strength yet; its value is yet to be found.
  init(target: Double) {
    role = .following
    self.target = target
  }

  /// Sets the priority and the costs; among required constraints there are no weights.
  mutating func setStrength(_ strength: Strength, of constraint: Constraint) {
    let weight = strength == .required ? 1 : constraint.weight
    priority = strength.priority
    above = constraint.relation == .greaterThanOrEqual ? 0 : weight
    below = constraint.relation == .lessThanOrEqual ? 0 : weight
  }

  /// The same constraint, as it is before it is solved.
  var unsolved: Quantity {
    var copy = self
    copy.role = .following
    copy.value = 0
    copy.isAbove = false
    return copy
  }

  /// Whether the constraint is an equality.
  var isEquality: Bool { above > 0 && below > 0 && !isVariable }
}
