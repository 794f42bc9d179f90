import Detectors
import Foundation
import Scenes

extension String {
  /// On one line of a log: nothing in it moves a cursor or is taken for a command.
  ///
  /// Source: GitHub Actions takes lines that begin with `::`, and `##[` anywhere; Azure Pipelines
  /// `##vso[`, TeamCity `##teamcity[`.
  package var plain: String {
    let line = oneLine.withoutCommands
    let start = line.drop { $0.isWhitespace }
    return start.hasPrefix("::") ? ": :" + start.dropFirst(2) : line
  }

  /// On one line, with a mark for what moves a cursor or turns the direction of text.
  var oneLine: String {
    let isOneLine = !contains(where: \.isNewline)
    return (isOneLine ? self : split(whereSeparator: \.isNewline).joined(separator: " "))
      .withoutControls
  }

  /// At most 500 bytes: of what is longer the beginning, with an ellipsis.
  var clipped: String {
    guard utf8.count > Self.mostBytes else { return self }
    return String(decoding: utf8.prefix(Self.mostBytes), as: UTF8.self) + "…"
  }

  private static let mostBytes = 500

  private var withoutCommands: String {
    guard contains("##") else { return self }
    return ["[", "vso[", "teamcity["].reduce(self) { text, rest in
      text.replacing("##\(rest)", with: "## \(rest)")
    }
  }

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

extension Double {
  /// To a millionth: what lies below differs between machines and means nothing on a screen.
  var micro: Double {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// Seconds as whole milliseconds.
  var milliseconds: String { String((self * 1000).whole) }

  /// The nearest whole number, of 15 digits at most; a report that is read may hold any number.
  var whole: Int { isNaN ? 0 : Int(max(-1e15, min(1e15, rounded()))) }

  /// Three decimals, always.
  var thousandths: String { String(format: "%.3f", self) }
}
