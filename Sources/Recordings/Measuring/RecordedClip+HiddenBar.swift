import AnimationCurves
import MotionFits
import Scenes

extension RecordedClip {
  /// The least depth of the bar under the keyboard, in points, in each frame of a motion that shows
  /// nothing of it because of that.
  ///
  /// The bar is seen no more once the keyboard has come over most of where it was, and is seen again
  /// later; it is nowhere above the keys meanwhile. It is there as a whole, or as far as its curve says.
  func hiddenDepths(in stretch: ClipMotions.Stretch) -> [Int: Double] {
    if let bar = reading.scenery.bar, bar.isStill { return stillDepths(of: bar, in: stretch) }
    let track = reading.track
    var depths: [Int: Double] = [:]
    var last: (top: Double, bottom: Double)?
    // A bar that goes first is under the keyboard until that has left its place.
    let isClosing = stretch.phase == .closing
    let frames = isClosing ? stretch.frames.reversed() : Array(stretch.frames)
    let shown = frames.lastIndex { track.barBottom[$0] != nil } ?? 0
    var unseen: [Int] = []
    for frame in frames[...shown] {
      if let top = track.barTop[frame], let bottom = track.barBottom[frame] {
        if let hidden = unseen.last, depths[hidden] != nil,
          !mayComeOut(in: frame, after: hidden, of: stretch)
        {
          for hidden in unseen { depths[hidden] = nil }
        }
        (last, unseen) = ((top, bottom), [])
        continue
      }
      unseen.append(frame)
      guard let last, let keyboard = track.keyboardTop[frame],
        keyboard < last.top + 0.4 * (last.bottom - last.top),
        track.barDoubts[frame] < ClipLimits.leastDoubt
      else { continue }
      guard let bar = unseenBar(frame, in: stretch) else {
        depths[frame] = hiddenDepth
        continue
      }
      guard bar.bottom - keyboard > ClipLimits.mostOfWay * barHeight else { continue }
      depths[frame] = min(barHeight, bar.bottom - keyboard - bar.error)
    }
    // One frame alone may only be hard to read.
    return depths.filter { depths[$0.key - 1] != nil || depths[$0.key + 1] != nil }
  }

  /// True if a bar that one frame does not show may have been under the keyboard there: the next one has it at its
  /// rest, to which it leapt, or no farther from the keyboard's edge than that has moved.
  private func mayComeOut(
    in frame: Int, after hidden: Int, of stretch: ClipMotions.Stretch
  ) -> Bool {
    let track = reading.track
    guard let bottom = track.barBottom[frame], let keyboard = track.keyboardTop[frame],
      let before = track.keyboardTop[hidden]
    else { return true }
    return Self.mayComeOut(
      at: bottom, rest: stretch.phase == .closing ? stretch.barFrom : stretch.barTo,
      of: keyboard, from: before)
  }

  /// The same of a bar's bottom, of its rest, and of the keyboard's top in that frame and in the one before.
  static func mayComeOut(
    at bottom: Double, rest: Double, of keyboard: Double, from before: Double
  ) -> Bool {
    abs(bottom - rest) < ClipLimits.samePoint
      || bottom > keyboard - abs(keyboard - before) - ClipLimits.samePoint
  }

  /// The least depth of a bar of which nothing is found.
  private var hiddenDepth: Double { (reading.scenery.bar?.hiddenShare ?? 0) * barHeight }

  /// The same of a bar that stays where it is: the keyboard comes over all of it.
  private func stillDepths(
    of bar: BarBand, in stretch: ClipMotions.Stretch
  ) -> [Int: Double] {
    let track = reading.track
    let limit = (bar.top + 0.4 * (bar.bottom - bar.top)) / reading.rowsPerPoint
    let hidden = stretch.frames.filter { frame in
      track.barBottom[frame] == nil && track.keyboardTop[frame].map { $0 < limit } ?? false
    }
    return Dictionary(uniqueKeysWithValues: hidden.map { ($0, hiddenDepth) })
  }

