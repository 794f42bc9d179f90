package import Foundation

/// What a round corner leaves of its square: the points that are farther from its centre than the radius.
///
/// The corner is at the origin, and the square goes to (radius, radius).
package struct RoundCorner {
  package let radius: Double

  package init(radius: Double) { self.radius = radius }

  /// All that it leaves, in square points: `r² (1 - π/4)`.
  package var area: Double { radius * radius * (1 - .pi / 4) }

  /// The part in a rectangle of the square, in square points.
  package func area(in rect: CGRect) -> Double {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    return area(to: right, bottom) - area(to: left, bottom) - area(to: right, top)
      + area(to: left, top)
  }

  /// How far down it goes in a rectangle of the square, in points from the rectangle's top.
  package func height(in rect: CGRect) -> Double {
    let depth = min(Double(rect.maxY), reach(at: Double(rect.minX)))
    return max(0, depth - Double(rect.minY))
  }

  /// The part between the origin and a point of the square.
  private func area(to x: Double, _ y: Double) -> Double {
    let (x, y) = (min(max(0, x), radius), min(max(0, y), radius))
    let full = reach(at: x)
    return y <= full ? x * y : x * full + strip(to: y) - strip(to: full)
  }

  /// How far it goes along one side at a distance from the origin along the other.
  private func reach(at distance: Double) -> Double {
    let rest = radius - min(max(0, distance), radius)
    return radius - max(0, radius * radius - rest * rest).squareRoot()
  }

  /// The integral of `reach` from 0 to `y`.
  private func strip(to y: Double) -> Double {
    radius * y - (disc(to: radius) - disc(to: radius - y))
  }

  /// The integral of `√(r² - u²)` from 0 to `u`.
  private func disc(to u: Double) -> Double {
    guard radius > 0 else { return 0 }
    let root = max(0, radius * radius - u * u).squareRoot()
    return (u * root + radius * radius * asin(min(1, u / radius))) / 2
  }
}
