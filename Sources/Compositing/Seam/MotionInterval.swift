package import LayerTrees

/// A stretch of a line whose ends move.
package struct MotionInterval {
  package let lower: Motion
  package let upper: Motion

  package var length: Motion { upper - lower }

  /// What is left without the stretch between two other points: nothing, one piece or two.
  package func subtracting(_ from: Motion, _ to: Motion) -> [MotionInterval] {
    guard from.value < to.value, from.value < upper.value, to.value > lower.value else {
      return [self]
    }
    return [
      MotionInterval(lower: lower, upper: from), MotionInterval(lower: to, upper: upper),
    ].filter { $0.length.value > 0 }
  }
}
