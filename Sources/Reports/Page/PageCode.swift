/// A page's script or style without the spaces that only its readers need.
///
/// Whole lines of comments, indentation, and spaces beside punctuation go; texts in quotes and the
/// line breaks that end a statement stay, and so do the spaces around `+` and `-` that another one would
/// join.
struct PageCode {
  let text: String

  /// The language, and with it the characters beside which spaces mean nothing.
  enum Language: String {
    case script = "{}()[];:,=+-*/<>?&|!%^'\""
    case style = "{};,:"
    case page = ""
  }

  init(_ source: String, _ language: Language) {
    let lines = source.split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      return code.isEmpty || code.hasPrefix("//") ? nil : code
    }
    let marks = Set(language.rawValue)
    text = lines.reduce(into: "") { text, line in
      // A script may go on only where its line cannot have ended.
      let goesOn =
        language == .style || language == .script && text.last.map(";{,(".contains) == true
      if !text.isEmpty, !goesOn { text += "\n" }
      text += Self.shortened(line, marks)
    }
  }

  private static func shortened(_ line: Substring, _ marks: Set<Character>) -> String {
    var text: [Character] = []
    var quote: Character?
    let line = Array(line)
    for (index, character) in line.enumerated() {
      if quote == nil, character == " ", let last = text.last, index + 1 < line.count {
        let next = line[index + 1]
        let joins = last == next && "+-".contains(last)
        if !joins, marks.contains(last) || marks.contains(next) { continue }
      }
      text.append(character)
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      }
    }
    return String(text)
  }
}
