/// One line of a film's cells with the piece of the time axis below it.
struct FilmLine {
  struct Column {
    /// The refresh in the reference row.
    let frame: Int
    let time: Double
    /// The cell's middle in pixels.
    let middle: Int
  }

  /// A wait that is left out between two columns.
  struct Break {
    let middle: Double
    let seconds: Double
  }

  let columns: [Column]
  let breaks: [Break]
  let axis: TimeAxis
}

extension FilmLine {
  /// What a film's lines are made of: how wide a column is and where the first begins.
  struct Grid {
    let left: Int
    let pitch: Int
    let cellWidth: Int
    let breakWidth: Int
    /// The most columns on a line.
    let columns: Int

    var gutter: Int { pitch - cellWidth }
  }

  /// The lines of a selection, wrapped where a line is full.
  static func lines(_ selection: FrameSelection, grid: Grid, rate: Double) -> [FilmLine] {
    let slots = FilmSlot.slots(of: selection)
    // A piece without duration takes the scale of the others.
    let steps = selection.stretches.compactMap { FilmSlot.step(of: $0, in: selection) }
    let step = steps.first { $0 > 0 } ?? 4 / (rate > 0 && rate.isFinite ? rate : 60)
    return stride(from: 0, to: slots.count, by: max(1, grid.columns)).map { start in
      line(slots[start..<min(slots.count, start + grid.columns)], grid: grid, step: step)
    }
  }

  private static func line(_ slots: ArraySlice<FilmSlot>, grid: Grid, step: Double) -> FilmLine {
    var columns: [Column] = []
    var breaks: [Break] = []
    var fragments: [TimeAxis.Fragment] = []
    var x = grid.left
    var last: FilmSlot?
    for slot in slots {
      if last?.stretch != slot.stretch {
        if let last {
          let middle = Double(x + (grid.breakWidth - grid.gutter) / 2)
          breaks.append(Break(middle: middle, seconds: slot.time - last.time))
          x += grid.breakWidth
        }
        let run = slots.filter { $0.stretch == slot.stretch }
        fragments.append(TimeAxis.Fragment(below: run, left: x, grid: grid, step: step))
      }
      columns.append(Column(frame: slot.frame, time: slot.time, middle: x + grid.cellWidth / 2))
      x += grid.pitch
      last = slot
    }
    return FilmLine(columns: columns, breaks: breaks, axis: TimeAxis(fragments: fragments))
  }
}
