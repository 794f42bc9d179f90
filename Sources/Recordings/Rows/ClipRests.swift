/// Frames in a row in which nothing moves.
struct ClipRest: Hashable {
  var frames: ClosedRange<Int>
  /// True if it is long enough to be sure that nothing moves; the ends of a clip may cut one off.
  var isSure: Bool
  /// True if it is no rest, but the frame in which a motion is turned round.
  var isTurn = false
  /// True if the clip begins, or ends, before things rest.
  var isCut: Bool { !isSure && !isTurn }
  /// The frame that shows it best: late, where a spring has settled, but not among the last ones, in
  /// which the next motion may have begun by less than is noticed.
  var shown: Int { frames.upperBound - min(ClipLimits.mostUnsure, frames.count / 5) }

  /// Without the frames at its end that show a little more than the one that shows it best: a motion
  /// begins by less than is noticed from one frame to the next.
  fileprivate func withoutBeginnings(in pictures: RowPictures) -> ClipRest {
    var (rest, last) = (self, frames.upperBound)
    while last > shown, pictures.changedRows(shown, last) > max(2, pictures.height / 250) {
      last -= 1
    }
    rest.frames = frames.lowerBound...last
    return rest
  }
}

/// The times at which things move in a clip, and at which they rest.
struct ClipRests {
  /// In order; the first frame and the last are in one.
  let rests: [ClipRest]
  /// Frames that show what the one before shows.
  let isRepeated: [Bool]
}

extension ClipRests {
  init(_ pictures: RowPictures) {
    let count = pictures.frames.count
    var moving = [Bool](repeating: false, count: count)
    var repeated = [Bool](repeating: false, count: count)
    for index in 1..<max(1, count) {
      let changed = pictures.changedRows(index - 1, index)
      moving[index] = Double(changed) > ClipLimits.movingShare * Double(pictures.height)
      repeated[index] =
        (pictures.rowDifferences(index - 1, index).max() ?? 0) < ClipLimits.sameLevel
    }
    var runs: [ClosedRange<Int>] = []
    var start = 0
    for index in 1...max(1, count) where index == count || moving[index] {
      runs.append(start...index - 1)
      start = index
    }
    let shortest = ClipLimits.shortestRest
    let times = pictures.times
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    let step = steps.isEmpty ? 0 : steps[steps.count / 2]
    rests = runs.compactMap { run -> ClipRest? in
      // Recorders leave out frames that show no change: the last one may be shown for long.
      let next = run.upperBound + 1 < count ? times[run.upperBound + 1] : times[run.upperBound]
      let held = next - times[run.upperBound]
      let length =
        times[run.upperBound] - times[run.lowerBound]
        + (held > ClipLimits.heldSteps * step ? held : 0)
      let isEnd = run.lowerBound == 0 || run.upperBound == count - 1
      let isSure = length >= shortest
      let isRest = isSure || isEnd
      return isRest
        ? ClipRest(frames: run, isSure: isSure).withoutBeginnings(in: pictures) : nil
    }
    isRepeated = repeated
  }

  /// The same rests, and frames between them in which motions are turned round.
  func turned(at frames: [Int]) -> ClipRests {
    let turns = frames.map { ClipRest(frames: $0...$0, isSure: false, isTurn: true) }
    return ClipRests(
      rests: (rests + turns).sorted { $0.frames.lowerBound < $1.frames.lowerBound },
      isRepeated: isRepeated)
  }
}

extension RowPictures {
  /// The number of rows that differ between two frames, but for those of the status bar.
  fileprivate func changedRows(_ one: Int, _ other: Int) -> Int {
    rowDifferences(one, other)[(height / 12)...].count { $0 > ClipLimits.stillLevel }
  }
}
