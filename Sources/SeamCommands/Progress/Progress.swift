import Foundation

/// A line on the terminal that is written anew as work goes on.
///
/// Without a terminal, long work has a line of its own every ten seconds.
final class Progress: Sendable {
  /// The place at which progress is shown.
  private enum Place { case terminal, log, nowhere }

  private let place: Place
  private let start = ContinuousClock.now
  private let state: State

  /// The meter, and the lock around it.
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var meter: ProgressMeter

    init(_ meter: ProgressMeter) { self.meter = meter }
  }

  init(_ verb: String, of total: Int?) {
    let isLong = total.map { $0 > 1 } ?? true
    place = !isLong ? .nowhere : Terminal.showsProgress ? .terminal : .log
    state = State(ProgressMeter(verb, of: total))
  }

  /// Counts a piece that is done; any thread may.
  func advance() {
    guard place != .nowhere else { return }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let interval = place == .log ? ProgressMeter.logInterval : ProgressMeter.interval
    state.lock.withLock {
      guard let text = state.meter.advance(at: elapsed, every: interval) else { return }
      guard place == .terminal else { return Terminal.writeErrorLine(text) }
      Self.isOnScreen = true
      Terminal.writeError("\r\(text.prefix(Terminal.width - 1))\u{1B}[K")
    }
  }

  /// Takes the line away, until there is more to report.
  func end() {
    guard place == .terminal else { return }
    state.lock.withLock {
      Self.isOnScreen = false
      Terminal.writeError("\(Self.blank)")
    }
  }

  /// True if a line is shown; a signal's handler reads it.
  nonisolated(unsafe) private static var isOnScreen = false
  private static let blank: StaticString = "\r\u{1B}[K"

  /// Takes any line away, without a lock or memory, for a signal's handler.
  static func discard() {
    if isOnScreen { write(STDERR_FILENO, blank.utf8Start, blank.utf8CodeUnitCount) }
  }
}
