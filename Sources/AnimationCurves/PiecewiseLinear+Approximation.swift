extension PiecewiseLinear {
  /// Creates straight lines that follow a spring.
  ///
  /// The corners lie on the spring's curve, placed so that each line is as long as the error allows.
  /// The end snaps, as the animation does: the last two points are where the spring stands at
  /// `duration`, and 1.
  ///
  /// - Parameters:
  ///   - spring: The motion.
  ///   - duration: Seconds that the animation lasts; finite, greater than 0.
  ///   - maximumError: How far the lines may be off, in ways; from 1e-6 to below 1.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number.
  public init(
    approximating spring: Spring, duration: Double, maximumError: Double
  ) throws(CurveError) {
    guard duration > 0, duration.isFinite else { throw .outOfRange(.duration, duration) }
    guard maximumError >= 1e-6, maximumError < 1 else {
      throw .outOfRange(.maximumError, maximumError)
    }
    let samples = 4096
    let values = (0...samples).map {
      spring.progress(at: duration * Double($0) / Double(samples))
    }
    var stops = [Stop(0, at: 0)]
    var start = 0
    while start < samples {
      var end = start + 1
      while end < samples, Self.chordError(values, start, end + 1) <= maximumError { end += 1 }
      stops.append(Stop(values[end], at: Double(end) / Double(samples)))
      start = end
    }
    if values[samples] != 1 { stops.append(Stop(1, at: 1)) }
    try self.init(stops: stops)
  }

  private static func chordError(_ values: [Double], _ start: Int, _ end: Int) -> Double {
    let slope = (values[end] - values[start]) / Double(end - start)
    var error = 0.0
    for index in start...end {
      error = max(error, abs(values[index] - values[start] - slope * Double(index - start)))
    }
    return error
  }
}
