extension Spring: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, stiffness, damping, initialVelocity, allowsOverdamping
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let (mass, stiffness) = (
      try fields.decode(Double.self, forKey: .mass),
      try fields.decode(Double.self, forKey: .stiffness)
    )
    let damping = try fields.decode(Double.self, forKey: .damping)
    let velocity = try fields.value(.initialVelocity, or: 0.0)
    let allowsOverdamping = try fields.value(.allowsOverdamping, or: false)
    self = try decoder.curve { () throws(CurveError) in
      try Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(mass, forKey: .mass)
    try fields.encode(stiffness, forKey: .stiffness)
    try fields.encode(damping, forKey: .damping)
    try fields.encode(initialVelocity, forKey: .initialVelocity, unless: 0)
    try fields.encode(allowsOverdamping, forKey: .allowsOverdamping, unless: false)
  }
}

extension Decoder {
  /// What a curve is made of; errors name this place.
  func curve<Value>(_ make: () throws(CurveError) -> Value) throws -> Value {
    do throws(CurveError) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "cannot be: \(error)"))
    }
  }
}
