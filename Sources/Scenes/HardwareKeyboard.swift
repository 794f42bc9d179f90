/// Keys that one types on beside the screen, and what they leave on it.
public enum HardwareKeyboard: String, Hashable, Sendable, CaseIterable {
  /// There are none: the screen has its own.
  case detached
  /// They leave a bar of shortcuts at the bottom of a pad, and nothing on a phone.
  case attached
  /// They leave nothing at the bottom: a pad's bar is made small, a pill that floats.
  case minimised

  /// True if one types on them.
  public var isThere: Bool { self != .detached }
}

extension HardwareKeyboard: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let isThere = try? value.decode(Bool.self) {
      self = isThere ? .attached : .detached
    } else {
      let word = try value.decode(String.self)
      guard let state = Self(rawValue: word) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "no hardware keyboard is '\(word)'")
      }
      self = state
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if self == .minimised { try value.encode(rawValue) } else { try value.encode(isThere) }
  }
}

extension HardwareKeyboard: ExpressibleByBooleanLiteral {
  public init(booleanLiteral isThere: Bool) { self = isThere ? .attached : .detached }
}
