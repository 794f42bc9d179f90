/// The places of keyboard and bar in each frame, in rows of the clip; nil where they cannot be
/// seen.
package struct EdgeTrack: Sendable {
  package var keyboardTop: [Double?]
  package var barTop: [Double?]
  package var barBottom: [Double?]
  /// The rows by which each may be off by what the match leaves over; nil where nothing was
  /// matched.
  package var keyboardErrors: [Double?]
  package var barErrors: [Double?]
  /// The agreement of the likeliest place of a bar that was not taken for seen.
  package var barDoubts: [Double]
}

/// A keyboard at rest: where its top is, and what it looks like.
struct KeyboardRest {
  let frame: Int
  /// The place of its top edge, in rows from the top of the picture.
  let top: Double
  let template: BandTemplate
  /// Its top edge alone: keys grow and shrink where a keyboard takes another height.
  let edge: BandTemplate
  private let edges: FrameEdges

  init(frame: Int, top: Double, edges: FrameEdges) {
    let height = edges.fine.height
    (self.frame, self.top, self.edges) = (frame, top, edges)
    let reach = max(3, Int((ClipLimits.edgeShare * Double(height)).rounded()))
    let middle = max(reach, min(height - 1 - reach, Int(top.rounded())))
    edge = BandTemplate(edges, rows: middle - reach..<middle + reach)
    let first = max(1, Int(top.rounded()) - 1)
    template = BandTemplate(
      edges, rows: first..<max(first + 1, min(height - height / 40, first + height / 6)))
  }
}

extension KeyboardRest {
  /// The rows that it begins with, without its upper edge and what may change in the row of suggestions.
  var inner: BandTemplate {
    let rows = template.rows
    return BandTemplate(edges, rows: rows.lowerBound + rows.count / 3..<rows.upperBound)
  }

  /// True if a frame has its top edge, some rows farther down.
  func hasEdge(in frame: FrameEdges, down shift: Double) -> Bool {
    let place = edge.place(
      near: Int(shift.rounded()), in: frame, visible: 0..<frame.fine.height)
    return (place?.quality ?? 0) > Double(ClipLimits.sameEdge)
  }

  /// True if a frame has the rows that it begins with where they are: what is above them, and shows through glass, may
  /// be another page.
  func isBegun(in frame: FrameEdges) -> Bool {
    let rows = template.rows
    let beginning = BandTemplate(
      edges, rows: rows.lowerBound..<rows.lowerBound + max(1, rows.count / 3))
    let place = beginning.place(near: 0, in: frame, visible: 0..<frame.fine.height)
    return place.map { abs($0.shift) < 1 && $0.quality > Double(ClipLimits.sameEdge) } ?? false
  }
}

/// Follows keyboard and bar through a clip.
struct EdgeTracker {
  let pictures: RowPictures
  let rests: ClipRests
  /// The keyboard of each rest, by the rest's place.
  let keyboards: [KeyboardRest?]
  let bar: BarBand?
  /// Rows for a point.
  let rowsPerPoint: Double

  func track() -> EdgeTrack {
    let none = [Double?](repeating: nil, count: pictures.frames.count)
    var track = EdgeTrack(
      keyboardTop: none, barTop: none, barBottom: none, keyboardErrors: none, barErrors: none,
      barDoubts: none.map { _ in 0 })
    for window in rests.windows { follow(window, into: &track) }
    return track
  }

  /// Follows both through a rest, or through a motion with a frame of each rest around it.
  private func follow(_ window: ClosedRange<Int>, into track: inout EdgeTrack) {
    let shown = window.filter { $0 == window.lowerBound || !rests.isRepeated[$0] }
    let edges = shown.map { FrameEdges(pictures.frames[$0], height: pictures.height) }
    followKeyboard(shown, edges, &track)
    followBar(shown, edges, &track)
    for index in window where rests.isRepeated[index] && index > window.lowerBound {
      track.take(index, of: track, at: index - 1)
    }
  }

  private func followKeyboard(
    _ shown: [Int], _ edges: [FrameEdges], _ track: inout EdgeTrack
  ) {
    func path(_ bands: [KeyboardBand]) -> KeyboardPath? {
      bands.map { keyboardPath($0, through: shown, edges, known: track.keyboardTop) }
        .min { $0.cost < $1.cost }
    }
    var bestPath = path(bands(for: shown))
    // Behind a keyboard's upper edge may be another thing on its way than at rest.
    if let whole = bestPath, whole.isMostlyUnseen, var inner = path(innerBands(for: shown)) {
      inner.end(isOpening: isOpen(shown[shown.count - 1]))
      if !inner.isMostlyUnseen { bestPath = inner }
    }
    for (frame, found) in zip(shown, bestPath?.tops ?? []) {
      guard let (top, place) = found, top < lowestTop
      else { continue }
      track.keyboardTop[frame] = top
      track.keyboardErrors[frame] = place.error
    }
  }

