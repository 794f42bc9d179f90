extension RowPictures {
  /// Rows after which the patterns repeat that palettes are dithered with.
  private static let periods = [4, 8]
  /// Grey levels by which rows of such a pattern differ at least, and the share of that by which rows a
  /// period apart do at most.
  private static let (leastStep, greatestShare): (Float, Float) = (2.5, 0.4)
  /// The share of a frame's rows that show the pattern at least.
  private static let leastRows = 0.12

  /// The clip without the pattern that a GIF's palette is dithered with: it is in every plain area, stays
  /// where it is while all else moves, and looks like edges.
  var withoutDither: RowPictures {
    guard let period = ditherPeriod else { return self }
    var pictures = self
    pictures.frames = frames.map { smoothed($0, over: period) }
    return pictures
  }

  /// The period of a pattern that the first frame and the last one show; nil where they show none.
  private var ditherPeriod: Int? {
    let shown = [frames.first, frames.last].compactMap { $0 }
    return Self.periods.first { period in
      shown.allSatisfy { isDithered($0, every: period) }
    }
  }

  private func isDithered(_ frame: [UInt8], every period: Int) -> Bool {
    let rows = (0..<max(0, height - period)).count { row in
      let step =
        difference(in: frame, from: row, to: row + 1)
        + difference(in: frame, from: row + 1, to: row + 2)
      let repeated = difference(in: frame, from: row, to: row + period)
      return step > Self.leastStep && repeated < Self.greatestShare * step
    }
    return Double(rows) > Self.leastRows * Double(height)
  }

  /// The mean over the columns of what two rows of a frame differ by.
  private func difference(in frame: [UInt8], from one: Int, to other: Int) -> Float {
    let (here, there) = (one * Self.columns, other * Self.columns)
    let sum = (0..<Self.columns).reduce(0) {
      $0 + abs(Int(frame[here + $1]) - Int(frame[there + $1]))
    }
    return Float(sum) / Float(Self.columns)
  }

  /// A frame whose rows are means over a period, the rows at both ends of it by half.
  private func smoothed(_ frame: [UInt8], over period: Int) -> [UInt8] {
    var smooth = frame
    let reach = period / 2
    for row in reach..<max(reach, height - reach) {
      for column in 0..<Self.columns {
        var sum = 0
        for line in row - reach...row + reach {
          let isEnd = line == row - reach || line == row + reach
          sum += Int(frame[line * Self.columns + column]) * (isEnd ? 1 : 2)
        }
        smooth[row * Self.columns + column] = UInt8((sum + period) / (2 * period))
      }
    }
    return smooth
  }
}
