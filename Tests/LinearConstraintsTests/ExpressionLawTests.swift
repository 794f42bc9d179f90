import LinearConstraints
import SeededRandom
import Testing

/// Sums of variables against a table of their coefficients.
@Suite struct ExpressionLawTests {
  @Test func sumsAreThoseOfTheirCoefficients() {
    var random = SplitMix64(seed: 51)
    let variables = (0..<9).map { Variable("v\($0)") }
    for _ in 0..<300 {
      var (sum, table, constant) = (Expression(constant: 0), [Variable: Double](), 0.0)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let count = Int.random(in: 0...5, using: &random)
        let terms = (0..<count).map { _ in
          Expression.Term(
            variables[Int.random(in: variables.indices, using: &random)],
            coefficient: Double(Int.random(in: -2...2, using: &random)))
        }
        let part = Expression(terms) + Double(Int.random(in: -3...3, using: &random))
        let isTakenAway = Bool.random(using: &random)
        sum = isTakenAway ? sum - part : sum + part
        let sign = isTakenAway ? -1.0 : 1
        for term in terms { table[term.variable, default: 0] += sign * term.coefficient }
        constant += sign * part.constant
      }
      let found = sum.terms.map(\.variable)
      #expect(Set(found).count == found.count)
      #expect(Set(found) == Set(table.filter { $0.value != 0 }.keys))
      #expect(sum.terms.allSatisfy { table[$0.variable] == $0.coefficient })
      #expect(sum.constant == constant)
      let doubled = sum * 2
      #expect(doubled.terms.allSatisfy { table[$0.variable].map { 2 * $0 } == $0.coefficient })
      #expect(doubled.constant == 2 * constant && (sum - sum).terms.isEmpty)
    }
  }

  /// A sum is written as people do, with its constant unless that is 0.
  @Test func aSumIsWrittenWithItsConstant() {
    let x = Variable("x")
    #expect("\(x + 1)" == "x + 1" && "\(x - 1)" == "x - 1" && "\(x + 0)" == "x")
    #expect("\(x + 0.5)" == "x + 0.5" && "\(x - 0.5)" == "x - 0.5")
    #expect("\(Expression(constant: 1))" == "1" && "\(Expression(constant: 0))" == "0")
  }
}
