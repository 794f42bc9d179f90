/// A sudden change of place or speed.
public enum JumpCause: Hashable, Sendable, Codable {
  /// The bar is elsewhere, or at another speed, at once.
  case bar(Change, at: Seconds, Reason)
  /// The messages, while the bar is on its way for some time yet.
  case messages(down: Points, at: Seconds, remaining: Seconds)

  /// The kinds of change.
  public enum Change: Hashable, Sendable, Codable {
    /// Points down the screen.
    case place(down: Points)
    /// Points a second, of either sign.
    case speed(by: Points)
  }

  /// The reasons for a jump of the bar.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// No event, and no animation that ends.
    case nothing
    /// An animation halts.
    case halted
    /// An animation is taken away and not continued.
    case removed
  }
}

extension JumpCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .bar(_, _, .nothing): .jumpsWithoutEvent
    case .bar: .animationInterrupted
    case .messages: .contentNotAnimated
    }
  }

  var names: [String] {
    switch self {
    case .bar(.place(let down), _, let reason): [down.direction, reason.rawValue]
    case .bar(.speed, _, let reason): ["speed", reason.rawValue]
    case .messages(let down, _, _): [down.direction]
    }
  }

  var sentence: String {
    switch self {
    case .bar(.place(let down), let time, let reason):
      "the bar goes \(down.way) at once at \(time) ms: \(reason.words)"
    case .bar(.speed(let change), let time, let reason):
      "the bar's speed changes by \(abs(change.value).short) pt/s at once at \(time) ms:"
        + " \(reason.words)"
    case .messages(let down, let time, let remaining):
      "the messages go \(down.way) at once at \(time) ms while the bar is on its way for"
        + " \(remaining) ms: the list's inset or offset is set without an animation"
    }
  }
}

extension Points {
  fileprivate var direction: String { value < 0 ? "up" : "down" }
  fileprivate var way: String { "\(direction) by \(abs(value).short) pt" }
}

extension JumpCause.Reason {
  fileprivate var words: String {
    switch self {
    case .nothing: "nothing happens then"
    case .halted: "its animation halts"
    case .removed: "its animation is removed and not continued"
    }
  }
}
