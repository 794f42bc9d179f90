import Foundation
import LinearConstraints
import Testing

/// Thousands of systems of up to 45 variables and 127 constraints against answers that HiGHS found.
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

  private static func cases(_ name: String) throws -> [Case] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }

  @Test(arguments: [false, true]) func answersAgree(isOneByOne: Bool) throws {
    let cases = try Self.cases("answers")
    #expect(cases.count == 3000)
    for (index, entry) in cases.enumerated() {
      try expectAnswer(of: entry, isOneByOne: isOneByOne, "case \(index)")
    }
  }

  @Test(arguments: [false, true]) func largeSystemsAgree(isOneByOne: Bool) throws {
    let cases = try Self.cases("large")
    #expect(cases.count == 229)
    for (index, entry) in cases.enumerated() {
      try expectAnswer(of: entry, isOneByOne: isOneByOne, "large case \(index)")
    }
  }

  /// Rows of boxes at one width after the other: an edit is dragged through them.
  @Test func cyclicLayoutsAgreeWhileTheirWidthIsDragged() throws {
    let rows = try Self.cases("large").dropFirst(40)
    for start in stride(from: rows.startIndex, to: rows.endIndex, by: 7) {
      let first = rows[start]
      let variables = (0..<first.variables).map { Variable("x\($0)") }
      let solver = Solver()
      // The last constraint is the width, which is suggested here.
      try solver.add(contentsOf: first.constraints.dropLast().map { $0.constraint(of: variables) })
      try solver.addEdit(variables[0])
      for entry in rows[start..<start + 7] {
        let width = try #require(entry.constraints.last).constant
        try solver.suggest(width, for: variables[0])
        try solver.update()
        for (variable, value) in zip(variables, try #require(entry.answer)) {
          #expect(
            abs(solver.value(of: variable) - value) < 1e-4, "row \(start), width \(width)")
        }
      }
    }
  }

  private func expectAnswer(of entry: Case, isOneByOne: Bool, _ name: String) throws {
    let variables = (0..<entry.variables).map { Variable("x\($0)") }
    let constraints = entry.constraints.map { $0.constraint(of: variables) }
    let solver = Solver()
    let isSolved = (try? add(constraints, to: solver, isOneByOne: isOneByOne)) != nil
    #expect(isSolved == (entry.answer != nil), "\(name)")
    for (variable, value) in zip(variables, entry.answer ?? []) {
      #expect(abs(solver.value(of: variable) - value) < 1e-4, "\(name), \(variable)")
    }
  }

  private func add(
    _ constraints: [Constraint], to solver: Solver, isOneByOne: Bool
  ) throws {
    guard isOneByOne else { return try solver.add(contentsOf: constraints) }
    for constraint in constraints { try solver.add(constraint) }
  }
}
