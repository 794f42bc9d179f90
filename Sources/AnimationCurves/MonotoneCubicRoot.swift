/// The root of an increasing cubic within a bracket.
///
/// Laguerre's method, which meets multiple roots as fast as simple ones, kept inside the bracket by
/// bisection.
struct MonotoneCubicRoot {
  var lower: Double
  var upper: Double

  /// Returns the root.
  ///
  /// - Parameters:
  ///   - guess: Where to begin; outside the bracket it is its middle.
  ///   - cubic: The cubic's value, slope and second derivative.
  /// - Returns: The root, to the last bits that the cubic's values allow.
  @inline(__always)
  func find(
    from guess: Double,
    _ cubic: (Double) -> (value: Double, slope: Double, curvature: Double)
  ) -> Double {
    var lower = lower
    var upper = upper
    var place = guess
    for _ in 0..<100 {
      let (value, slope, curvature) = cubic(place)
      if value == 0 { return place }
      if value < 0 { lower = place } else { upper = place }
      let discriminant = 4 * slope * slope - 6 * value * curvature
      let step = 3 * value / (slope + max(0, discriminant).squareRoot())
      let next = place - step
      guard next > lower, next < upper else {
        let middle = 0.5 * (lower + upper)
        if middle == lower || middle == upper || next == place { return place }
        place = middle
        continue
      }
      place = next
      if abs(step) <= 1e-6 * abs(next) { return place }
    }
    return place
  }
}
