import AnimationCurves

/// The handler that a scene asks for: a name and the options that are not left at their default.
public struct HandlerSpec: Hashable, Sendable, CustomStringConvertible {
  /// The value of an option.
  public enum Value: Hashable, Sendable, CustomStringConvertible {
    /// A word.
    case word(String)
    /// True or false.
    case flag(Bool)
    /// A number.
    case number(Double)

    public var description: String {
      switch self {
      case .word(let word): word
      case .flag(let flag): flag ? "true" : "false"
      case .number(let number):
        number == number.rounded() && abs(number) < 1e15
          ? String(Int(number)) : String(number)
      }
    }
  }

  /// An option with its value.
  public struct Option: Hashable, Sendable, Codable {
    /// The name in scenes.
    public let name: String
    /// Its value.
    public let value: Value

    /// Creates an option.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The name in scenes.
  public let name: String
  /// In the order in which the scene gives them.
  public let options: [Option]

  /// Creates a handler spec.
  public init(name: String, options: [Option] = []) {
    self.name = name
    self.options = options
  }

  /// The name in reports: `frame(timing: easeInOut)`.
  public var description: String {
    guard !options.isEmpty else { return name }
    let list = options.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "\(name)(\(list))"
  }

  /// The value of an option as the scene writes it; nil where the scene leaves it out.
  public subscript(option: String) -> Value? {
    options.first { $0.name == option }?.value
  }
}

extension HandlerSpec: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, options
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(String.self, forKey: .name),
      options: try fields.value(.options, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(options, forKey: .options, unless: [])
  }
}

extension HandlerSpec.Value: Codable {
  /// Written as it is: text, true or false, or a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .word(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .word(let word): try container.encode(word)
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    }
  }
}
