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
