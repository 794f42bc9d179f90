public import Foundation

#if !canImport(ObjectiveC)
  /// A method to be called later on a target: on Apple's platforms its name, here the method itself.
  ///
  /// What an app writes as `#selector(Screen.keyboardWillShow(_:))` is here
  /// `Selector(Screen.keyboardWillShow(_:))`, without `@objc` at the method. The target is not part
  /// of it. The plugin `UIKitSources` writes the name along; two selectors with names can be
  /// compared, and two without are the same only where one is a copy of the other.
  public struct Selector: Sendable {
    /// Calls the method where target and arguments are of its types; answers whether they were.
    private let call: @MainActor (AnyObject, [Any?]) -> Bool
    /// True for an object of the class that the method was taken from.
    let isKnown: @Sendable (AnyObject) -> Bool
    /// The selector's name in Objective-C, or else the types of target and arguments.
    let name: String
    /// Equal for two selectors that are equal.
    let identity: Identity

    /// The identity of a selector: its name, or its creation where it has none.
    enum Identity: Hashable, Sendable {
      case name(String)
      case creation(Creation)
    }

    /// A selector without a name.
    final class Creation: Hashable, Sendable {
      static func == (one: Creation, other: Creation) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    init(
      _ given: SelectorName?, or description: String,
      isKnown: @escaping @Sendable (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, [Any?]) -> Bool
    ) {
      name = given?.text ?? description
      identity = given.map { .name($0.text) } ?? .creation(Creation())
      self.isKnown = isKnown
      self.call = call
    }

    /// True if both are the same, as far as those without names can be distinguished.
    func isAlike(_ other: Selector) -> Bool { name == other.name }

    /// Calls the method if the target has it; answers whether it did.
    @MainActor
    func isPerformed(on target: AnyObject, with arguments: Any?...) -> Bool {
      isCalled(on: target, with: arguments)
    }

    /// Calls the method of the target, or of what the target forwards it to.
    @MainActor
    private func isCalled(on target: AnyObject, with arguments: [Any?]) -> Bool {
      if call(target, arguments) { return true }
      guard let next = (target as? any MessageForwarder)?.target(for: self) as AnyObject?,
        next !== target
      else { return false }
      return isCalled(on: next, with: arguments)
    }

    /// Calls the method; a target that has no such method ends the program, as it does in an app.
    @MainActor
    func perform(on target: AnyObject, with arguments: Any?...) {
      guard isCalled(on: target, with: arguments) else {
        fatalError("unrecognized selector: \(name), sent to \(type(of: target))")
      }
    }

    /// The first of several methods that the target has.
    init(_ name: SelectorName, methods: [Selector]) {
      self.init(name, or: name.text) { target in
        methods.contains { $0.isKnown(target) }
      } call: { target, arguments in
        methods.contains { $0.isKnown(target) && $0.call(target, arguments) }
      }
    }
  }

  extension Selector: Hashable, CustomStringConvertible {
    public static func == (one: Selector, other: Selector) -> Bool {
      one.identity == other.identity
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
    public var description: String { name }
  }

  /// The name of a selector in Objective-C.
  struct SelectorName {
    let text: String

    /// The whole name, or what it begins with and a colon for each argument.
    init?(_ whole: String?, base: String?, arguments: Int) {
      guard let text = whole ?? base.map({ $0 + String(repeating: ":", count: arguments) }) else {
        return nil
      }
      self.text = text
    }

    init(text: String) { self.text = text }
  }

  extension Selector {
    /// A method without arguments.
    @preconcurrency
    public init<Target, Result>(
      named name: String? = nil, base: String? = nil,
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      self.init(
        SelectorName(name, base: base, arguments: 0), or: "a method of \(Target.self)",
        isKnown: { $0 is Target }
      ) { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    /// A method with one argument: who sends the action, or what is posted.
    @preconcurrency
    public init<Target, Argument, Result>(
      named name: String? = nil, base: String? = nil,
      _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
    ) {
      self.init(
        SelectorName(name, base: base, arguments: 1),
        or: "a method of \(Target.self) that takes \(Argument.self)", isKnown: { $0 is Target }
      ) { target, arguments in
        guard let target = target as? Target, let argument = arguments.first as? Argument
        else { return false }
        _ = method(target)(argument)
        return true
      }
    }

    /// A method with two arguments: who sends the action, and the event.
    @preconcurrency
    public init<Target, First, Second, Result>(
      named name: String? = nil, base: String? = nil,
      _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
      self.init(
        SelectorName(name, base: base, arguments: 2),
        or: "a method of \(Target.self) that takes \(First.self) and \(Second.self)",
        isKnown: { $0 is Target }
      ) { target, arguments in
        guard let target = target as? Target, let first = arguments.first as? First,
          let second = arguments.dropFirst().first as? Second
        else { return false }
        _ = method(target)(first, second)
        return true
      }
    }

    /// A method with three arguments: who hears that an animation or a picture is done.
    @preconcurrency
    public init<Target, First, Second, Third, Result>(
      named name: String? = nil, base: String? = nil,
      _ method:
        @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
      self.init(
        SelectorName(name, base: base, arguments: 3),
        or: "a method of \(Target.self) with three arguments", isKnown: { $0 is Target }
      ) { target, arguments in
        guard let target = target as? Target, arguments.count == 3,
          let first = value(arguments[0], as: First.self),
          let second = value(arguments[1], as: Second.self),
          let third = value(arguments[2], as: Third.self)
        else { return false }
        _ = method(target)(first, second, third)
        return true
      }
    }

    /// A method with four arguments or more, which nothing here can call.
    @preconcurrency
    public init<Target, First, Second, Third, Fourth, each Rest, Result>(
      named name: String? = nil, base: String? = nil,
      _ method:
        @escaping @MainActor (Target) ->
        @MainActor (First, Second, Third, Fourth, repeat each Rest) -> Result
    ) {
      let known = name ?? base ?? "a method of \(Target.self) with more than three arguments"
      self.init(SelectorName(text: known), or: known, isKnown: { $0 is Target }) { _, _ in false }
    }

    /// A property that can be read: `#selector(getter: Screen.bar)` as `Selector(getter: \Screen.bar)`.
    public init<Target, Value>(
      named name: String? = nil, getter property: KeyPath<Target, Value>
    ) {
      self.init(
        SelectorName(name, base: nil, arguments: 0), or: "a property of \(Target.self)",
        isKnown: { $0 is Target }
      ) { target, _ in target is Target }
    }

    /// A property that can be set: `#selector(setter: Screen.bar)` as `Selector(setter: \Screen.bar)`.
    public init<Target, Value>(
      named name: String? = nil, setter property: KeyPath<Target, Value>
    ) {
      self.init(named: name, getter: property)
    }

    /// A method that an object may have or not, which a test finds out; nothing here calls it.
    public init(named name: String, isKnown: @escaping @Sendable @MainActor (AnyObject) -> Bool) {
      self.init(SelectorName(text: name), or: name) { target in
        nonisolated(unsafe) let target = target
        return MainActor.assumeIsolated { isKnown(target) }
      } call: { _, _ in
        false
      }
    }

    /// A name that no method is known for: it can be compared, and nothing answers to it.
    public init(_ name: String) { self.init(name, oneOf: []) }

    /// A name, with the methods of that name among these.
    public init(_ name: String, oneOf methods: [Selector]) {
      self.init(
        SelectorName(text: name), methods: methods.filter { $0.identity == .name(name) })
    }
  }

  /// An argument as a method takes it: a number as a Boolean, a pointer as one to be read.
  ///
  /// A method that takes no nil gets something empty, where a phone hands it what is not there.
  private func value<Taken>(_ argument: Any?, as type: Taken.Type) -> Taken? {
    if let taken = argument as? Taken { return taken }
    guard let argument else {
      return "" as? Taken ?? UnsafeMutableRawPointer(bitPattern: 1) as? Taken
    }
    return (argument as? NSNumber)?.boolValue as? Taken
      ?? (argument as? UnsafeMutableRawPointer).map(UnsafeRawPointer.init) as? Taken
  }

  extension Selector: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// The selector of a name.
  public func NSSelectorFromString(_ name: String, oneOf methods: [Selector] = []) -> Selector {
    Selector(name, oneOf: methods)
  }

  /// The name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

  /// Thrown by an optional member of a protocol that is not implemented.
  public struct NotImplemented: Error {
    public init() {}
  }

  extension NSObjectProtocol {
    /// True if this has a method or a property: if it is of the selector's type.
    public func responds(to aSelector: Selector) -> Bool {
      aSelector.isKnown(self as AnyObject)
    }

    /// True if this is of a type that conforms to a protocol, given as `UITextInput.self`.
    public func conforms<Asked>(to aProtocol: Asked.Type) -> Bool { self is Asked }
  }

  /// Hands messages that it has no method for on to another object.
  ///
  /// The plugin `UIKitSources` makes one of a class that overrides `forwardingTarget(for:)`.
  public protocol MessageForwarder: AnyObject {
    /// The object that takes the message; nil if there is none.
    func target(for selector: Selector) -> Any?
  }

  /// The value of `super.forwardingTarget(for:)` in an object that forwards nothing by itself.
  public func forwardingTarget(for selector: Selector?) -> Any? { nil }
#endif
