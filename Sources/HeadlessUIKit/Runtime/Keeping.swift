/// An object that keeps values for the properties that extensions add to it.
@MainActor
protocol Keeping: AnyObject {
  var stored: [String: Any] { get set }
}

extension Keeping {
  /// The value that a property was given, by the property's name; nil where it was given none.
  func kept<Value>(_ name: String = #function) -> Value? { stored[name] as? Value }

  /// Keeps the value of a property by the property's name.
  func keep<Value>(_ value: Value?, as name: String = #function) {
    if let value { stored[name] = value } else { stored[name] = nil }
  }

  /// The object that a property was given, while something else keeps it.
  func keptWeakly<Value>(_ name: String = #function) -> Value? {
    (kept(name) as WeakObject?)?.object as? Value
  }

  /// Keeps a reference to an object that is owned elsewhere.
  func keepWeakly(_ object: AnyObject?, as name: String = #function) {
    keep(object.map { WeakObject(object: $0) }, as: name)
  }
}

/// A reference to an object that is owned elsewhere.
struct WeakObject {
  weak var object: AnyObject?
}
