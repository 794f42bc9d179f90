/// A curve by its UIKit raw value, like `UIView.AnimationCurve`.
///
/// Any raw value is kept, as UIKit keeps the undocumented 7 that keyboard notifications carry.
/// Raw values 0 to 3 are documented by Apple; 4, 5 and 6 have no known meaning. As with UIKit's, a
/// `switch` over the documented ones needs an `@unknown default`, and the keyboard's curve ends there.
public enum AnimationCurve: RawRepresentable, Hashable, Sendable {
  /// Slow at both ends; what `UIView.animate` uses when no curve is named.
  case easeInOut
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Even from start to end.
  case linear
  /// A curve without a name of its own in UIKit, by UIKit's number.
  case undocumented(UndocumentedCurve)

  /// Creates a curve from UIKit's number; never fails, whatever the number.
  ///
  /// It is failable because UIKit's is, so that code written for UIKit compiles.
  public init?(rawValue: Int) {
    self.init(keeping: rawValue)
  }

  init(keeping rawValue: Int) {
    switch rawValue {
    case 0: self = .easeInOut
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .linear
    default: self = .undocumented(UndocumentedCurve(rawValue: rawValue))
    }
  }

  /// The number that UIKit uses for the curve.
  public var rawValue: Int {
    switch self {
    case .easeInOut: 0
    case .easeIn: 1
    case .easeOut: 2
    case .linear: 3
    case .undocumented(let curve): curve.rawValue
    }
  }

  /// The keyboard's private curve, which every keyboard notification since iOS 7 names.
  public static let keyboard = AnimationCurve(keeping: 7)
}

/// The number of a curve that UIKit has no name for: none of 0 to 3.
public struct UndocumentedCurve: Hashable, Sendable {
  /// The number that UIKit uses for the curve.
  public let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }
}

extension AnimationCurve {
  /// The curves whose meaning is known, with their names, in the order of their raw values.
  static let named: [(name: String, curve: AnimationCurve)] = [
    ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
    ("keyboard", .keyboard),
  ]

  /// The timing function of a documented curve; nil for the keyboard's and for unknown values.
  public var timingFunction: TimingFunction? {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case .undocumented: nil
    }
  }
}

extension AnimationCurve: CustomStringConvertible {
  /// The curve's name, or `AnimationCurve(rawValue: n)` where it has none.
  public var description: String {
    Self.named.first { $0.curve == self }?.name ?? "AnimationCurve(rawValue: \(rawValue))"
  }
}
