import Scenes

extension String {
  /// JSON with each pair of surrogates, `\ud83d\ude00`, as the one escape that YAML has for it.
  ///
  /// The escape is two characters shorter; two spaces behind the string leave all else in its place.
  /// Source: RFC 8259, section 7; YAML 1.2, section 5.7.
  var withSurrogatesInJSONJoined: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    return String(decoding: JSONSurrogates.joined(in: Array(utf8)), as: UTF8.self)
  }
}

/// Joins the surrogates in the bytes of a JSON text, each of which is looked at a few times at most.
enum JSONSurrogates {
  private static let (backslash, quote) = (UInt8(ascii: "\\"), UInt8(ascii: "\""))
  /// The length of two escapes, `\ud83d\ude00`.
  private static let pairLength = 12

  static func joined<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (isInString, owedSpaces) = (false, 0)
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let byte = bytes[index]
      if isInString, byte == backslash {
        if let scalar = pair(in: bytes[index...].prefix(pairLength)) {
          text += Array(scalar.yamlEscape.utf8)
          owedSpaces += 2
          index = bytes.index(index, offsetBy: pairLength)
        } else {
          let end = bytes.index(index, offsetBy: 2, limitedBy: bytes.endIndex) ?? bytes.endIndex
          text += bytes[index..<end]
          index = end
        }
        continue
      }
      text.append(byte)
      bytes.formIndex(after: &index)
      guard byte == quote else { continue }
      isInString.toggle()
      text += Array(repeating: UInt8(ascii: " "), count: owedSpaces)
      owedSpaces = 0
    }
    return text
  }

  /// The character of two escapes; nil where they are none.
  private static func pair(in bytes: some Collection<UInt8>) -> Unicode.Scalar? {
    guard bytes.count == pairLength, let high = unit(in: bytes.prefix(6)),
      let low = unit(in: bytes.dropFirst(6)), UTF16.isLeadSurrogate(high),
      UTF16.isTrailSurrogate(low)
    else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(high & 0x3ff) << 10 | UInt32(low & 0x3ff)))
  }

  /// The unit of an escape.
  private static func unit(in escape: some Collection<UInt8>) -> UInt16? {
    let digits = escape.dropFirst(2)
    guard escape.starts(with: [backslash, UInt8(ascii: "u")]),
      digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var yamlEscape: String {
    let digits = String(value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
