/// A quantity that moves: its value and its rate of change per second.
///
/// Sums and products follow the rules of differentiation, so that whatever is computed from
/// moving quantities carries an exact velocity along: `(u·v)' = u'·v + u·v'`.
public struct Motion: Hashable, Sendable {
  /// The value.
  public var value: Double
  /// The value's change per second.
  public var velocity: Double

  /// Creates a motion.
  public init(_ value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// At 0, at rest.
  public static let zero = Motion(0)
}

extension Motion {
  /// Returns the sum of values and velocities.
  public static func + (left: Motion, right: Motion) -> Motion {
    Motion(left.value + right.value, velocity: left.velocity + right.velocity)
  }

  /// Returns the difference of values and velocities.
  public static func - (left: Motion, right: Motion) -> Motion {
    Motion(left.value - right.value, velocity: left.velocity - right.velocity)
  }

  /// Returns the product, with the velocity that follows.
  public static func * (left: Motion, right: Motion) -> Motion {
    Motion(
      left.value * right.value,
      velocity: left.velocity * right.value + left.value * right.velocity)
  }

  /// Returns the product, with the velocity that follows.
  public static func * (left: Double, right: Motion) -> Motion {
    Motion(left * right.value, velocity: left * right.velocity)
  }

  /// The smaller of two; of equals the first.
  public static func min(_ left: Motion, _ right: Motion) -> Motion {
    right.value < left.value ? right : left
  }

  /// The greater of two; of equals the first.
  public static func max(_ left: Motion, _ right: Motion) -> Motion {
    right.value > left.value ? right : left
  }
}
