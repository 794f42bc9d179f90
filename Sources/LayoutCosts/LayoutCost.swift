import Foundation

/// The cost of a handler's work on this machine, in microseconds of one core.
///
/// Only ratios carry over to another machine: a phone's processor, and UIKit itself, are others.
package struct LayoutCost: Hashable, Sendable {
  /// As reports name the handler.
  package let handler: String
  /// The number of messages in the list.
  package let messages: Int
  /// A turn of the run loop in which the keyboard comes or goes: the handler, layout, the commit.
  package let turn: Double
  /// A refresh while that motion plays: the presentation of every layer that moves.
  package let refresh: Double
  /// A refresh that lays out, as under a finger: the handler, layout, the commit, what it shows.
  package let driven: Double

  /// Creates a layout cost.
  package init(handler: String, messages: Int, turn: Double, refresh: Double, driven: Double) {
    self.handler = handler
    self.messages = messages
    self.turn = turn
    self.refresh = refresh
    self.driven = driven
  }

  /// Microseconds from one refresh to the next.
  package static func budget(rate: Double) -> Double { 1_000_000 / rate }

  /// The share of a refresh's budget that an interactive frame takes, in fractions of 1.
  ///
  /// It is the most expensive work that has to happen within one refresh.
  package func share(rate: Double) -> Double { driven / Self.budget(rate: rate) }
}

/// Costs as other tools read them.
package struct CostReport: Codable, Hashable, Sendable {
  /// One handler with a number of messages; microseconds, and shares of 60 and 120 Hz budgets.
  package struct Row: Codable, Hashable, Sendable {
    /// The handler, with its options.
    package let handler: String
    /// The number of messages in the list.
    package let messages: Int
    /// Microseconds of a run-loop turn.
    package let turn: Double
    /// Microseconds of a refresh.
    package let refresh: Double
    /// Microseconds of an interactive frame.
    package let driven: Double
    /// The share of a refresh at 60 Hz, in percent.
    package let share60: Double
    /// The share of a refresh at 120 Hz, in percent.
    package let share120: Double
  }

  /// The version of the format.
  package let version: Int
  /// One for each handler and number of messages.
  package let rows: [Row]

  /// Creates a cost report.
  package init(_ costs: [LayoutCost]) {
    version = 1
    rows = costs.map(Row.init)
  }

  /// The report as JSON, with a line end.
  package var json: String {
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