  /// True if a bar's curve says where the bar is in frames that do not show it.
  private func isSure(_ curve: FitCandidate, in stretch: ClipMotions.Stretch) -> Bool {
    guard !stretch.isBarInstant, curve.share < ClipLimits.sureShare else { return false }
    let onWay = stretch.barsOnWay(reading.track.barBottom)
    guard onWay.count >= ClipLimits.fewFrames, let first = onWay.min(), let last = onWay.max()
    else {
      return false
    }
    let way = abs(stretch.barTo - stretch.barFrom)
    if onWay.count >= ClipLimits.enoughFrames, last - first > ClipLimits.enoughShare * way {
      return true
    }
    return motions.stretches.contains { other in
      other.frames != stretch.frames && other.bar?.timing == curve.timing
    }
  }

  /// The bar's bottom by its curve, in a frame that does not show it, with the error of that; nil
  /// where no curve is sure.
  private func unseenBar(_ frame: Int, in stretch: ClipMotions.Stretch)
    -> (bottom: Double, error: Double)?
  {
    guard let curve = stretch.bar, isSure(curve, in: stretch) else { return nil }
    let time = clock.times[frame]
    func value(at time: Double) -> Double {
      stretch.settled.bar?.value(at: time) ?? curve.value(at: time)
    }
    return (value(at: time), abs(value(at: time + ClipLimits.startDoubt) - value(at: time)))
  }

  /// True if the clip's end, or the keyboard, hides so much of a bar's way that other curves, or
  /// other starts, lead through the rest.
  func hidesCurve(of stretch: ClipMotions.Stretch) -> Bool {
    guard let bar = stretch.bar, !stretch.isBarInstant else { return false }
    let (edge, ownWay) = (reading.track.barBottom, abs(stretch.barTo - stretch.barFrom))
    guard stretch.isCut || bar.name != stretch.keyboard?.name else { return false }
    let seen = stretch.isCut ? stretch.frames.compactMap { edge[$0] } : stretch.barsOnWay(edge)
    guard !isMostlyUnseen(bar, in: stretch), let highest = seen.min(), let lowest = seen.max()
    else { return true }
    return lowest - highest
      < (stretch.isCut
        ? ClipLimits.mostOfWay * max(abs(bar.travel), ownWay) : ClipLimits.littleShare * ownWay)
  }

  /// True if most frames in which a curve moves a bar do not show it, and no other motion has that curve.
  private func isMostlyUnseen(_ curve: FitCandidate, in stretch: ClipMotions.Stretch) -> Bool {
    let time = curve.start...curve.start + curve.timing.duration
    let frames = stretch.frames.filter { time.contains(clock.times[$0]) }
    let seen = frames.count { reading.track.barBottom[$0] != nil }
    return Double(seen) < ClipLimits.half * Double(frames.count)
      && !motions.stretches.contains {
        $0.frames != stretch.frames && $0.bar?.name == curve.name
      }
  }

  /// True if some frames show the bar off the curve that leads through most of them: its animation was halted
  /// or removed, and no curve says that.
  func leavesCurve(in stretch: ClipMotions.Stretch) -> Bool {
    guard let curve = stretch.bar, let keyboard = stretch.keyboard, !stretch.isBarInstant else {
      return false
    }
    let way = abs(stretch.barTo - stretch.barFrom)
    let limit = max(ClipLimits.stillPoints, ClipLimits.leaveShare * way)
    /// A frame that shows the keyboard off its curve is shown at another time.
    func isOnTime(_ frame: Int) -> Bool {
      reading.track.keyboardTop[frame].map {
        abs($0 - keyboard.value(at: clock.times[frame])) < ClipLimits.samePoint
      } ?? false
    }
    return stretch.frames.dropFirst().contains { frame in
      guard let place = reading.track.barBottom[frame] else { return false }
      return isOnTime(frame) && abs(place - curve.value(at: clock.times[frame])) > limit
    }
  }
}
