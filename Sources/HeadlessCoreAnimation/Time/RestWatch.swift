import LayerTrees

/// Decides when an app has come to rest after the last event, whatever repeats elsewhere in it.
///
/// A timer that turns a spinner, dots that dance in a completion, a link that never stops: an app
/// may be at work without end, and still what is judged is at rest. What is asked for while that
/// moves, or up to ``grace`` later, is waited for; what is asked for after that is not.
@MainActor
package struct RestWatch {
  /// The time after the last motion for which self-renewing work is waited for, in seconds.
  package nonisolated static let grace = 2.0
  /// The time after the last event for which what is judged may move, in seconds.
  package nonisolated static let greatestUnrest = 60.0

  /// The turns in a row that tasks may have to themselves before they count as ones without end.
  package nonisolated static let greatestChain = 120

  /// The begin of the last event, in seconds.
  private let lastEvent: Double
  private var places: JudgedPlaces?
  /// The time of the last turn that was asked for before all was at rest, in seconds.
  private var lastAsked = 0.0
  /// From when on nothing that is judged has moved, in seconds.
  package private(set) var restTime: Double
  /// Since when it has moved without a rest longer than ``grace``, in seconds.
  private var unrestStart: Double
  /// The last thing that moved, in words.
  private var mover = "the screen"

  /// A watch that begins with the last event, at a time in seconds.
  package init(lastEvent: Double) {
    self.lastEvent = lastEvent
    (restTime, unrestStart) = (lastEvent, lastEvent)
  }

  /// Looks at what was committed at a time.
  mutating func look(at root: LayerSnapshot, time: Double) {
    guard time >= lastEvent else { return }
    let new = JudgedPlaces(in: root)
    guard new != places else { return }
    if time > restTime + Self.grace { unrestStart = time }
    if let places { mover = new.difference(from: places) }
    places = new
    restTime = max(restTime, time, new.restTime)
  }

  /// True if work that was asked for at a time is waited for.
  func awaitsWork(askedForAt time: Double) -> Bool { time <= restTime + Self.grace }

  /// Takes note of a turn that is about to be played.
  mutating func note(_ turn: Turn) {
    if turn.askedAt <= restTime { lastAsked = turn.time }
  }

  /// True if nothing that is judged has moved for longer than ``grace`` at a time.
  func hasRested(at time: Double) -> Bool { time > restTime + Self.grace }

  /// From when on nothing came but what repeats, in seconds.
  ///
  /// What was asked for while something moved counts, however late it came.
  var end: Double { max(restTime, lastAsked) }

  /// The thing still in motion at a time, in words, after all the time that it had.
  func mover(at time: Double) -> String? {
    time <= restTime + Self.grace && time > unrestStart + Self.greatestUnrest ? mover : nil
  }
}
