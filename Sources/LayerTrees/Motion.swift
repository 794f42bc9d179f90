/// A quantity that moves: its value and its rate of change per second.
///
/// Sums and products follow the rules of differentiation, so that whatever is computed from
/// moving quantities carries an exact velocity along: `(u·v)' = u'·v + u·v'`.
public struct Motion: Hashable, Sendable {
  public var value: Double
  public var velocity: Double

  public init(_ value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  public static let zero = Motion(0)
}

extension Motion {
  public static func + (left: Motion, right: Motion) -> Motion {
    Motion(left.value + right.value, velocity: left.velocity + right.velocity)
  }

  public static func - (left: Motion, right: Motion) -> Motion {
    Motion(left.value - right.value, velocity: left.velocity - right.velocity)
  }

  public static func * (left: Motion, right: Motion) -> Motion {
    Motion(
      left.value * right.value,
      velocity: left.velocity * right.value + left.value * right.velocity)
  }

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
