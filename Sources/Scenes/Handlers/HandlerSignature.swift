/// A handler as scenes can ask for it: its name, and the options it takes.
public struct HandlerSignature: Hashable, Sendable {
  /// The name in scenes.
  public let name: String
  /// A summary of it, in a sentence.
  public let summary: String
  /// The options that it takes.
  public let options: [Option]
  /// True if it can show a message that comes in or is sent.
  public let takesMessages: Bool
  /// True if its screen has a keyboard of its own.
  public let switchesInputView: Bool
  /// The number of text inputs on its screen, of which none gets the focus by itself.
  ///
  /// It is nil where that is not known: then only playing shows whether an event finds one.
  public var textInputs: Int?

  /// Creates a handler signature.
  public init(
    name: String, summary: String, options: [Option] = [], takesMessages: Bool = true,
    switchesInputView: Bool = false, textInputs: Int? = nil
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.takesMessages = takesMessages
    self.switchesInputView = switchesInputView
    self.textInputs = textInputs
  }
}

extension HandlerSignature {
  /// An option and the values that it may have; the first is the default.
  public struct Option: Hashable, Sendable {
    /// The name in scenes.
    public let name: String
    /// The values that it may have; the first is the default.
    public let values: [HandlerSpec.Value]
    /// The numbers that it may be besides; nil where the values are all there is.
    public let range: ClosedRange<Double>?
    /// The value of another option without which this one has no effect; nil where there is none.
    public private(set) var condition: HandlerSpec.Option?
    /// The other option whose number this one's may not exceed; nil where there is none.
    public private(set) var ceiling: String?

    /// Creates an option.
    public init(name: String, values: [HandlerSpec.Value]) {
      self.init(name: name, values: values, range: nil)
    }

    /// An option that is a number of a range, `number` where a scene says nothing.
    public init(name: String, number: Double, in range: ClosedRange<Double>) {
      precondition(range.contains(number), "the default must be one of the numbers")
      self.init(name: name, values: [.number(number)], range: range)
    }

    private init(name: String, values: [HandlerSpec.Value], range: ClosedRange<Double>?) {
      precondition(!values.isEmpty, "an option needs a default")
      self.name = name
      self.values = values
      self.range = range
    }

    /// An option that is one of some words; the first is the default.
    public init(name: String, words: [String]) {
      self.init(name: name, values: words.map { .word($0) })
    }

    /// An option that is false unless it is asked for.
    public init(flag name: String) {
      self.init(name: name, values: [.flag(false), .flag(true)])
    }

    /// The same, for scenes in which another option has a value; elsewhere only the default is right.
    public func only(with name: String, _ value: HandlerSpec.Value) -> Option {
      var copy = self
      copy.condition = HandlerSpec.Option(name: name, value: value)
      return copy
    }

    /// The same, for scenes in which it is not greater than another option.
    public func atMost(_ name: String) -> Option {
      var copy = self
      copy.ceiling = name
      return copy
    }
  }
}
