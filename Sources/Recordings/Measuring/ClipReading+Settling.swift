import MotionFits

extension ClipReading {
  /// Takes what frames are off by chance from edges whose curves are known.
  ///
  /// What an edge is off its curve lasts where another curve or another clock is true, and differs from
  /// frame to frame where the picture is coarse. The first stays, the second goes. A place that is much
  /// farther off than the others is one that a frame was dropped or repeated for, and stays as well.
  mutating func settle(_ stretches: [ClipMotions.Stretch], at times: [Double]) {
    let row = 1 / rowsPerPoint
    for stretch in stretches {
      let frames = stretch.frames.filter { !isRepeated[$0] }
      if let curve = stretch.keyboard, case .profile = curve.kind, !isBarUnknown(in: stretch) {
        track.keyboardTop.settle(frames, along: curve, at: times, row: row)
        repeatFrames(stretch.frames, of: \.keyboardTop)
      }
      if let curve = stretch.bar, !stretch.isBarInstant {
        let before = track.barBottom
        track.barBottom.settle(frames, along: curve, at: times, row: row)
        repeatFrames(stretch.frames, of: \.barBottom)
        for frame in stretch.frames {
          guard let old = before[frame], let new = track.barBottom[frame] else { continue }
          track.barTop[frame] = track.barTop[frame].map { $0 + new - old }
        }
      }
    }
  }

  /// Whether a bar shows on its way that no curve is known for: where the clip's clock is not even, both
  /// edges are off alike, and have to stay so.
  private func isBarUnknown(in stretch: ClipMotions.Stretch) -> Bool {
    guard stretch.bar == nil, abs(stretch.barTo - stretch.barFrom) > 1 else { return false }
    return stretch.frames.count { track.barBottom[$0] != nil } * 2 > stretch.frames.count
  }

  /// A frame that repeats the one before shows its places.
  private mutating func repeatFrames(
    _ frames: ClosedRange<Int>, of edge: WritableKeyPath<EdgeTrack, [Double?]>
  ) {
    for frame in frames.dropFirst() where isRepeated[frame] {
      track[keyPath: edge][frame] = track[keyPath: edge][frame - 1]
    }
  }
}

extension [Double?] {
  /// Moves places in frames nearer to a curve by what is chance of their distance to it.
  fileprivate mutating func settle(
    _ frames: [Int], along curve: FitCandidate, at times: [Double], row: Double
  ) {
    let known = frames.filter { self[$0] != nil }
    let offs = known.map { (self[$0] ?? 0) - curve.value(at: times[$0]) }
    guard let chance = ResidualNoise(offs, row: row) else { return }
    for (index, frame) in known.enumerated() where chance.covers(offs[index]) {
      let near = offs[Swift.max(0, index - 2)...Swift.min(offs.count - 1, index + 2)]
        .filter(chance.covers)
      let lasting = chance.lastingShare * near.reduce(0, +) / Double(near.count)
      self[frame] = curve.value(at: times[frame]) + lasting
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
    let limit = Swift.min(Self.greatestOff * row, Swift.max(3 * typical, 0.3 * row))
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
    lastingShare = Swift.max(0, 1 - chance / whole)
  }

  /// Whether a place is off by no more than chance makes it.
  func covers(_ off: Double) -> Bool { abs(off) <= limit }
}
