import MotionFits
import Scenes

extension RecordedClip {
  /// The least agreement of something above the keyboard with the bar that may be it.
  private static let leastDoubt = 0.4
  /// The share of a bar that the keyboard hides at least where nothing of it is found.
  private static let hiddenShare = 0.88
  /// The share that it hides by the bar's curve where nothing of it is found.
  private static let leastShare = 0.8
  /// The residual, as a share of the way, of a curve that says where a bar is that is not seen.
  private static let sureShare = 0.003
  /// Seconds by which such a curve may begin otherwise.
  private static let startDoubt = 0.002

  /// The least depth of the bar under the keyboard, in points, in each frame of a motion that shows
  /// nothing of it because of that.
  ///
  /// The bar is seen no more once the keyboard has come over most of where it was, and is seen again
  /// later; it is nowhere above the keys meanwhile. It is there as a whole, or as far as its curve says.
  func hiddenDepths(
    in stretch: ClipMotions.Stretch, along curves: SettledCurves
  ) -> [Int: Double] {
    if let bar = reading.scenery.bar, bar.isStill { return stillDepths(of: bar, in: stretch) }
    let track = reading.track
    var depths: [Int: Double] = [:]
    var last: (top: Double, bottom: Double)?
    // A bar that goes first is under the keyboard until that has left its place.
    let isClosing = stretch.phase == .closing
    let frames = isClosing ? stretch.frames.reversed() : Array(stretch.frames)
    let shown = frames.lastIndex { track.barBottom[$0] != nil } ?? 0
    for frame in frames[..<shown] {
      if let top = track.barTop[frame], let bottom = track.barBottom[frame] {
        last = (top, bottom)
        continue
      }
      guard let last, let keyboard = track.keyboardTop[frame],
        keyboard < last.top + 0.4 * (last.bottom - last.top),
        track.barDoubts[frame] < Self.leastDoubt
      else { continue }
      guard let bar = unseenBar(frame, in: stretch, along: curves) else {
        depths[frame] = Self.hiddenShare * barHeight
        continue
      }
      guard bar.bottom - keyboard > Self.leastShare * barHeight else { continue }
      depths[frame] = min(barHeight, bar.bottom - keyboard - bar.error)
    }
    // One frame alone may only be hard to read.
    return depths.filter { depths[$0.key - 1] != nil || depths[$0.key + 1] != nil }
  }

  /// The same of a bar that stays where it is: the keyboard comes over all of it.
  private func stillDepths(
    of bar: BarBand, in stretch: ClipMotions.Stretch
  ) -> [Int: Double] {
    let track = reading.track
    let limit = (bar.top + 0.4 * (bar.bottom - bar.top)) / reading.rowsPerPoint
    let hidden = stretch.frames.filter { frame in
      track.barBottom[frame] == nil && track.keyboardTop[frame].map { $0 < limit } ?? false
    }
    return Dictionary(uniqueKeysWithValues: hidden.map { ($0, Self.hiddenShare * barHeight) })
  }

  /// The share of its way that frames have to span that make a bar's curve sure, and how many do where
  /// another motion has the same curve.
  private static let (enoughShare, leastFrames) = (0.4, 2)

  /// True if a bar's curve says where the bar is in frames that do not show it.
  private func isSure(_ curve: FitCandidate, in stretch: ClipMotions.Stretch) -> Bool {
    guard !stretch.isBarInstant, curve.share < Self.sureShare else { return false }
    let onWay = stretch.barsOnWay(reading.track.barBottom)
    guard onWay.count >= Self.leastFrames, let first = onWay.min(), let last = onWay.max() else {
      return false
    }
    let way = abs(stretch.barTo - stretch.barFrom)
    if onWay.count >= ClipMotions.enoughFrames, last - first > Self.enoughShare * way {
      return true
    }
    return motions.stretches.contains { other in
      other.frames != stretch.frames && other.bar?.timing == curve.timing
    }
  }

  /// The bar's bottom by its curve, in a frame that does not show it, with the error of that; nil
  /// where no curve is sure.
  private func unseenBar(
    _ frame: Int, in stretch: ClipMotions.Stretch, along settled: SettledCurves
  ) -> (bottom: Double, error: Double)? {
    guard let curve = stretch.bar, isSure(curve, in: stretch) else { return nil }
    let time = clock.times[frame]
    func value(at time: Double) -> Double {
      settled.bar?.value(at: time) ?? curve.value(at: time)
    }
    return (value(at: time), abs(value(at: time + Self.startDoubt) - value(at: time)))
  }

  /// The share of its way that a bar has to show so that its curve is named: where the clip's end cuts the
  /// way off, and where the rests on both sides are shown.
  private static let (enoughOfWay, leastOfWay) = (0.8, 0.2)

  /// True if the clip's end, or the keyboard, hides so much of a bar's way that other curves, or
  /// other starts, lead through the rest.
  func hidesCurve(of stretch: ClipMotions.Stretch) -> Bool {
    guard let bar = stretch.bar, !stretch.isBarInstant else { return false }
    let (edge, ownWay) = (reading.track.barBottom, abs(stretch.barTo - stretch.barFrom))
    guard stretch.isCut || bar.name != stretch.keyboard?.name else { return false }
    let seen = stretch.isCut ? stretch.frames.compactMap { edge[$0] } : stretch.barsOnWay(edge)
    guard let highest = seen.min(), let lowest = seen.max() else { return true }
    return lowest - highest
      < (stretch.isCut ? Self.enoughOfWay * max(abs(bar.travel), ownWay) : Self.leastOfWay * ownWay)
  }

  /// Points that a bar is off its curve at most, and the same as a share of its way.
  private static let (greatestOff, greatestShareOff) = (2.0, 0.012)
  /// The same of the keyboard.
  private static let greatestKeyboardOff = 1.0
  /// Points that a bar's curve and the keyboard go at least in a frame in which the bar pauses.
  private static let leastStep = 3.0

  /// True if some frames show the bar off the curve that leads through most of them, or resting on
  /// its way: its animation was halted or removed, and no curve says that.
  func leavesCurve(in stretch: ClipMotions.Stretch) -> Bool {
    guard let curve = stretch.bar, !stretch.isBarInstant else { return false }
    let (bar, keyboard) = (reading.track.barBottom, reading.track.keyboardTop)
    let way = abs(stretch.barTo - stretch.barFrom)
    func step(_ edge: [Double?], _ frame: Int) -> Double? {
      guard let one = edge[frame - 1], let other = edge[frame] else { return nil }
      return abs(other - one)
    }
    func expected(_ frame: Int) -> Double { curve.value(at: clock.times[frame]) }
    /// A frame that shows the keyboard off its curve is shown at another time.
    func isOnTime(_ frame: Int) -> Bool {
      guard let top = keyboard[frame], let curve = stretch.keyboard else { return false }
      return abs(top - curve.value(at: clock.times[frame])) < Self.greatestKeyboardOff
    }
    return stretch.frames.dropFirst().contains { frame in
      guard let place = bar[frame], isOnTime(frame), isOnTime(frame - 1) else { return false }
      if abs(place - expected(frame)) > max(Self.greatestOff, Self.greatestShareOff * way) {
        return true
      }
      guard let own = step(bar, frame), let others = step(keyboard, frame),
        (0.05...0.95).contains(abs(place - stretch.barFrom) / max(1, way))
      else { return false }
      return own < 0.25 * pixel && others > Self.leastStep
        && abs(expected(frame) - expected(frame - 1)) > Self.leastStep
    }
  }
}
