/// A linear expression: a sum of variables with coefficients, and a constant.
///
/// Made with operators, `2 * width + 8`, or from its parts. Each variable stands in it once, with
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

  /// The terms, one per variable, in the order in which the variables were made.
  public private(set) var terms: [Term]

  /// What is added to the terms.
  public var constant: Double

  /// Makes an expression; terms of one variable are added up.

  ///

  /// Cost: n log n.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = Expression.merged(terms)
    self.constant = constant
  }

  /// The expression that is the variable alone.
  public init(_ variable: Variable) {
    terms = [Term(variable)]
    constant = 0
  }

  /// The expression's value where every variable has the value given for it.
  public func value(_ valueOf: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * valueOf($1.variable) }
  }

  /// The terms and the constant, each multiplied by the factor.
  public func scaled(by factor: Double) -> Expression {
    Expression(
      terms.map { Term($0.variable, coefficient: $0.coefficient * factor) },
      constant: constant * factor)
  }

  private static func merged(_ terms: [Term]) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    for term in terms.sorted(by: { $0.variable.id < $1.variable.id }) {
      if let last = merged.last, last.variable.id == term.variable.id {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
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
