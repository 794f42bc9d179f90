/// A finger that pulls the keyboard down, over a list that dismisses it interactively.
public struct KeyboardDrag: Hashable, Sendable, Codable {
  /// The end of the keyboard's motion when the finger lets go.
  public enum Release: String, Hashable, Sendable, CaseIterable, Codable {
    /// The keyboard goes down, or comes back up.
    case hide, stay
  }

  /// The finger's start, in points below the top of the screen.
  public let from: Double
  /// The finger's end, in points below the screen's top.
  public let to: Double
  /// The seconds for which it moves, evenly.
  public let duration: Double
  /// The finger's speed when it lets go, in points a second downward; nil for that of the drag.
  public let velocity: Double?
  /// Nil lets the speed decide, and the place where there is none.
  public let release: Release?

  /// Creates a keyboard drag.
  public init(
    from: Double, to: Double, duration: Double, velocity: Double? = nil, release: Release? = nil
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.velocity = velocity
    self.release = release
  }

  /// The finger's place the given number of seconds after its start.
  package func finger(at elapsed: Double) -> Double {
    guard duration > 0, elapsed < duration else { return to }
    return from + (to - from) * max(0, elapsed) / duration
  }

  /// Points a second above which speed decides: slower fingers have stopped.
  ///
  /// Source: slackhq/SlackTextViewController, which hides from 20 points a second on.
  static let greatestRestingSpeed = 20.0

  /// True if the keyboard stays, of which a share in 0...1 is still on the screen.
  package func stays(shownShare: Double) -> Bool {
    if let release { return release == .stay }
    let speed = velocity ?? (duration > 0 ? (to - from) / duration : 0)
    guard abs(speed) > Self.greatestRestingSpeed else { return shownShare >= 0.5 }
    return speed < 0
  }
}

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

extension ListScroll: Codable {
  private enum CodingKeys: String, CodingKey {
    case by, to, from, duration, velocity
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let way: Way =
      if fields.contains(.to) {
        .to(try fields.decode(Double.self, forKey: .to))
      } else {
        .by(try fields.decode(Double.self, forKey: .by))
      }
    self.init(
      way, from: try fields.decodeIfPresent(Double.self, forKey: .from),
      duration: try fields.decode(Double.self, forKey: .duration),
      velocity: try fields.decodeIfPresent(Double.self, forKey: .velocity))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch way {
    case .by(let distance): try fields.encode(distance, forKey: .by)
    case .to(let target): try fields.encode(target, forKey: .to)
    }
    try fields.encodeIfPresent(from, forKey: .from)
    try fields.encode(duration, forKey: .duration)
    try fields.encodeIfPresent(velocity, forKey: .velocity)
  }
}
