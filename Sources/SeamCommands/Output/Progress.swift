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

/// The progress of some work, and the times that are worth a new line.
package struct ProgressMeter: Sendable {
  /// The verb for each piece: `checked`.
  let verb: String
  /// The number of pieces; nil where only the time ends the work.
  let total: Int?
  private(set) var done: Int
  /// The time of the last line, in seconds from the start; nil before the first.
  private var lastReport: Double?
  /// The number of pieces done at times of the last seconds; the first is the time of the first
  /// piece.
  private var marks: [(time: Double, done: Int)] = []

  package init(_ verb: String, of total: Int?, done: Int = 0) {
    self.verb = verb
    self.total = total
    self.done = done
  }

  /// Seconds between two lines on a terminal: a person reads no faster.
  package static let interval = 0.1
  /// Seconds between two lines of a log.
  package static let logInterval = 10.0

  /// The rate is that of the last seconds, and is known after some time and some pieces.
  private static let window = 10.0
  private static let (leastTime, leastCount) = (1.0, 5)
  private static let markInterval = 0.5

  /// Counts a piece that is done; a line where the last one is old enough, nil elsewhere.
  package mutating func advance(
    at elapsed: Double, every interval: Double = Self.interval
  ) -> String? {
    done += 1
    if marks.last.map({ elapsed - $0.time >= Self.markInterval }) ?? true {
      marks.append((elapsed, done))
      // Slow work keeps older marks, until it has a few pieces to go by.
      while marks.count > 2, marks[1].time <= elapsed - Self.window,
        done - marks[1].done >= Self.leastCount
      { marks.removeFirst() }
    }
    // A person sees the first line at once, a log has one only of long work.
    let last = lastReport ?? (interval < Self.logInterval ? -interval : 0)
    guard elapsed - last >= interval else { return nil }
    lastReport = elapsed
    return text(at: elapsed)
  }

  /// `checked 1200 of 10000, 2400 a second, 4 s left`, at a time in seconds from the start.
  ///
  /// Rate and rest are there once they mean something: the first pieces wait for their workers.
  package func text(at elapsed: Double) -> String {
    let count = total.map { "\(verb) \(done) of \($0)" } ?? "\(verb) \(done)"
    guard let first = marks.first, elapsed - first.time >= Self.leastTime,
      done - first.done >= Self.leastCount
    else { return count }
    let rate = Double(done - first.done) / (elapsed - first.time)
    let left = total.map { ", \((Double(max(0, $0 - done)) / rate).timeInWords) left" } ?? ""
    return "\(count), \(rate.rateInWords) a second\(left)"
  }
}

extension Double {
  /// Two digits at least: `0.25`, `4.2`, `2400`.
  fileprivate var rateInWords: String {
    guard self < 10 else { return Self.whole(self) }
    let scale = self < 1 ? 100.0 : 10.0
    return String((self * scale).rounded() / scale)
  }

  /// Seconds, minutes or hours, rounded up: `4 s`, `2 min 5 s`, `1 h 20 min`.
  fileprivate var timeInWords: String {
    let seconds = Int(Swift.min(rounded(.up), 1e9))
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3600: return "\(seconds / 60) min \(seconds % 60) s"
    default: return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }

  private static func whole(_ value: Double) -> String {
    String(Int(Swift.min(value.rounded(), 1e15)))
  }
}
