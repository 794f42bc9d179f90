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
  /// The grid of a film's lines: the width of a column and the place of the first.
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

/// A frame that is shown, with the time around it that is its own.
struct FilmSlot {
  let frame: Int
  let time: Double
  let stretch: Int
  /// From when to when: the stretch's bounds at its ends, halfway to the neighbours elsewhere.
  let start: Double
  let end: Double
}

extension FilmSlot {
  static func slots(of selection: FrameSelection) -> [FilmSlot] {
    let times = selection.reference.times
    return selection.stretches.enumerated().flatMap { number, stretch in
      let frames = stretch.frames
      return frames.indices.map { place in
        let time = times[frames[place]]
        return FilmSlot(
          frame: frames[place], time: time, stretch: number,
          start: place == 0
            ? times[stretch.range.lowerBound] : (time + times[frames[place - 1]]) / 2,
          end: place == frames.count - 1
            ? times[stretch.range.upperBound] : (time + times[frames[place + 1]]) / 2)
      }
    }
  }

  /// The seconds between the columns of a stretch; nil where it has only one.
  static func step(of stretch: FrameSelection.Stretch, in selection: FrameSelection) -> Double? {
    guard stretch.frames.count > 1 else { return nil }
    let times = selection.reference.times
    return (times[stretch.range.upperBound] - times[stretch.range.lowerBound])
      / Double(stretch.frames.count - 1)
  }
}

/// The places of times along a line of a film: straight within each fragment, broken between them.
struct TimeAxis {
  struct Fragment {
    let left: Double
    let right: Double
    /// The times at its left and right ends, in seconds.
    let start: Double
    let end: Double

    var pixelsPerSecond: Double { (right - left) / (end - start) }

    func x(_ time: Double) -> Double { left + (time - start) * pixelsPerSecond }
  }

  let fragments: [Fragment]

  var left: Double { fragments.first?.left ?? 0 }
  var right: Double { fragments.last?.right ?? 0 }
}

extension TimeAxis.Fragment {
  /// The piece below some cells of one stretch, from the first one's left edge to the last one's
  /// right edge.
  ///
  /// All of the run's time is in it: its start below the first cell's middle and its end below
  /// the last one's, or both below a cell that is alone. `step` is the seconds from column to
  /// column where the run has no duration.
  init(below run: [FilmSlot], left: Int, grid: FilmLine.Grid, step: Double) {
    let (start, end) = (run.first?.start ?? 0, run.last?.end ?? 0)
    let spread = run.count > 1 ? Double((run.count - 1) * grid.pitch) : Double(grid.cellWidth) * 0.7
    let perPixel = end > start ? (end - start) / spread : step / Double(grid.pitch)
    let width = Double((run.count - 1) * grid.pitch + grid.cellWidth)
    let first = (start + end) / 2 - width / 2 * perPixel
    self.init(
      left: Double(left), right: Double(left) + width, start: first, end: first + width * perPixel)
  }

  /// Times for labels: round ones, about `spacing` pixels apart.
  func ticks(spacing: Double) -> [Double] {
    NiceSteps.ticks(
      from: start, to: end, step: NiceSteps.step(atLeast: spacing / pixelsPerSecond))
  }
}
