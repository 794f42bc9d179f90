import Foundation
import LayerGeometry
import Scenes

/// Finds the keyboard's top and the bar in the two rests around a motion.
struct BarFinder {
  let pictures: RowPictures
  let slide: KeyboardSlide
  /// The rows by which the keyboard is farther down in frames of all motions.
  private let shifts: [(frame: Int, rows: Int)]
  let open: FrameEdges
  let closed: FrameEdges
  /// The frame of the closed rest, and those of others like it.
  private let closedFrame: Int
  private let otherRests: [Int]
  let rowsPerPoint: Double
  /// The keyboard's top row, roughly.
  private let slideTop: Int
  /// The height of the zone at the bottom that bars keep clear of, in points.
  let safeArea: Double
  /// The tops of the device's own keyboards, in rows.
  private let usualTops: [Double]
  let run: BarRun?
  /// The worth of what may be the bar: how much there is to see of it.
  let worth: Float

  /// Looks for what moves with the keyboard; `isCut` where the clip does not show the rest without
  /// one.
  init(
    pictures: RowPictures, slide: KeyboardSlide, others: [KeyboardSlide] = [], open: FrameEdges,
    closed: FrameEdges, of closedFrame: Int, besides otherRests: [Int], rowsPerPoint: Double,
    device: Device,
    top: Double? = nil, isCut: Bool = false
  ) {
    (self.closedFrame, self.otherRests) = (closedFrame, otherRests)
    slideTop = top.map { Int($0) } ?? slide.top
    safeArea = Double(device.safeArea.bottom)
    usualTops = device.usualKeyboardHeights.map { (Double(device.size.height) - $0) * rowsPerPoint }
    (self.pictures, self.slide) = (pictures, slide)
    shifts = ([slide] + others).flatMap(\.shifts)
    (self.open, self.closed, self.rowsPerPoint) = (open, closed, rowsPerPoint)
    let found = BarRun.likeliest(
      open: open, closed: closed, above: slideTop,
      home: Double(pictures.height) - safeArea * rowsPerPoint, rowsPerPoint: rowsPerPoint,
      isCut: isCut)
    run = found?.run.refined(open, in: closed)
    worth = found?.worth ?? 0
  }

  /// The keyboard's top edge at rest, in rows, and how strong it is.
  func keyboardTop() -> (row: Double, strength: Float) {
    let point = rowsPerPoint
    // The part above the keys is plain; what moves with the keyboard has the same motion, but ends
    // above it.
    var window = slideTop - Int(76 * point)...slideTop + Int(4 * point)
    if let run, run.rows.upperBound > slideTop - Int(4 * point) {
      window = run.rows.upperBound - Int(3 * point)...run.rows.upperBound + Int(60 * point)
    } else if let run, run.rows.upperBound > window.lowerBound {
      window = run.rows.upperBound - Int(2 * point)...window.upperBound
    }
    let (edge, pictures) = edges(window)
    // The first one from above: rows of keys are as strong.
    let enough = max(0.8, 0.025 * (edge.strengths.max() ?? 0))
    let peaks = edge.peaks.filter { edge[$0] > enough && !isBars($0, edge) }
    guard let first = peaks.first else { return (Double(slideTop), 0) }
    return (position(of: first, edge, pictures), edge[first])
  }

  /// The steps of brightness in some rows, and the pictures that show them.
  private func edges(_ window: ClosedRange<Int>) -> (
    KeyboardEdge, [(edges: FrameEdges, shift: Double)]
  ) {
    let pictures = [(edges: open, shift: 0.0)] + middles()
    let last = open.fine.height - 3
    let rows = max(1, min(last, window.lowerBound))..<max(1, min(last, window.upperBound))
    return (KeyboardEdge(rows: rows, in: pictures, reach: reach), pictures)
  }

  /// The keyboard's top edge near a row to which its way leads; that row where no edge is.
  func keyboardTop(near row: Double) -> Double {
    let near = Int(2.5 * rowsPerPoint)
    let (edge, pictures) = edges(Int(row) - near - reach...Int(row) + near + reach)
    let peaks = edge.peaks.filter { abs(Double($0) - row) < Double(near) && edge[$0] > 0.8 }
    return peaks.max { edge[$0] < edge[$1] }.map { position(of: $0, edge, pictures) } ?? row
  }

  /// The number of rows at each side of an edge that are compared: codecs work on groups of rows.
  var reach: Int { max(4, Int(2 * rowsPerPoint)) }

