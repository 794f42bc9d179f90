import MotionFits
import Scenes

extension ClipReading {
  /// Takes what frames are off by chance from edges whose curves are known.
  ///
  /// The distance of an edge from its curve lasts where another curve or clock is true, and differs
  /// from frame to frame where the picture is coarse. The first stays, the second goes. A place
  /// that is much farther off than the others is one that a frame was dropped or repeated for, and
  /// stays as well.
  ///
  /// - Parameters:
  ///   - stretches: the motions, with the curves that fit; their curves between their rests are noted.
  ///   - times: when each frame is shown, in seconds.
  mutating func settle(_ stretches: inout [ClipMotions.Stretch], at times: [Double]) {
    let row = 1 / rowsPerPoint
    for (index, stretch) in stretches.enumerated() {
      let frames = stretch.frames.filter { !isRepeated[$0] }
      let curves = restingCurves(of: stretch, over: frames, at: times)
      let keyboard = curves.keyboard.flatMap {
        SettledEdge(track.keyboardTop, frames, along: $0, at: times, row: row)
      }
      let bar = curves.bar.flatMap {
        SettledEdge(track.barBottom, frames, along: $0, at: times, row: row)
      }
      // If one edge has another reason to be off its curve, such as a late frame, so has the other.
      let others = Self.otherwise(keyboard, bar, slip: ClipLimits.slip * row)
      for (frame, move) in keyboard?.moves ?? [:] where !others.contains(frame) {
        track.keyboardTop[frame] = track.keyboardTop[frame].map { $0 + move }
      }
      for (frame, move) in bar?.moves ?? [:] where !others.contains(frame) {
        track.barBottom[frame] = track.barBottom[frame].map { $0 + move }
        track.barTop[frame] = track.barTop[frame].map { $0 + move }
      }
      repeatFrames(stretch.frames)
      stretches[index].settled = curves
    }
  }

  /// The frames in which an edge is off its curve for another reason than chance: both are, in the same
  /// direction, or one of them is by more than codecs move an edge by.
  private static func otherwise(
    _ keyboard: SettledEdge?, _ bar: SettledEdge?, slip: Double
  ) -> Set<Int> {
    let (tops, bottoms) = (keyboard?.apart ?? [:], bar?.apart ?? [:])
    return Set(tops.keys).union(bottoms.keys).filter { frame in
      let (top, bottom) = (tops[frame] ?? 0, bottoms[frame] ?? 0)
      return top * bottom > 0 || max(abs(top), abs(bottom)) > slip
    }
  }

  /// The curves of both edges between their rests; nil where none is known, or says nothing of chance.
  private func restingCurves(
    of stretch: ClipMotions.Stretch, over frames: [Int], at times: [Double]
  ) -> SettledCurves {
    let reach = 1 / rowsPerPoint
    var keyboard = stretch.keyboard.flatMap { fit -> RestingCurve? in
      guard fit.isProfile, !isBarUnknown(in: stretch) else { return nil }
      return RestingCurve(fit, from: stretch.from, to: stretch.to, within: reach)
    }
    var bar = stretch.bar.flatMap { fit -> RestingCurve? in
      guard !stretch.isBarInstant else { return nil }
      return RestingCurve(
        fit, from: track.barBottom[stretch.frames.lowerBound],
        to: track.barBottom[stretch.frames.upperBound], within: reach)
    }
    let tops = places(track.keyboardTop, in: frames, at: times)
    let bottoms = places(track.barBottom, in: frames, at: times)
    let limit = 2 / rowsPerPoint
    for _ in 0..<3 {
      keyboard = keyboard?.nearer(to: tops, limit: limit)
      bar = bar?.nearer(to: bottoms, limit: limit)
    }
    guard var top = keyboard, var bottom = bar, top.name == bottom.name,
      abs(top.start - bottom.start) < Recording.leastDelay
    else { return SettledCurves(keyboard: keyboard, bar: bar) }
    // Both go as one: their starts differ by chance.
    top.start = (top.start + bottom.start) / 2
    bottom.start = top.start
    for _ in 0..<3 {
      let delay = RestingCurve.delay(of: [(top, tops), (bottom, bottoms)], limit: limit)
      top.start += delay
      bottom.start += delay
    }
    return SettledCurves(keyboard: top, bar: bottom)
  }

  private func places(
    _ edge: [Double?], in frames: [Int], at times: [Double]
  ) -> [(time: Double, place: Double)] {
    frames.compactMap { frame in edge[frame].map { (times[frame], $0) } }
  }

  /// True if a bar shows on its way that no curve is known for: where the clip's clock is not even,
  /// both edges are off alike, and have to stay so.
  private func isBarUnknown(in stretch: ClipMotions.Stretch) -> Bool {
    guard stretch.bar == nil, abs(stretch.barTo - stretch.barFrom) > 1 else { return false }
    return stretch.frames.count { track.barBottom[$0] != nil } * 2 > stretch.frames.count
  }

  /// A frame that repeats the one before shows its places.
  private mutating func repeatFrames(_ frames: ClosedRange<Int>) {
    for frame in frames.dropFirst() where isRepeated[frame] {
      track.take(frame, of: track, at: frame - 1)
    }
  }
}
