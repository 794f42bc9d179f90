extension AnyTimingCurve: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case bezier, spring, steps, linear
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = fields.allKeys.first, fields.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "must hold one of bezier, spring, steps and linear"))
    }
    switch key {
    case .bezier:
      let points = try fields.numbers(.bezier, count: 4)
      self = .timingFunction(
        try decoder.curve { () throws(CurveError) in
          try TimingFunction(controlPoints: points[0], points[1], points[2], points[3])
        })
    case .spring: self = .spring(try fields.decode(Spring.self, forKey: .spring))
    case .steps: self = .steps(try fields.decode(StepTiming.self, forKey: .steps))
    case .linear:
      self = .piecewiseLinear(try fields.decode(PiecewiseLinear.self, forKey: .linear))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timingFunction(let function):
      let bezier = function.bezier
      try fields.encode([bezier.x1, bezier.y1, bezier.x2, bezier.y2], forKey: .bezier)
    case .spring(let spring): try fields.encode(spring, forKey: .spring)
    case .steps(let steps): try fields.encode(steps, forKey: .steps)
    case .piecewiseLinear(let lines): try fields.encode(lines, forKey: .linear)
    }
  }
}
