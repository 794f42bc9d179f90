import Scenes

extension String {
  /// JSON with each pair of surrogates, `\ud83d\ude00`, as the one escape that YAML has for it.
  ///
  /// The escape is two characters shorter; two spaces behind the string leave all else in its place.
  /// Source: RFC 8259, section 7; YAML 1.2, section 5.7.
  var withSurrogatesInJSONJoined: String {
    guard contains("\\u") else { return self }
    var text = String.UnicodeScalarView()
    var rest = Substring(self).unicodeScalars
    var (isInString, owedSpaces) = (false, 0)
    while let scalar = rest.first {
      if isInString, let pair = rest.surrogatePair {
        text.append(contentsOf: pair.yamlEscape.unicodeScalars)
        owedSpaces += 2
        rest.removeFirst(12)
        continue
      }
      let isEscape = isInString && scalar == "\\"
      text.append(contentsOf: rest.prefix(isEscape ? 2 : 1))
      rest = rest.dropFirst(isEscape ? 2 : 1)
      guard scalar == "\"" else { continue }
      isInString.toggle()
      text.append(contentsOf: String(repeating: " ", count: owedSpaces).unicodeScalars)
      owedSpaces = 0
    }
    return String(text)
  }
}

extension Substring.UnicodeScalarView {
  /// The character that two escapes at the beginning stand for; nil where they do not.
  fileprivate var surrogatePair: Unicode.Scalar? {
    guard let high = unit, let low = dropFirst(6).unit, UTF16.isLeadSurrogate(high),
      UTF16.isTrailSurrogate(low)
    else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(high & 0x3ff) << 10 | UInt32(low & 0x3ff)))
  }

  /// The unit that the escape at the beginning stands for.
  private var unit: UInt16? {
    let digits = dropFirst(2).prefix(4)
    guard starts(with: "\\u".unicodeScalars), digits.count == 4,
      digits.allSatisfy(\.properties.isASCIIHexDigit)
    else { return nil }
    return UInt16(String(digits), radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var yamlEscape: String {
    let digits = String(value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
