import Foundation

/// The costs of the frames of two reports, each in units of its own report's reference work.
package struct CostComparison: Sendable {
  /// A handler with a number of messages that both have.
  package struct Row: Codable, Hashable, Sendable {
    package let handler: String
    package let messages: Int
    /// The medians, in units of the reference work.
    package let base: Double
    package let head: Double
    package let change: Change

    /// The verdict on two spreads.
    package enum Change: String, Codable, Sendable {
      /// The middle halves are apart, by more than one start of a program is from the next.
      case more, less
      case same
    }
  }

  /// Those that both have, in the head's order.
  package let rows: [Row]

  /// Compares two reports.
  package init(base: CostReport, head: CostReport) {
    rows = head.rows.compactMap { cost in
      base.rows.first { $0.handler == cost.handler && $0.messages == cost.messages }
        .map { Row($0, cost) }
    }
  }

  /// Those that cost more than they did, beyond the noise.
  package var worse: [Row] { rows.filter { $0.change == .more } }
  package var isClean: Bool { worse.isEmpty }

  /// The rows as text, each on a line.
  package var text: String { rows.map { $0.line + "\n" }.joined() }

  /// A table of Markdown.
  package var markdown: String {
    let head = "| handler | messages | base | head | ratio | |\n|---|---:|---:|---:|---:|---|\n"
    return head
      + rows.map {
        "| \($0.handler) | \($0.messages) | \($0.base.short) | \($0.head.short) | \($0.ratio.short) |"
          + " \($0.change.rawValue) |\n"
      }.joined()
  }

  /// The rows as JSON, with a line end.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try? encoder.encode(rows)
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}

extension CostComparison.Row {
  fileprivate init(_ base: LayoutCost, _ head: LayoutCost) {
    (handler, messages) = (head.handler, head.messages)
    let (old, new) = (base.relativeFrame, head.relativeFrame)
    (self.base, self.head) = (old.median, new.median)
    let isMore = new.isAbove(old, by: Self.leastShare)
    change = isMore ? .more : old.isAbove(new, by: Self.leastShare) ? .less : .same
  }

  /// One start of a program differs from the next by so much, where its memory lies elsewhere.
  private static let leastShare = 0.1

  var ratio: Double { base > 0 ? head / base : 0 }

  /// `frame, 100 messages: 0.92 to 1.13 of the reference work, 1.23 times: more`.
  package var line: String {
    "\(handler), \(messages) messages: \(base.short) to \(head.short) of the reference work,"
      + " \(ratio.short) times: \(change.rawValue)"
  }
}

extension Double {
  fileprivate var short: String { String(format: "%.2f", self) }
}
