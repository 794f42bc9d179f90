public import HeadlessUIKit

/// A strategy that scenes can ask for by name, with the options it takes.
public struct HandlerDefinition: Sendable {
  /// An option and the values that it may have; the first is the default.
  public struct Option: Sendable {
    public let name: String
    public let values: [HandlerSpec.Value]
    /// The numbers that it may be besides; nil where the values are all there is.
    public let range: ClosedRange<Double>?
    /// The value of another option with which alone this one does anything; nil where it stands alone.
    public private(set) var condition: HandlerSpec.Option?

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
  }

  public let name: String
  /// What it does, in a sentence.
  public let summary: String
  public let options: [Option]
  /// Whether it can be told of a message that comes in or is sent.
  public let takesMessages: Bool
  /// Whether it keeps something that outlives its screen, in a singleton or in static variables.
  public private(set) var keepsState = false
  /// Whether its screen has a keyboard of its own: it is ``InputViewSwitching``.
  public let switchesInputView: Bool
  /// Makes the screen with the handler at work.
  public let makeScreen: @MainActor @Sendable (HandlerSpec, Transcript) -> HandlerScreen

  /// A handler that is one of the package's chat screens.
  public init<Chat: ChatViewController>(
    name: String, summary: String, options: [Option] = [],
    make: @escaping @MainActor @Sendable (HandlerSpec, Transcript) -> Chat
  ) {
    self.init(
      name: name, summary: summary, options: options, takesMessages: true,
      switchesInputView: Chat.self is any InputViewSwitching.Type
    ) {
      HandlerScreen(make($0, $1))
    }
  }

  /// A handler that is anybody's view controller.
  ///
  /// - Parameters:
  ///   - name: what scenes call it.
  ///   - summary: what it does, in a sentence.
  ///   - options: what scenes can choose.
  ///   - make: makes the controller for a case.
  ///   - bar: the view that has to stay glued to the keyboard; asked once views are loaded.
  ///   - list: the view with the messages, where there is one.
  ///   - deliver: shows one more message, which has come in or was sent; scenes with `receive` and
  ///     `send` need it.
  public init<Controller: UIViewController>(
    name: String, summary: String, options: [Option] = [],
    make: @escaping @MainActor @Sendable (HandlerSpec, Transcript) -> Controller,
    bar: @escaping @MainActor @Sendable (Controller) -> UIView?,
    list: @escaping @MainActor @Sendable (Controller) -> UIView? = { _ in nil },
    deliver: (@MainActor @Sendable (Controller, Transcript.Message) -> Void)? = nil
  ) {
    self.init(
      name: name, summary: summary, options: options, takesMessages: deliver != nil,
      switchesInputView: Controller.self is any InputViewSwitching.Type
    ) {
      HandlerScreen(make($0, $1), bar: bar, list: list, deliver: deliver)
    }
  }

  private init(
    name: String, summary: String, options: [Option], takesMessages: Bool,
    switchesInputView: Bool,
    makeScreen: @escaping @MainActor @Sendable (HandlerSpec, Transcript) -> HandlerScreen
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.takesMessages = takesMessages
    self.switchesInputView = switchesInputView
    self.makeScreen = makeScreen
  }
}

extension HandlerDefinition {
  /// The same handler, of which the command plays each case in a fresh process.
  ///
  /// It is for what keeps state between screens, as `IQKeyboardManager.shared` does: else a case
  /// would find what the one before it left.
  public func keepingState() -> HandlerDefinition {
    var copy = self
    copy.keepsState = true
    return copy
  }
}

/// The handlers that scenes can ask for.
public struct HandlerRegistry: Sendable {
  public let definitions: [HandlerDefinition]

  public init(_ definitions: [HandlerDefinition]) {
    self.definitions = definitions
  }

  /// These handlers and others; one of a name that is there already takes its place.
  public func adding(_ others: [HandlerDefinition]) -> HandlerRegistry {
    let names = Set(others.map(\.name))
    return HandlerRegistry(definitions.filter { !names.contains($0.name) } + others)
  }

  /// These handlers and one more; of the same name, it takes the other's place.
  public func adding(_ other: HandlerDefinition) -> HandlerRegistry { adding([other]) }

  /// These handlers and others: `.standard + [mine]`.
  public static func + (
    registry: HandlerRegistry, others: [HandlerDefinition]
  ) -> HandlerRegistry {
    registry.adding(others)
  }

  public subscript(name: String) -> HandlerDefinition? {
    definitions.first { $0.name == name }
  }
}
