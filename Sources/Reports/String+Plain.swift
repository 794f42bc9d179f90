import Scenes

extension String {
  /// On one line of a log: nothing in it moves a cursor or is taken for a command.
  ///
  /// Source: GitHub Actions takes lines that begin with `::`, and `##[` anywhere; Azure Pipelines
  /// `##vso[`, TeamCity `##teamcity[`.
  package var plain: String {
    let isOneLine = !contains(where: \.isNewline)
    let line = (isOneLine ? self : split(whereSeparator: \.isNewline).joined(separator: " "))
      .withoutControls.withoutCommands
    let start = line.drop { $0.isWhitespace }
    return start.hasPrefix("::") ? ": :" + start.dropFirst(2) : line
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
}
