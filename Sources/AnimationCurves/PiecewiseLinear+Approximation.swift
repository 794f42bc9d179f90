extension PiecewiseLinear {
  /// Creates straight lines that follow a spring.
  ///
  /// The corners lie on the spring's curve, each line as long as the error allows: 24 points hold
  /// the keyboard's spring to a thousandth, not counting the snap. Inputs and outputs are short decimal numbers. The end
  /// is not rescaled but snaps as the animation does: the last two points are where the spring
  /// is at `duration`, and 1.
  ///
  /// - Parameters:
  ///   - spring: The motion.
  ///   - duration: Seconds that the animation lasts; finite, greater than 0.
  ///   - maximumError: How far the lines may be off, in ways; from 1e-6 to below 1.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number, ``CurveError/tooManyPoints(_:)``
  ///   for a spring that is too fast for the duration.
  public init(
    approximating spring: Spring, duration: Double, maximumError: Double = 0.001
  ) throws(CurveError) {
    guard duration > 0, duration.isFinite else { throw .outOfRange(.duration, duration) }
    guard maximumError >= 1e-6, maximumError < 1 else {
      throw .outOfRange(.maximumError, maximumError)
    }
    let count = try Self.sampleCount(spring, duration: duration, maximumError: maximumError)
    let unit = Self.powerOfTen(atLeast: 50 / maximumError)
    let samples = (0...count).map {
      spring.progress(at: duration * (Double($0) / Double(count)))
    }
    var stops: [Stop] = []
    for corner in Self.corners(samples, unit: unit, maximumError: 0.99 * maximumError) {
      let output = (samples[corner] * unit).rounded() / unit
      stops.append(Stop(output, at: Double(corner) / Double(count)))
    }
    if stops.last?.output != 1 { stops.append(Stop(1, at: 1)) }
    try self.init(stops: stops)
  }

  /// Returns into how many parts the duration is cut so that a corner misses nothing in between.
  private static func sampleCount(
    _ spring: Spring, duration: Double, maximumError: Double
  ) throws(CurveError) -> Int {
    let motion = spring.motion
    let pace = max(motion.frequency, motion.decay, abs(motion.initialVelocity).squareRoot())
    let needed = max(10_000, pace * duration * (20 / maximumError).squareRoot())
    guard needed <= 1e7 else { throw .tooManyPoints(needed) }
    return Int(powerOfTen(atLeast: needed))
  }

  private static func powerOfTen(atLeast number: Double) -> Double {
    var power = 1.0
    while power < number { power *= 10 }
    return power
  }

  /// Returns the samples to go by, each as far from the one before as the error allows.
  ///
  /// From each corner the directions that pass within the error of all samples so far form a wedge,
  /// which narrows from sample to sample.
  private static func corners(
    _ samples: [Double], unit: Double, maximumError: Double
  ) -> [Int] {
    func corner(_ index: Int) -> Double { (samples[index] * unit).rounded() / unit }
    var corners = [0]
    var start = 0
    while start < samples.count - 1 {
      var (lowest, highest) = (-Double.infinity, Double.infinity)
      var end = start + 1
      for index in start + 1..<samples.count {
        let run = Double(index - start)
        let direction = (corner(index) - corner(start)) / run
        if direction >= lowest, direction <= highest { end = index }
        lowest = max(lowest, (samples[index] - maximumError - corner(start)) / run)
        highest = min(highest, (samples[index] + maximumError - corner(start)) / run)
        if lowest > highest { break }
      }
      corners.append(end)
      start = end
    }
    return corners
  }
}
