import LayerGeometry
import MotionFits
import Scenes

extension RecordedClip {
  /// The stretches, and what rests before the first.
  var recordedStretches: [Playback.RecordedStretch] {
    var stretches = motions.stretches.map(recordedStretch)
    if let first = stretches.first, first.times[0] > 0 {
      stretches.insert(
        Playback.RecordedStretch(
          phase: motions.stretches[0].phase == .opening ? .closed : .open, times: [0],
          keyboardTop: [first.keyboardTop[0]], barTop: [first.barTop[0]],
          barBottom: [first.barBottom[0]], guideTop: [first.guideTop[0]],
          hidden: first.hidden.contains(0) ? [0] : []), at: 0)
    }
    return stretches
  }

  private func recordedStretch(_ stretch: ClipMotions.Stretch) -> Playback.RecordedStretch {
    let frames = Array(stretch.frames)
    let track = reading.track
    let height = reading.height
    var keyboard = frames.map { track.keyboardTop[$0] }
    let seen = keyboard.indices.filter { keyboard[$0] != nil }
    for index in keyboard.indices where keyboard[index] == nil {
      let isBefore = seen.first.map { index < $0 } ?? true && stretch.from >= height
      let isAfter = seen.last.map { index > $0 } ?? true && stretch.to >= height
      keyboard[index] =
        isBefore || isAfter
        ? unseenKeyboard(frames[index], in: stretch)
        : keyboardBetween(frames[index], in: stretch)
    }
    var hidden: Set<Int> = []
    var (bottoms, barTops): ([Double?], [Double?]) = ([], [])
    for (index, frame) in frames.enumerated() {
      let bottom = stretch.hidden[frame].flatMap { depth in keyboard[index].map { $0 + depth } }
      bottoms.append(track.barBottom[frame] ?? bottom)
      barTops.append(track.barTop[frame] ?? bottom.map { $0 - barHeight })
      if keyboard[index] == nil || bottoms[index] == nil { hidden.insert(index) }
    }
    // A hidden edge is on no frame: it goes on evenly between those that show it, and rests
    // nowhere.
    let tops = keyboard.filled(or: stretch.from)
    let bars = bottoms.filled(or: stretch.barFrom)
    let isLeft = isBarLeft(in: stretch)
    return Playback.RecordedStretch(
      phase: stretch.phase, times: frames.map { clock.times[$0] }, keyboardTop: tops,
      barTop: barTops.filled(or: stretch.barFrom - barHeight), barBottom: bars,
      guideTop: zip(tops, bars).map { top, bar in
        rightBar(forKeyboardAt: top, beside: bar, in: stretch, isLeft: isLeft)
      }, hidden: hidden, endsAtRest: !stretch.isCutAfter)
  }

  /// True if the bar goes most of its way between two frames while the keyboard has far to go.
  func goesAtOnce(_ stretch: ClipMotions.Stretch) -> Bool {
    let track = reading.track
    let seen = stretch.frames.filter { track.barBottom[$0] != nil }
    let way = abs(stretch.barTo - stretch.barFrom)
    guard way > ClipLimits.leastWay, let end = stretch.frames.last else { return false }
    return zip(seen, seen.dropFirst()).contains { one, other in
      guard let from = track.barBottom[one], let to = track.barBottom[other],
        abs(to - from) > 0.9 * way, other - one == 1
      else { return false }
      let keyboard = track.keyboardTop[other] ?? (stretch.phase == .opening ? stretch.from : nil)
      return other < end
        && keyboard.map { abs($0 - stretch.to) > 0.3 * abs(stretch.to - stretch.from) } ?? false
    }
  }

  var barHeight: Double {
    guard let bar = reading.scenery.bar else { return 0 }
    return (bar.bottom - bar.top) / reading.rowsPerPoint
  }

