import Compositing
public import Detectors
import Scenes

/// A summary for a pull request: the verdict, a table, then the details of what failed.
public struct MarkdownReporter: Reporter {
  public static let name = "markdown"
  public static let fileName = "seam.md"

  public init() {}

  public func report(_ results: [CaseResult]) -> String {
    let failed = results.filter { $0.verdict != .pass }
    let verdict =
      failed.isEmpty
      ? "## Seam: all \(results.count.cases) as expected"
      : "## Seam: \(failed.count) of \(results.count.cases) not as expected"
    let parts = [verdict, table(results)] + failed.map(details)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func table(_ results: [CaseResult]) -> String {
    let head = """
      | verdict | case | gap pt | overlap pt | frames |
      |---|---|---:|---:|---:|
      """
    let rows = results.map { result in
      "| \(result.verdict.rawValue) | \(result.scene.name.markdown) "
        + "| \(result.greatestGap.short) | \(result.greatestOverlap.short) "
        + "| \(result.frameCount) |"
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private func details(_ result: CaseResult) -> String {
    let lines = result.lines.map { "- \($0.markdown)" }
    let films = result.films.map { "- film: `\($0.replacing("`", with: ""))`" }
    return (["### \(result.scene.name.markdown)", ""] + lines + films).joined(separator: "\n")
  }
}

extension Int {
  /// So many cases, in words.
  fileprivate var cases: String { self == 1 ? "1 case" : "\(self) cases" }
}

extension String {
  /// Plain text in Markdown: nothing in it makes a cell, a link, an element or a heading.
  fileprivate var markdown: String {
    var text = ""
    let line = plain
    // A list's mark at the start would begin one; addresses would become links.
    if line.first == "-" || line.first == "+" { text = "\\" }
    for character in line.withoutAddresses {
      if "\\`*_{}[]()<>#|!~&@".contains(character) {
        text += character.asEntityOrEscape
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension String {
  /// With a space in what a browser could open.
  fileprivate var withoutAddresses: String {
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
