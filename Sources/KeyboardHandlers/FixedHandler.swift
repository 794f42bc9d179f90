import Scenes

/// Handlers that reimplement published code with its defects, or fixed.
enum FixedHandler {
  /// Whether the handler runs without the defects.
  static let option = HandlerOption(flag: "fixed")
}
