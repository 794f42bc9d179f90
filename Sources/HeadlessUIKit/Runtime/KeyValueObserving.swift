public import Foundation

// MARK: Options and changes

#if !canImport(ObjectiveC)
  /// The values that an observer is handed with a change.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
    public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
    /// Calls once right away.
    public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
    public static let prior = NSKeyValueObservingOptions(rawValue: 0x08)
  }

  /// A key of a dictionary of changes.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// The kind of a change: here always a setting.
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1 }

  /// An observer by keys: a view, a controller or an observer of the app's.
  @preconcurrency @MainActor
  public protocol KeyValueObserver: AnyObject {
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension UIResponder: KeyValueObserver {}

  /// Does nothing with a change that an observer which is a plain object leaves to its superclass.
  ///
  /// The plugin `UIKitSources` writes it for `super.observeValue(forKeyPath:of:change:context:)`.
  public func leaveObservedValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
#else
  typealias KeyValueObserver = NSObject
#endif

// MARK: Keys of views

/// Keys of a view that can be observed: each reports being set, not a change by another.
///
/// So a view that Auto Layout places reports `bounds` and `center` and not `frame`, as
/// UIKit's do; the keyboard's host is moved by its `center`. Source of the latter:
/// meiwin/NgKeyboardTracker, which observes `center` from iOS 8 on and `frame` before.
enum ObservedKey: String {
  case frame, bounds, center, contentOffset, contentSize
}

/// One observer of one key of a view.
struct KeyObservation {
  weak var observer: (any KeyValueObserver)?
  let key: ObservedKey
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
}

extension UIView {
  func addObservation(_ observation: KeyObservation) {
    observations.append(observation)
    if observation.options.contains(.initial) { report(to: observation, from: nil) }
  }

  /// Makes changes that no observer is notified of.
  package func withoutNotifyingObservers(_ body: () -> Void) {
    let kept = observations
    observations = []
    body()
    observations = kept
  }

  func removeObservation(_ isMeant: (KeyObservation) -> Bool) {
    guard let index = observations.lastIndex(where: isMeant) else { return }
    observations.remove(at: index)
  }

  /// Sets a value that may be observed, and notifies its observers.
  func set(_ key: ObservedKey, _ change: () -> Void) {
    #if !canImport(ObjectiveC)
      defer { KeyPathObservations.current.check(self) }
    #endif
    guard observations.contains(where: { $0.key == key }) else { return change() }
    let old = value(of: key)
    change()
    for observation in observations where observation.key == key {
      report(to: observation, from: old)
    }
  }

  private func report(to observation: KeyObservation, from old: Any?) {
    observation.observer?.observeValue(
      forKeyPath: observation.key.rawValue, of: self,
      change: observation.options.change(from: old, to: value(of: observation.key)),
      context: observation.context)
  }

  private func value(of key: ObservedKey) -> Any? {
    switch key {
    case .frame: NSValue(cgRect: frame)
    case .bounds: NSValue(cgRect: bounds)
    case .center: NSValue(cgPoint: center)
    case .contentOffset: (self as? UIScrollView).map { NSValue(cgPoint: $0.contentOffset) }
    case .contentSize: (self as? UIScrollView).map { NSValue(cgSize: $0.contentSize) }
    }
  }
}

extension NSKeyValueObservingOptions {
  /// A change as the observer is handed it.
  fileprivate func change(from old: Any?, to new: Any?) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if contains(.new) { change[.newKey] = new }
    if contains(.old) { change[.oldKey] = old }
    return change
  }
}

