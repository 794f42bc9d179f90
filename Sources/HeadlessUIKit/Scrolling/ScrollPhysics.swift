/// The laws by which content follows a finger and continues without it, in one direction.
enum ScrollPhysics {
  /// UIKit's rubber band: how far content goes that is pulled `distance` points past its end.
  ///
  /// `f(x) = x·d·c / (d + c·x)`, `d` being the view's extent and `c` .55; f < d. Source: the
  /// formula published by Lobanov, "How UIScrollView works", and others before.
  static func rubberBand(_ distance: CGFloat, within extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let pull = abs(distance)
    let way = pull * extent * stretch / (extent + stretch * pull)
    return distance < 0 ? -way : way
  }

  static let stretch: CGFloat = 0.55

  /// The distance that content continues when it is released, at a velocity in points per second.
  ///
  /// `v/1000 · r/(1 - r)`. Source: WWDC 2018 session 803, "Designing Fluid Interfaces".
  static func projection(of velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
    velocity / 1000 * rate.rawValue / (1 - rate.rawValue)
  }

  /// The way done `seconds` after it was let go: `way · (1 - r^(1000·t))`.
  static func slide(
    _ way: CGFloat, after seconds: Double, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    way * (1 - remainder(after: seconds, rate: rate))
  }

  /// The velocity of that motion, in points per second.
  static func slideVelocity(
    _ way: CGFloat, after seconds: Double, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    -way * 1000 * log(Double(rate.rawValue)) * remainder(after: seconds, rate: rate)
  }

  private static func remainder(
    after seconds: Double, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    pow(Double(rate.rawValue), 1000 * seconds)
  }

  /// The content's distance past its end, `seconds` after it began to spring back.
  ///
  /// A critically damped spring of mass 1 and stiffness 100: `(x + (v + 10x)·t)·e^(-10t)`; the
  /// constants are Lobanov's measurement, and an assumption here.
  static func bounce(_ excess: CGFloat, velocity: CGFloat, after seconds: Double) -> CGFloat {
    (excess + (velocity + 10 * excess) * seconds) * exp(-10 * seconds)
  }

  /// The velocity of that motion, in points per second.
  static func bounceVelocity(
    _ excess: CGFloat, velocity: CGFloat, after seconds: Double
  ) -> CGFloat {
    (velocity - 10 * (velocity + 10 * excess) * seconds) * exp(-10 * seconds)
  }
}

/// The motion of content in one direction after the finger has let go of it.
///
/// It slides toward its target; where that lies past an end it goes on from there, at the velocity
/// that it has, on the spring that brings it back. It is over within half a pixel of its rest.
struct Deceleration {
  private let start: CGFloat
  private let way: CGFloat
  private let rate: UIScrollView.DecelerationRate
  /// The time at which it reaches an end, in seconds, and the spring's start from there.
  private let hit: (time: Double, end: CGFloat, excess: CGFloat, velocity: CGFloat)?
  private let target: CGFloat
  private let rest: CGFloat

  init(
    start: CGFloat, target: CGFloat, velocity: CGFloat, least: CGFloat, greatest: CGFloat,
    rate: UIScrollView.DecelerationRate, bounces: Bool, rest: CGFloat
  ) {
    self.start = start
    self.rate = rate
    self.rest = rest
    way = target - start
    let end = min(max(target, least), greatest)
    let inside = min(max(start, least), greatest)
    if start != inside {
      hit = (0, inside, start - inside, velocity)
      self.target = inside
    } else if end != target {
      let share = way == 0 ? 1 : (end - start) / way
      let time = log(Double(1 - share)) / (1000 * log(Double(rate.rawValue)))
      let speed = bounces ? ScrollPhysics.slideVelocity(way, after: time, rate: rate) : 0
      hit = (time, end, 0, speed)
      self.target = end
    } else {
      hit = nil
      self.target = target
    }
  }

  func offset(after time: Double) -> CGFloat { isOver(after: time) ? target : exact(after: time) }

  /// True if it is at rest and stays there.
  func isOver(after time: Double) -> Bool {
    guard let hit else { return abs(exact(after: time) - target) <= rest }
    guard time >= hit.time else { return false }
    let since = time - hit.time
    let far = abs(hit.excess) + (abs(hit.velocity) + 10 * abs(hit.excess)) * since
    return far * exp(-10 * since) <= rest && (since >= 0.1 || far == 0)
  }

  /// Points per second.
  func velocity(after time: Double) -> CGFloat {
    guard !isOver(after: time) else { return 0 }
    guard let hit, time >= hit.time else {
      return ScrollPhysics.slideVelocity(way, after: time, rate: rate)
    }
    return ScrollPhysics.bounceVelocity(hit.excess, velocity: hit.velocity, after: time - hit.time)
  }

  /// The place that it would slide to from then on if there were no ends.
  func goal(after time: Double) -> CGFloat {
    guard let hit, time >= hit.time else { return start + way }
    return offset(after: time) + ScrollPhysics.projection(of: velocity(after: time), rate: rate)
  }

  private func exact(after time: Double) -> CGFloat {
    if let hit, time >= hit.time {
      return hit.end
        + ScrollPhysics.bounce(hit.excess, velocity: hit.velocity, after: time - hit.time)
    }
    return start + ScrollPhysics.slide(way, after: time, rate: rate)
  }
}
