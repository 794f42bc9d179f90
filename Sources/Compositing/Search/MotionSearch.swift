package import LayerTrees

/// The one search for instants at which a moving quantity turns round or crosses a level.
///
/// Between two kinks a quantity is a known smooth curve with an exact velocity. It is looked at in
/// steps, and what lies between two of them is found by bisection. Nothing in it depends on when
/// the display refreshes.
package enum MotionSearch {
  /// Seconds between two looks, at most.
  package static let greatestStep = 1.0 / 60
  /// Looks at one swing of a spring.
  private static let looksPerSwing = 8.0
  /// Stiffer springs than swing 500 times within a piece are not followed that closely.
  private static let greatestStepCount = 4000.0
  /// Halvings of a step: what is left of 1/60 s is below 2e-11 s.
  private static let halvings = 30

  /// The times at which to look at a piece: its ends, and steps of equal length between them.
  ///
  /// The end is approached from before: there the next piece begins.
  ///
  /// - Parameters:
  ///   - start: when the piece begins, in seconds.
  ///   - end: when it ends; later than the start.
  ///   - swing: how long the stiffest spring in it takes to swing to and fro, in seconds.
  /// - Returns: two times or more, rising.
  package static func looks(from start: Double, to end: Double, swing: Double) -> [Double] {
    let step = min(greatestStep, swing / looksPerSwing)
    let count = Int(min(((end - start) / step).rounded(.up), greatestStepCount))
    return (0...max(1, count)).map { index in
      index >= count ? end.nextDown : start + (end - start) * Double(index) / Double(count)
    }
  }

  /// The last instant at which something holds that does at `low` and does not at `high`.
  package static func boundary(
    from low: Double, to high: Double, _ holds: (Double) -> Bool
  ) -> Double {
    bracket(from: low, to: high, holds).lowerBound
  }

  /// The last instant at which something is known to hold, and the first at which it does not.
  private static func bracket(
    from low: Double, to high: Double, _ holds: (Double) -> Bool
  ) -> ClosedRange<Double> {
    var (low, high) = (low, high)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low...high
  }

  /// The time at which a velocity changes its sign between two instants; nil where it has the same
  /// at both.
  package static func turn(
    from left: (time: Double, motion: Motion), to right: (time: Double, motion: Motion),
    of motion: (Double) -> Motion
  ) -> Double? {
    guard left.motion.velocity * right.motion.velocity < 0 else { return nil }
    let sign = left.motion.velocity
    return boundary(from: left.time, to: right.time) { motion($0).velocity * sign > 0 }
  }

  /// The greatest of a value that is 0 or more between two instants, if it is not at one of them.
  ///
  /// That is where it stops growing: a value of 0 that grows later, or has shrunk before, counts as
  /// growing or shrinking.
  package static func summit(
    from left: (time: Double, motion: Motion), to right: (time: Double, motion: Motion),
    of motion: (Double) -> Motion
  ) -> MotionSample? {
    let (first, last) = (left.motion, right.motion)
    guard first.value > 0 || last.value > 0, first.value == 0 || first.velocity > 0,
      last.value == 0 || last.velocity < 0
    else { return nil }
    let isOpen = last.value > 0
    let bracket = bracket(from: left.time, to: right.time) { time in
      let motion = motion(time)
      return motion.value > 0 ? motion.velocity > 0 : isOpen
    }
    // A value that leaps from 0 is greatest just after that.
    return [bracket.lowerBound, bracket.upperBound]
      .map { MotionSample(time: $0, value: motion($0).value) }
      .max { $0.value < $1.value }
  }

  /// The samples of a quantity above 0 in a piece without kinks: at every look, and where it turns
  /// back.
  ///
  /// - Parameters:
  ///   - times: when to look, as ``looks(from:to:swing:)`` gives them.
  ///   - motion: the quantity, below 0 where there is nothing of it.
  /// - Returns: samples in order of time.
  package static func samples(
    at times: [Double], of motion: (Double) -> Motion
  ) -> [MotionSample] {
    var samples: [MotionSample] = []
    var left: (time: Double, motion: Motion)?
    for time in times {
      let right = (time: time, motion: motion(time))
      if let left, left.motion.velocity > 0, right.motion.velocity < 0 {
        let top = boundary(from: left.time, to: right.time) { motion($0).velocity > 0 }
        samples.append(MotionSample(time: top, value: max(0, motion(top).value)))
      }
      samples.append(MotionSample(time: time, value: max(0, right.motion.value)))
      left = right
    }
    return samples
  }

  /// The greatest of a value whose velocity is not known, around the look that shows most of it.
  ///
  /// The value is taken to have one peak there; the interval is cut by thirds to below 1e-7 s.
  ///
  /// - Parameters:
  ///   - left: the look before.
  ///   - right: the look after.
  ///   - value: the value at an instant.
  /// - Returns: the greatest, and when it is reached.
  package static func summit(
    from left: Double, to right: Double, ofValue value: (Double) -> Double
  ) -> MotionSample {
    var (low, high) = (left, right)
    while high - low > finest {
      let third = (high - low) / 3
      if value(low + third) < value(high - third) { low += third } else { high -= third }
    }
    let time = (low + high) / 2
    return MotionSample(time: time, value: value(time))
  }

  /// Seconds to which a peak without a velocity is found.
  private static let finest = 1e-7
}

/// A value at an instant.
package struct MotionSample: Hashable, Sendable {
  /// Seconds from the scene's start.
  package let time: Double
  package let value: Double

  package init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}
