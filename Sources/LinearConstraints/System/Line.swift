/// A constraint as the solver keeps it: `sum of terms (relation) target`.
///
/// Its cost is convex and piecewise linear with one kink, at the target. A line either rests (it
/// is at its target, and one of those that fix the point) or it follows.
struct Line: BitwiseCopyable {
  var target: Double
  /// The cost of a unit above the target, and of a unit below it.
  var above = 0.0
  var below = 0.0
  /// While the line follows: the cost's derivative that is reckoned with.
  ///
  /// It is `above`, or `-below`, or 0 at the target.
  var slope = 0.0
  /// The place of the line's terms.
  var start: Int32
  var count: Int32
  /// The seat at which the line rests, or -1.
  var seat: Int32 = -1
  /// The seat at which it rested when the factors were last made, or -1.
  var factorSeat: Int32 = -1
  /// The index of its priority among those in use.
  var level: Int32 = 0
  /// While values are first propagated: how many unknowns are not determined, and their exclusive or.
  var missing: Int32 = 0
  var mixed: Int32 = 0
  var isLive = true
  var isOpen = false
  var isWaiting = false

  init(target: Double, start: Int32, count: Int32) {
    self.target = target
    self.start = start
    self.count = count
  }

  var isEquality: Bool { above > 0 && below > 0 }

  /// The distance from the target at which a value still counts as at it.
  var tolerance: Double { Tolerance.value * max(1, abs(target)) }

  /// The slope that a value calls for; at the target the present one may stay.
  func slope(at value: Double) -> Double {
    let error = value - target
    if error > tolerance { return above }
    if error < -tolerance { return -below }
    return min(max(slope, -below), above)
  }

  /// The distance of a value from holding the constraint.
  func violation(at value: Double) -> Double {
    let error = value - target
    return error > 0 ? (above > 0 ? error : 0) : (below > 0 ? -error : 0)
  }
}

/// The constraint that a line is, as it was given.
struct Record: BitwiseCopyable {
  /// The constraint's number; 0 for an edit.
  var id: Int
  var constant: Double
  var weight: Double
  var priority: Double
  var isAtMost: Bool
  var isAtLeast: Bool
  /// The target that the next update is to set, if the line is among those waiting.
  var wanted = 0.0

  @inline(__always)
  init(_ constraint: UnsafePointer<Constraint>) {
    id = constraint.pointee.id
    constant = constraint.pointee.constant
    weight = constraint.pointee.weight
    priority = constraint.pointee.strength.priority
    isAtMost = constraint.pointee.relation != .greaterThanOrEqual
    isAtLeast = constraint.pointee.relation != .lessThanOrEqual
  }

  var relation: Relation {
    isAtMost ? (isAtLeast ? .equal : .lessThanOrEqual) : .greaterThanOrEqual
  }
}

/// One variable in one line, a link of the chain of all terms of that variable.
struct Term: BitwiseCopyable {
  var coefficient: Double
  var unknown: Int32
  var line: Int32
  var next: Int32
  var previous: Int32
}

/// A variable as the solver keeps it; its value is in an array of its own.
struct Unknown: BitwiseCopyable {
  /// The order in which variables were made; the lower rank is brought to 0 first.
  var rank: Int
  /// The first term of the chain, or -1.
  var first: Int32 = -1
  /// The number of constraints that mention it.
  var uses: Int32 = 0
  /// The seat at which the variable rests at 0, or -1.
  var seat: Int32
  /// Its place in the order of elimination, or -1.
  var position: Int32 = -1
  var isDetermined = true
  /// True if it was just put at 0 for want of anything that determines it.
  var isGuessed = false
  /// True if it was determined by way of such a variable, or is one.
  var isLoose = false
  var isTouched = false
  /// True if a tie may be settled by it.
  var isLeader = false
  /// True if its slot was asked for and is kept without constraints.
  var isReserved = false
  var isLive = true
  /// The value that was last reported.
  var reported = 0.0
}

/// The limits of a variable while values are propagated, and the lines that set them.
struct Bounds: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity
  var lowLine: Int32 = -1
  var highLine: Int32 = -1
}

/// Below which differences are rounding.
enum Tolerance {
  /// A value nearer to its target than this, or this part of the target, is at the target.
  static let value = 1e-9
  /// A required constraint may be violated by this, or this part of its constant.
  static let feasibility = 1e-8
  /// A coefficient or slope below this is rounding noise.
  static let noise = 1e-9
}
