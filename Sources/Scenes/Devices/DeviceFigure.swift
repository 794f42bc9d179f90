/// A length of a device, with the system from which on it holds and how it is known.
public struct DeviceFigure: Hashable, Sendable {
  /// The measured length, in points.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// The safe area at the top, in portrait.
    case safeTop = "safe area, top"
    /// The safe area at the bottom, in portrait.
    case safeBottom = "safe area, bottom"
    /// The safe area at the bottom, in landscape.
    case landscapeSafeBottom = "safe area, bottom, in landscape"
    /// The keyboard without its bar of suggestions, in portrait.
    case keyboard = "keyboard"
    /// The keyboard without its bar of suggestions, in landscape.
    case landscapeKeyboard = "keyboard, in landscape"
    /// The bar of suggestions, in portrait.
    case suggestions = "bar of suggestions"
    /// The bar of suggestions, in landscape.
    case landscapeSuggestions = "bar of suggestions, in landscape"
  }

  /// The kinds of knowledge of a figure, the best first.
  public enum Knowledge: String, Hashable, Sendable, CaseIterable {
    /// A measurement of the real system.
    case recorded
    /// Apple says so.
    case documented
    /// A public source says so, without a measurement that can be repeated.
    case reported
    /// It follows from other figures by arithmetic.
    case derived
    /// An assumption without a source.
    case assumed
  }

  /// The measured length.
  public let quantity: Quantity
  /// In points; keyboards are without suggestions and with the home indicator's zone.
  public let value: Double
  /// The number of the system from which on it holds; 0 for every system.
  public let system: Double
  /// The kind of knowledge of it.
  public let knowledge: Knowledge
  /// The source of it.
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
