/// The options of a view animation, bit for bit those of `UIView.AnimationOptions`.
///
/// Bits 16 to 27 hold three numbers, not flags: the curve, the transition and the preferred frame
/// rate. A number whose value is 0 (``curveEaseInOut``) is contained in every set, and
/// ``curveLinear`` (3) contains ``curveEaseIn`` (1); ask ``curve`` instead of `contains`.
/// Bits of unknown meaning are kept.
///
/// Source of the values: Apple's documentation of `UIView.AnimationOptions`.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from UIKit's bits, unknown ones included.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Lay subviews out together with their parent.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Let touches through while animating.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Start from what is on screen.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Repeat without end.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Run forwards, then backwards.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Keep the own duration inside another animation block.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Keep the own curve inside another animation block.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// Redraw while in transition.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// Hide and show views in a transition instead of removing and adding them.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Inherit no options of another animation block.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
  /// Flush pending updates on entering and leaving the block (iOS 26).
  public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
}

extension AnimationOptions {
  /// Slow at both ends: curve number 0.
  public static let curveEaseInOut = AnimationOptions(curve: .easeInOut)
  /// Slow at the start: curve number 1.
  public static let curveEaseIn = AnimationOptions(curve: .easeIn)
  /// Slow at the end: curve number 2.
  public static let curveEaseOut = AnimationOptions(curve: .easeOut)
  /// Even from start to end: curve number 3.
  public static let curveLinear = AnimationOptions(curve: .linear)

  /// No transition: number 0.
  public static let transitionNone = AnimationOptions(transition: 0)
  /// Flip about the vertical axis from left to right: number 1.
  public static let transitionFlipFromLeft = AnimationOptions(transition: 1)
  /// Flip about the vertical axis from right to left: number 2.
  public static let transitionFlipFromRight = AnimationOptions(transition: 2)
  /// Curl the page up: number 3.
  public static let transitionCurlUp = AnimationOptions(transition: 3)
  /// Curl the page down: number 4.
  public static let transitionCurlDown = AnimationOptions(transition: 4)
  /// Dissolve one view into the other: number 5.
  public static let transitionCrossDissolve = AnimationOptions(transition: 5)
  /// Flip about the horizontal axis from the top: number 6.
  public static let transitionFlipFromTop = AnimationOptions(transition: 6)
  /// Flip about the horizontal axis from the bottom: number 7.
  public static let transitionFlipFromBottom = AnimationOptions(transition: 7)

  /// The system's choice of frame rate: number 0.
  public static let preferredFramesPerSecondDefault = AnimationOptions(frameRate: 0)
  /// 60 frames a second: number 3.
  public static let preferredFramesPerSecond60 = AnimationOptions(frameRate: 3)
  /// 30 frames a second: number 7.
  public static let preferredFramesPerSecond30 = AnimationOptions(frameRate: 7)

  private init(transition: UInt) {
    self.init(rawValue: transition << 20)
  }

  private init(frameRate: UInt) {
    self.init(rawValue: frameRate << 24)
  }
}

extension AnimationOptions {
  /// Creates options that name a curve: its raw value shifted up 16 bits, as is usual in UIKit code.
  package init(curve: AnimationCurve) {
    self.init(rawValue: UInt(truncatingIfNeeded: curve.rawValue) << 16)
  }

  /// The curve that bits 16 to 18 name; bit 19 and all others are ignored but stay in `rawValue`.
  public var curve: AnimationCurve {
    AnimationCurve(keeping: Int((rawValue >> 16) & 7))
  }
}

extension AnimationOptions: CustomStringConvertible {
  /// The names of the set options, lowest bit first, and bits without a name as a hexadecimal rest.
  ///
  /// Numbers that are 0 (the default curve, transition and frame rate) are not listed.
  public var description: String {
    var (names, rest) = namesAndRest
    if rest != 0 {
      names.append("0x" + String(rest, radix: 16))
    }
    return "[" + names.joined(separator: ", ") + "]"
  }

