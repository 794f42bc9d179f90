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
