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
