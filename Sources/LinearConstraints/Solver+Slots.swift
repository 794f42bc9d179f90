/// Reading values without looking variables up: each has a slot in one array.
extension Solver {
  /// Slots at equal distances: `start`, `start + stride`, and so on.
  package struct SlotRun: Hashable, Sendable {
    /// The first slot.
    package let start: Int
    /// The number of slots.
    package let count: Int
    /// From one slot to the next.
    package let stride: Int
  }

  /// Gives variables slots beside one another, in the order given, and keeps these for good.
  ///
  /// Variables that move together are written fastest where their slots are neighbours: all tops,
  /// then all heights. A variable that the solver has already keeps its slot. A reserved variable
  /// without constraints is 0. Cost: linear.
  public func reserveSlots(for variables: some Sequence<Variable>) {
    system.leaveSegments()
    for variable in variables {
      var unknown = system.directory.variables.index(of: variable.id)
      if unknown < 0 { unknown = system.insertUnknown(variable, isFresh: true) }
      system.unknowns[unknown].isReserved = true
    }
    system.growVectors()
  }

  /// The variable's slot, while the solver has constraints with it or it is reserved; else nil.
  ///
  /// Cost: constant.
  public func slot(of variable: Variable) -> Int? {
    let index = system.directory.variables.index(of: variable.id)
    return index < 0 ? nil : Int(index)
  }

  /// Reads the values by slot, as last solved; those of unused slots mean nothing.
  @inlinable
  public func withValues<Result>(
    _ body: (UnsafeBufferPointer<Double>) throws -> Result
  ) rethrows -> Result {
    try body(values)
  }

  @usableFromInline
  var values: UnsafeBufferPointer<Double> { system.values.elements }

  /// Takes the slots whose values may have moved since changes were last taken, in any way.
  ///
  /// Where a value moved little or to and fro, its slot is among them. Cost: the number of runs.
  package func takeMovedSlots(_ body: (SlotRun) -> Void) {
    system.directory.reported.removeAll()
    forEachMovedRun(body)
  }

  func forEachMovedRun(_ body: (SlotRun) -> Void) {
    let isTracked = system.segments.line >= 0 && !system.segments.hasSwitched
    if system.segments.hasMoved, !isTracked {
      body(SlotRun(start: 0, count: system.values.count, stride: 1))
    } else if system.segments.hasMoved {
      for run in system.segments.list[system.segments.present].runs.elements {
        body(SlotRun(start: Int(run.start), count: Int(run.count), stride: Int(run.stride)))
      }
    }
    system.segments.hasMoved = false
    system.segments.hasSwitched = false
    for index in 0..<system.touched.count {
      let unknown = system.touched[index]
      system.unknowns[unknown].isTouched = false
      body(SlotRun(start: Int(unknown), count: 1, stride: 1))
    }
    system.touched.removeAll()
  }
}