#if !canImport(ObjectiveC)
  // MARK: Closures by key paths

  /// An observation of a property; it ends when it is invalidated or freed.
  ///
  /// A view's frame, bounds, center, content offset and content size are noticed as they are set.
  /// Any other property is noticed at the end of the turn in which its value has become another.
  public final class NSKeyValueObservation: NSObject {
    nonisolated(unsafe) fileprivate var check: (@MainActor () -> Bool)?

    public func invalidate() { check = nil }
    deinit { check = nil }
  }

  /// A change of a property, with the values before and after it.
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
    ///   - options: the values that the closure is handed, and `initial` to call it at once.
    ///   - changeHandler: the closure, called with the object and the change.
    /// - Returns: the observation, which lasts as long as the caller keeps it.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation()
      nonisolated(unsafe) let path = keyPath
      func report(_ object: Self, from old: Value?, to new: Value) {
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
      }
      var last = self[keyPath: path]
      observation.check = { [weak self] in
        guard let self else { return false }
        let (old, new) = (last, self[keyPath: path])
        guard !isSame(old, new) else { return true }
        last = new
        report(self, from: old, to: new)
        return true
      }
      KeyPathObservations.current.add(observation, of: self)
      if options.contains(.initial) { report(self, from: nil, to: last) }
      return observation
    }
  }

  /// True if two values are equal, or the same object; values that cannot be compared never are.
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

  // MARK: Observers by key paths of words

  extension NSObject {
    /// Reports changes to an observer in its `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// A view's `frame`, `bounds` and `center`, and of scroll views `contentOffset` and
    /// `contentSize`, are noticed as they are set. Any other key is noticed at the end of the turn
    /// in which its value has become another. An observer that is gone is not notified.
    @preconcurrency @MainActor
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
      guard let observer = observer as? any KeyValueObserver else { return }
      if let view = self as? UIView, let key = ObservedKey(rawValue: keyPath) {
        view.addObservation(
          KeyObservation(observer: observer, key: key, options: options, context: context))
      } else {
        let watch = KeyWatch(self, keyPath, for: observer, options, context)
        KeyPathObservations.current.add(watch.observation, of: self)
        keyWatches.append(watch)
      }
    }

    /// Takes away what was added last for this observer and key.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeLast { known, key, _ in known === observer && key == keyPath }
    }

    /// Takes away what was added last for this observer, key and context.
    @preconcurrency @MainActor
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeLast { $0 === observer && $1 == keyPath && $2 == context }
    }

    @MainActor
    private func removeLast(
      _ isMeant: (AnyObject?, _ key: String, UnsafeMutableRawPointer?) -> Bool
    ) {
      (self as? UIView)?.removeObservation { isMeant($0.observer, $0.key.rawValue, $0.context) }
      if let index = keyWatches.lastIndex(where: { isMeant($0.observer, $0.keyPath, $0.context) }) {
        keyWatches.remove(at: index).observation.invalidate()
      }
    }

    @MainActor
    private var keyWatches: [KeyWatch] {
      get { objc_getAssociatedObject(self, &KeyWatch.place) as? [KeyWatch] ?? [] }
      set { objc_setAssociatedObject(self, &KeyWatch.place, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
  }

  /// One observer of a key that is looked at when a turn ends.
  @MainActor
  private final class KeyWatch {
    static var place: UInt8 = 0

    weak var observer: (any KeyValueObserver)?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation = NSKeyValueObservation()
    private var last: Any?

    init(
      _ object: NSObject, _ keyPath: String, for observer: any KeyValueObserver,
      _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
      (self.keyPath, self.context, self.observer) = (keyPath, context, observer)
      last = Self.value(of: object, keyPath)
      if options.contains(.initial) { report(of: object, options.change(from: nil, to: last)) }
      observation.check = { [weak self, weak object] in
        guard let self, let object, self.observer != nil else { return false }
        let (old, new) = (self.last, Self.value(of: object, self.keyPath))
        guard Self.text(old) != Self.text(new) else { return true }
        self.last = new
        self.report(of: object, options.change(from: old, to: new))
        return true
      }
    }

    private func report(of object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
      observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// The text by which two values are compared.
    private static func text(_ value: Any?) -> String {
      value.map { value in
        value is String || value is NSValue ? "\(value)" : String(describing: value)
      } ?? "nil"
    }

    private static func value(of object: NSObject, _ keyPath: String) -> Any? {
      switch object {
      case let layer as CALayer: value(of: layer, keyPath)
      case let view as UIView: value(of: view, keyPath)
      default: object.value(forKeyPath: keyPath)
      }
    }

    private static func value(of layer: CALayer, _ key: String) -> Any? {
      switch key {
      case "position": NSValue(cgPoint: layer.position)
      case "bounds": NSValue(cgRect: layer.bounds)
      case "frame": NSValue(cgRect: layer.frame)
      case "opacity": layer.opacity
      default: layer.value(forKeyPath: key)
      }
    }

    private static func value(of view: UIView, _ key: String) -> Any? {
      switch (key, view) {
      case ("hidden", _), ("isHidden", _): view.isHidden
      case ("alpha", _): view.alpha
      case ("contentInset", let view as UIScrollView): "\(view.contentInset)"
      case ("text", let view as UITextView): view.text
      case ("text", let view as UITextField): view.text
      case ("text", let view as UILabel): view.text
      case ("attributedText", let view as UITextView): view.attributedText
      case ("enabled", let view as UIControl): view.isEnabled
      case ("selected", let view as UIControl): view.isSelected
      default: view.value(forKeyPath: key)
      }
    }
  }
#endif
