import AnimationCurves
import MotionFits

/// The moves of an edge that take away what it is off its curve by chance.
struct SettledEdge {
  /// Points, by frame.
  private(set) var moves: [Int: Double] = [:]
  /// The distance of the edge from its curve where that is farther than chance makes it, in points,
  /// by frame.
  private(set) var apart: [Int: Double] = [:]

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
    let share =
      (abs(lasting) / row - ClipLimits.fewRows) / (ClipLimits.sureLasting - ClipLimits.fewRows)
    return lasting * min(1, max(0, share))
  }
}

/// The share of chance in the distances of places from a curve.
struct ResidualNoise {
  /// The points above which a distance has another reason.
  private let limit: Double
  /// The share of the squares that lasts from frame to frame.
  let lastingShare: Double

  /// Nil where there are too few places, or where the curve leaves more than rows explain.
  init?(_ offs: [Double], row: Double) {
    guard offs.count >= 6 else { return nil }
    let sizes = offs.map(abs).sorted()
    let typical = 1.48 * sizes[sizes.count / 2]
    let limit = min(ClipLimits.slip * row, max(3 * typical, 0.3 * row))
    self.limit = limit
    let kept = offs.filter { abs($0) <= limit }
    guard kept.count >= 6 else { return nil }
    let whole = kept.reduce(0) { $0 + $1 * $1 } / Double(kept.count)
    guard whole > 0, whole.squareRoot() < ClipLimits.sameRows * row else { return nil }
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

/// An edge's curve from the place where it rests before a motion to the one where it rests after it.
///
/// A fit is free to begin and end anywhere, so what a picture's rows do to every place on the way moves
/// its ends; the rests are read off many frames.
struct RestingCurve {
  let name: String
  private let timing: AnimationTiming
  private let from: Double
  private let travel: Double
  /// The time at which it begins, in seconds.
  var start: Double

  /// The curve as it fits; from one rest to the other where both are within a reach of it.
  ///
  /// - Parameters:
  ///   - fit: the curve.
  ///   - from: where the edge rests before, in points; nil where that is not seen.
  ///   - to: where it rests after.
  ///   - reach: points.
  init(_ fit: FitCandidate, from: Double?, to: Double?, within reach: Double) {
    (name, timing, start) = (fit.name, fit.timing, fit.start)
    guard let from, let to, abs(from - fit.from) < reach,
      abs(to - fit.from - fit.travel) < reach
    else {
      (self.from, travel) = (fit.from, fit.travel)
      return
    }
    (self.from, travel) = (from, to - from)
  }

  /// The place of the edge at a time, in points.
  func value(at time: Double) -> Double { from + travel * timing.progress(at: time - start) }

  /// The points by which a place is off the curve at a time; none where the animation is removed
  /// about then, and the edge has leapt the rest of the way.
  func off(_ place: Double, at time: Double) -> Double {
    let off = place - value(at: time)
    let left = from + travel - value(at: time)
    let ends = abs(time - start - timing.duration) < ClipLimits.startDoubt
    return ends && abs(off - left) < abs(off) ? off - left : off
  }

  /// The curve, begun when it leads closer to what was seen.
  func nearer(to seen: [(time: Double, place: Double)], limit: Double) -> RestingCurve {
    var curve = self
    curve.start += Self.delay(of: [(self, seen)], limit: limit)
    return curve
  }

  /// The time at which the edge is at a place, no farther from another time than a limit; nil where it is elsewhere
  /// all that time.
  func time(of place: Double, within limit: Double, of time: Double) -> Double? {
    var (early, late) = (time - limit, time + limit)
    let isDown = travel > 0
    func isPast(_ time: Double) -> Bool { (value(at: time) > place) == isDown }
    guard !isPast(early), isPast(late) else { return nil }
    for _ in 0..<40 {
      let middle = (early + late) / 2
      if isPast(middle) { late = middle } else { early = middle }
    }
    return (early + late) / 2
  }

  /// Points a second.
  func speed(at time: Double) -> Double {
    let step = 0.0005
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }

  /// The seconds by which curves begin later together so that they lead closest to what was seen.
  ///
  /// - Parameters:
  ///   - edges: the curves, and the places that were seen, each with its time.
  ///   - limit: places that are farther off are left out, in points.
  /// - Returns: the time by one step of least squares.
  static func delay(
    of edges: [(curve: RestingCurve, seen: [(time: Double, place: Double)])], limit: Double
  ) -> Double {
    var (product, square) = (0.0, 0.0)
    for edge in edges {
      for (time, place) in edge.seen {
        let off = place - edge.curve.value(at: time)
        guard abs(off) <= limit else { continue }
        let speed = edge.curve.speed(at: time)
        product -= off * speed
        square += speed * speed
      }
    }
    return square > 0 ? product / square : 0
  }
}

/// The curves of both edges in one motion; nil where none is known, or it says nothing of chance.
struct SettledCurves {
  var keyboard: RestingCurve?
  var bar: RestingCurve?

  /// The keyboard's top at a time, in points; by the curve that fits where none is known between its rests.
  func keyboard(at time: Double, or fit: FitCandidate) -> Double {
    keyboard?.value(at: time) ?? fit.value(at: time)
  }

  /// The seconds by which the bar begins later, where it moves as the keyboard does.
  var delay: Double? {
    guard let keyboard, let bar, keyboard.name == bar.name else { return nil }
    return bar.start - keyboard.start
  }
}
