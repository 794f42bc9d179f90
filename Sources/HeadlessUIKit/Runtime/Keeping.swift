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
}
