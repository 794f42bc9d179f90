import LayerGeometry
import MotionFits
import Scenes

extension RecordedClip {
  /// The stretches, and what rests before the first.
  var recordedStretches: [Playback.RecordedStretch] {
    var stretches = zip(motions.stretches, curves).map { recordedStretch($0, along: $1) }
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

  private func recordedStretch(
    _ stretch: ClipMotions.Stretch, along curves: SettledCurves
  ) -> Playback.RecordedStretch {
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
        ? unseenKeyboard(frames[index], in: stretch, along: curves)
        : keyboardBetween(frames[index], in: stretch, along: curves)
    }
    let covered = hiddenDepths(in: stretch, along: curves)
    var hidden: Set<Int> = []
    var (tops, bottoms, barTops): ([Double], [Double], [Double]) = ([], [], [])
    for (index, frame) in frames.enumerated() {
      let depth = covered[frame]
      if keyboard[index] == nil || track.barBottom[frame] == nil && depth == nil {
        hidden.insert(index)
      }
      tops.append(keyboard[index] ?? tops.last ?? stretch.from)
      bottoms.append(
        track.barBottom[frame] ?? depth.map { (tops.last ?? 0) + $0 }
          ?? bottoms.last ?? stretch.barFrom)
      barTops.append(
        track.barTop[frame] ?? depth.map { (tops.last ?? 0) + $0 - barHeight } ?? barTops.last
          ?? stretch.barFrom - barHeight)
    }
    let isLeft = isBarLeft(in: stretch)
    return Playback.RecordedStretch(
      phase: stretch.phase, times: frames.map { clock.times[$0] }, keyboardTop: tops,
      barTop: barTops, barBottom: bottoms,
      guideTop: zip(tops, bottoms).map { top, bottom in
        stretch.rightBar(forKeyboardAt: top, beside: bottom, isLeft: isLeft)
      }, hidden: hidden)
  }
}

extension RecordedClip {
  /// Whether the bar goes most of its way between two frames while the keyboard has far to go.
  func goesAtOnce(_ stretch: ClipMotions.Stretch) -> Bool {
    let track = reading.track
    let seen = stretch.frames.filter { track.barBottom[$0] != nil }
    let way = abs(stretch.barTo - stretch.barFrom)
    guard way > 20, let end = stretch.frames.last else { return false }
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

  /// Points of a keyboard that may be on the screen without being seen.
  private static let unseenPart = 14.0
  /// The residual, as a share of the way, of a curve that says where a keyboard is that is not seen.
  private static let sureShare = 0.002

  /// Where the keyboard is in a frame that does not show it, before it comes or after it has gone;
  /// nil where it may be anywhere.
  ///
  /// It is below the screen, or shows so little that it is not seen. Where the curve that fits the
  /// other frames well does not say where, it is where it would be for a bar that is right.
  private func unseenKeyboard(
    _ frame: Int, in stretch: ClipMotions.Stretch, along settled: SettledCurves
  ) -> Double? {
    let height = reading.height
    let least = height - Self.unseenPart
    guard frame != stretch.frames.lowerBound, frame != stretch.frames.upperBound else {
      return height
    }
    guard let curve = stretch.keyboard else { return nil }
    let time = clock.times[shownFrame(at: frame, in: stretch)]
    let place = settled.keyboard?.value(at: time) ?? curve.value(at: time)
    // Where the curve leads through all that is seen, it says where the rest of the way is as well.
    let isSure = curve.share < Self.sureShare
    guard place > (isSure ? height - ClipReading.littlePart : least - 4) else { return nil }
    let right = rightKeyboard(frame, in: stretch)
    if let right, let delay = settled.delay, abs(delay) < Recording.leastDelay,
      let bar = reading.track.barBottom[frame], let way = settled.bar,
      abs(bar - way.value(at: time)) > Self.greatestSlip * pixel
    {
      // The frame shows another time than its stamp says: the edge that it shows says which.
      return min(height, right)
    }
    if curve.share < 0.004 {
      let speed = settled.delay == nil ? 0 : settled.keyboard?.speed(at: time) ?? 0
      if let right, abs(right - place) < Self.startDoubt * abs(speed) { return min(height, right) }
      return min(height, place)
    }
    return right.map { min(height, max(least, $0)) } ?? height
  }

  /// Where the keyboard is in a frame that does not show it, while others before and after it do; nil
  /// where its curve does not lead through those.
  private func keyboardBetween(
    _ frame: Int, in stretch: ClipMotions.Stretch, along settled: SettledCurves
  ) -> Double? {
    let shown = shownFrame(at: frame, in: stretch)
    if let repeated = reading.track.keyboardTop[shown] { return repeated }
    guard let curve = stretch.keyboard, curve.share < Self.sureShare else { return nil }
    let time = clock.times[shown]
    return settled.keyboard?.value(at: time) ?? curve.value(at: time)
  }

  /// Rows that codecs move an edge by.
  private static let greatestSlip = 1.3

  /// Seconds by which a curve may begin otherwise of which the first frames are not seen.
  private static let startDoubt = 0.002

  /// Where the keyboard is for which the bar of a frame is right.
  private func rightKeyboard(_ frame: Int, in stretch: ClipMotions.Stretch) -> Double? {
    guard let bar = reading.track.barBottom[frame], abs(stretch.barTo - stretch.barFrom) > 1 else {
      return nil
    }
    let share = (bar - stretch.barFrom) / (stretch.barTo - stretch.barFrom)
    return stretch.from + share * (stretch.to - stretch.from)
  }

  /// The frame that a frame repeats, by a bar that holds on its way; else the frame itself.
  private func shownFrame(at frame: Int, in stretch: ClipMotions.Stretch) -> Int {
    var frame = frame
    while frame > stretch.frames.lowerBound, let here = reading.track.barBottom[frame],
      let before = reading.track.barBottom[frame - 1],
      abs(here - before)
        < max(0.1 * pixel, min(0.25 * pixel, 0.1 * barStep(to: frame, in: stretch))),
      abs(here - stretch.barFrom) > 2, abs(here - stretch.barTo) > 2
    {
      frame -= 1
    }
    return frame
  }

  /// How far the bar goes from one frame to the next by its curve, in points; 0 where none is known.
  private func barStep(to frame: Int, in stretch: ClipMotions.Stretch) -> Double {
    guard let curve = stretch.bar, !stretch.isBarInstant else { return 0 }
    return abs(curve.value(at: clock.times[frame]) - curve.value(at: clock.times[frame - 1]))
  }
}
