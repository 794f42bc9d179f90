#if !canImport(ObjectiveC)
  /// What a selector is called in Objective-C.
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
    public init<Target: AnyObject, Value>(
      named name: String? = nil, getter property: KeyPath<Target, Value>
    ) {
      self.init(
        SelectorName(name, base: nil, arguments: 0), or: "a property of \(Target.self)",
        isKnown: { $0 is Target }
      ) { target, _ in target is Target }
    }

    /// A property that can be set: `#selector(setter: Screen.bar)` as `Selector(setter: \Screen.bar)`.
    public init<Target: AnyObject, Value>(
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

  /// What an optional member of a protocol says where it is not there.
  public struct NotImplemented: Error {
    public init() {}
  }
#endif
