/// The lower part of a picture at rest that slides in or out below the screen: a keyboard.
struct KeyboardSlide {
  /// The frame at rest that shows the keyboard.
  let open: Int
  /// The rows by which the keyboard is farther down in frames on the way, in full rows.
  let shifts: [(frame: Int, rows: Int)]
  /// The highest row that moves with it.
  let top: Int
  /// The agreement of the frames, from 0 to 1.
  let quality: Float

  /// A frame with the rows by which the keyboard is farther down in it, both coarse.
  private struct Hit {
    let frame: Int
    let picture: RowGradients
    let halves: Int
    let quality: Float

    /// In whole rows.
    var shift: Int { halves / 2 }
  }
}

extension KeyboardSlide {
  /// Nil where the frames show no keyboard that slides.
  ///
  /// - Parameters:
  ///   - pictures: the clip.
  ///   - open: a frame that may show the keyboard at rest.
  ///   - frames: the frames of the motion to or from it.
  ///   - known: the keyboard's top row, where a person says it.
  init?(_ pictures: RowPictures, open: Int, over frames: [Int], top known: Int? = nil) {
    let step = max(1, pictures.height / 640)
    func coarse(_ frame: Int) -> RowGradients {
      RowGradients(
        pictures.frames[frame].withoutOverlays(height: pictures.height), height: pictures.height,
        coarserBy: step, columns: 3)
    }
    let template = coarse(open)
    // The home indicator lies over the last rows.
    let end = template.height - max(2, template.height / 40)
    let seen = frames.map { ($0, coarse($0)) }
    guard
      let (start, first) = Self.slide(
        of: template, at: open, to: end, in: seen, from: known.map { $0 / step })
    else { return nil }
    var (hits, top) = (first, known.map { $0 / step } ?? Self.top(of: template, from: start, first))
    // Rows of keys look alike: the more of them are compared, the fewer places agree with all.
    for _ in 0..<(known == nil ? ClipLimits.mostReadings : 0) {
      let again = Self.hits(of: top..<end, of: template, at: open, in: seen)
      guard Self.moved(again, in: template) >= 2 else { break }
      let next = Self.top(of: template, from: start, again)
      hits = again
      guard next != top else { break }
      top = next
    }
    guard Self.leaves(template, to: end, hits) else { return nil }
    self.open = open
    shifts = hits.map { ($0.frame, $0.halves * step / 2) }
    self.top = known ?? top * step
    quality = hits.reduce(0) { $0 + $1.quality } / Float(hits.count)
  }

  /// The frames that show rows of a picture on the likeliest way: rows of keys look alike.
  private static func hits(
    of rows: Range<Int>, of template: RowGradients, at open: Int, in seen: [(Int, RowGradients)]
  ) -> [Hit] {
    let places = seen.map { Self.places(of: rows, in: template, to: $0.1) }
    let way = LikelyPath.ofKeyboard(over: 2 * (template.height - rows.lowerBound))
    // It begins or ends where the keyboard rests.
    let rest = [LikelyPath.Candidate(position: 0, quality: 1)]
    let isAfter = seen.first.map { $0.0 > open } ?? true
    let path =
      isAfter ? way.through([rest] + places).dropFirst() : way.through(places + [rest]).dropLast()
    return zip(seen.indices, path).compactMap { index, choice in
      choice.map {
        let (frame, picture) = seen[index]
        let place = places[index][$0]
        return Hit(
          frame: frame, picture: picture, halves: place.position, quality: place.quality)
      }
    }
  }

  /// The number of places on its way at which frames show it.
  private static func moved(_ hits: [Hit], in template: RowGradients) -> Int {
    Set(hits.map(\.shift).filter { $0 >= max(2, template.height / 200) }).count
  }

  /// The part of a picture that slides, by its first row and the frames that show it; nil for none.
  private static func slide(
    of template: RowGradients, at open: Int, to end: Int, in seen: [(Int, RowGradients)],
    from known: Int?
  ) -> (start: Int, hits: [Hit])? {
    // The lower a part of the keyboard is, the less of its way it shows: a few frames are enough of all
    // of the keyboard only.
    let starts =
      known.map { [$0] } ?? [0.74, 0.82, 0.9, 0.64].map { Int(Double(template.height) * $0) }
    var best: (start: Int, hits: [Hit], sureness: Float)?
    for (index, first) in starts.enumerated() where first < end && (index < 3 || best == nil) {
      let hits = Self.hits(of: first..<end, of: template, at: open, in: seen)
      // Many frames that agree no better than by chance are worth less than a few that agree.
      let sureness = hits.reduce(0) { $0 + $1.quality - ClipLimits.chance }
      if moved(hits, in: template) >= (known == nil ? 2 : 1), sureness > best?.sureness ?? 0 {
        best = (first, hits, sureness)
      }
    }
    return best.map { ($0.start, $0.hits) }
  }

