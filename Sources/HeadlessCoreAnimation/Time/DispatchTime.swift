public import Dispatch

/// A point in time on the virtual clock, in the words of Dispatch.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Nanoseconds from the scene's start.
  public let uptimeNanoseconds: UInt64

  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// The time on the clock of the app that runs now.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: MainActor.assumeIsolated { VirtualRunLoop.current.now })
  }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  /// The given number of seconds later; what is no number never comes.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time == distantFuture ? time : DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.seconds
  }
}

extension DispatchTime {
  /// Seconds from the scene's start.
  var seconds: Double { self == .distantFuture ? .infinity : Double(uptimeNanoseconds) / 1e9 }

  /// Times before the start are the start.
  init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    self.init(uptimeNanoseconds: nanoseconds < 1.8e19 ? UInt64(max(0, nanoseconds)) : .max)
  }
}

extension DispatchTimeInterval {
  /// Its length; infinite for `never`.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}

#if !canImport(Darwin)
  /// Nanoseconds in a second, in the words of Dispatch.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond, in the words of Dispatch.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif
