extension String {
  /// Plain text in Markdown: nothing in it makes a cell, a link, an element or a heading.
  var markdown: String {
    var text = ""
    let line = plain
    // A list's mark at the start would begin one; addresses would become links.
    if line.first == "-" || line.first == "+" || line.first == "=" { text = "\\" }
    for character in line.withoutAddresses {
      if "\\`*_{}[]()<>#|!~&@$".contains(character) {
        text += character.asEntityOrEscape
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// Text between two backticks, which end for nothing in it; nothing in it makes a cell.
  var markdownCode: String { plain.replacing("`", with: "'").replacing("|", with: "¦") }

  /// A path as part of an address, which ends at no space or parenthesis: all but letters, digits and `-._~/` are escaped.
  var addressPath: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      guard byte < 0x80,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/".unicodeScalars.contains(scalar)
      else { return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
      return String(Character(scalar))
    }.joined()
  }

  /// With a space in what a browser could open.
  private var withoutAddresses: String {
    replacing("://", with: ": //").replacing("www.", with: "www .")
  }
}

extension Character {
  /// Parentheses stay as they are: without brackets before them they mean nothing.
  fileprivate var asEntityOrEscape: String {
    switch self {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "@": "&#64;"
    case "(", ")": String(self)
    default: "\\\(self)"
    }
  }
}
