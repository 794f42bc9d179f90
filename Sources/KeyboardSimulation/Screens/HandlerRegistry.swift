public import HeadlessUIKit
public import Scenes

/// A strategy that scenes can ask for by name, with the options it takes.
public struct HandlerDefinition: Sendable {
  /// An option and the values that it may have.
  public typealias Option = HandlerSignature.Option

  /// The name and the options that scenes can use.
  public private(set) var signature: HandlerSignature
  /// True if it keeps something that outlives its screen, in a singleton or in static variables.
  public private(set) var keepsState = false
  /// True if its cases are played in the process of the command itself.
  package private(set) var playsInProcess = false
  /// Makes the screen with the handler at work.
  public private(set) var makeScreen:
    @MainActor @Sendable (HandlerSpec, Transcript) -> HandlerScreen

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
      name: name, summary: summary, options: options, make: make, fields: { _ in [] }, bar: bar,
      list: list, deliver: deliver)
  }

  /// A handler that is anybody's form: what has to be seen is the field that is typed into.
  ///
  /// - Parameters:
  ///   - name: what scenes call it.
  ///   - summary: what it does, in a sentence.
  ///   - options: what scenes can choose.
  ///   - make: makes the controller for a case.
  ///   - fields: the fields that are typed into; asked again whenever the focus goes elsewhere.
  ///   - bar: a view that has to stay glued to the keyboard besides, where there is one.
  ///   - list: the view with messages or rows, where there is one.
  ///   - deliver: shows one more message; scenes with `receive` and `send` need it.
  public init<Controller: UIViewController>(
    name: String, summary: String, options: [Option] = [],
    make: @escaping @MainActor @Sendable (HandlerSpec, Transcript) -> Controller,
    fields: @escaping @MainActor @Sendable (Controller) -> [UIView],
    bar: @escaping @MainActor @Sendable (Controller) -> UIView? = { _ in nil },
    list: @escaping @MainActor @Sendable (Controller) -> UIView? = { _ in nil },
    deliver: (@MainActor @Sendable (Controller, Transcript.Message) -> Void)? = nil
  ) {
    self.init(
      name: name, summary: summary, options: options, takesMessages: deliver != nil,
      switchesInputView: Controller.self is any InputViewSwitching.Type
    ) {
      HandlerScreen(make($0, $1), fields: fields, bar: bar, list: list, deliver: deliver)
    }
  }

  private init(
    name: String, summary: String, options: [Option], takesMessages: Bool,
    switchesInputView: Bool,
    makeScreen: @escaping @MainActor @Sendable (HandlerSpec, Transcript) -> HandlerScreen
  ) {
    signature = HandlerSignature(
      name: name, summary: summary, options: options, takesMessages: takesMessages,
      switchesInputView: switchesInputView)
    self.makeScreen = makeScreen
  }
}

extension HandlerDefinition {
  /// The name of the handler in scenes.
  public var name: String { signature.name }

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

extension HandlerDefinition {
  /// The same handler, whose cases the command plays in its own process.
  ///
  /// It is for handlers that print nothing, leave nothing behind and are not known to stop the
  /// program whatever a scene says.
  package func playingInProcess() -> HandlerDefinition {
    var copy = self
    copy.playsInProcess = true
    return copy
  }

  /// The same handler, whose keyboard a scene's `drag` pulls while the list rests, unless the scene
  /// gives it one of the options that say otherwise.
  package func pulledAlone(unless option: String) -> HandlerDefinition {
    var copy = self
    copy.makeScreen = { [makeScreen] spec, transcript in
      var screen = makeScreen(spec, transcript)
      screen.isPulledAlone = !spec.options.contains { $0.name == option }
      return screen
    }
    return copy
  }

  /// The same handler, of whose screen it is known how many text inputs it has, none of which gets
  /// the focus by itself: scenes that need more are wrong before they are played.
  package func having(textInputs: Int) -> HandlerDefinition {
    var copy = self
    copy.signature.textInputs = textInputs
    return copy
  }
}

/// The handlers that scenes can ask for.
public struct HandlerRegistry: Sendable {
  /// The handlers, in the order of lists.
  public let definitions: [HandlerDefinition]

  /// Creates a handler registry.
  public init(_ definitions: [HandlerDefinition]) {
    self.definitions = definitions
  }

  /// The name and the options of each, as scenes can use them.
  public var signatures: [HandlerSignature] { definitions.map(\.signature) }

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

  /// The handler of that name; nil where there is none.
  public subscript(name: String) -> HandlerDefinition? {
    definitions.first { $0.name == name }
  }
}
