import Detectors
import Foundation
import Scenes

extension ReportComparison {
  /// `1 new, 2 worse, 0 better, 3 gone`.
  public var summary: String {
    FindingChange.Kind.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// One line per change, what is worse first, and the summary.
  public var text: String {
    (sorted.map(Self.line) + [summary]).map { $0 + "\n" }.joined()
  }

  static func line(_ change: FindingChange) -> String {
    let word = change.kind.rawValue
    let space = String(repeating: " ", count: 7 - word.count)
    return "\(word)\(space)\(change.name): \(change.text)".plain
  }

  /// New ones first, then what is worse, better and gone.
  private var sorted: [FindingChange] {
    FindingChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  /// The most bytes of a table's rows in Markdown.
  private static let room = 50_000

  /// For a pull request: a verdict and a table, below 60,000 bytes.
  public var markdown: String {
    let verdict = isClean ? "## Seam: nothing new or worse" : "## Seam: new or worse"
    guard !changes.isEmpty else { return "\(verdict)\n\nNo finding has changed.\n" }
    var rows: [String] = []
    var room = Self.room
    for change in sorted {
      let row =
        "| \(change.kind.rawValue) | \(change.name.clipped.markdown) "
        + "| \(change.text.clipped.markdown) |"
      room -= row.utf8.count + 1
      guard room >= 0 else { break }
      rows.append(row)
    }
    let rest = changes.count - rows.count
    return
      ([verdict, "", summary + ".", "", "| change | case | finding |", "|---|---|---|"] + rows
      + (rest > 0 ? ["", "\(rest) more changes, left out here."] : []))
      .map { $0 + "\n" }.joined()
  }

  /// For other tools.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(
      Document(version: 1, clean: isClean, changes: sorted.map(Document.Change.init)))
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  private struct Document: Encodable {
    let version: Int
    let clean: Bool
    let changes: [Change]

    struct Change: Encodable {
      let change, name, kind, phase, rule, unit: String
      let base, head: Side?

      struct Side: Encodable { let amount, points: Double }

      init(_ change: FindingChange) {
        self.change = change.kind.rawValue
        name = change.name
        let finding = change.head ?? change.base
        kind = finding?.kind ?? ""
        phase = finding?.phase ?? ""
        rule = finding?.rule ?? ""
        unit = finding?.unit.rawValue ?? ""
        base = change.base.map { Side(amount: $0.amount, points: $0.size) }
        head = change.head.map { Side(amount: $0.amount, points: $0.size) }
      }
    }
  }
}
