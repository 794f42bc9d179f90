extension AnimationTiming: Codable {
  private enum CodingKeys: String, CodingKey {
    case curve, duration
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let curve = try fields.decode(AnyTimingCurve.self, forKey: .curve)
    let duration = try fields.decode(Double.self, forKey: .duration)
    self = try decoder.curve { () throws(CurveError) in
      try AnimationTiming(curve: curve, duration: duration)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(curve, forKey: .curve)
    try fields.encode(duration, forKey: .duration)
  }
}
