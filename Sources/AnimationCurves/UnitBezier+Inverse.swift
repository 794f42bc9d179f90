extension UnitBezier {
  /// Whether y never falls: both y coordinates lie in `0...1`.
  public var isMonotone: Bool {
    (0...1).contains(y1) && (0...1).contains(y2)
  }

  /// Returns the least x in `0...1` at which the curve has the height y.
  ///
  /// On a curve that is monotone (``isMonotone``) that is the inverse function, and y outside of
  /// `0...1` is found on the curve's extension where that is not level. A curve that is not may pass
  /// a height several times: the first passage counts.
  ///
  /// - Parameter y: A height.
  /// - Returns: x, or nil where the curve never has that height.
  public func inverse(of y: Double) -> Double? {
    guard isMonotone else { return firstPassage(of: y) }
    if y < 0 { return startSlope > 0 && startSlope.isFinite ? y / startSlope : nil }
    if y > 1 { return endSlope > 0 && endSlope.isFinite ? 1 + (y - 1) / endSlope : nil }
    guard y == y else { return nil }
    return UnitBezier(knownX1: y1, y1: x1, x2: y2, y2: x2).value(at: y)
  }

  /// Searches the monotone stretches between the turning points of y(s), one after the other.
  private func firstPassage(of height: Double) -> Double? {
    let stops = [0] + turningPoints + [1]
    for (start, end) in zip(stops, stops.dropFirst()) {
      let first = y(at: BezierParameter(fromStart: start))
      let last = y(at: BezierParameter(fromStart: end))
      guard min(first, last) <= height, height <= max(first, last) else { continue }
      let parameter = passage(of: height, between: start, and: end, isRising: first <= last)
      return x(at: BezierParameter(fromStart: parameter))
    }
    return nil
  }

  private func passage(
    of height: Double, between start: Double, and end: Double, isRising: Bool
  ) -> Double {
    var (lower, upper) = (start, end)
    while true {
      let middle = 0.5 * (lower + upper)
      if middle <= lower || middle >= upper { break }
      let isBelow = y(at: BezierParameter(fromStart: middle)) < height
      if isBelow == isRising { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// The parameters inside `0...1` at which y(s) turns around, ascending.
  private var turningPoints: [Double] {
    // dy/ds / 3 = a s^2 + 2 b s + y1
    let a = 1 + 3 * (y1 - y2)
    let b = y2 - 2 * y1
    let discriminant = b * b - a * y1
    guard discriminant > 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, y1 / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
