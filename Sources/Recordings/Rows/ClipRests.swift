/// Frames in a row in which nothing moves.
struct ClipRest: Hashable {
  var frames: ClosedRange<Int>
  /// Whether it is long enough to be sure that nothing moves; the ends of a clip may cut one off.
  var isSure: Bool
  /// The frame that shows it best.
  var shown: Int { frames.upperBound }
}

/// When things move in a clip, and when they rest.
struct ClipRests {
  /// In order; the first frame and the last are in one.
  let rests: [ClipRest]
  /// Frames that show what the one before shows.
  let isRepeated: [Bool]

  /// Rests that are shorter, in seconds, are repeats of a frame.
  static let shortest = 0.14
  /// Rows that change less, in grey levels, do not move.
  private static let stillLevel: Float = 2.2
  /// A frame in which no row changes more repeats the one before.
  private static let sameLevel: Float = 0.5
  /// The share of rows that must change at least for a motion.
  private static let movingShare = 0.015

  init(_ pictures: RowPictures) {
    let count = pictures.frames.count
    var moving = [Bool](repeating: false, count: count)
    var repeated = [Bool](repeating: false, count: count)
    for index in 1..<max(1, count) {
      let differences = pictures.rowDifferences(index - 1, index)
      let top = pictures.height / 12
      let changed = differences[top...].count { $0 > Self.stillLevel }
      moving[index] = Double(changed) > Self.movingShare * Double(pictures.height)
      repeated[index] = (differences.max() ?? 0) < Self.sameLevel
    }
    var runs: [ClosedRange<Int>] = []
    var start = 0
    for index in 1...max(1, count) where index == count || moving[index] {
      runs.append(start...index - 1)
      start = index
    }
    let shortest = Self.shortest
    let times = pictures.times
    rests = runs.compactMap { run -> ClipRest? in
      let length = times[run.upperBound] - times[run.lowerBound]
      let isEnd = run.lowerBound == 0 || run.upperBound == count - 1
      let isSure = length >= shortest
      return isSure || isEnd ? ClipRest(frames: run, isSure: isSure) : nil
    }
    isRepeated = repeated
  }
}
