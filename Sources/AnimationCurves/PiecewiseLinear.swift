/// Straight lines from point to point, like CSS `linear()`.
public struct PiecewiseLinear: Hashable, Sendable {
  /// The points, with inputs that never fall.
  public let points: [Point]

  /// A corner of the line.
  public struct Point: Hashable, Sendable {
    /// The fraction of the time.
    public var input: Double
    /// The fraction of the way.
    public var output: Double

    /// Creates a corner.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// A point as it is written: the input may be left out.
  public struct Stop: Hashable, Sendable {
    /// The fraction of the way.
    public var output: Double
    /// The fraction of the time, if it is given.
    public var input: Double?

    /// Creates a stop.
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// Creates a curve from stops, completed as CSS completes them.
  ///
  /// A missing first input is 0, a missing last one 1; an input below an earlier one is raised to
  /// it; what is still missing is spread evenly between its neighbours.
  ///
  /// - Parameter stops: At least one; all numbers finite.
  /// - Throws: ``CurveError/noPoints`` or ``CurveError/outOfRange(_:_:)``.
  public init(stops: [Stop]) throws(CurveError) {
    guard !stops.isEmpty else { throw .noPoints }
    for stop in stops {
      guard stop.output.isFinite else { throw .outOfRange(.output, stop.output) }
      guard stop.input?.isFinite ?? true else { throw .outOfRange(.input, stop.input ?? .nan) }
    }
    points = Self.completed(stops)
  }

  private static func completed(_ stops: [Stop]) -> [Point] {
    var inputs = stops.map(\.input)
    inputs[0] = inputs[0] ?? 0
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    var greatest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      greatest = max(greatest, input)
      inputs[index] = greatest
    }
    var points: [Point] = []
    points.reserveCapacity(stops.count)
    var known = 0
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      let before = points.last?.input ?? input
      for missing in known..<index {
        let share = Double(missing - known + 1) / Double(index - known + 1)
        points.append(
          Point(input: before + (input - before) * share, output: stops[missing].output))
      }
      points.append(Point(input: input, output: stops[index].output))
      known = index + 1
    }
    return points
  }
}

extension PiecewiseLinear: TimingCurve {
  /// Returns the progress at a time, on the line between two points.
  public func progress(at time: Double, duration: Double) -> Double {
    value(at: unitPosition(of: time, within: duration))
  }

  /// Returns the slope of the line at a time.
  public func velocity(at time: Double, duration: Double) -> Double {
    guard duration > 0 else { return 0 }
    return slope(at: time / duration) / duration
  }

  /// Returns the output at an input; at a jump, the value after it.
  ///
  /// Before the first point and after the last one the nearest line continues.
  public func value(at input: Double) -> Double {
    guard points.count > 1, input == input else { return input == input ? points[0].output : input }
    let (a, b) = segment(at: input)
    if input == a.input { return a.output }
    if a.input == b.input { return input < a.input ? a.output : b.output }
    let share = (input - a.input) / (b.input - a.input)
    return a.output + (b.output - a.output) * share
  }

  /// Returns the slope of the line at an input; at a corner, that of the line after it.
  public func slope(at input: Double) -> Double {
    guard points.count > 1 else { return 0 }
    let (a, b) = segment(at: input)
    guard a.input < b.input else { return 0 }
    return (b.output - a.output) / (b.input - a.input)
  }

  /// Returns the two points whose line counts at an input.
  private func segment(at input: Double) -> (Point, Point) {
    let start = points.partitioningIndex { $0.input > input } - 1
    if start < 0 { return (points[0], points[1]) }
    if start < points.count - 1 { return (points[start], points[start + 1]) }
    if points[start].input == input {
      return (points[start], points[start])
    }
    return (points[start - 1], points[start])
  }
}

extension PiecewiseLinear {
  /// Creates straight lines that follow a spring.
  ///
  /// The corners lie on the spring's curve, each line as long as the error allows: 24 points hold
  /// the keyboard's spring to a thousandth, not counting the snap. Inputs and outputs are short
  /// decimal numbers. The end is not rescaled but snaps as the animation does: the last two points
  /// are where the spring is at `duration`, and 1.
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

extension PiecewiseLinear: Codable {
  /// Points as `[input, output]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var stops: [Stop] = []
    while !list.isAtEnd {
      let numbers = try list.decode([Double].self)
      guard numbers.count == 2 else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "must hold points as [input, output]")
      }
      stops.append(Stop(numbers[1], at: numbers[0]))
    }
    self = try decoder.curve { () throws(CurveError) in try PiecewiseLinear(stops: stops) }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for point in points { try list.encode([point.input, point.output]) }
  }
}
