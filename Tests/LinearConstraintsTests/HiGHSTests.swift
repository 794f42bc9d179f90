import Foundation
import LinearConstraints
import Testing

/// Thousands of systems of up to 18 variables and 54 constraints against answers that HiGHS found.
///
/// `Fixtures/answers.py` made them, one linear programme for each strength and each variable.
@Suite struct HiGHSTests {
  struct Case: Decodable {
    var variables: Int
    var constraints: [Line]
    var answer: [Double]?
  }

  /// One constraint: `[[[variable, coefficient], ...], relation, constant, priority, weight]`.
  struct Line: Decodable {
    var terms: [[Double]]
    var relation: Relation
    var constant: Double
    var priority: Double
    var weight: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      terms = try container.decode([[Double]].self)
      let sign = try container.decode(String.self)
      relation = try #require(Relation.allCases.first { $0.description == sign })
      constant = try container.decode(Double.self)
      priority = try container.decode(Double.self)
      weight = try container.decode(Double.self)
    }

    func constraint(of variables: [Variable]) -> Constraint {
      let terms = terms.map { Expression.Term(variables[Int($0[0])], coefficient: $0[1]) }
      return Constraint(
        Expression(terms), relation, Expression(constant: constant),
        strength: Strength(priority: priority), weight: weight)
    }
  }

  @Test(arguments: [false, true]) func answersAgree(isOneByOne: Bool) throws {
    let url = try #require(
      Bundle.module.url(forResource: "answers", withExtension: "json", subdirectory: "Fixtures"))
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
    #expect(cases.count == 3000)
    for (index, entry) in cases.enumerated() {
      let variables = (0..<entry.variables).map { Variable("x\($0)") }
      let constraints = entry.constraints.map { $0.constraint(of: variables) }
      let solver = Solver()
      let isSolved = (try? add(constraints, to: solver, isOneByOne: isOneByOne)) != nil
      #expect(isSolved == (entry.answer != nil), "case \(index)")
      for (variable, value) in zip(variables, entry.answer ?? []) {
        #expect(abs(solver.value(of: variable) - value) < 1e-4, "case \(index), \(variable)")
      }
    }
  }

  private func add(
    _ constraints: [Constraint], to solver: Solver, isOneByOne: Bool
  ) throws {
    guard isOneByOne else { return try solver.add(contentsOf: constraints) }
    for constraint in constraints { try solver.add(constraint) }
  }
}
