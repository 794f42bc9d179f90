#if !canImport(ObjectiveC)
  /// Which values an observer is handed with a change.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
    public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
    /// Calls once right away.
    public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
    public static let prior = NSKeyValueObservingOptions(rawValue: 0x08)
  }

  /// What a dictionary of changes holds.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// What kind of change it was: here always a setting.
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1 }
#endif

#if !canImport(ObjectiveC)
  /// What hears of changes of what it observes by key: views, controllers and the app's observers.
  @preconcurrency @MainActor
  public protocol KeyValueObserver: AnyObject {
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension UIResponder: KeyValueObserver {}

  /// What an observer that is a plain object does with a change that is not its own: nothing.
  ///
  /// The plugin `UIKitSources` writes it for `super.observeValue(forKeyPath:of:change:context:)`.
  public func leaveObservedValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
#else
  typealias KeyValueObserver = NSObject
#endif

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
    if observation.options.contains(.initial) { tell(observation, from: nil) }
  }

  /// Makes changes that no observer hears of.
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
    for observation in observations where observation.key == key { tell(observation, from: old) }
  }

  func tell(_ observation: KeyObservation, from old: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if observation.options.contains(.new) { change[.newKey] = value(of: observation.key) }
    if observation.options.contains(.old), let old { change[.oldKey] = old }
    observation.observer?.observeValue(
      forKeyPath: observation.key.rawValue, of: self, change: change,
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
