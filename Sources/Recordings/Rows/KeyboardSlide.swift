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

  private static let share: Float = 0.55
  /// The share of a screen below which bars rest, and the lowest keys.
  private static let footShare = (22, 25)
  /// The agreement of pictures by chance, at the place where they agree best.
  private static let chance: Float = 0.5

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
    let height = template.height
    // The home indicator lies over the last rows.
    let end = height - max(2, height / 40)
    var best: (slide: [(Int, Int, Float)], start: Int, sureness: Float)?
    // The lower a part of the keyboard is, the less of its way it shows: a few frames are enough of all
    // of the keyboard only.
    let shares = [0.74, 0.82, 0.9, 0.64]
    let starts = known.map { [$0 / step] } ?? shares.map { Int(Double(height) * $0) }
    for (index, first) in starts.enumerated() where first < end && (index < 3 || best == nil) {
      var found: [(Int, Int, Float)] = []
      for frame in frames {
        let picture = coarse(frame)
        guard let hit = Self.shift(of: first..<end, in: template, to: picture) else { continue }
        found.append((frame, hit.0, hit.1))
      }
      let moved = Set(found.filter { $0.1 >= max(2, height / 200) }.map(\.1))
      // Many frames that agree no better than by chance are worth less than a few that agree.
      let sureness = found.reduce(0) { $0 + $1.2 - Self.chance }
      if moved.count >= (known == nil ? 2 : 1), sureness > best?.sureness ?? 0 {
        best = (found, first, sureness)
      }
    }
    guard let best else { return nil }
    let moving = best.slide.filter { $0.1 > 0 }.map { (coarse($0.0), $0.1) }
    // A keyboard leaves the screen with all of its rows: over what stays, a list scrolls.
    let foot = height * Self.footShare.0 / Self.footShare.1..<end
    let stays = moving.count { picture, shift in
      let slid = foot.lowerBound - shift..<foot.upperBound - shift
      let itself = template.agreement(of: foot, with: picture, down: 0).quality
      return itself > Self.share
        && itself > template.agreement(of: slid, with: picture, down: shift).quality
    }
    guard 2 * stays < moving.count else { return nil }
    var score: Float = 0
    var (greatest, top) = (Float(0), best.start)
    for row in stride(from: best.start - 1, through: 0, by: -1) {
      for (picture, shift) in moving {
        let sum = template.agreement(of: row..<row + 1, with: picture, down: shift)
        score += sum.product - Self.share / 2 * sum.energies
      }
      if score > greatest { (greatest, top) = (score, row) }
    }
    self.open = open
    shifts = best.slide.map { ($0.0, $0.1 * step) }
    self.top = known ?? top * step
    quality = best.slide.reduce(0) { $0 + $1.2 } / Float(best.slide.count)
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

  /// The rows by which rows of the template are farther down in a picture, with the agreement of
  /// that.
  private static func shift(
    of rows: Range<Int>, in template: RowGradients, to picture: RowGradients
  ) -> (Int, Float)? {
    let least = max(6, template.height / 28)
    let whole = template.agreement(of: rows, with: template, down: 0).energy
    guard whole > 0 else { return nil }
    var best: (shift: Int, quality: Float) = (0, 0)
    for shift in 0..<max(1, template.height - rows.lowerBound - least) {
      let part = rows.lowerBound..<min(rows.upperBound, template.height - shift)
      let sum = template.agreement(of: part, with: picture, down: shift)
      guard sum.energy > whole * 0.04 else { continue }
      if sum.quality > best.quality { best = (shift, sum.quality) }
    }
    return best.quality > share ? best : nil
  }
}

extension [FrameEdges] {
  /// The first two.
  fileprivate var pair: (FrameEdges, FrameEdges) { (self[0], self[1]) }
}