  /// The keyboard's place in a frame that does not show it, before it comes or after it has gone;
  /// nil where it may be anywhere.
  ///
  /// It is below the screen, or shows so little that it is not seen. Where the curve that fits the
  /// other frames well does not say where, it is where it would be for a bar that is right.
  private func unseenKeyboard(_ frame: Int, in stretch: ClipMotions.Stretch) -> Double? {
    let (height, settled) = (reading.height, stretch.settled)
    let least = height - ClipLimits.unseenPart
    let isAtRest =
      frame == stretch.frames.lowerBound && !stretch.isCutBefore
      || frame == stretch.frames.upperBound && !stretch.isCutAfter
    guard !isAtRest else { return height }
    let right = rightKeyboard(frame, in: stretch)
    guard let curve = stretch.keyboard else { return nil }
    let time = clock.times[frame]
    let place = settled.keyboard(at: time, or: curve)
    // A curve that leads through all that is seen says where the rest of the way is as well.
    let isSure = curve.share < ClipLimits.sureShare
    guard place > (isSure ? height - ClipLimits.littlePart : least - 4) else { return nil }
    let isLost = isLost(stretch) && right.map { abs($0 - place) < ClipLimits.slip * pixel } ?? false
    // A finger's way may look like any curve, and leads anywhere.
    guard curve.isProfile, !isLost else {
      return right.map { min(height, max(isLost ? 0 : least, $0)) } ?? height
    }
    if let shown = otherTime(of: frame, in: stretch) {
      return min(height, settled.keyboard(at: shown, or: curve))
    }
    if curve.share < 0.004 {
      let speed = settled.delay == nil ? 0 : settled.keyboard?.speed(at: time) ?? 0
      if let right, abs(right - place) < ClipLimits.startDoubt * abs(speed) {
        return min(height, right)
      }
      return min(height, place)
    }
    return right.map { min(height, max(least, $0)) } ?? height
  }

  /// The time that a frame shows, by its bar, where that is another one than its stamp says; nil where it is not,
  /// or the bar does not move as the keyboard does.
  private func otherTime(of frame: Int, in stretch: ClipMotions.Stretch) -> Double? {
    let time = clock.times[frame]
    guard stretch.settled.delay != nil, let way = stretch.settled.bar,
      let bar = reading.track.barBottom[frame],
      abs(bar - way.value(at: time)) > ClipLimits.slip * pixel
    else { return nil }
    return way.time(of: bar, within: ClipLimits.oddFrames / clock.rate, of: time)
  }

  /// True if the frames that show the keyboard on its way end where much of it is on the screen.
  private func isLost(_ stretch: ClipMotions.Stretch) -> Bool {
    let lowest = stretch.frames.compactMap { reading.track.keyboardTop[$0] }.max()
    return lowest.map { $0 < reading.height - ClipLimits.littlePart } ?? true
  }

  /// The keyboard's place in a frame that does not show it, while others before and after it do;
  /// nil where its curve does not lead through those.
  private func keyboardBetween(_ frame: Int, in stretch: ClipMotions.Stretch) -> Double? {
    guard let curve = stretch.keyboard, leads(curve, in: stretch) else { return nil }
    return stretch.settled.keyboard(
      at: otherTime(of: frame, in: stretch) ?? clock.times[frame], or: curve)
  }

  /// True if a curve leads through all places at which a keyboard is seen on its way; the first
  /// frame of a motion may repeat the last one of the rest.
  private func leads(_ curve: FitCandidate, in stretch: ClipMotions.Stretch) -> Bool {
    let offs = stretch.frames.dropFirst().filter { !reading.isRepeated[$0] }.compactMap { frame in
      reading.track.keyboardTop[frame].map { $0 - curve.value(at: clock.times[frame]) }
    }
    let mean = offs.reduce(0) { $0 + $1 * $1 } / Double(max(1, offs.count))
    return offs.count > 2 && mean.squareRoot() < ClipLimits.sureShare * abs(curve.travel)
  }

  /// The place of the keyboard for which the bar of a frame is right.
  private func rightKeyboard(_ frame: Int, in stretch: ClipMotions.Stretch) -> Double? {
    guard let bar = reading.track.barBottom[frame], abs(stretch.barTo - stretch.barFrom) > 1 else {
      return nil
    }
    let share = (bar - stretch.barFrom) / (stretch.barTo - stretch.barFrom)
    return stretch.from + share * (stretch.to - stretch.from)
  }
}

extension [Double?] {
  /// The values, with even steps where there are none between two; a value for all where there is none.
  func filled(or value: Double) -> [Double] {
    let known = indices.filter { self[$0] != nil }
    return indices.map { index in
      let before = known.last { $0 <= index } ?? known.first
      let after = known.first { $0 >= index } ?? known.last
      guard let before, let after, let from = self[before], let to = self[after] else {
        return value
      }
      let share = before == after ? 0 : Double(index - before) / Double(after - before)
      return from + share * (to - from)
    }
  }
}
