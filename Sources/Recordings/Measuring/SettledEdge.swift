import MotionFits

/// The moves of an edge that take away what it is off its curve by chance.
struct SettledEdge {
  /// Points, by frame.
  private(set) var moves: [Int: Double] = [:]
  /// The distance of the edge from its curve where that is farther than chance makes it, in points,
  /// by frame.
  private(set) var apart: [Int: Double] = [:]

  /// Rows: up to the first an edge is off its curve for many frames because of how rows are drawn, from
  /// the second on for another reason.
  private static let (leastLasting, sureLasting) = (0.4, 0.8)

  /// Nil where too few frames show the edge, or the curve leaves more than rows explain.
  ///
  /// - Parameters:
  ///   - edge: where it is in each frame, in points; nil where it is hidden.
  ///   - frames: those of the motion, ascending.
  ///   - curve: what fits them.
  ///   - times: when each frame is shown, in seconds.
  ///   - row: points of a row of the clip.
  init?(
    _ edge: [Double?], _ frames: [Int], along curve: RestingCurve, at times: [Double], row: Double
  ) {
    let known = frames.filter { edge[$0] != nil }
    let offs = known.map { curve.off(edge[$0] ?? 0, at: times[$0]) }
    guard let chance = ResidualNoise(offs, row: row) else { return nil }
    for (index, frame) in known.enumerated() {
      let near = offs[max(0, index - 2)...min(offs.count - 1, index + 2)].filter(chance.covers)
      let mean = near.isEmpty ? 0 : near.reduce(0, +) / Double(near.count)
      let lasting = Self.kept(chance.lastingShare * mean, row: row)
      moves[frame] = lasting - offs[index]
      if !chance.covers(offs[index]) { apart[frame] = offs[index] }
    }
  }

  /// The part that stays of a distance that lasts.
  private static func kept(_ lasting: Double, row: Double) -> Double {
    let share = (abs(lasting) / row - leastLasting) / (sureLasting - leastLasting)
    return lasting * min(1, max(0, share))
  }
}

/// The share of chance in the distances of places from a curve.
struct ResidualNoise {
  /// The points above which a distance has another reason.
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

  /// True if a place is off by no more than chance makes it.
  func covers(_ off: Double) -> Bool { abs(off) <= limit }
}
