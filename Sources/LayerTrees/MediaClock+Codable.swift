import AnimationCurves

extension MediaClock: Codable {
  private enum CodingKeys: String, CodingKey {
    case beginTime, speed, timeOffset, duration, repeatCount, autoreverses, fillsBackwards,
      fillsForwards, pacing
  }

  /// What an endless repetition is written as.
  private static let endless = "forever"

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let isEndless = try? fields.decodeIfPresent(String.self, forKey: .repeatCount) == Self.endless
    self.init(
      beginTime: try fields.decode(Double.self, forKey: .beginTime),
      duration: try fields.value(.duration, or: .infinity),
      speed: try fields.value(.speed, or: 1),
      timeOffset: try fields.value(.timeOffset, or: 0),
      repeatCount: isEndless == true ? .infinity : try fields.value(.repeatCount, or: 1),
      autoreverses: try fields.value(.autoreverses, or: false),
      fillsBackwards: try fields.value(.fillsBackwards, or: false),
      fillsForwards: try fields.value(.fillsForwards, or: false),
      pacing: try fields.decodeIfPresent(AnyTimingCurve.self, forKey: .pacing)
        .map(AnimationPacing.init))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(beginTime, forKey: .beginTime)
    try fields.encode(duration, forKey: .duration, unless: .infinity)
    try fields.encode(speed, forKey: .speed, unless: 1)
    try fields.encode(timeOffset, forKey: .timeOffset, unless: 0)
    if repeatCount == .infinity {
      try fields.encode(Self.endless, forKey: .repeatCount)
    } else {
      try fields.encode(repeatCount, forKey: .repeatCount, unless: 1)
    }
    try fields.encode(autoreverses, forKey: .autoreverses, unless: false)
    try fields.encode(fillsBackwards, forKey: .fillsBackwards, unless: false)
    try fields.encode(fillsForwards, forKey: .fillsForwards, unless: false)
    try fields.encodeIfPresent(pacing?.curve, forKey: .pacing)
  }
}
