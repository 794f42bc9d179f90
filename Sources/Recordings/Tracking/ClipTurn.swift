/// A motion of the keyboard that is turned round before it ends: it comes back to the rest that it left.
struct ClipTurn {
  /// The rests around it, by their places; both show the keyboard.
  let before: Int
  let after: Int
  /// The frame in which the keyboard is lowest, roughly.
  let frame: Int
  let slide: KeyboardSlide

  /// The share of the screen's height that a keyboard has to go down.
  private static let leastShare = 1.0 / 60

  /// Nil where the keyboard does not leave its place, or does not come back to it.
  init?(_ slide: KeyboardSlide, from before: Int, to after: Int, height: Int) {
    guard let lowest = slide.shifts.max(by: { $0.rows < $1.rows }),
      Double(lowest.rows) > Self.leastShare * Double(height)
    else { return nil }
    let (down, up) = (
      slide.shifts.filter { $0.frame <= lowest.frame },
      slide.shifts.filter { $0.frame >= lowest.frame }
    )
    guard down.isSteady(downward: true), up.isSteady(downward: false) else { return nil }
    (self.before, self.after, self.slide) = (before, after, slide)
    frame = lowest.frame
  }

  /// The way down and the way back, where the frame that turns round is a rest of its own.
  ///
  /// - Parameter turns: how many frames that turn round come before this one.
  /// - Returns: both.
  func slides(after turns: Int) -> [ClipSlide] {
    let (first, middle) = (before + turns, before + turns + 1)
    return [
      ClipSlide(before: first, after: middle, isOpening: false, slide: slide, score: 0),
      ClipSlide(before: middle, after: middle + 1, isOpening: true, slide: slide, score: 0),
    ]
  }
}

extension [(frame: Int, rows: Int)] {
  /// True if most steps go one way.
  fileprivate func isSteady(downward: Bool) -> Bool {
    let steps = zip(self, dropFirst()).map { $1.rows - $0.rows }.filter { $0 != 0 }
    let right = steps.count { downward == ($0 > 0) }
    return !steps.isEmpty && right * 10 > steps.count * 6
  }
}
