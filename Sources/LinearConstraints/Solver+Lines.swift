/// What a solver's constraints and variables are called in its system.
struct Directory {
  var constraints = IdentityTable()
  var variables = IdentityTable()
  /// The edits by variable; an edit is a line without a constraint.
  var edits = IdentityTable()
  /// By line: the constraint as it was given.
  var originals: [Constraint?] = []
  /// By slot: the variable.
  var names: [Variable?] = []
  /// What was last told of variables that no constraint mentions any more.
  var told: [Variable: Double] = [:]

  func deallocate() {
    constraints.deallocate()
    variables.deallocate()
    edits.deallocate()
  }
}

extension Solver {
  func line(of constraint: Constraint) throws(SolverError) -> Int32 {
    let line = directory.constraints.index(of: constraint.id)
    guard line >= 0 else { throw .unknownConstraint(constraint) }
    return line
  }

  /// The lines of constraints that are all known and different.
  func lines(of batch: [Constraint]) throws(SolverError) -> [Int32] {
    var seen: Set<Int32> = []
    var lines: [Int32] = []
    for constraint in batch {
      let line = try line(of: constraint)
      guard batch.count == 1 || seen.insert(line).inserted else {
        throw .unknownConstraint(constraint)
      }
      lines.append(line)
    }
    return lines
  }

  /// Refuses constraints that are not finite, known already, or twice in the batch.
  func checkNew(_ batch: [Constraint]) throws(SolverError) {
    directory.constraints.reserve(directory.constraints.count + batch.count)
    for (index, constraint) in batch.enumerated() {
      let isKnown = directory.constraints.index(of: constraint.id) != -1
      guard constraint.isFinite, !isKnown else {
        for earlier in batch[..<index] { directory.constraints.remove(earlier.id) }
        throw constraint.isFinite ? .duplicateConstraint(constraint) : .notFinite
      }
      directory.constraints.insert(constraint.id, index: -2)
    }
  }

  /// Puts constraints in that were checked; they follow.
  func insert(_ batch: [Constraint], _ newUnknowns: inout [Int32]) -> [Int32] {
    guard !batch.isEmpty else { return [] }
    system.lines.reserve(system.lines.count + batch.count)
    system.terms.reserve(system.terms.count + 2 * batch.count)
    var lines: [Int32] = []
    lines.reserveCapacity(batch.count)
    for constraint in batch {
      let line = insert(constraint, &newUnknowns)
      directory.constraints.replace(constraint.id, index: line)
      if line == directory.originals.count {
        directory.originals.append(constraint)
      } else {
        directory.originals[Int(line)] = constraint
      }
      lines.append(line)
    }
    return lines
  }

  func insert(_ constraint: Constraint, _ newUnknowns: inout [Int32]) -> Int32 {
    let line = insertTerms(constraint.expression, constraint.constant, &newUnknowns)
    system.lines[line].setCosts(
      constraint.relation, strength: constraint.strength, weight: constraint.weight)
    system.setLevel(of: line)
    return line
  }

  @inline(__always)
  private func insertTerms(
    _ expression: Expression, _ constant: Double, _ newUnknowns: inout [Int32]
  ) -> Int32 {
    let line = system.insertLine(target: constant, count: expression.terms.count)
    expression.terms.withUnsafeBufferPointer { terms in
      for offset in terms.indices {
        var unknown = directory.variables.index(of: terms[offset].variable.id)
        if unknown < 0 { unknown = insertUnknown(terms[offset].variable) }
        if !system.unknowns[unknown].isDetermined, system.unknowns[unknown].uses == 0 {
          newUnknowns.append(unknown)
        }
        system.setTerm(
          offset, of: line, unknown: unknown, coefficient: terms[offset].coefficient)
      }
    }
    return line
  }

  func insertUnknown(_ variable: Variable, isFresh: Bool = false) -> Int32 {
    let unknown = system.insertUnknown(rank: variable.id, isFresh: isFresh)
    directory.variables.insert(variable.id, index: unknown)
    if unknown == directory.names.count {
      directory.names.append(variable)
    } else {
      directory.names[Int(unknown)] = variable
    }
    if !directory.told.isEmpty, let told = directory.told.removeValue(forKey: variable) {
      system.unknowns[unknown].reported = told
    }
    return unknown
  }

  /// Forgets the constraints that lines stand for.
  func drop(_ lines: [Int32]) {
    for line in lines {
      if let constraint = directory.originals[Int(line)] {
        directory.constraints.remove(constraint.id)
      }
      directory.originals[Int(line)] = nil
      guard system.lines[line].isWaiting else { continue }
      system.stopWaiting(line)
    }
  }

  /// Forgets those of the variables that no constraint mentions any more.
  func retireUnused(_ unknowns: [Int32]) {
    for unknown in unknowns where system.retire(unknown) {
      guard let variable = directory.names[Int(unknown)] else { continue }
      directory.names[Int(unknown)] = nil
      directory.variables.remove(variable.id)
      let reported = system.unknowns[unknown].reported
      if reported != 0 { directory.told[variable] = reported }
    }
  }

  /// Required constraints that cannot all hold, in the order they were made.
  func conflict() -> [Constraint] {
    system.conflict().compactMap { directory.originals[Int($0)] }.sorted { $0.id < $1.id }
  }
}

extension Constraint {
  /// Whether all its numbers are finite.
  var isFinite: Bool {
    guard constant.isFinite, weight.isFinite else { return false }
    for term in expression.terms where !term.coefficient.isFinite { return false }
    return true
  }
}
