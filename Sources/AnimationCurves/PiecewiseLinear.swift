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
  /// Before the first point and after the last one the nearest line goes on.
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
    var lower = 0
    var upper = points.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if points[middle].input <= input { lower = middle + 1 } else { upper = middle }
    }
    let start = lower - 1
    if start < 0 { return (points[0], points[1]) }
    if start < points.count - 1 { return (points[start], points[start + 1]) }
    if points[start].input == input {
      return (points[start], points[start])
    }
    return (points[start - 1], points[start])
  }
}
