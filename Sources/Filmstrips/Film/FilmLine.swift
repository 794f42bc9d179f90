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

  private struct Slot {
    let frame: Int
    let time: Double
    /// Where the even grid of its stretch would have it, and the grid's step, in seconds.
    let gridTime: Double
    let gridStep: Double
    let stretch: Int
  }

  /// The lines of a selection, wrapped where a line is full.
  static func lines(_ selection: FrameSelection, grid: Grid, rate: Double) -> [FilmLine] {
    let slots = slots(selection, rate: rate)
    return stride(from: 0, to: slots.count, by: max(1, grid.columns)).map { start in
      line(Array(slots[start..<min(slots.count, start + grid.columns)]), grid: grid)
    }
  }

  private static func slots(_ selection: FrameSelection, rate: Double) -> [Slot] {
    let times = selection.reference.times
    let steps = selection.stretches.map { stretch in
      let (first, last) = (stretch.frames.first ?? 0, stretch.frames.last ?? 0)
      return stretch.frames.count > 1
        ? (times[last] - times[first]) / Double(stretch.frames.count - 1) : 0
    }
    // A stretch of one frame takes the scale of its neighbours.
    let common = steps.first { $0 > 0 } ?? 4 / (rate > 0 && rate.isFinite ? rate : 60)
    return selection.stretches.enumerated().flatMap { number, stretch in
      let step = steps[number] > 0 ? steps[number] : common
      let start = times[stretch.frames.first ?? 0]
      return stretch.frames.enumerated().map { place, frame in
        Slot(
          frame: frame, time: times[frame], gridTime: start + Double(place) * step,
          gridStep: step, stretch: number)
      }
    }
  }

  private static func line(_ slots: [Slot], grid: Grid) -> FilmLine {
    var columns: [Column] = []
    var breaks: [Break] = []
    var fragments: [TimeAxis.Fragment] = []
    var x = grid.left
    for (index, slot) in slots.enumerated() {
      let isNew = index == 0 || slots[index - 1].stretch != slot.stretch
      if isNew, index > 0 {
        let wait = slot.time - slots[index - 1].time
        breaks.append(Break(middle: Double(x + (grid.breakWidth - grid.gutter) / 2), seconds: wait))
        x += grid.breakWidth
      }
      if isNew {
        let run = slots[index...].prefix { $0.stretch == slot.stretch }
        fragments.append(
          TimeAxis.Fragment(
            columns: run.count, left: x, grid: grid, start: slot.gridTime, step: slot.gridStep))
      }
      columns.append(Column(frame: slot.frame, time: slot.time, middle: x + grid.cellWidth / 2))
      x += grid.pitch
    }
    return FilmLine(columns: columns, breaks: breaks, axis: TimeAxis(fragments: fragments))
  }
}

extension TimeAxis.Fragment {
  /// The piece below some cells, from the first one's left edge to the last one's right edge.
  ///
  /// `start` stands below the first cell's middle, and every column is one `step` later.
  fileprivate init(columns: Int, left: Int, grid: FilmLine.Grid, start: Double, step: Double) {
    let perPixel = step / Double(grid.pitch)
    let first = start - Double(grid.cellWidth / 2) * perPixel
    let width = (columns - 1) * grid.pitch + grid.cellWidth
    self.init(
      left: Double(left), right: Double(left + width), start: first,
      end: first + Double(width) * perPixel)
  }
}
