import Scenes

/// The finders of keyboard and bar in the motions of a clip.
struct BarFinders {
  private let pictures: RowPictures
  private let rests: ClipRests
  private let slides: [ClipSlide]
  /// The motion that shows most, by its place.
  private let best: Int
  private let rowsPerPoint: Double
  private let device: Device
  private var finders: [BarFinder] = []

  /// Looks at each motion; `tops` are the keyboard's in open rests, by their places, where they are known.
  init(
    _ pictures: RowPictures, _ rests: ClipRests, _ slides: [ClipSlide], best: Int,
    rowsPerPoint: Double, device: Device, tops: [Int: Double]
  ) {
    (self.pictures, self.rests, self.slides, self.best) = (pictures, rests, slides, best)
    (self.rowsPerPoint, self.device) = (rowsPerPoint, device)
    finders = slides.indices.map { finder($0, top: tops[slides[$0].openRest]) }
  }

  private func finder(_ index: Int, top: Double?) -> BarFinder {
    let (slide, others) = (slides[index], slides.indices.filter { $0 != index })
    func edges(_ frame: Int) -> FrameEdges {
      FrameEdges(pictures.frames[frame], height: pictures.height)
    }
    return BarFinder(
      pictures: pictures, slide: slide.slide, others: others.map { slides[$0].slide },
      open: edges(slide.slide.open), closed: edges(rests.rests[slide.closedRest].shown),
      of: rests.rests[slide.closedRest].shown,
      besides: rests.rests.indices.filter {
        $0 != slide.closedRest && rests.rests[$0].isSure && slides.isClosed(at: $0)
      }.map { rests.rests[$0].shown }, rowsPerPoint: rowsPerPoint, device: device, top: top,
      isCut: !rests.rests[slide.closedRest].isSure)
  }

  /// The keyboard's top in each motion: the same keyboard has the same top, and the highest edge of
  /// those that are found is it, for rows of keys are edges as well.
  func keyboardTops(given: [Double?]) -> [Double] {
    let tops = finders.map { $0.keyboardTop() }
    return tops.indices.map { index in
      if let given = given[index] { return finders[index].keyboardTop(near: given) }
      var best = tops[index]
      for (other, finder) in finders.enumerated() where other != index && tops[other].strength > 0 {
        guard let shift = finder.shift(to: finders[index]) else { continue }
        let row = tops[other].row + shift
        guard best.strength == 0 || row < best.row - 2,
          finder.shows(
            tops[other].row..<max(tops[other].row, best.row - shift), as: finders[index],
            down: shift)
        else { continue }
        best = (row, tops[other].strength)
      }
      return best.row
    }
  }

  /// The bar, where a person says that it is, or else in the motion that shows most of it.
  ///
  /// - Parameters:
  ///   - rows: where it is in the main motion's open rest; nil to look for it.
  ///   - tops: the keyboard's in each motion.
  /// - Returns: the bar, and where its lower edge was looked for; nil where there is none.
  func bar(
    at rows: ClosedRange<Double>?, above tops: [Double]
  ) -> (band: BarBand, foot: BarFoot?)? {
    if let rows {
      return finders[best].bar(at: rows, keyboardTop: tops[best]).map { ($0, nil) }
    }
    // Another motion may show what this one does not, or much more of it.
    let worths = finders.indices.map {
      finders[$0].worth * ($0 == best ? ClipLimits.mainFactor : 1)
    }
    let likely = finders.indices.sorted { worths[$0] > worths[$1] }
    for index in likely {
      let finder = finders[index]
      if let bar = finder.bar(keyboardTop: tops[index]) {
        return (bar, BarFoot(finder: finder, keyboardTop: tops[index]))
      }
    }
    // A slide may have been taken to begin with the keys, far below a bar in which nothing shows.
    for index in likely {
      let again = finder(index, top: tops[index])
      if let bar = again.bar(keyboardTop: tops[index]) {
        return (bar, BarFoot(finder: again, keyboardTop: tops[index]))
      }
    }
    return nil
  }
}

/// Rows that are the same in two frames at rest, a number of rows apart: a bar, and what moves with
/// it.
struct BarRun {
  /// The rows in the frame with the keyboard open.
  var rows: Range<Int>
  /// The rows by which they are farther down in the frame with the keyboard closed.
  var offset: Int
  var score: Float