  /// True if an edge above a row is the bar's own: it is there without the keyboard as well.
  private func isBars(_ row: Int, _ edge: KeyboardEdge) -> Bool {
    // At the bottom of the screen ends what shows, not a bar.
    guard let run, row + run.offset + reach < pictures.height else { return false }
    let near = run.offset - 1...run.offset + 1
    if near.contains(where: { down in
      open.fine.shareOfSteps(at: row, in: closed.fine, down: down, reach: reach)
        > ClipLimits.enoughColumns
    }) {
      return true
    }
    let here = open.fine.steps(at: row..<row + 1, down: 0, reach: reach)[0] ?? 0
    let most = edge.steps[row - edge.rows.lowerBound]
    let own = abs(here) > abs(most) ? here : most
    let steps = closed.fine.steps(
      at: row - 1..<row + 2, down: Double(run.offset), reach: reach
    ).compactMap { $0 }
    return steps.contains { $0 * own > 0 && abs($0) > max(2, ClipLimits.sameEdge * abs(own)) }
  }

  /// Frames on the way, with how far down the keyboard is there.
  private func middles() -> [(edges: FrameEdges, shift: Double)] {
    let moved = shifts.filter { $0.rows > Int(4 * rowsPerPoint) }
    let template = BandTemplate(
      open, rows: pictures.height * 3 / 4..<pictures.height * 39 / 40)
    let step = max(1, moved.count / 24)
    return stride(from: 0, to: moved.count, by: step).compactMap { index in
      let (frame, rows) = moved[index]
      let edges = FrameEdges(pictures.frames[frame], height: pictures.height)
      let place = template.place(
        near: rows, in: edges, visible: 0..<pictures.height - pictures.height / 40)
      return place.flatMap { $0.quality > 0.5 ? (edges, $0.shift) : nil }
    }
  }

  /// The place of the keyboard's top edge near a row of the open rest, by all pictures of it.
  private func position(
    of row: Int, _ edge: KeyboardEdge, _ pictures: [(edges: FrameEdges, shift: Double)]
  ) -> Double {
    // Steps of less are what is left of an edge.
    let isSharp = edge[row] > 8 && max(open.across(row - 1), open.across(row - 2)) > 0.6 * edge[row]
    guard isSharp else { return likelyTop(near: edge.position(of: row)) }
    let places = pictures.compactMap { picture in
      picture.edges.position(near: Double(row - 1) + picture.shift).map { $0 - picture.shift }
    }.sorted()
    let place = places.isEmpty ? Double(row) : places[places.count / 2]
    // The device's own keyboards rest where they do.
    return usualTops.first { abs($0 - place) < ClipLimits.slip } ?? place
  }

  /// The likely rest of a keyboard whose edge is smeared: that of this device's keyboards, if it is
  /// near, or else a whole point.
  private func likelyTop(near row: Double) -> Double {
    let near = usualTops.filter { abs($0 - row) < 3 * rowsPerPoint }
    return near.min { abs($0 - row) < abs($1 - row) }
      ?? (row / rowsPerPoint).rounded() * rowsPerPoint
  }

  /// The bar between its own edges; nil where nothing went along with the keyboard.
  func bar(keyboardTop: Double) -> BarBand? {
    guard let run else { return nil }
    let point = rowsPerPoint
    let limit = Int(keyboardTop.rounded())
    guard run.rows.lowerBound < limit - Int(2 * point) else { return nil }
    let last = min(run.rows.upperBound, limit)
    if let home = homeBelow(last, above: limit) {
      return BarBand(
        run: run, top: Double(top(above: last)), foot: min(home, Double(last + 1))...home,
        open: open, closed: closed)
    }
    var votes = votes(of: run, above: limit)
    votes.count(pictures.frames[slide.open], up: Double(run.offset), above: limit)
    let foot = foot(above: keyboardTop, by: votes)
    return BarBand(
      run: run, top: Double(top(above: min(limit, Int(foot.lowerBound)))), foot: foot, open: open,
      closed: closed, isUnderKeys: foot.upperBound > keyboardTop)
  }

  /// The row down to which what moves with the keyboard is the bar's, for below it a list may do so as well, and
  /// whether one does, beside a bar that is not as wide as the screen.
  private func sureEnd(of run: BarRun, above limit: Int) -> (row: Int, isBesideList: Bool) {
    let last = min(run.rows.upperBound, limit)
    let (open, closed) = (pictures.frames[slide.open], pictures.frames[closedFrame])
    if let end = RowAllegiance.floatingEnd(
      of: min(run.rows.lowerBound, last)..<last, in: open, with: closed, down: run.offset,
      near: Int(ClipLimits.nearby * rowsPerPoint),
      greatest: Int(ClipLimits.greatestBar * rowsPerPoint))
    {
      return (end, true)
    }
    let lower = min(last, (run.rows.lowerBound + last) / 2)..<last
    let end = RowAllegiance.end(
      of: lower, in: open, with: closed, down: run.offset, reach: reach)
    return (end, false)
  }

