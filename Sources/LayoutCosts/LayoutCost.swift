package import Foundation

/// The cost of a handler's work on this machine, in microseconds of one core.
///
/// Only ratios carry over to another machine: a phone's processor, and UIKit itself, are others.
package struct LayoutCost: Codable, Hashable, Sendable {
  /// As reports name the handler.
  package let handler: String
  /// The number of messages in the list.
  package let messages: Int
  /// A turn of the run loop in which the keyboard comes or goes: the handler, layout, the commit.
  package let turn: Spread
  /// A refresh while that motion plays: the presentation of every layer that moves.
  package let refresh: Spread
  /// A frame that lays out, as under a finger, part by part.
  package let frame: FrameCost
  /// A turn in which nothing changes: what measuring itself costs, and a floor for the others.
  package let idle: Spread
  /// A piece of work that is always the same, timed between the others.
  package let reference: Spread

  /// Creates a layout cost.
  package init(
    handler: String, messages: Int, turn: Spread, refresh: Spread, frame: FrameCost, idle: Spread,
    reference: Spread
  ) {
    self.handler = handler
    self.messages = messages
    self.turn = turn
    self.refresh = refresh
    self.frame = frame
    self.idle = idle
    self.reference = reference
  }

  /// Microseconds from one refresh to the next.
  package static func budget(rate: Double) -> Double { 1_000_000 / rate }

  /// The share of a refresh's budget that an interactive frame takes, in fractions of 1.
  ///
  /// It is the most expensive work that has to happen within one refresh.
  package func share(rate: Double) -> Double { frame.sum.median / Self.budget(rate: rate) }

  /// An interactive frame in units of the reference work, which carry over to another machine.
  package var relativeFrame: Spread { frame.sum.measured(in: reference) }

  /// True if work that is always the same took times that differ too much to tell costs apart.
  package var isNoisy: Bool { reference.relativeWidth > Self.greatestWidth }

  /// The widest middle half of the reference work, as a share of its median, on a quiet machine.
  private static let greatestWidth = 0.2

  /// To a nanosecond.
  var rounded: LayoutCost {
    LayoutCost(
      handler: handler, messages: messages, turn: turn.rounded, refresh: refresh.rounded,
      frame: frame.rounded, idle: idle.rounded, reference: reference.rounded)
  }
}

/// The parts of a frame in which the app itself sets positions, in microseconds.
package struct FrameCost: Codable, Hashable, Sendable {
  /// The app's own code, without layout.
  package let handler: Spread
  /// Layout passes, wherever they are asked for.
  package let layout: Spread
  /// The commit.
  package let commit: Spread
  /// The presentation of what is committed.
  package let sample: Spread
  /// All of them.
  package let sum: Spread

  /// The cost of frames by their turns, and by the sampling of each.
  package init(_ turns: [TurnSample], shown: [Double]) {
    handler = Spread(turns.map(\.handler))
    layout = Spread(turns.map(\.layout))
    commit = Spread(turns.map(\.commit))
    sample = Spread(shown)
    sum = Spread(zip(turns, shown).map { $0.sum + $1 })
  }

  private init(rounding cost: FrameCost) {
    handler = cost.handler.rounded
    layout = cost.layout.rounded
    commit = cost.commit.rounded
    sample = cost.sample.rounded
    sum = cost.sum.rounded
  }

  var rounded: FrameCost { FrameCost(rounding: self) }
}

/// Costs as other tools read them, and as `--save` keeps them.
package struct CostReport: Codable, Hashable, Sendable {
  /// The version of the format.
  package let version: Int
  /// One for each handler and number of messages; microseconds.
  package let rows: [LayoutCost]
  /// The growth of frames with the messages, where they were measured with several numbers of them.
  package let growth: [CostGrowth]

  /// Creates a cost report.
  package init(_ costs: [LayoutCost]) {
    version = 2
    rows = costs.map(\.rounded)
    growth = CostGrowth.all(of: rows)
  }

  /// Reads a report; throws where it is none of this version.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
  }

  /// The report as JSON, with a line end.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}

/// The growth of an interactive frame with the list: as the messages to the power of `exponent`.
package struct CostGrowth: Codable, Hashable, Sendable {
  package let handler: String
  /// 0 for what does not grow, 1 for what grows as the messages do.
  package let exponent: Double
  /// The smallest and the greatest number of messages that were measured.
  package let from: Int
  package let to: Int

  /// The growth of every handler that was measured with several numbers of messages.
  ///
  /// It is the slope of the logarithm of the cost over that of the messages, in least squares.
  static func all(of costs: [LayoutCost]) -> [CostGrowth] {
    var names: [String] = []
    for cost in costs where !names.contains(cost.handler) { names.append(cost.handler) }
    return names.compactMap { name in
      let own = costs.filter { $0.handler == name && $0.frame.sum.median > 0 }
      let counts = own.map(\.messages)
      guard let from = counts.min(), let to = counts.max(), from < to else { return nil }
      let points = own.map { (x: log(Double($0.messages)), y: log($0.frame.sum.median)) }
      let slope = slope(of: points)
      return CostGrowth(
        handler: name, exponent: (slope * 1000).rounded() / 1000, from: from, to: to)
    }
  }

  private static func slope(of points: [(x: Double, y: Double)]) -> Double {
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
  }
}
