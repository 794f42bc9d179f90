import AnimationCurves

/// A switch from one keyboard to another while a text input stays the first responder.
public enum KeyboardSwitch: Hashable, Sendable {
  /// The bar of suggestions above the keys comes or goes; seconds, the usual time where nil.
  case predictiveBar(Bool, duration: Double?)
  /// From letters to emoji, or back; seconds, at once where nil.
  case emoji(Bool, duration: Double?)
  /// From the system's keys to the app's own in their place, or back.
  case inputView(Bool)
  /// The app's own keyboard takes another height while it is up, in points.
  case inputViewHeight(Double)
  /// A keyboard announced with several heights, one after another, in points.
  case heights([Double], interval: Double, duration: Double?)
}

extension KeyboardSwitch: Codable {
  private enum CodingKeys: String, CodingKey {
    case predictiveBar, emoji, inputView, inputViewHeight, heights, interval, duration
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let duration = try fields.decodeIfPresent(Double.self, forKey: .duration)
    if fields.contains(.predictiveBar) {
      self = .predictiveBar(
        try fields.decode(Bool.self, forKey: .predictiveBar), duration: duration)
    } else if fields.contains(.emoji) {
      self = .emoji(try fields.decode(Bool.self, forKey: .emoji), duration: duration)
    } else if fields.contains(.inputView) {
      self = .inputView(try fields.decode(Bool.self, forKey: .inputView))
    } else if fields.contains(.inputViewHeight) {
      self = .inputViewHeight(try fields.decode(Double.self, forKey: .inputViewHeight))
    } else {
      self = .heights(
        try fields.decode([Double].self, forKey: .heights),
        interval: try fields.decode(Double.self, forKey: .interval), duration: duration)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .predictiveBar(let isThere, let duration):
      try fields.encode(isThere, forKey: .predictiveBar)
      try fields.encodeIfPresent(duration, forKey: .duration)
    case .emoji(let isThere, let duration):
      try fields.encode(isThere, forKey: .emoji)
      try fields.encodeIfPresent(duration, forKey: .duration)
    case .inputView(let isThere): try fields.encode(isThere, forKey: .inputView)
    case .inputViewHeight(let height): try fields.encode(height, forKey: .inputViewHeight)
    case .heights(let heights, let interval, let duration):
      try fields.encode(heights, forKey: .heights)
      try fields.encode(interval, forKey: .interval)
      try fields.encodeIfPresent(duration, forKey: .duration)
    }
  }
}

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
