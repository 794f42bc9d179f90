#if !canImport(ObjectiveC)
  /// An observation of a property; it ends when it is invalidated or freed.
  ///
  /// A view's frame, bounds, center, content offset and content size are noticed as they are set.
  /// Any other property is noticed at the end of the turn in which its value has become another.
  public final class NSKeyValueObservation: NSObject {
    nonisolated(unsafe) var check: (@MainActor () -> Bool)?

    public func invalidate() { check = nil }
    deinit { check = nil }
  }

  /// What changed, and from what to what.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  /// An object whose properties can be observed by their key paths.
  public protocol KeyPathObserving: AnyObject {}
  extension NSObject: KeyPathObserving {}

  extension KeyPathObserving {
    /// Calls a closure whenever a property's value has become another.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: whether the closure is handed the old and the new value, and called at once.
    ///   - changeHandler: what is called, with the object and the change.
    /// - Returns: the observation, which the caller keeps as long as it is to go on.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation()
      nonisolated(unsafe) let path = keyPath
      var last = self[keyPath: path]
      func tell(_ old: Value?, _ new: Value) {
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
      }
      observation.check = { [weak self] in
        guard let self else { return false }
        let (old, new) = (last, self[keyPath: path])
        guard !isSame(old, new) else { return true }
        last = new
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        return true
      }
      KeyPathObservations.current.add(observation, of: self)
      if options.contains(.initial) { tell(nil, last) }
      return observation
    }
  }

  /// Whether two values are equal, or the same object; values that cannot be compared never are.
  private func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    func equal<Known: Equatable>(_ known: Known) -> Bool { known == new as? Known }
    if let known = old as? any Equatable { return equal(known) }
    let (first, second) = (old as AnyObject, new as AnyObject)
    return Value.self is AnyClass && first === second
  }

  /// The observations of the app that runs now.
  @MainActor
  final class KeyPathObservations {
    static var current: KeyPathObservations { VirtualRunLoop.current.app.keyPathObservations }
    private struct Entry {
      weak var observation: NSKeyValueObservation?
      weak var object: AnyObject?
    }
    private var entries: [Entry] = []
    private var isChecking = false

    init() {}

    func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
      entries.append(Entry(observation: observation, object: object))
    }

    /// Looks at the properties of one object, or of all, and notifies observers of changes.
    func check(_ object: AnyObject? = nil) {
      guard !entries.isEmpty, !isChecking else { return }
      isChecking = true
      defer { isChecking = false }
      entries.removeAll { $0.observation?.check == nil || $0.object == nil }
      for entry in entries where object == nil || entry.object === object {
        _ = entry.observation?.check?()
      }
    }
  }
#endif
