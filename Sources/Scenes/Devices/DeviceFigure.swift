/// A length of a device, with the system from which on it holds and how it is known.
public struct DeviceFigure: Hashable, Sendable {
  /// What is measured, in points.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    case safeTop = "safe area, top"
    case safeBottom = "safe area, bottom"
    case landscapeSafeBottom = "safe area, bottom, in landscape"
    case keyboard = "keyboard"
    case landscapeKeyboard = "keyboard, in landscape"
    case suggestions = "bar of suggestions"
    case landscapeSuggestions = "bar of suggestions, in landscape"
  }

  /// How a figure is known, the best first.
  public enum Knowledge: String, Hashable, Sendable, CaseIterable {
    /// Somebody measured the real system.
    case recorded
    /// Apple says so.
    case documented
    /// A public source says so, without a measurement that can be repeated.
    case reported
    /// It follows from other figures by arithmetic.
    case derived
    /// Nobody says so.
    case assumed
  }

  public let quantity: Quantity
  /// In points; keyboards are without suggestions and with the home indicator's zone.
  public let value: Double
  /// The number of the system from which on it holds; 0 for every system.
  public let system: Double
  public let knowledge: Knowledge
  /// Who says so.
  public let source: String

  init(
    _ quantity: Quantity, _ value: Double, since system: Double = 0, _ knowledge: Knowledge,
    _ source: String
  ) {
    self.quantity = quantity
    self.value = value
    self.system = system
    self.knowledge = knowledge
    self.source = source
  }
}
