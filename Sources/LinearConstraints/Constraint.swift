/// An equation or inequality that a solver keeps, or keeps as nearly as it can.
///
/// It is written `expression relation constant`: all variables are on the left, the number on
/// the right, so `top == bottom + 8` has the expression `top - bottom` and the constant 8.
/// Two constraints are equal if one is a copy of the other, whatever they say; what a solver
/// changes in its own copy (``Solver/setConstant(_:of:)``) does not show in this one.
public struct Constraint: Sendable {
  /// The variables' side; its own constant is 0.
  public let expression: Expression
  /// The comparison of the expression with the constant.
  public let relation: Relation
  /// The number's side.
  public let constant: Double
  /// The importance of the constraint.
  public let strength: Strength
  /// The cost of an error of 1, against other constraints of the same strength; above 0.
  ///
  /// It means nothing for a required constraint. Of weights within one strength, and of
  /// coefficients, one below 1e-9 is taken for rounding noise.
  public let weight: Double
  /// A name for errors and descriptions.
  public let label: String

  let id: Int

  /// Makes a constraint between two expressions, different from all others.
  ///
  /// A weight that is not above zero is a programmer's mistake and stops the program.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression,
    strength: Strength = .required, weight: Double = 1, label: String = ""
  ) {
    precondition(weight > 0, "a weight is above zero, not \(weight)")
    constant = right.constant - left.constant
    expression = Expression(list: left.list.adding(right.list, times: -1), constant: 0)
    self.relation = relation
    self.strength = strength
    self.weight = weight
    self.label = label
    id = Identity.next()
  }

  /// A new constraint that says the same with another strength and weight.
  public func with(_ strength: Strength, weight: Double = 1) -> Constraint {
    precondition(weight > 0, "a weight is above zero, not \(weight)")
    return Constraint(
      id: Identity.next(), expression, relation, constant, strength, weight, label)
  }

  /// A new constraint that says the same under another name.
  public func with(label: String) -> Constraint {
    Constraint(id: Identity.next(), expression, relation, constant, strength, weight, label)
  }

  init(
    id: Int, _ expression: Expression, _ relation: Relation, _ constant: Double,
    _ strength: Strength, _ weight: Double, _ label: String
  ) {
    self.expression = expression
    self.relation = relation
    self.constant = constant
    self.strength = strength
    self.weight = weight
    self.label = label
    self.id = id
  }
}

extension Constraint: Hashable {
  public static func == (left: Constraint, right: Constraint) -> Bool {
    left.id == right.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Constraint: CustomStringConvertible {
  /// The constraint as it is written, with its label in front and its strength behind.
  public var description: String {
    let name = label.isEmpty ? "" : "\(label): "
    let suffix = strength == .required ? "" : " (\(strength))"
    return "\(name)\(expression) \(relation) \(constant.plain)\(suffix)"
  }
}

/// The comparison between the two sides of a constraint.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// The relation's sign.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// Equations and inequalities written with the operators they have on paper.
///
/// `try solver.add(bar.bottom == keyboard.top - 8)`. The constraint is required until
/// ``Constraint/with(_:weight:)`` says otherwise. Between two variables `==` also means "the same
/// variable": where a `Constraint` is expected it makes one, everywhere else it answers a Bool,
/// so write `let same: Constraint = a == b`.
extension LinearOperand {
  /// The sides are equal.
  @inlinable
  public static func == (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left.linearExpression, .equal, right.linearExpression)
  }

  /// The operand equals the number.
  @inlinable
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left.linearExpression, .equal, Expression(constant: right))
  }

  /// The number equals the operand.
  @inlinable
  public static func == (left: Double, right: Self) -> Constraint {
    right == left
  }

  /// The left side is at most the right side.
  @inlinable
  public static func <= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left.linearExpression, .lessThanOrEqual, right.linearExpression)
  }

  /// The operand is at most the number.
  @inlinable
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left.linearExpression, .lessThanOrEqual, Expression(constant: right))
  }

  /// The number is at most the operand.
  @inlinable
  public static func <= (left: Double, right: Self) -> Constraint {
    right >= left
  }

  /// The left side is at least the right side.
  @inlinable
  public static func >= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left.linearExpression, .greaterThanOrEqual, right.linearExpression)
  }

  /// The operand is at least the number.
  @inlinable
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left.linearExpression, .greaterThanOrEqual, Expression(constant: right))
  }

  /// The number is at least the operand.
  @inlinable
  public static func >= (left: Double, right: Self) -> Constraint {
    right <= left
  }
}
