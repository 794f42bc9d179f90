/// A curve by its UIKit raw value, like `UIView.AnimationCurve`.
///
/// Any raw value is kept, as UIKit keeps the undocumented 7 that keyboard notifications carry.
/// Raw values 0 to 3 are documented by Apple; 4, 5 and 6 have no known meaning.
public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
  /// The number that UIKit uses for the curve.
  public let rawValue: Int

  /// Creates a curve from UIKit's number; never fails, whatever the number.
  ///
  /// It is failable because UIKit's is, so that code written for UIKit compiles.
  public init?(rawValue: Int) {
    self.init(keeping: rawValue)
  }

  init(keeping rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Slow at both ends; what `UIView.animate` uses when no curve is named.
  public static let easeInOut = AnimationCurve(keeping: 0)
  /// Slow at the start.
  public static let easeIn = AnimationCurve(keeping: 1)
  /// Slow at the end.
  public static let easeOut = AnimationCurve(keeping: 2)
  /// Even from start to end.
  public static let linear = AnimationCurve(keeping: 3)
  /// The keyboard's private curve, which every keyboard notification since iOS 7 names.
  public static let keyboard = AnimationCurve(keeping: 7)
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
    default: nil
    }
  }
}

extension AnimationCurve: CustomStringConvertible {
  /// The curve's name, or `AnimationCurve(rawValue: n)` where it has none.
  public var description: String {
    Self.named.first { $0.curve == self }?.name ?? "AnimationCurve(rawValue: \(rawValue))"
  }
}
