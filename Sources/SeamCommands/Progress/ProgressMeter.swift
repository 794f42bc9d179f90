/// How far work has come, and when that is worth a new line.
package struct ProgressMeter: Sendable {
  /// What is done to each piece: `checked`.
  let verb: String
  /// How many pieces there are; nil where only the time ends the work.
  let total: Int?
  private(set) var done: Int
  /// When the last line was, in seconds from the start.
  private var lastReport = -Double.infinity

  package init(_ verb: String, of total: Int?, done: Int = 0) {
    self.verb = verb
    self.total = total
    self.done = done
  }

  /// Seconds between two lines: a person reads no faster.
  package static let interval = 0.1

  /// Counts a piece that is done; a line where the last one is old enough, nil elsewhere.
  package mutating func advance(at elapsed: Double) -> String? {
    done += 1
    guard elapsed - lastReport >= Self.interval else { return nil }
    lastReport = elapsed
    return text(at: elapsed)
  }

  /// `checked 1200 of 10000, 2400 a second, 4 s left`, at a time in seconds from the start.
  package func text(at elapsed: Double) -> String {
    let count = total.map { "\(verb) \(done) of \($0)" } ?? "\(verb) \(done)"
    guard elapsed > 0, done > 0 else { return count }
    let rate = Double(done) / elapsed
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
