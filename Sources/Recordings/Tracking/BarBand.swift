/// A bar as two rests show it, in rows of one of their pictures.
struct BarBand {
  let top: Double
  private(set) var bottom: Double
  /// The rows by which it may end higher, for all that shows.
  private(set) var footDoubt: Double
  /// The rows by which what shows in it is elsewhere in some rest, for it has grown.
  private(set) var growth = 0.0
  /// The rows by which it rests farther down while the keyboard is closed.
  let offset: Double
  /// True if it stays where it is, and the keyboard comes over it.
  let isStill: Bool
  /// True if its own picture is of the closed rest, for the keys cover a part of it.
  private let isUnderKeys: Bool
  private var template: BandTemplate
  /// The rows by which it may be farther down than in its own picture.
  private var shifts: ClosedRange<Int>

  init(
    run: BarRun, top: Double, foot: ClosedRange<Double>, open: FrameEdges, closed: FrameEdges,
    isUnderKeys: Bool = false
  ) {
    (isStill, self.isUnderKeys) = (false, isUnderKeys)
    let bottom = foot.upperBound
    footDoubt = bottom - foot.lowerBound
    let slack = Int(Double(open.fine.height) * 0.06)
    guard !isUnderKeys else {
      // All of the bar shows only where the keyboard is closed.
      let way = Double(run.offset)
      (self.top, self.bottom, offset) = (top + way, bottom + way, way)
      let first = Int(top.rounded()) + run.offset
      template = BandTemplate(
        closed, rows: first - 1..<min(closed.fine.height, Int(bottom.rounded()) + run.offset - 1))
      shifts = -run.offset - slack...slack / 4
      return
    }
    (self.top, self.bottom) = (top, bottom)
    shifts = -slack...run.offset + slack / 4
    let rows = Self.inner(
      max(1, Int(top.rounded()) - 1)..<max(2, Int(bottom.rounded()) - 1), of: open)
    let plain = BandTemplate(open, rows: rows)
    let place = plain.place(near: run.offset, in: closed, visible: 0..<closed.fine.height)
    let shift = place?.shift ?? Double(run.offset)
    offset = shift
    let whole = Int(shift.rounded())
    template = plain.trusting(closed, down: whole) ?? plain
  }

  /// A bar that stays where it is while the keyboard is closed.
  init(stillAt rows: ClosedRange<Double>, closed: FrameEdges) {
    (top, bottom, offset, isStill) = (rows.lowerBound, rows.upperBound, 0, true)
    isUnderKeys = false
    footDoubt = 0
    shifts = -closed.step...closed.step
    template = BandTemplate(closed, rows: Int(top)..<max(Int(top) + 2, Int(bottom)))
  }

  /// The share of its height that is hidden at least where nothing of it is found: what shows of it then is
  /// little.
  var hiddenShare: Double {
    min(ClipLimits.hiddenShare, 1 - template.part(showing: ClipLimits.littleShare))
  }

  /// The row at which it begins in the closed rest.
  var homeTop: Double { isUnderKeys ? top : top + offset }

  /// The row at which it ends in the open rest, or in the closed one.
  func foot(isOpen: Bool) -> Double { homeTop + bottom - top - (isOpen ? offset : 0) }

  /// The same bar, ending between two rows of the open rest.
  func ending(at foot: ClosedRange<Double>) -> BarBand {
    var bar = self
    bar.bottom = foot.upperBound + (isUnderKeys ? offset : 0)
    bar.footDoubt = foot.upperBound - foot.lowerBound
    return bar
  }

  /// The same bar where what shows in it has moved by some rows between rests that are alike: rows in which it was
  /// elsewhere may be the bar's own, down to a row of the open rest; nil where its end is known otherwise.
  func grown(by rows: Double, downTo row: Double?) -> BarBand {
    var bar = self
    bar.growth = rows
    let end = bottom - (isUnderKeys ? offset : 0)
    guard let row, rows > 0, row > end else { return bar }
    return bar.ending(at: end - footDoubt...row)
  }

  /// The same bar, by what stays where it is in rests that are alike: below a bar, and around circles, messages
  /// arrive and lists scroll.
  ///
  /// - Parameter rests: frames of rests, and whether they show the keyboard where the bar's open rest does.
  /// - Returns: the bar.
  func steadied(by rests: [(frame: FrameEdges, isOpen: Bool)]) -> BarBand {
    var bar = self
    for rest in rests where !isUnderKeys || !rest.isOpen {
      let down = isUnderKeys || rest.isOpen ? 0 : Int(offset.rounded())
      bar.template =
        bar.template.trusting(rest.frame, down: down, least: ClipLimits.leastSteady) ?? bar.template
    }
    return bar
  }

  /// The same bar where it may rise farther, in rows.
  func reaching(up rows: Int) -> BarBand {
    var bar = self
    if !isStill { bar.shifts = shifts.lowerBound - max(0, rows)...shifts.upperBound }
    return bar
  }

  /// The rows of a bar without its upper edge, where enough else shows in it: what scrolls behind makes
  /// that edge another one in each frame.
  private static func inner(_ rows: Range<Int>, of edges: FrameEdges) -> Range<Int> {
    let upper = max(2, rows.count / 20)
    guard rows.count > 4 * upper else { return rows }
    let inner = rows.lowerBound + upper..<rows.upperBound
    let energies = [rows, inner].map {
      edges.fine.agreement(of: $0, with: edges.fine, down: 0).energy
    }
    return energies[1] > ClipLimits.leastInner * energies[0] ? inner : rows
  }

  /// The places of the bar in a frame whose keyboard begins at a row, roughly.
  func candidates(in frame: FrameEdges, above keyboardTop: Double) -> [LikelyPath.Candidate] {
    template.candidates(in: frame, shifts: shifts, visible: visible(in: frame, keyboardTop))
  }

  /// The place of the bar near such a place; nil where it is not to be seen.
  func place(
    near rough: Int, in frame: FrameEdges, above keyboardTop: Double
  ) -> BandTemplate.Place? {
    guard
      let place = template.place(near: rough, in: frame, visible: visible(in: frame, keyboardTop)),
      place.quality > (place.share < ClipLimits.half ? 0.8 : 0.55),
      place.gain > (place.quality < 0.8 ? 0.62 : 0.4),
      place.share > ClipLimits.leastShare
    else { return nil }
    return place
  }

  /// The place of the bar near the place where its curve leads; nil where too little of it shows
  /// there.
  func expectedPlace(
    near rough: Int, in frame: FrameEdges, above keyboardTop: Double
  ) -> BandTemplate.Place? {
    guard
      let place = template.place(near: rough, in: frame, visible: visible(in: frame, keyboardTop)),
      place.share > ClipLimits.leastShare, place.gain > ClipLimits.leastExpected.gain,
      place.quality
        > (place.share < 0.3 ? ClipLimits.leastExpected.ofLittle : ClipLimits.leastExpected.quality)
    else { return nil }
    return place
  }

  private func visible(in frame: FrameEdges, _ keyboardTop: Double) -> Range<Int> {
    let end = min(frame.fine.height, max(1, Int(keyboardTop) - 1))
    return min(end, frame.fine.height / 20)..<end
  }
}
