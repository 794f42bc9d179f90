/// What can stand in a linear expression beside numbers: a variable or an expression.
///
/// It lets one operator serve both. Nothing else is meant to conform.
public protocol LinearOperand: Sendable {
  /// The operand as an expression.
  var linearExpression: Expression { get }
}

extension Variable: LinearOperand {
  /// The variable alone.
  public var linearExpression: Expression { Expression(self) }
}

extension Expression: LinearOperand {
  /// The expression itself.
  public var linearExpression: Expression { self }
}

extension LinearOperand {
  /// The sum; terms of one variable are added up.
  @inlinable
  public static func + (left: Self, right: some LinearOperand) -> Expression {
    left.linearExpression.adding(right.linearExpression)
  }

  /// The operand, and the number added to the constant.
  @inlinable
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.linearExpression
    sum.constant += right
    return sum
  }

  /// The operand, and the number added to the constant.
  @inlinable
  public static func + (left: Double, right: Self) -> Expression {
    right + left
  }

  /// The difference; terms of one variable are subtracted.
  @inlinable
  public static func - (left: Self, right: some LinearOperand) -> Expression {
    left.linearExpression.adding(right.linearExpression, times: -1)
  }

  /// The operand, and the number taken from the constant.
  @inlinable
  public static func - (left: Self, right: Double) -> Expression {
    left + -right
  }

  /// The number less the operand.
  @inlinable
  public static func - (left: Double, right: Self) -> Expression {
    right.linearExpression.scaled(by: -1) + left
  }

  /// The operand with every sign changed.
  @inlinable
  public static prefix func - (operand: Self) -> Expression {
    operand.linearExpression.scaled(by: -1)
  }

  /// The operand times the number.
  @inlinable
  public static func * (left: Self, right: Double) -> Expression {
    left.linearExpression.scaled(by: right)
  }

  /// The operand times the number.
  @inlinable
  public static func * (left: Double, right: Self) -> Expression {
    right.linearExpression.scaled(by: left)
  }

  /// The operand divided by the number.
  @inlinable
  public static func / (left: Self, right: Double) -> Expression {
    left.linearExpression.scaled(by: 1 / right)
  }
}
