/// A finger that moves the list of messages evenly, and lets go.
public struct ListScroll: Hashable, Sendable {
  /// The distance that the finger moves.
  public enum Way: Hashable, Sendable {
    /// The given number of points, downward where positive: older messages come.
    case by(Double)
    /// As far as it takes until that point of the content is at the list's top.
    case to(Double)
  }

  /// The distance that the finger moves.
  public let way: Way
  /// The point at which the finger goes down, below the top of the screen; nil for mid-list.
  public let from: Double?
  /// The seconds for which it moves.
  public let duration: Double
  /// The finger's speed when it lets go, in points a second downward; nil for that of its way.
  public let velocity: Double?

  /// Creates a list scroll.
  public init(_ way: Way, from: Double? = nil, duration: Double = 0.3, velocity: Double? = nil) {
    self.way = way
    self.from = from
    self.duration = duration
    self.velocity = velocity
  }

  /// The finger's way in points, downward, over a list that is at an offset.
  package func distance(fromOffset offset: Double) -> Double {
    switch way {
    case .by(let distance): distance
    case .to(let target): offset - target
    }
  }
}
