import LinearConstraints
import Testing

/// The conflict named by a rejection is a conflict, and no larger than it must be.
@Suite struct ConflictTests {
  @Test func ofTwoConflictsOneIsNamed() {
    let (x, y) = (Variable("x"), Variable("y"))
    let batch = [x == 1, x == 2, y >= 4, y <= 3, (x == 9).with(.weak)]
    let conflict = Set(refused(batch))
    #expect(conflict == Set(batch[..<2]) || conflict == Set(batch[2..<4]))
  }

  @Test(arguments: 0..<60) func noneCanBeLeftOut(seed: Int) {
    var system = RandomSystem(seed: 900 + seed, variables: 2 + seed % 8)
    let batch = (0..<20).map { _ in system.constraint(requiredShare: 1) }
    let conflict = refused(batch)
    #expect(!conflict.isEmpty && Set(conflict).isSubset(of: batch))
    #expect(!refused(conflict).isEmpty, "seed \(seed): they can hold together")
    for constraint in conflict {
      let others = conflict.filter { $0 != constraint }
      #expect(refused(others).isEmpty, "seed \(seed): \(constraint) is not needed")
    }
  }

  @Test func theErrorSaysItInWords() {
    let width = Variable("bar.width")
    let batch = [(width == 100).with(label: "wide"), width <= 50]
    do {
      try Solver().add(contentsOf: batch)
      Issue.record("both were taken")
    } catch {
      #expect(
        error.description == """
          These required constraints cannot hold together; remove or weaken one:
            wide: bar.width == 100
            bar.width <= 50
          """)
    }
  }

  /// The conflict named when the constraints are given to a new solver; empty if it takes them.
  private func refused(_ constraints: [Constraint]) -> [Constraint] {
    do {
      try Solver().add(contentsOf: constraints)
    } catch .unsatisfiable(let conflict) {
      return conflict
    } catch {
      Issue.record("another error: \(error)")
    }
    return []
  }
}
