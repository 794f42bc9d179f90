import AnimationCurves
import MotionFits

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

  /// Seconds by which an animation may have ended before its curve says so.
  private static let endDoubt = 0.002

  /// The points by which a place is off the curve at a time; none where the animation is removed
  /// about then, and the edge has leapt the rest of the way.
  func off(_ place: Double, at time: Double) -> Double {
    let off = place - value(at: time)
    let left = from + travel - value(at: time)
    let ends = abs(time - start - timing.duration) < Self.endDoubt
    return ends && abs(off - left) < abs(off) ? off - left : off
  }

  /// The curve, begun when it leads closer to what was seen.
  func nearer(to seen: [(time: Double, place: Double)], limit: Double) -> RestingCurve {
    var curve = self
    curve.start += Self.delay(of: [(self, seen)], limit: limit)
    return curve
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
  let keyboard: RestingCurve?
  let bar: RestingCurve?

  /// The seconds by which the bar begins later, where it moves as the keyboard does.
  var delay: Double? {
    guard let keyboard, let bar, keyboard.name == bar.name else { return nil }
    return bar.start - keyboard.start
  }
}
