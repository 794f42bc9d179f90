/// A way of a keyboard's top through frames, and how little they agree with it.
struct KeyboardPath {
  var cost: Float = 0
  var tops: [(top: Double, place: BandTemplate.Place)?] = []

  var isMostlyUnseen: Bool { 2 * tops.count { $0 == nil } > tops.count }

  /// Ends where the keyboard is no more seen, on its way from where it rests: what is found beyond that is
  /// another thing.
  mutating func end(isOpening: Bool) {
    let outward = isOpening ? Array(tops.indices.reversed()) : Array(tops.indices)
    for index in outward.drop(while: { tops[$0] != nil }) { tops[index] = nil }
  }
}

/// The band that is looked for to follow a keyboard.
struct KeyboardBand {
  /// The place of its top at rest, in rows.
  let top: Double
  let template: BandTemplate
  /// The rows by which it may be farther down.
  let shifts: ClosedRange<Int>
  /// True for an edge alone, which says little of what it belongs to.
  let isEdge: Bool

  /// The costs of a way through frames of the given height: rows of keys end as a keyboard does, so
  /// an edge alone makes no detour.
  fileprivate func path(in height: Int) -> LikelyPath {
    isEdge
      ? LikelyPath(hiddenCost: 0.5, moveCost: 3, reach: Float(shifts.count))
      : .ofKeyboard(over: height - Int(top))
  }
}

extension EdgeTracker {
  /// The bands to look for in frames; the edges alone where one keyboard's height changes to
  /// another's.
  func bands(for frames: [Int]) -> [KeyboardBand] {
    let keyboards = templates(for: frames)
    let tops = keyboards.map(\.top)
    let (highest, lowest) = (tops.min() ?? 0, tops.max() ?? 0)
    let isResizing = lowest - highest > rowsPerPoint
    let slack = ClipLimits.slack * rowsPerPoint
    return keyboards.map { keyboard in
      guard isResizing else { return band(of: keyboard, by: keyboard.template) }
      return KeyboardBand(
        top: keyboard.top, template: keyboard.edge,
        shifts: Int(highest - keyboard.top - slack)...Int(lowest - keyboard.top + slack),
        isEdge: true)
    }
  }

  /// The same without what may be another thing on the way.
  func innerBands(for frames: [Int]) -> [KeyboardBand] {
    templates(for: frames).map { band(of: $0, by: $0.inner) }
  }

  private func band(of keyboard: KeyboardRest, by template: BandTemplate) -> KeyboardBand {
    let step = max(1, pictures.height / 640)
    return KeyboardBand(
      top: keyboard.top, template: template,
      shifts: -2 * step...pictures.height - Int(keyboard.top), isEdge: false)
  }

  /// The likeliest way of a keyboard through frames.
  func keyboardPath(
    _ keyboard: KeyboardBand, through shown: [Int], _ edges: [FrameEdges], known: [Double?]
  ) -> KeyboardPath {
    let visible = 0..<pictures.height
    let candidates = zip(shown, edges).map { frame, edges -> [LikelyPath.Candidate] in
      if isClosed(frame) { return [] }
      // A motion begins and ends where the rests around it show the keyboard.
      if let top = known[frame] {
        return [LikelyPath.Candidate(position: Int((top - keyboard.top).rounded()), quality: 1)]
      }
      return keyboard.template.candidates(in: edges, shifts: keyboard.shifts, visible: visible)
    }
    let path = keyboard.path(in: pictures.height).through(candidates)
    var found = KeyboardPath()
    for index in shown.indices {
      guard let choice = path[index],
        let place = keyboard.template.place(
          near: candidates[index][choice].position, in: edges[index], visible: visible),
        place.quality > leastQuality(of: keyboard, at: place), place.gain > 0.3
      else {
        found.cost += 0.5
        found.tops.append(nil)
        continue
      }
      found.cost += 1 - candidates[index][choice].quality
      found.tops.append((keyboard.top + place.shift, place))
    }
    return found
  }

  private func leastQuality(of keyboard: KeyboardBand, at place: BandTemplate.Place) -> Double {
    keyboard.isEdge ? ClipLimits.leastEdge : leastQuality(keyboard.top + place.shift)
  }

  /// The least agreement of a keyboard: more where little of it shows.
  private func leastQuality(_ top: Double) -> Double {
    top > Double(pictures.height) - 80 * rowsPerPoint ? 0.55 : 0.45
  }

  /// The keyboards that frames may show.
  private func templates(for frames: [Int]) -> [KeyboardRest] {
    let places = frames.flatMap { frame -> [Int] in
      let around = rests.around(frame)
      return [around.at, around.before, around.after].compactMap { $0 }
    }
    return Set(places).sorted().compactMap { keyboards[$0] }
  }

  /// True for a frame of a rest with a keyboard.
  func isOpen(_ frame: Int) -> Bool { rests.around(frame).at.map { keyboards[$0] != nil } ?? false }

  /// True for a frame of a rest without a keyboard.
  private func isClosed(_ frame: Int) -> Bool {
    rests.around(frame).at.map { keyboards[$0] == nil && rests.rests[$0].isSure } ?? false
  }
}
