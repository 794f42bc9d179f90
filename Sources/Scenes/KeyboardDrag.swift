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
