extension AnimationOptions: CustomStringConvertible {
  /// The names of what is set, lowest bit first, and what has no name as a hexadecimal rest.
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

  /// The names of what is set, lowest bit first, and the bits that have no name.
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
