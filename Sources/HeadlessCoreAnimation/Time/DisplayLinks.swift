import AnimationCurves

/// The display links of an app, in the order in which they were added.
@MainActor
final class DisplayLinks {
  private var links: [CADisplayLink] = []
  /// Since when the links have changed nothing, in seconds; nil while they do.
  private var quietSince: Double?
  /// The turn in which they will run next.
  var turn: Turn?

  /// How long links may change nothing while nothing else is left to do, in seconds.
  ///
  /// A link that is never invalidated keeps no app running: the loop ends when no turn is left, no
  /// animation runs, and the links that tick have changed nothing for this long.
  static let greatestQuiet = 0.25

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    quietSince = nil
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  var isTicking: Bool { links.contains { !$0.isPaused } }

  /// Whether links that tick while nothing else happens are still given time at an instant.
  func mayTick(at time: Double) -> Bool {
    isTicking && quietSince.map { time - $0 <= Self.greatestQuiet + 1e-9 } ?? true
  }

  /// Lets every link that is due run at a refresh.
  func tick(at time: Double, on refreshes: RefreshClock) {
    turn = nil
    for link in links { link.tick(at: time, on: refreshes) }
  }

  /// Notes whether anything has moved in a turn.
  func note(change: Bool, at time: Double) {
    if change { quietSince = nil } else if quietSince == nil { quietSince = time }
  }
}
