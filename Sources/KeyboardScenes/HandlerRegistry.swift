/// A strategy that scenes can ask for by name, with the options it takes.
public struct HandlerDefinition: Sendable {
  /// An option and the values that it may have; the first is the default.
  public struct Option: Sendable {
    public let name: String
    public let values: [HandlerSpec.Value]

    public init(name: String, values: [HandlerSpec.Value]) {
      precondition(!values.isEmpty, "an option needs a default")
      self.name = name
      self.values = values
    }

    /// An option that is one of some words; the first is the default.
    public init(name: String, words: [String]) {
      self.init(name: name, values: words.map { .word($0) })
    }

    /// An option that is false unless it is asked for.
    public init(flag name: String) {
      self.init(name: name, values: [.flag(false), .flag(true)])
    }
  }

  public let name: String
  /// What it does, in a sentence.
  public let summary: String
  public let options: [Option]
  /// Makes the screen with the handler at work.
  public let make: @MainActor @Sendable (HandlerSpec, Transcript) -> ChatViewController

  public init(
    name: String, summary: String, options: [Option] = [],
    make: @escaping @MainActor @Sendable (HandlerSpec, Transcript) -> ChatViewController
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.make = make
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