  /// True if all rows leave the screen, as those of a keyboard do: over what stays, a list scrolls.
  private static func leaves(_ template: RowGradients, to end: Int, _ hits: [Hit]) -> Bool {
    let foot = Int(Double(template.height) * ClipLimits.footShare)..<end
    let moving = hits.filter { $0.shift > 0 }
    let stays = moving.count { hit in
      let (picture, shift) = (hit.picture, hit.shift)
      let slid = foot.lowerBound - shift..<foot.upperBound - shift
      let itself = template.agreement(of: foot, with: picture, down: 0).quality
      return itself > ClipLimits.leastStaying
        && itself > template.agreement(of: slid, with: picture, down: shift).quality
    }
    return 2 * stays < moving.count
  }

  /// The highest row that follows in the frames that distinguish it from a bar's, and are nearly as sure as the
  /// surest of them.
  private static func top(of template: RowGradients, from start: Int, _ hits: [Hit]) -> Int {
    let far = hits.filter { Double($0.shift) > ClipLimits.tellingShare * Double(template.height) }
    let moved = far.isEmpty ? hits.filter { $0.shift > 0 } : far
    let least = (moved.map(\.quality).max() ?? 0) - ClipLimits.nearlyAsSure
    let telling = moved.filter { $0.quality > least }
    var (score, greatest, top) = (Float(0), Float(0), start)
    for row in stride(from: start - 1, through: 0, by: -1) {
      for hit in telling {
        let sum = template.agreement(of: row..<row + 1, with: hit.picture, down: hit.shift)
        score += sum.product - ClipLimits.agreement / 2 * sum.energies
      }
      if score > greatest { (greatest, top) = (score, row) }
    }
    return top
  }

  /// The share of its steps from frame to frame that go one way: up to where it rests, or down.
  func steadiness(isOpening: Bool) -> Double {
    let steps = zip(shifts, shifts.dropFirst()).map { $1.rows - $0.rows }.filter { $0 != 0 }
    guard !steps.isEmpty else { return 1 }
    let right = steps.count { isOpening ? $0 < 0 : $0 > 0 }
    return Double(right) / Double(steps.count)
  }

  /// The number of frames that show it on its way.
  var moved: Int { shifts.count { $0.rows > 0 } }

  /// True if most frames that show both have this one where another one is, but for some rows.
  func goes(with other: KeyboardSlide, within rows: Int) -> Bool {
    let others = Dictionary(uniqueKeysWithValues: other.shifts.map { ($0.frame, $0.rows) })
    let offs = shifts.compactMap { shift in others[shift.frame].map { abs($0 - shift.rows) } }
    return 2 * offs.count { $0 <= rows } > offs.count
  }

  /// True if a frame shows the keyboard where it is at rest.
  func isShown(in frame: Int, of pictures: RowPictures) -> Bool {
    let (here, there) = [open, frame].map {
      FrameEdges(pictures.frames[$0], height: pictures.height)
    }
    .pair
    let first = max(top, pictures.height * 3 / 4) / here.step
    return here.coarse.agreement(
      of: first..<here.coarse.height - 4, with: there.coarse, down: 0
    ).quality > 0.6
  }

  /// The half rows by which rows of the template may be farther down in a picture; the likeliest ones.
  private static func places(
    of rows: Range<Int>, in template: RowGradients, to picture: RowGradients
  ) -> [LikelyPath.Candidate] {
    let least = max(6, template.height / 28)
    let whole = template.agreement(of: rows, with: template, down: 0).energy
    guard whole > 0 else { return [] }
    let between = template.betweenRows
    // The home indicator lies over the frame's last rows too.
    let qualities = (0..<2 * max(1, rows.count - least)).map { halves -> Float in
      let shift = halves / 2
      let part = rows.lowerBound..<rows.upperBound - shift
      let sum = (halves.isMultiple(of: 2) ? template : between)
        .agreement(of: part, with: picture, down: shift)
      return sum.energy > whole * 0.04 ? sum.quality : 0
    }
    return LikelyPath.Candidate.best(of: qualities, above: ClipLimits.agreement)
  }
}

extension [FrameEdges] {
  /// The first two.
  fileprivate var pair: (FrameEdges, FrameEdges) { (self[0], self[1]) }
}
