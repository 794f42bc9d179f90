import Foundation

/// A line on the terminal that is written anew as work goes on; silent where there is no terminal.
final class Progress: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state: State

  /// The meter, and the lock around it.
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var meter: ProgressMeter

    init(_ meter: ProgressMeter) { self.meter = meter }
  }

  init(_ verb: String, of total: Int?) {
    isShown = Terminal.showsProgress && total.map { $0 > 1 } ?? true
    state = State(ProgressMeter(verb, of: total))
  }

  /// Counts a piece that is done; any thread may.
  func advance() {
    guard isShown else { return }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    state.lock.withLock {
      guard let text = state.meter.advance(at: elapsed) else { return }
      Self.isOnScreen = true
      Terminal.writeError("\r\(text.prefix(Terminal.width - 1))\u{1B}[K")
    }
  }

  /// Takes the line away, until there is more to report.
  func end() {
    guard isShown else { return }
    state.lock.withLock {
      Self.isOnScreen = false
      Terminal.writeError("\(Self.blank)")
    }
  }

  /// Whether a line is shown; a signal's handler reads it.
  nonisolated(unsafe) private static var isOnScreen = false
  private static let blank: StaticString = "\r\u{1B}[K"

  /// Takes any line away, without a lock or memory, for a signal's handler.
  static func discard() {
    if isOnScreen { write(STDERR_FILENO, blank.utf8Start, blank.utf8CodeUnitCount) }
  }
}
