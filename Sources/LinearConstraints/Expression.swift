/// A linear expression: a sum of variables with coefficients, and a constant.
///
/// Made with operators, `2 * width + 8`, or from its parts. Each variable is in it once, with
/// a coefficient other than zero.
public struct Expression: Sendable {
  /// A variable and what it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  var list: TermList

  /// The number that is added to the terms.
  public var constant: Double

  /// The terms, one per variable, in the order in which the variables were made.
  ///
  /// Cost: an array made of them.
  public var terms: [Term] { list.withTerms { Array($0) } }

  /// Makes an expression; terms of one variable are added up.
  ///
  /// Cost: n log n.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    list = terms.isEmpty ? TermList() : TermList(terms)
    self.constant = constant
  }

  init(list: TermList, constant: Double) {
    self.list = list
    self.constant = constant
  }

  /// The expression that is the variable alone.
  public init(_ variable: Variable) {
    list = TermList()
    list.append(Term(variable))
    constant = 0
  }

  /// The expression's value where every variable has the value given for it.
  public func value(_ valueOf: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * valueOf($1.variable) }
  }

  /// The terms and the constant, each multiplied by the factor.
  public func scaled(by factor: Double) -> Expression {
    guard factor != 0 else { return Expression() }
    return Expression(list: list.scaled(by: factor), constant: constant * factor)
  }

  /// The sum of this and a multiple of another expression.
  ///
  /// Cost: the terms of both.
  public func adding(_ other: Expression, times factor: Double = 1) -> Expression {
    Expression(
      list: list.adding(other.list, times: factor), constant: constant + factor * other.constant)
  }
}

extension Expression: CustomStringConvertible {
  /// The expression as it is written on paper, such as `2 width - left + 8`.
  public var description: String {
    var text = ""
    for term in terms {
      let size = abs(term.coefficient)
      let body = size == 1 ? "\(term.variable)" : "\(size.plain) \(term.variable)"
      let isNegative = term.coefficient < 0
      text += text.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
      text += body
    }
    guard !text.isEmpty else { return constant.plain }
    guard constant != 0 else { return text }
    return text + (constant < 0 ? " - " : " + ") + abs(constant).plain
  }
}

extension Double {
  /// The number without a fraction of zero: `8`, `0.5`.
  var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A part of a linear expression beside numbers: a variable or an expression.
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
