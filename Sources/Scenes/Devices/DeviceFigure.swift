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

/// Figures that several devices have, each with its source.
extension [DeviceFigure] {
  private static let telegram = "Telegram for iOS, DeviceMetrics.swift"
  private static let loaf = "Use Your Loaf, iPhone Screen Sizes"
  private static let tables =
    "the differences in Keyman's KeyboardScaleMap and giellakbd-ios' KeyboardHeightProvider"
  private static let simulators = "safe areas of the simulators of iOS 26"

  // MARK: Safe areas

  /// A phone or pad with a home button: the status bar, and nothing at the bottom.
  static let homeButton: Self = [
    DeviceFigure(.safeTop, 20, .documented, "Apple, Human Interface Guidelines: status bar"),
    DeviceFigure(.safeBottom, 0, .documented, "Apple: there is no home indicator"),
    DeviceFigure(.landscapeSafeBottom, 0, .documented, "Apple: there is no home indicator"),
  ]

  /// A phone with a home indicator, and its top inset.
  static func phone(top: Double, from source: String? = nil) -> Self {
    [
      DeviceFigure(.safeTop, top, .reported, source ?? loaf),
      DeviceFigure(.safeBottom, 34, .reported, telegram),
      DeviceFigure(.landscapeSafeBottom, 21, .reported, telegram),
    ]
  }

  /// A phone of the family of the iPhone 17: 20 points at the bottom in landscape from iOS 26 on.
  static func phone17(top: Double) -> Self {
    phone(top: top) + [
      DeviceFigure(.landscapeSafeBottom, 20, since: 26, .reported, simulators)
    ]
  }

  /// The iPhone XR and 11: 44 points at the top at first, later 48.
  ///
  /// Telegram's table is of the time of iOS 12 and 13; that it changed with iOS 14 is assumed.
  static let phoneOfXR: Self =
    [DeviceFigure(.safeTop, 44, .reported, telegram)]
    + [DeviceFigure(.safeTop, 48, since: 14, .reported, loaf)]
    + phone(top: 48).filter { $0.quantity != .safeTop }

  /// A phone of which no safe area is known: another's, of the same kind.
  static func assumedPhone(top: Double, as other: String) -> Self {
    phone(top: top).assumed(as: other)
  }

  /// A phone of the family of the iPhone 17 of which no safe area is known.
  static func assumedPhone17(top: Double, as other: String) -> Self {
    phone17(top: top).assumed(as: other)
  }

  private func assumed(as other: String) -> Self {
    map {
      DeviceFigure($0.quantity, $0.value, since: $0.system, .assumed, "as on the \(other)")
    }
  }

  /// A pad with a home indicator: 20 points at the bottom, from iOS 26 on 25.
  static let pad: Self =
    [
      DeviceFigure(.safeTop, 24, .reported, telegram)
    ]
    + [DeviceFigure.Quantity.safeBottom, .landscapeSafeBottom].flatMap { quantity in
      [
        DeviceFigure(quantity, 20, .reported, telegram),
        DeviceFigure(quantity, 25, since: 26, .reported, simulators),
      ]
    }

  // MARK: Keyboards

  /// The system's keys upright and on the side.
  static func keys(
    _ height: Double, _ landscape: Double, _ knowledge: DeviceFigure.Knowledge = .reported,
    _ source: String? = nil
  ) -> Self {
    [
      DeviceFigure(.keyboard, height, knowledge, source ?? telegram),
      DeviceFigure(.landscapeKeyboard, landscape, knowledge, source ?? telegram),
    ]
  }

  /// The keys of a phone of 390 points and wider, from the iPhone 12 on: on the side 10 points
  /// higher than those of the X and the 11.
  static func wideKeys(
    _ height: Double, _ knowledge: DeviceFigure.Knowledge = .reported, _ source: String? = nil
  ) -> Self {
    [
      DeviceFigure(.keyboard, height, knowledge, source ?? telegram),
      DeviceFigure(.landscapeKeyboard, 182, .derived, "172 of the iPhone X, and 10: \(tables)"),
    ]
  }

  /// The keys of phones that are too new for the tables.
  static func laterKeys(_ height: Double) -> Self {
    wideKeys(height, .assumed, "as high as on predecessors of about that width")
  }

  /// The keys of the iPhone 17 and 17 Pro, 402 points wide.
  ///
  /// It is not known if the 328 points count a bar of suggestions.
  static func keys17(_ knowledge: DeviceFigure.Knowledge, _ source: String) -> Self {
    laterKeys(292) + [DeviceFigure(.keyboard, 328, since: 26, knowledge, source)]
  }

  /// The bar of suggestions upright, and 37 points on the side.
  static func suggestions(
    _ height: Double, _ knowledge: DeviceFigure.Knowledge = .reported, _ source: String? = nil
  ) -> Self {
    [
      DeviceFigure(.suggestions, height, knowledge, source ?? telegram),
      DeviceFigure(.landscapeSuggestions, 37, .reported, telegram),
    ]
  }

  /// The bar of suggestions of the 4.7 inch phones: 42 points, from iOS 13 on 44.
  static let suggestionsOf8: Self =
    suggestions(42, .recorded, "two logs: 216 to 258 points, and 256 to 298 with an accessory")
    + [DeviceFigure(.suggestions, 44, since: 13, .reported, "totals of 260 points; \(tables)")]

  /// The bar of shortcuts and suggestions of pads: 50 points, from iOS 13 on 55.
  static let shortcuts: Self = [.suggestions, .landscapeSuggestions].flatMap { quantity in
    [
      DeviceFigure(quantity, 50, .recorded, "openradar 19513: 313 and 398 points in all"),
      DeviceFigure(
        quantity, 55, since: 13, .reported,
        "ionic-plugin-keyboard, pull request 273; 320 points in all on 10.2 inches: \(tables)"),
    ]
  }

  /// The keys of pads of about 11 inches, the mini's among them.
  static func keysOf11(_ knowledge: DeviceFigure.Knowledge, _ source: String) -> Self {
    keys(283, 368, knowledge, source)
  }

  static let keysOfMini: Self =
    [DeviceFigure(.keyboard, 283, .derived, "as on 9.7 and 11 inches, 280 to 285: \(tables)")]
    + [DeviceFigure(.landscapeKeyboard, 368, .reported, telegram)]

  static let keysOf10: Self = keys(
    265, 353, .derived, "320 points in all without the 55 of shortcuts; logs with 265 and 353")
}