  /// The bits that no option has.
  public var unknownBits: UInt { namesAndRest.rest }

  /// The names of the set options, lowest bit first, and the bits that have no name.
  private var namesAndRest: (names: [String], rest: UInt) {
    var names: [String] = []
    var rest = rawValue
    for field in Self.fields {
      guard let name = field.name(of: rawValue & field.mask) else { continue }
      names.append(name)
      rest &= ~field.mask
    }
    return (names, rest)
  }

  /// Bits that hold one number, and the names of its values.
  private struct Field {
    var shift: UInt
    var mask: UInt
    /// The names by value; value 0 has none.
    var names: [UInt: String]

    func name(of bits: UInt) -> String? {
      names[bits >> shift]
    }
  }

  private static let flagNames: [(bit: UInt, name: String)] = [
    (0, "layoutSubviews"), (1, "allowUserInteraction"), (2, "beginFromCurrentState"),
    (3, "repeat"), (4, "autoreverse"), (5, "overrideInheritedDuration"),
    (6, "overrideInheritedCurve"), (7, "allowAnimatedContent"), (8, "showHideTransitionViews"),
    (9, "overrideInheritedOptions"),
  ]

  private static let fields: [Field] =
    flagNames.map { Field(shift: $0.bit, mask: 1 << $0.bit, names: [1: $0.name]) } + [
      Field(
        shift: 16, mask: 7 << 16,
        names: [1: "curveEaseIn", 2: "curveEaseOut", 3: "curveLinear", 7: "curveKeyboard"]),
      Field(
        shift: 20, mask: 15 << 20,
        names: [
          1: "transitionFlipFromLeft", 2: "transitionFlipFromRight", 3: "transitionCurlUp",
          4: "transitionCurlDown", 5: "transitionCrossDissolve", 6: "transitionFlipFromTop",
          7: "transitionFlipFromBottom",
        ]),
      Field(
        shift: 24, mask: 15 << 24,
        names: [3: "preferredFramesPerSecond60", 7: "preferredFramesPerSecond30"]),
      Field(shift: 28, mask: 1 << 28, names: [1: "flushUpdates"]),
    ]
}

/// A number as people write animation options: `458752`, `0x70000`, `7<<16`, or several with `|`.
struct OptionsExpression {
  /// The number that the text stands for.
  let value: UInt
  private let text: Substring

  init(_ text: Substring) throws(CurveError) {
    self.text = text
    var value: UInt = 0
    for term in text.split(separator: "|", omittingEmptySubsequences: false) {
      value |= try Self.shifted(term, in: text)
    }
    self.value = value
  }

  /// Reads `7<<16` or a number alone.
  private static func shifted(
    _ term: Substring, in text: Substring
  ) throws(CurveError) -> UInt {
    guard let shift = term.firstRange(of: "<<") else { return try number(term, in: text) }
    let base = try number(term[..<shift.lowerBound], in: text)
    let places = try number(term[shift.upperBound...], in: text)
    guard places < UInt(UInt.bitWidth), base <= UInt.max >> places else {
      throw .unreadable(String(text), reason: "the number is too great")
    }
    return base << places
  }

  private static func number(
    _ word: Substring, in text: Substring
  ) throws(CurveError) -> UInt {
    let word = word.trimmingBlanks
    let isHexadecimal = word.lowercased().hasPrefix("0x")
    let digits = isHexadecimal ? word.dropFirst(2) : word
    let isNumber =
      !digits.isEmpty
      && digits.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte)
          || isHexadecimal && ((0x41...0x46).contains(byte) || (0x61...0x66).contains(byte))
      }
    guard isNumber else {
      throw .unreadable(
        String(text),
        reason: "write a whole number, 0x70000 or 7<<16, not \(String(word).debugDescription)")
    }
    guard let number = UInt(digits, radix: isHexadecimal ? 16 : 10) else {
      throw .unreadable(String(text), reason: "the number is too great")
    }
    return number
  }
}
