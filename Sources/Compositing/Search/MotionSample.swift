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