  /// The frames' votes on the rows of a run from its sure end down, none of them counted yet.
  private func votes(of run: BarRun, above limit: Int) -> RowVotes {
    let first = sureEnd(of: run, above: limit).row + run.offset
    // A bar begins above what shows in it.
    let (top, near) = (run.rows.lowerBound + run.offset, Int(ClipLimits.nearby * rowsPerPoint))
    var votes = RowVotes(
      rows: min(first, pictures.height)..<pictures.height, closed: pictures.frames[closedFrame],
      covered: max(0, top - near)..<max(first, limit + run.offset))
    for rest in otherRests { votes.count(rest: pictures.frames[rest]) }
    return votes
  }

  /// The rows of the open rest between which the bar ends, by the frames of all motions; nil where its own
  /// rows do not say where that is.
  ///
  /// - Parameters:
  ///   - keyboardTop: the keyboard's top in the open rest.
  ///   - ups: the rows by which the bar is farther up than in the closed rest, and the row at which the
  ///     keyboard begins, by frame.
  /// - Returns: the rows.
  func foot(
    above keyboardTop: Double, along ups: [(frame: Int, up: Double, keyboard: Int)]
  ) -> ClosedRange<Double>? {
    let limit = Int(keyboardTop.rounded())
    guard let run, homeBelow(min(run.rows.upperBound, limit), above: limit) == nil
    else { return nil }
    var votes = votes(of: run, above: limit)
    for (frame, up, keyboard) in ups {
      votes.count(pictures.frames[frame], up: up, above: keyboard)
    }
    return foot(above: keyboardTop, by: votes)
  }

  private func foot(above keyboardTop: Double, by votes: RowVotes) -> ClosedRange<Double> {
    let limit = Int(keyboardTop.rounded())
    guard let run else { return keyboardTop...keyboardTop }
    // What is below the screen's bottom in the closed rest is no bar's.
    let end = min(limit, pictures.height - run.offset)
    let sure = sureEnd(of: run, above: limit)
    let rows = RowAllegiance(
      pictures.frames[slide.open], votes, down: run.offset, rows: min(sure.row, end)..<end,
      reach: reach, besideList: sure.isBesideList,
      ofTallRun: run.rows.count > Int(ClipLimits.greatestBar * rowsPerPoint))
    let foot = rows.foot(doubt: reach)
    guard foot.upperBound == limit else { return sharpened(foot, above: keyboardTop) }
    if let under = footUnderKeys(from: limit, least: foot.lowerBound, by: rows)
      ?? plainFootUnderKeys(from: limit, by: rows)
    {
      return under
    }
    return reaching(keyboardTop, from: foot.lowerBound)
  }

  /// The rows from a bar's last known one to the keyboard, where nothing says which is the bar's last; none
  /// where a codec smears the keyboard's edge over all of them.
  private func reaching(_ keyboardTop: Double, from last: Int) -> ClosedRange<Double> {
    let isSure = last > Int(keyboardTop.rounded()) - reach - 2
    return (isSure ? keyboardTop : Double(last))...keyboardTop
  }

  /// The lowest end of a bar that goes as far as the keyboard and rests on the safe area, which it has below
  /// it on the keyboard as well; nil for another one.
  private func homeBelow(_ last: Int, above limit: Int) -> Double? {
    let safe = safeArea * rowsPerPoint
    let home = Double(pictures.height - (run?.offset ?? 0)) - safe
    let padding = home - Double(last)
    guard safe > 0, padding > 0, padding < ClipLimits.nearby * rowsPerPoint,
      abs(Double(limit) - home - safe) < ClipLimits.samePlace * rowsPerPoint
    else { return nil }
    return home
  }

  /// The edge across the width near the end of a bar, which is the keyboard's where that is; all rows around
  /// it where there is none.
  private func sharpened(
    _ foot: ClosedRange<Int>, above keyboardTop: Double
  ) -> ClosedRange<Double> {
    let rows = foot.lowerBound - reach..<foot.upperBound + reach
    let edge = rows.filter(open.isFullWidth).max { open.across($0) < open.across($1) }
    if let place = edge.flatMap({ open.position(near: Double($0)) }) {
      let isKeyboards = abs(place - keyboardTop) < Double(ClipLimits.smear)
      return isKeyboards ? reaching(keyboardTop, from: foot.lowerBound) : place...place
    }
    let least = Double(rows.lowerBound)
    return least...max(least, min(keyboardTop, Double(rows.upperBound)))
  }

  /// The upper edge of a bar of which a row is seen to go along.
  private func top(above last: Int) -> Int {
    guard let run else { return last }
    let most = max(run.rows.lowerBound, last - Int(72 * rowsPerPoint))
    if let row = (most..<max(most, last - Int(24 * rowsPerPoint))).last(where: {
      open.isFullWidth($0) && closed.isFullWidth($0 + run.offset)
    }) {
      return row
    }
    // A bar that is cut through looks like other things.
    var top = max(most, last - Int(48 * rowsPerPoint))
    while top > most, open.texture(top) > ClipLimits.plainTexture { top -= 1 }
    return top
  }
}