  private var lowestTop: Double {
    Double(pictures.height) - ClipLimits.unseenPart * rowsPerPoint
  }

  private func followBar(_ shown: [Int], _ edges: [FrameEdges], _ track: inout EdgeTrack) {
    guard let bar else { return }
    let tops = shown.map { track.keyboardTop[$0] ?? Double(pictures.height) }
    // A motion begins and ends where the rests around it show the bar.
    let known = [0, shown.count - 1].filter { track.barBottom[shown[$0]] != nil }
    let candidates = barCandidates(
      edges, tops, known: known,
      at: known.map { index in
        (track.barBottom[shown[index]] ?? 0) - bar.bottom
      })
    let path = LikelyPath(hiddenCost: 0.45, moveCost: 2, reach: Float(max(1, bar.offset)))
      .through(candidates, known: Set(known))
    let places = shown.indices.map { index in
      path[index].flatMap {
        bar.place(near: candidates[index][$0].position, in: edges[index], above: tops[index])
      }
    }
    for index in shown.indices {
      guard let place = places[index] else {
        track.barDoubts[shown[index]] = Double(candidates[index].map(\.quality).max() ?? 0)
        continue
      }
      track.note(place, of: bar, in: shown[index])
    }
  }
}

extension EdgeTracker {
  /// The places of the bar in each frame, where it is known to be in some.
  private func barCandidates(
    _ edges: [FrameEdges], _ tops: [Double], known: [Int], at shifts: [Double]
  ) -> [[LikelyPath.Candidate]] {
    guard let bar else { return [] }
    var candidates = zip(edges, tops).map { bar.candidates(in: $0, above: $1) }
    // A thing that shows elsewhere while the bar is where it is known to be, is there all the time.
    var decoys: [LikelyPath.Candidate] = []
    for (index, shift) in zip(known, shifts) {
      let away = Int(shift.rounded())
      decoys += candidates[index].filter { abs($0.position - away) > Int(4 * rowsPerPoint) }
      candidates[index] = [LikelyPath.Candidate(position: away, quality: 1)]
    }
    for index in candidates.indices where !known.contains(index) {
      let step = edges[index].step
      candidates[index].removeAll { candidate in
        decoys.contains {
          abs($0.position - candidate.position) <= step
            && candidate.quality < $0.quality + ClipLimits.plainlyMore
        }
      }
    }
    return candidates
  }
}

extension EdgeTrack {
  /// Takes over what a frame of another track shows.
  mutating func take(_ frame: Int, of other: EdgeTrack, at place: Int) {
    for edge in [\EdgeTrack.keyboardTop, \.barTop, \.barBottom, \.keyboardErrors, \.barErrors] {
      self[keyPath: edge][frame] = other[keyPath: edge][place]
    }
    barDoubts[frame] = other.barDoubts[place]
  }

  /// Notes where a bar is in a frame; a row is 1, or as long as given.
  mutating func note(
    _ place: BandTemplate.Place, of bar: BarBand, in frame: Int, row: Double = 1
  ) {
    barTop[frame] = (bar.top + place.shift) * row
    barBottom[frame] = (bar.bottom + place.shift) * row
    barErrors[frame] = place.error * row
  }

  mutating func forgetKeyboard(in frame: Int) {
    (keyboardTop[frame], keyboardErrors[frame]) = (nil, nil)
  }

  mutating func forgetBar(in frame: Int) {
    (barTop[frame], barBottom[frame], barErrors[frame]) = (nil, nil, nil)
  }
}

extension ClipRests {
  /// Rests, and the motions between them with the last frame before and the first one after; what turns
  /// round is followed as one.
  fileprivate var windows: [ClosedRange<Int>] {
    let rests = rests.filter { !$0.isTurn }
    let gaps = zip(rests, rests.dropFirst()).map {
      $0.frames.upperBound...$1.frames.lowerBound
    }
    return rests.map(\.frames) + gaps
  }

  /// The rest that a frame belongs to, or those before and after it.
  func around(_ frame: Int) -> (at: Int?, before: Int?, after: Int?) {
    if let place = rests.firstIndex(where: { $0.frames.contains(frame) }) {
      return (place, nil, nil)
    }
    return (
      nil, rests.lastIndex { $0.frames.upperBound < frame },
      rests.firstIndex { $0.frames.lowerBound > frame }
    )
  }
}