  /// All runs of a clip's two rests that are worth looking at, the best first.
  ///
  /// - Parameters:
  ///   - open: the frame with the keyboard.
  ///   - closed: the one without.
  ///   - offsets: how far a bar may go.
  ///   - bottom: the row that no bar passes in the frame with the keyboard.
  ///   - threshold: the least score.
  /// - Returns: The runs.
  static func runs(
    open: FrameEdges, closed: FrameEdges, offsets: ClosedRange<Int>, bottom: Int,
    threshold: Float = 25
  ) -> [BarRun] {
    let step = open.step
    let between = open.coarse.betweenRows
    var runs: [BarRun] = []
    for halves in max(2, 2 * offsets.lowerBound / step)...max(2, 2 * offsets.upperBound / step) {
      let (offset, own) = (halves / 2, halves.isMultiple(of: 2) ? open.coarse : between)
      var (sum, start, best, end) = (Float(0), 0, Float(0), 0)
      func close() {
        if best > threshold {
          runs.append(
            BarRun(rows: start * step..<(end + 1) * step, offset: halves * step / 2, score: best))
        }
        (sum, best) = (0, 0)
      }
      let height = open.coarse.height
      let first = height / 16
      for row in first..<max(first, min(bottom / step, height - 1 - offset)) {
        let part = own.agreement(of: row..<row + 1, with: closed.coarse, down: offset)
        guard part.energies > ClipLimits.noise else { continue }
        let strength = min(part.energies, 4000).squareRoot()
        if sum <= 0 { start = row }
        sum += strength * (part.quality - 0.6)
        if sum > best { (best, end) = (sum, row) }
        if sum <= 0 || sum < best - 120 { close() }
      }
      close()
    }
    return runs.sorted { $0.score > $1.score }
  }
}

extension BarRun {
  /// The run that is most likely a bar's, and what that is worth: how much there is to see of it.
  ///
  /// - Parameters:
  ///   - open: the frame with the keyboard.
  ///   - closed: the one without.
  ///   - top: the keyboard's top row, roughly.
  ///   - home: the row above which bars rest.
  ///   - point: rows of a point.
  ///   - isCut: whether the clip does not show the rest without a keyboard.
  /// - Returns: the run; nil where nothing follows it.
  static func likeliest(
    open: FrameEdges, closed: FrameEdges, above top: Int, home: Double,
    rowsPerPoint point: Double, isCut: Bool
  ) -> (run: BarRun, worth: Float)? {
    let height = open.fine.height
    let above = Int(ClipLimits.apartShare * Double(height))
    let below = Int(ClipLimits.underShare * Double(height))
    // A bar that moves with the keyboard row by row may lie in what slides.
    let lowest = max(top + below, height * 3 / 5) - Int(2 * point)
    let long = runs(
      open: open, closed: closed, offsets: height * (isCut ? 1 : 3) / 20...height * 13 / 20,
      bottom: height
    ).filter { run in
      (isCut || run.end > height - Int(ClipLimits.greatestHome * point))
        && run.rows.upperBound > top - above && run.rows.lowerBound < lowest
    }
    func short() -> [BarRun] { self.short(open, closed, above: top, rowsPerPoint: point) }
    // Messages are like each other: what rests where bars do comes first.
    func isHome(_ run: BarRun) -> Bool { abs(Double(run.end) - home) < 40 * point }
    func worth(_ run: BarRun) -> Float {
      // No bar is so tall: what is taller is messages.
      let share = Float(ClipLimits.greatestBar * point) / Float(max(1, run.rows.count))
      return run.score * min(1, share) * (isHome(run) ? 3 : 1)
    }
    var best = (long.isEmpty ? short() : long).max { worth($0) < worth($1) }
    // A message that moves with a bar shows more than a bar that is mostly under the keyboard.
    if let message = best, !isHome(message) {
      let home = short().filter(isHome)
      best =
        home.first { abs($0.offset - message.offset) <= open.step + 1 }
        ?? home.first { $0.score > ClipLimits.sureScore } ?? best
    }
    return best.map { ($0, worth($0)) }
  }

  /// The same, a whole number of the pictures' rows apart: it was looked for in coarser ones.
  func refined(_ open: FrameEdges, in closed: FrameEdges) -> BarRun {
    var run = self
    let place = BandTemplate(open, rows: rows).place(
      near: offset, in: closed, visible: 0..<closed.fine.height)
    run.offset = place.map { Int($0.shift.rounded()) } ?? offset
    return run
  }

  /// The row at which it ends in the closed rest.
  private var end: Int { rows.upperBound + offset }

  /// The runs of little that shows above the keyboard of a bar that is mostly under it.
  private static func short(
    _ open: FrameEdges, _ closed: FrameEdges, above top: Int, rowsPerPoint point: Double
  ) -> [BarRun] {
    let height = open.fine.height
    let way = height - top
    return runs(
      open: open, closed: closed, offsets: max(1, way - Int(ClipLimits.greatestBar * point))...way,
      bottom: top + Int(8 * point), threshold: 9
    ).filter { run in
      run.rows.upperBound > top - Int(24 * point) && run.rows.lowerBound < top - Int(2 * point)
        && run.end > height - Int(100 * point)
    }
  }
}
