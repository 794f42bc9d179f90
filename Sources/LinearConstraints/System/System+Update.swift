extension System {
  /// Has a line wait for the next update with a new target, if it is new.
  @inline(__always)
  mutating func want(_ target: Double, at line: Int32) {
    records[line].wanted = target
    guard !lines[line].isWaiting, lines[line].target != target else { return }
    lines[line].isWaiting = true
    waiting.append(line)
  }

  /// Drops what waits for the next update.
  mutating func forgetWaiting() {
    for line in waiting.elements { lines[line].isWaiting = false }
    waiting.removeAll()
  }

  /// Moves along a segment, if that is all that waits; false if there is more to do.
  @inline(__always)
  mutating func moveAlongSegment() -> Bool {
    guard waiting.count == 1, waiting[0] == segments.line else { return false }
    let line = segments.line
    let target = records[line].wanted
    guard segments.move(to: target, values: values) else { return false }
    lines[line].target = target
    lines[line].isWaiting = false
    waiting.removeAll()
    return true
  }

  /// Takes a line out of those that wait.
  mutating func stopWaiting(_ line: Int32) {
    lines[line].isWaiting = false
    let others = waiting.elements.filter { $0 != line }
    waiting.removeAll()
    for other in others { waiting.append(other) }
  }

  /// True if an update could fail: a required line is among those that wait.
  var isRequiredWaiting: Bool {
    waiting.elements.contains { lines[$0].level == 0 }
  }

  /// True if the target of the segments is all that waits, and the segments continue.
  var isSegmentExtended: Bool {
    waiting.count == 1 && waiting[0] == segments.line && segments.present == segments.solved
  }

  /// Sets the targets that wait, and solves.
  mutating func bringIn() {
    let only = waiting.count == 1 ? waiting[0] : -1
    if only >= 0, only == segments.line {
      lines[only].target = records[only].wanted
      forgetWaiting()
      catchUp()
      return findSegment(of: only)
    }
    leaveSegments()
    var changed: [Int32] = []
    for line in waiting.elements where records[line].wanted != lines[line].target {
      let difference = records[line].wanted - lines[line].target
      lines[line].target = records[line].wanted
      if lines[line].seat >= 0 { load.add(difference, at: lines[line].seat) }
      changed.append(line)
    }
    forgetWaiting()
    guard !changed.isEmpty else { return load.clear() }
    move(changed)
    optimize()
    let isRepeated = only >= 0 && only == segments.lastChanged
    segments.lastChanged = only
    if only >= 0, isRepeated || unknowns.count <= 256 { findSegment(of: only) }
  }

  /// Moves what depends on lines whose targets changed.
  private mutating func move(_ changed: [Int32]) {
    sweepForward()
    for unknown in direction.indices.elements {
      move(unknown, by: direction.values[unknown])
    }
    reviewLines(ofMoved: direction)
    for line in changed { review(line) }
    changeSlopes()
  }
}
