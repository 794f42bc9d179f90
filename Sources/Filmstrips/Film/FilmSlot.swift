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
}
