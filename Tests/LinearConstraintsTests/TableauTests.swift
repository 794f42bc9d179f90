import Testing

@testable import LinearConstraints

/// What must be true inside after any sequence of changes.
@Suite struct TableauTests {
  @Test(arguments: 0..<6) func rowsAndColumnsTellTheSame(seed: Int) {
    var system = RandomSystem(seed: 500 + seed, variables: 12)
    let solver = Solver()
    for step in 0..<60 {
      if step % 4 == 3, let first = solver.constraints.first { try? solver.remove(first) }
      try? solver.add(system.constraint())
      let tableau = solver.system.tableau
      for place in tableau.places.indices {
        let users = tableau.rows.indices.filter { tableau.rows[$0].coefficient(of: place) != 0 }
        #expect(tableau.columns[place].sorted() == users, "seed \(seed), step \(step)")
        #expect(tableau.places[place].role == .following || tableau.rows[place].entries.isEmpty)
        #expect(tableau.places[place].role == .resting || users.isEmpty)
      }
    }
  }

  @Test func nothingIsKeptOfWhatWasRemoved() throws {
    var system = RandomSystem(seed: 9, variables: 8)
    let solver = Solver()
    var sizes: Set<Int> = []
    for _ in 0..<5 {
      try solver.add(contentsOf: (0..<20).map { _ in system.constraint().with(.weak) })
      try solver.addEdit(system.variables[0])
      #expect(!solver.system.variables.isEmpty)
      try solver.removeEdit(system.variables[0])
      try solver.remove(contentsOf: solver.constraints)
      #expect(solver.system.variables.isEmpty && solver.system.variablesByPlace.isEmpty)
      #expect(solver.system.tableau.places.allSatisfy { $0.role == .unused })
      sizes.insert(solver.system.tableau.places.count)
    }
    #expect((sizes.max() ?? 0) <= 29, "places are used again")
  }

  /// The careful steps that end a cycle must by themselves find the same answers.
  @Test(arguments: 0..<20) func carefulStepsFindTheSameAnswer(seed: Int) throws {
    var system = RandomSystem(seed: 300 + seed, variables: 8)
    let constraints = (0..<20).map { _ in system.constraint().with(system.pick([.weak, .strong])) }
    let solver = Solver()
    try solver.add(contentsOf: constraints)
    var careful = System()
    careful.add(constraints)
    careful.tableau.rebuild(isFresh: true)
    careful.tableau.optimize(patience: -1)
    for variable in system.variables {
      #expect(abs(careful.value(of: variable) - solver.value(of: variable)) < 1e-9)
    }
  }

  @Test func rowsRebuiltGiveTheSameValues() throws {
    var system = RandomSystem(seed: 21, variables: 15)
    let solver = Solver()
    for _ in 0..<40 { try? solver.add(system.constraint()) }
    let before = system.variables.map(solver.value(of:))
    for isFresh in [false, true] {
      solver.system.tableau.rebuild(isFresh: isFresh)
      solver.system.tableau.optimize()
      for (variable, value) in zip(system.variables, before) {
        #expect(abs(solver.value(of: variable) - value) < 1e-9)
      }
    }
  }
}
