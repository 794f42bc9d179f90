import AnimationCurves

extension PropertyTrack: Codable {
  private enum CodingKeys: String, CodingKey {
    case property, values, keyTimes, segmentCurves, isDiscrete, isAdditive
  }

  public convenience init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let values = try fields.decode([[Double]].self, forKey: .values).map { numbers in
      guard numbers.count <= AnimatedNumbers.scalarCount else {
        throw fields.mistake("must have at most 8 numbers each", at: .values)
      }
      var value = AnimatedNumbers.zero
      for (index, number) in numbers.enumerated() { value[index] = number }
      return value
    }
    guard !values.isEmpty else { throw fields.mistake("must hold a value or more", at: .values) }
    let keyTimes = try fields.decode([Double].self, forKey: .keyTimes)
    guard keyTimes.count >= values.count else {
      throw fields.mistake("must hold a time for each of \(values.count) values", at: .keyTimes)
    }
    self.init(
      try fields.decode(AnimatedProperty.self, forKey: .property), values: values,
      keyTimes: keyTimes, segmentCurves: try fields.value(.segmentCurves, or: []),
      isDiscrete: try fields.value(.isDiscrete, or: false),
      isAdditive: try fields.value(.isAdditive, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(property, forKey: .property)
    try fields.encode(values.map(\.withoutTrailingZeros), forKey: .values)
    try fields.encode(keyTimes, forKey: .keyTimes)
    try fields.encode(segmentCurves, forKey: .segmentCurves, unless: [])
    try fields.encode(isDiscrete, forKey: .isDiscrete, unless: false)
    try fields.encode(isAdditive, forKey: .isAdditive, unless: false)
  }
}

extension AnimatedNumbers {
  /// What is left out is read as 0.
  fileprivate var withoutTrailingZeros: [Double] {
    let count = indices.last { self[$0] != 0 || self[$0].sign == .minus }.map { $0 + 1 } ?? 0
    return (0..<count).map { self[$0] }
  }
}
