extension StepTiming: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, term
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let count = try fields.decode(Int.self, forKey: .count)
    let term = try fields.decode(JumpTerm.self, forKey: .term)
    self = try decoder.curve { () throws(CurveError) in try StepTiming(count: count, term: term) }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(count, forKey: .count)
    try fields.encode(term, forKey: .term)
  }
}

extension StepTiming.JumpTerm: Codable {}
