extension PlaybackFile {
  /// The most bytes of a case's name that a file's name takes, of the 255 that systems allow.
  private static let greatestLength = 180

  /// The name of the file that a case's playback is saved in.
  ///
  /// Letters, digits, `.` but at the beginning, `-`, `(`, `)` and `,` stay; a space becomes `_`;
  /// every other byte of UTF-8 becomes `%` and two digits. Where that is longer than 180 characters
  /// it is cut, and `~` with 16 digits of the whole name's hash (FNV-1a) follows. So different names
  /// of cases are different names of files.
  public static func name(for caseName: String) -> String {
    var words: [String] = []
    for byte in caseName.utf8 { words.append(escaped(byte, isFirst: words.isEmpty)) }
    let whole = words.joined()
    guard whole.count > greatestLength else { return whole + suffix }
    var stem = ""
    for word in words {
      guard stem.count + word.count <= greatestLength - 17 else { break }
      stem += word
    }
    let digits = String(hash(of: caseName), radix: 16)
    return "\(stem)~\(String(repeating: "0", count: 16 - digits.count))\(digits)\(suffix)"
  }

  private static func escaped(_ byte: UInt8, isFirst: Bool) -> String {
    let character = Character(Unicode.Scalar(byte))
    let stays =
      byte < 0x80
      && (character.isLetter || character.isNumber || "-(),".contains(character)
        || (character == "." && !isFirst))
    if stays { return String(character) }
    if character == " " { return "_" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }

  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
