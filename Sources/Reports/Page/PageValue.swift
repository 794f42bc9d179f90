/// Numbers, and lists of them, as compact JSON has them.
enum PageValue: Hashable, Encodable {
  case number(Double)
  case list([PageValue])
  case none

  static func integer(_ value: Int) -> PageValue { .number(Double(value)) }

  /// To a hundredth, which is less than a screen shows.
  static func hundredths(_ value: Double) -> PageValue {
    .number((value * 100).rounded() / 100)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .none: try container.encodeNil()
    }
  }
}
