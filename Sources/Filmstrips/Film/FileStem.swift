import Foundation

extension String {
  /// The most bytes of a title that a file's name takes, of the 255 that systems allow.
  private static let greatestStem = 160

  /// A title as the name of a file, without an extension: letters and digits of any script, with
  /// hyphens for all else.
  ///
  /// What the name cannot show, as emoji or the end of a long title, is kept apart by eight digits of
  /// the title's hash (FNV-1a), so that different titles give different names. Titles that differ
  /// only in the case of letters, spaces and ASCII punctuation give the same.
  package var fileStem: String {
    var (words, isWhole) = ([""], true)
    for character in lowercased().precomposedStringWithCanonicalMapping {
      if character.isLetter || character.isNumber {
        words[words.count - 1].append(character)
      } else {
        if words.last != "" { words.append("") }
        if !character.isASCII, !character.isWhitespace, !character.isPunctuation { isWhole = false }
      }
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    let short = name.cut(toBytes: Self.greatestStem)
    guard !isWhole || short != name || name.isEmpty else { return name }
    let digits = String(UInt32(truncatingIfNeeded: stableHash), radix: 16)
    let hash = String(repeating: "0", count: 8 - digits.count) + digits
    return (short.isEmpty ? "scene" : short) + "-" + hash
  }

  private var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// As many whole characters as fit into some bytes.
  private func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var (text, length) = ("", 0)
    for character in self {
      length += character.utf8.count
      guard length <= limit else { break }
      text.append(character)
    }
    return text
  }
}
