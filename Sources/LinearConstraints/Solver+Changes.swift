extension Solver {
  /// A variable and the value it has now.
  public struct Change: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// Its value, as last solved.
    public let value: Double
  }

  /// The variables whose values differ from what was last taken, in the order they were made.
  ///
  /// A variable counts as 0 before it is first taken, and again once no constraint mentions it.
  /// A value that moved by less than 1e-9, or 1e-9 of its size, has not changed.
  /// Cost: proportional to the values touched since, and to sort them.
  public func takeChanges() -> [Change] {
    var changes: [Change] = []
    forEachChange { changes.append(Change(variable: $0, value: $1)) }
    return changes.sorted { $0.variable.id < $1.variable.id }
  }

  /// Takes the changes as ``takeChanges()`` does, in no particular order.
  ///
  /// Cost: proportional to the values touched since; no memory is allocated.
  public func forEachChange(_ body: (Variable, Double) -> Void) {
    if !system.directory.told.isEmpty {
      for variable in system.directory.told.keys { body(variable, 0) }
      system.directory.told.removeAll()
    }
    forEachMovedRun { run in
      for index in 0..<run.count { tell(Int32(run.start + index * run.stride), body) }
    }
  }

  @inline(__always)
  private func tell(_ unknown: Int32, _ body: (Variable, Double) -> Void) {
    let value = system.values[unknown]
    let reported = system.unknowns[unknown].reported
    let size = max(1, abs(value))
    guard abs(value - reported) > Tolerance.value * size, system.unknowns[unknown].isLive
    else { return }
    system.unknowns[unknown].reported = value
    body(Variable(id: system.unknowns[unknown].rank), value)
  }
}
