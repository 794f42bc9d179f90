#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObject {
    /// Reports changes to an observer in its `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// A view's `frame`, `bounds` and `center`, and of scroll views `contentOffset` and
    /// `contentSize`, are noticed as they are set. Any other key is noticed at the end of the turn
    /// in which its value has become another. An observer that is gone hears nothing.
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
      (self as? UIView)?.removeObservation {
        $0.observer === observer && $0.key.rawValue == keyPath
      }
      removeWatch { $0.observer === observer && $0.keyPath == keyPath }
    }

    /// Takes away what was added last for this observer, key and context.
    @preconcurrency @MainActor
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      (self as? UIView)?.removeObservation {
        $0.observer === observer && $0.key.rawValue == keyPath && $0.context == context
      }
      removeWatch {
        $0.observer === observer && $0.keyPath == keyPath && $0.context == context
      }
    }

    @MainActor
    private var keyWatches: [KeyWatch] {
      get { objc_getAssociatedObject(self, &KeyWatch.place) as? [KeyWatch] ?? [] }
      set { objc_setAssociatedObject(self, &KeyWatch.place, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    @MainActor
    private func removeWatch(_ isMeant: (KeyWatch) -> Bool) {
      guard let index = keyWatches.lastIndex(where: isMeant) else { return }
      keyWatches.remove(at: index).observation.invalidate()
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
      if options.contains(.initial) { tell(object, from: nil, to: last, options) }
      observation.check = { [weak self, weak object] in
        guard let self, let object, self.observer != nil else { return false }
        let (old, new) = (self.last, Self.value(of: object, self.keyPath))
        guard Self.text(old) != Self.text(new) else { return true }
        self.last = new
        self.tell(object, from: old, to: new, options)
        return true
      }
    }

    private func tell(
      _ object: NSObject, from old: Any?, to new: Any?, _ options: NSKeyValueObservingOptions
    ) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// What two values are compared by.
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
