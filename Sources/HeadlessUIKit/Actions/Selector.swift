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
    /// Whether an object is of the class that the method was taken from.
    let isKnown: @Sendable (AnyObject) -> Bool
    /// What the selector is called in Objective-C, or else the types of target and arguments.
    let name: String
    /// What is equal where two selectors are.
    let identity: Identity

    /// What distinguishes selectors.
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

    /// Whether both are the same, as far as those without names can be distinguished.
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
#endif
