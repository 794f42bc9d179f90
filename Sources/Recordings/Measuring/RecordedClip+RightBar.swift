import Scenes

extension RecordedClip {
  /// Points that a bar is off its place at most that stays there.
  private static let still = 2.0
  /// Points that a keyboard has gone at least, and frames that show it, before a bar is said to stay.
  private static let (leastWay, leastFrames) = (20.0, 3)

  /// True if a bar stays where it was while a finger drags the keyboard down, and on the way back
  /// after that.
  func isBarLeft(in stretch: ClipMotions.Stretch) -> Bool {
    guard stretch.phase == .dragging else { return false }
    let ways = draggedWays(in: stretch).filter { $0.way > Self.leastWay }
    guard stretch.from > stretch.to else {
      let half = max((ways.map(\.way).max() ?? 0) / 2, 2 * Self.leastWay)
      let dragged = ways.filter { $0.way < half }
      return dragged.count >= Self.leastFrames && dragged.allSatisfy(\.isStill)
    }
    let drag = motions.stretches.first { $0.frames.upperBound == stretch.frames.lowerBound }
    return drag.map(isBarLeft) == true && ways.allSatisfy(\.isStill)
  }

  /// The distance that a finger has dragged the keyboard in each frame that shows both edges;
  /// `isStill` where the bar is where it rests while that is open.
  private func draggedWays(in stretch: ClipMotions.Stretch) -> [(way: Double, isStill: Bool)] {
    let track = reading.track
    let isBack = stretch.from > stretch.to
    let open = isBack ? stretch.frames.upperBound : stretch.frames.lowerBound
    guard let rest = track.barBottom[open] else { return [] }
    return stretch.frames.compactMap { frame in
      guard let top = track.keyboardTop[frame], let bar = track.barBottom[frame] else { return nil }
      return (top - min(stretch.from, stretch.to), abs(bar - rest) < Self.still)
    }
  }
}

extension ClipMotions.Stretch {
  /// The bottom of a right bar beside a keyboard.
  ///
  /// In an animation it has gone the same share of its way as the keyboard. Under a finger it moves
  /// with the keyboard down to its own rest as well; and when the finger lifts, it goes on from
  /// there: it may be anywhere between the two.
  ///
  /// - Parameters:
  ///   - top: where the keyboard's top is, in points.
  ///   - bar: where the bar's bottom is.
  ///   - isLeft: whether a finger drags the keyboard away from the bar.
  /// - Returns: its place, in points; of a dragged one the place that is nearest to the bar.
  func rightBar(forKeyboardAt top: Double, beside bar: Double, isLeft: Bool) -> Double {
    let share = rightBar(forKeyboardAt: top)
    guard phase == .dragging else { return share }
    let along = draggedBar(forKeyboardAt: top)
    return isLeft ? along : min(max(bar, min(share, along)), max(share, along))
  }

  /// The bottom of a right bar: it has gone the same share of its way as the keyboard.
  func rightBar(forKeyboardAt top: Double) -> Double {
    guard abs(to - from) > 1e-6 else { return barTo }
    return barFrom + (top - from) / (to - from) * (barTo - barFrom)
  }

  /// The bottom of a bar that moves with a keyboard under a finger, down to its own rest.
  fileprivate func draggedBar(forKeyboardAt top: Double) -> Double {
    let (open, bar, home) = from < to ? (from, barFrom, barTo) : (to, barTo, barFrom)
    return min(top - (open - bar), max(home, bar))
  }
}
