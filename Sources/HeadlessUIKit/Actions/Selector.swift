#if !canImport(ObjectiveC)
  /// A method to be called later on a target: on Apple's platforms its name, here the method itself.
  ///
  /// What an app writes as `#selector(Screen.keyboardWillShow(_:))` is here
  /// `Selector(Screen.keyboardWillShow(_:))`, without `@objc` at the method. The target is not part
  /// of it. Two selectors cannot be compared.
  public struct Selector: Sendable {
    /// Calls the method where target and arguments are of its types; answers whether they were.
    private let call: @MainActor (AnyObject, [Any?]) -> Bool
    /// Whether an object is of the class that the method was taken from.
    let isKnown: @Sendable (AnyObject) -> Bool
    /// The types of target and arguments.
    let name: String

    /// A method without arguments.
    public init<Target: AnyObject, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      name = "a method of \(Target.self)"
      isKnown = { $0 is Target }
      call = { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    /// A method with one argument: who sends the action, or what is posted.
    public init<Target: AnyObject, Argument, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
    ) {
      name = "a method of \(Target.self) that takes \(Argument.self)"
      isKnown = { $0 is Target }
      call = { target, arguments in
        guard let target = target as? Target, let argument = arguments.first as? Argument
        else { return false }
        _ = method(target)(argument)
        return true
      }
    }

    /// A method with two arguments: who sends the action, and the event.
    public init<Target: AnyObject, First, Second, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
      name = "a method of \(Target.self) that takes \(First.self) and \(Second.self)"
      isKnown = { $0 is Target }
      call = { target, arguments in
        guard let target = target as? Target, let first = arguments.first as? First,
          let second = arguments.dropFirst().first as? Second
        else { return false }
        _ = method(target)(first, second)
        return true
      }
    }

    /// A property that can be read: `#selector(getter: Screen.bar)` as `Selector(getter: \Screen.bar)`.
    public init<Target: AnyObject, Value>(getter property: KeyPath<Target, Value>) {
      name = "a property of \(Target.self)"
      call = { target, _ in target is Target }
      isKnown = { $0 is Target }
    }

    /// A property that can be set: `#selector(setter: Screen.bar)` as `Selector(setter: \Screen.bar)`.
    public init<Target: AnyObject, Value>(setter property: KeyPath<Target, Value>) {
      self.init(getter: property)
    }

    /// Calls the method if the target has it; answers whether it did.
    @MainActor
    func isPerformed(on target: AnyObject, with arguments: Any?...) -> Bool {
      call(target, arguments)
    }

    /// Calls the method; a target that has no such method ends the program, as it does in an app.
    @MainActor
    func perform(on target: AnyObject, with arguments: Any?...) {
      guard call(target, arguments) else {
        fatalError("unrecognized selector: \(name), sent to \(type(of: target))")
      }
    }
  }
#endif
