import Foundation

/// Costs as other tools read them.
public struct CostReport: Codable, Hashable, Sendable {
  /// One handler with a number of messages; microseconds, and shares of 60 and 120 Hz budgets.
  public struct Row: Codable, Hashable, Sendable {
    public let handler: String
    public let messages: Int
    public let turn: Double
    public let refresh: Double
    public let driven: Double
    public let share60: Double
    public let share120: Double
  }

  public let version: Int
  public let rows: [Row]

  public init(_ costs: [LayoutCost]) {
    version = 1
    rows = costs.map(Row.init)
  }

  /// The report as JSON, with a line end.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}

extension CostReport.Row {
  /// A row that says what a cost is, to a nanosecond; the shares are those of its driven refresh.
  init(_ cost: LayoutCost) {
    handler = cost.handler
    messages = cost.messages
    turn = cost.turn.nanoseconds
    refresh = cost.refresh.nanoseconds
    driven = cost.driven.nanoseconds
    share60 = driven / LayoutCost.budget(rate: 60)
    share120 = driven / LayoutCost.budget(rate: 120)
  }
}

extension Double {
  /// Microseconds to a nanosecond.
  fileprivate var nanoseconds: Double { (self * 1000).rounded() / 1000 }
}
