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

  /// The factor by which another motion than the main one has to show more of a bar.
  private static let mainFactor: Float = 1.6

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
      of: rests.rests[slide.closedRest].shown, rowsPerPoint: rowsPerPoint, device: device, top: top,
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
    let worths = finders.indices.map { finders[$0].worth * ($0 == best ? Self.mainFactor : 1) }
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
    var runs: [BarRun] = []
    for offset in max(1, offsets.lowerBound / step)...max(1, offsets.upperBound / step) {
      var (sum, start, best, end) = (Float(0), 0, Float(0), 0)
      func close() {
        if best > threshold {
          runs.append(
            BarRun(rows: start * step..<(end + 1) * step, offset: offset * step, score: best))
        }
        (sum, best) = (0, 0)
      }
      let height = open.coarse.height
      let first = height / 16
      for row in first..<max(first, min(bottom / step, height - 1 - offset)) {
        let part = open.coarse.agreement(of: row..<row + 1, with: closed.coarse, down: offset)
        guard part.energies > noise else { continue }
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

  private static let noise: Float = 60
}
