/// What a handler's work costs on this machine, in microseconds of one core.
///
/// Only ratios carry over to another machine: a phone's processor, and UIKit itself, are others.
public struct LayoutCost: Hashable, Sendable {
  /// As reports name the handler.
  public let handler: String
  /// How many messages the list has.
  public let messages: Int
  /// A turn of the run loop in which the keyboard comes or goes: the handler, layout, the commit.
  public let turn: Double
  /// A refresh while that motion plays: the presentation of every layer that moves.
  public let refresh: Double
  /// A refresh that lays out, as under a finger: the handler, layout, the commit, what it shows.
  public let driven: Double

  /// Creates a layout cost.
  public init(handler: String, messages: Int, turn: Double, refresh: Double, driven: Double) {
    self.handler = handler
    self.messages = messages
    self.turn = turn
    self.refresh = refresh
    self.driven = driven
  }

  /// Microseconds from one refresh to the next.
  public static func budget(rate: Double) -> Double { 1_000_000 / rate }

  /// The share of a refresh's budget that an interactive frame takes, in fractions of 1.
  ///
  /// It is the most expensive work that has to happen within one refresh.
  public func share(rate: Double) -> Double { driven / Self.budget(rate: rate) }
}
