import Foundation

/// Costs as other tools read them.
public struct CostReport: Codable, Hashable, Sendable {
  /// One handler with a number of messages; microseconds, and shares of 60 and 120 Hz budgets.
  public struct Row: Codable, Hashable, Sendable {
    /// The handler, with its options.
    public let handler: String
    /// How many messages the list has.
    public let messages: Int
    /// Microseconds of a run-loop turn.
    public let turn: Double
    /// Microseconds of a refresh.
    public let refresh: Double
    /// Microseconds of an interactive frame.
    public let driven: Double
    /// The share of a refresh at 60 Hz, in percent.
    public let share60: Double
    /// The share of a refresh at 120 Hz, in percent.
    public let share120: Double
  }

  /// The version of the format.
  public let version: Int
  /// One for each handler and number of messages.
  public let rows: [Row]

  /// Creates a cost report.
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
  /// A row of a cost, to a nanosecond; the shares are those of its interactive frame.
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
