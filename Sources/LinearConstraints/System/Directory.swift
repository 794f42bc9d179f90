/// The names of constraints and variables outside of a system.
struct Directory {
  var constraints = IdentityTable()
  var variables = IdentityTable()
  /// The edits by variable; an edit is a line without a constraint.
  var edits = IdentityTable()
  /// The names of constraints that have one, by number.
  var labels: [Int: String] = [:]
  /// The last reported values of variables that no constraint mentions any more.
  var reported: [Variable: Double] = [:]

  func deallocate() {
    constraints.deallocate()
    variables.deallocate()
    edits.deallocate()
  }
}

/// Lines that were just put in, and the variables that they were the first to mention.
struct Batch {
  var lines = Pool<Int32>()
  var unknowns = Pool<Int32>()
  /// The seats of those variables.
  var seats = Pool<Int32>()

  func deallocate() {
    lines.deallocate()
    unknowns.deallocate()
    seats.deallocate()
  }

  mutating func removeAll() {
    lines.removeAll()
    unknowns.removeAll()
    seats.removeAll()
  }
}

extension System {
  /// Puts constraints in as a batch, which follow; all of them, or none if one is to be refused.
  mutating func insert(
    _ constraints: UnsafeBufferPointer<Constraint>
  ) throws(SolverError) {
    batch.removeAll()
    guard let first = constraints.baseAddress else { return }
    reserve(first, constraints.count)
    for index in 0..<constraints.count where !insertNew(first + index) {
      discard(Array(batch.lines.elements))
      let constraint = first[index]
      throw constraint.isFinite ? .duplicateConstraint(constraint) : .notFinite
    }
  }

  /// Makes room for constraints, half as many variables, all their terms, and a little more.
  private mutating func reserve(_ constraints: UnsafePointer<Constraint>, _ count: Int) {
    guard count > 8 else { return }
    let lineCount = lines.count + count + count / 8 + 4
    lines.reserve(lineCount)
    records.reserve(lineCount)
    var size = terms.count
    for index in 0..<count { size += constraints[index].expression.list.count }
    terms.reserve(size + size / 8 + 8)
    let unknownCount = unknowns.count + count / 2 + count / 16 + 4
    unknowns.reserve(unknownCount)
    values.reserve(unknownCount)
    holders.reserve(unknownCount)
    bounds.reserve(unknownCount)
    directory.constraints.reserve(directory.constraints.count + count)
    directory.variables.reserve(unknownCount)
  }

  @inline(__always)
  private mutating func insertNew(_ constraint: UnsafePointer<Constraint>) -> Bool {
    let id = constraint.pointee.id
    guard directory.constraints.index(of: id) < 0, constraint.pointee.isFinite else { return false }
    directory.constraints.insert(id, index: insert(constraint))
    return true
  }

  /// Puts a constraint in as a line of the batch, which follows.
  @inline(__always)
  mutating func insert(_ constraint: UnsafePointer<Constraint>) -> Int32 {
    let list = UnsafeRawPointer(constraint).advanced(by: Constraint.listOffset)
      .assumingMemoryBound(to: TermList.self)
    let line = TermList.withTerms(at: list) { terms in
      let line = insertLine(target: constraint.pointee.constant, count: terms.count)
      for offset in 0..<terms.count {
        let variable = terms[offset].variable
        var unknown = directory.variables.index(of: variable.id)
        if unknown < 0 { unknown = insertUnknown(variable) }
        if !unknowns[unknown].isDetermined, unknowns[unknown].uses == 0 {
          batch.unknowns.append(unknown)
        }
        setTerm(offset, of: line, unknown: unknown, coefficient: terms[offset].coefficient)
      }
      return line
    }
    if line < records.count {
      records[line] = Record(constraint)
    } else {
      records.append(Record(constraint))
    }
    batch.lines.append(line)
    setStrength(constraint.pointee.strength, ofNew: line)
    if !constraint.pointee.label.isEmpty {
      directory.labels[constraint.pointee.id] = constraint.pointee.label
    }
    return line
  }

  mutating func insertUnknown(_ variable: Variable, isFresh: Bool = false) -> Int32 {
    let unknown = insertUnknown(rank: variable.id, isFresh: isFresh)
    directory.variables.insert(variable.id, index: unknown)
    if !directory.reported.isEmpty, let value = directory.reported.removeValue(forKey: variable) {
      unknowns[unknown].reported = value
    }
    return unknown
  }

  /// The constraint that a line is, as it was given; nil for an edit or an unused line.
  func original(of line: Int32) -> Constraint? {
    let entry = lines[line]
    let record = records[line]
    guard entry.isLive, record.id > 0 else { return nil }
    var list = TermList()
    for index in entry.start..<entry.start + entry.count {
      let variable = Variable(id: unknowns[terms[index].unknown].rank)
      list.append(Expression.Term(variable, coefficient: terms[index].coefficient))
    }
    return Constraint(
      id: record.id, Expression(list: list, constant: 0), record.relation, record.constant,
      Strength(priority: record.priority), record.weight, directory.labels[record.id] ?? "")
  }

  /// Forgets the constraints that lines stand for.
  mutating func forget(_ batch: [Int32]) {
    for line in batch {
      if records[line].id > 0 {
        directory.constraints.remove(records[line].id)
        if !directory.labels.isEmpty { directory.labels[records[line].id] = nil }
      }
      if lines[line].isWaiting { stopWaiting(line) }
    }
  }

  /// Takes out lines that follow at no cost, with the variables that nothing mentions any more.
  mutating func discard(_ batch: [Int32]) {
    guard !batch.isEmpty else { return }
    forget(batch)
    let mentioned = batch.flatMap { self.mentioned(by: $0) }
    for line in batch { removeLine(line) }
    retireUnused(mentioned)
  }

  /// Forgets those of the variables that no constraint mentions any more.
  mutating func retireUnused(_ batch: [Int32]) {
    for unknown in batch where retire(unknown) {
      let variable = Variable(id: unknowns[unknown].rank)
      directory.variables.remove(variable.id)
      let reported = unknowns[unknown].reported
      if reported != 0 { directory.reported[variable] = reported }
    }
  }

  /// Required constraints that cannot all hold, in the order they were made.
  mutating func conflictingConstraints() -> [Constraint] {
    conflict().compactMap { original(of: $0) }.sorted { $0.id < $1.id }
  }
}

extension Constraint {
  /// The place of the terms in a constraint: its first stored property's first is the list.
  @inline(__always)
  fileprivate static var listOffset: Int {
    assert(MemoryLayout<Constraint>.offset(of: \.expression.list) == 0)
    return 0
  }

  /// True if all its numbers are finite.
  var isFinite: Bool {
    expression.list.withTerms { terms in
      var sum = constant * 0 + weight * 0
      for term in terms { sum += term.coefficient * 0 }
      return sum == 0
    }
  }
}
