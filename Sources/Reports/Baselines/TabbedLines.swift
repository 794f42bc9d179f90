/// The lines of a file that has values between tabs below a head, `# seam baseline 1: …`.
///
/// Lines end in any way that an editor or a checkout gives them; those without a value are left out.
package struct TabbedLines {
  /// A line with its values.
  package struct Line {
    /// The number of the line, from 1.
    package let number: Int
    package let fields: [Substring]
  }

  package let lines: [Line]
  /// The first version of the format that is another one, and its line; nil where there is none.
  package let foreignVersion: (line: Int, version: String)?

  /// Reads the text of a file whose head begins with the given words and a version.
  package init(_ text: String, head: String, version: String) {
    var lines: [Line] = []
    var foreign: (line: Int, version: String)?
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in texts.enumerated() where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 1, line.hasPrefix("#") else {
        lines.append(Line(number: index + 1, fields: fields))
        continue
      }
      guard foreign == nil, line.hasPrefix(head) else { continue }
      let found = String(line.dropFirst(head.count).prefix { $0 != ":" && !$0.isWhitespace })
      if found != version { foreign = (index + 1, found) }
    }
    (self.lines, foreignVersion) = (lines, foreign)
  }
}
