/// Where a line may end, by the few rules that chats need.
///
/// Source: Unicode Standard Annex 14, the classes SP, HY, ID, OP, CL, NS and GL.
enum LineBreaking {
  /// Whether a line may end between two neighbours.
  static func isAllowed(_ before: Character, _ after: Character) -> Bool {
    if before == "\u{A0}" || after == "\u{A0}" { return false }
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    if closing.contains(after) || opening.contains(before) { return false }
    if before == "-" || before == "–" { return !after.isNumber }
    return isIdeographic(before) || isIdeographic(after)
  }

  private static func isSpace(_ character: Character) -> Bool { character.isWhitespace }

  /// What must not begin a line.
  private static let closing = Set("!%),.:;?]}¢°’”…‰″℃、。々〉》」』】〕〗〟ー！％），．：；？］｝～ぁぃぅぇぉっゃゅょァィゥェォッャュョ·-")
  /// What must not end one.
  private static let opening = Set("([{£¥‘“〈《「『【〔〖〝（［｛￡￥$")

  /// Scripts without spaces between words, Hangul, and emoji.
  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
        0x20000...0x3FFFD:
        true
      default: scalar.properties.isEmojiPresentation
      }
    }
  }
}
