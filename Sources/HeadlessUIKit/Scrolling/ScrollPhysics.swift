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

  /// How far content continues that is released at a velocity in points per second.
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

  /// How far past its end content is `seconds` after it began to spring back.
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
