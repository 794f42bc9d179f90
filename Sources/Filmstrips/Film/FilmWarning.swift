/// What a film lacks without being wrong.
public enum FilmWarning: Hashable, Sendable {
  /// A character that none of the fonts has: a box stands in its place.
  case missingGlyph(Unicode.Scalar)
}

extension FilmWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingGlyph(let scalar):
      "no font has \(scalar) (U+\(Self.hex(scalar.value))): name another with --font"
    }
  }

  /// At least four hexadecimal digits.
  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
