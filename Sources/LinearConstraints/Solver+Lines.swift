extension Solver {
  func line(of constraint: Constraint) throws(SolverError) -> Int32 {
    let line = system.directory.constraints.index(of: constraint.id)
    guard line >= 0 else { throw .unknownConstraint(constraint) }
    return line
  }

  /// The lines of constraints that are all known and different.
  func lines(of batch: [Constraint]) throws(SolverError) -> [Int32] {
    var lines: [Int32] = []
    guard !batch.isEmpty else { return lines }
    var seen: Set<Int32> = []
    for constraint in batch {
      let line = try line(of: constraint)
      guard batch.count == 1 || seen.insert(line).inserted else {
        throw .unknownConstraint(constraint)
      }
      lines.append(line)
    }
    return lines
  }
}
