import MotionFits

extension ClipReading {
  /// Takes what frames are off by chance from edges whose curves are known.
  ///
  /// What an edge is off its curve lasts where another curve or another clock is true, and differs from
  /// frame to frame where the picture is coarse. The first stays, the second goes. A place that is much
  /// farther off than the others is one that a frame was dropped or repeated for, and stays as well.
  mutating func settle(_ stretches: [ClipMotions.Stretch], at times: [Double]) {
    for stretch in stretches {
      let frames = stretch.frames.filter { !isRepeated[$0] }
      let keyboard = stretch.keyboard.flatMap { curve -> SettledEdge? in
        guard case .profile = curve.kind, !isBarUnknown(in: stretch) else { return nil }
        return SettledEdge(
          track.keyboardTop, frames, along: curve, at: times, row: 1 / rowsPerPoint)
      }
      let bar =
        stretch.isBarInstant
        ? nil
        : stretch.bar.flatMap { curve in
          SettledEdge(track.barBottom, frames, along: curve, at: times, row: 1 / rowsPerPoint)
        }
      // Where one edge has another reason to be off its curve, such as a late frame, so has the other.
      let others = (keyboard?.apart ?? []).union(bar?.apart ?? [])
      for (frame, move) in keyboard?.moves ?? [:] where !others.contains(frame) {
        track.keyboardTop[frame] = track.keyboardTop[frame].map { $0 + move }
      }
      for (frame, move) in bar?.moves ?? [:] where !others.contains(frame) {
        track.barBottom[frame] = track.barBottom[frame].map { $0 + move }
        track.barTop[frame] = track.barTop[frame].map { $0 + move }
      }
      repeatFrames(stretch.frames)
    }
  }

  /// Whether a bar shows on its way that no curve is known for: where the clip's clock is not even, both
  /// edges are off alike, and have to stay so.
  private func isBarUnknown(in stretch: ClipMotions.Stretch) -> Bool {
    guard stretch.bar == nil, abs(stretch.barTo - stretch.barFrom) > 1 else { return false }
    return stretch.frames.count { track.barBottom[$0] != nil } * 2 > stretch.frames.count
  }

  /// A frame that repeats the one before shows its places.
  private mutating func repeatFrames(_ frames: ClosedRange<Int>) {
    for frame in frames.dropFirst() where isRepeated[frame] {
      track.keyboardTop[frame] = track.keyboardTop[frame - 1]
      track.barTop[frame] = track.barTop[frame - 1]
      track.barBottom[frame] = track.barBottom[frame - 1]
    }
  }
}

/// How far an edge is to be moved so that it is off its curve by no chance.
private struct SettledEdge {
  /// Points, by frame.
  private(set) var moves: [Int: Double] = [:]
  /// The frames in which the edge is farther off than chance makes it.
  private(set) var apart: Set<Int> = []

  init?(
    _ edge: [Double?], _ frames: [Int], along curve: FitCandidate, at times: [Double], row: Double
  ) {
    let known = frames.filter { edge[$0] != nil }
    let offs = known.map { (edge[$0] ?? 0) - curve.value(at: times[$0]) }
    guard let chance = ResidualNoise(offs, row: row) else { return nil }
    for (index, frame) in known.enumerated() {
      guard chance.covers(offs[index]) else {
        apart.insert(frame)
        continue
      }
      let near = offs[max(0, index - 2)...min(offs.count - 1, index + 2)].filter(chance.covers)
      let lasting = chance.lastingShare * near.reduce(0, +) / Double(near.count)
      moves[frame] = lasting - offs[index]
    }
  }
}

/// How much of what places are off a curve is chance.
struct ResidualNoise {
  /// What is farther off has another reason, in points.
  private let limit: Double
  /// The share of the squares that lasts from frame to frame.
  let lastingShare: Double

  /// Rows: a curve that leaves more leaves it for another reason than the picture's rows.
  private static let (greatestRMS, greatestOff) = (0.75, 1.5)

  /// Nil where there are too few places, or where the curve leaves more than rows explain.
  init?(_ offs: [Double], row: Double) {
    guard offs.count >= 6 else { return nil }
    let sizes = offs.map(abs).sorted()
    let typical = 1.48 * sizes[sizes.count / 2]
    let limit = min(Self.greatestOff * row, max(3 * typical, 0.3 * row))
    self.limit = limit
    let kept = offs.filter { abs($0) <= limit }
    guard kept.count >= 6 else { return nil }
    let whole = kept.reduce(0) { $0 + $1 * $1 } / Double(kept.count)
    guard whole > 0, whole.squareRoot() < Self.greatestRMS * row else { return nil }
    // The second difference of what differs by chance has six times its squares.
    var squares = 0.0
    for index in 1..<kept.count - 1 {
      let bend = kept[index - 1] - 2 * kept[index] + kept[index + 1]
      squares += bend * bend
    }
    let chance = squares / Double(6 * (kept.count - 2))
    lastingShare = max(0, 1 - chance / whole)
  }

  /// Whether a place is off by no more than chance makes it.
  func covers(_ off: Double) -> Bool { abs(off) <= limit }
}
