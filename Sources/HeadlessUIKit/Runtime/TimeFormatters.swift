public import Foundation

#if !canImport(Darwin)
  /// A unit of a span of time, with its words in English.
  private struct TimeUnit {
    let unit: NSCalendar.Unit
    let seconds: Int
    let word: String
    let short: String

    static let all = [
      TimeUnit(unit: .year, seconds: 31_536_000, word: "year", short: "yr"),
      TimeUnit(unit: .month, seconds: 2_592_000, word: "month", short: "mo"),
      TimeUnit(unit: .weekOfMonth, seconds: 604_800, word: "week", short: "wk"),
      TimeUnit(unit: .day, seconds: 86_400, word: "day", short: "day"),
      TimeUnit(unit: .hour, seconds: 3_600, word: "hour", short: "hr"),
      TimeUnit(unit: .minute, seconds: 60, word: "minute", short: "min"),
      TimeUnit(unit: .second, seconds: 1, word: "second", short: "sec"),
    ]

    func words(_ count: Int) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
  }

  /// A time in English words, as seen from another: `5 minutes ago`, `in 1 day`.
  ///
  /// A month is of 30 days and a year of 365.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var calendar: Calendar? = .current
    open var locale: Locale? = .current

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let seconds = Int(abs(timeInterval))
      guard seconds > 0 || dateTimeStyle == .numeric else { return "now" }
      let unit = TimeUnit.all.first { $0.seconds <= max(seconds, 1) } ?? TimeUnit.all[6]
      let count = seconds / unit.seconds
      if dateTimeStyle == .named, unit.unit == .day, count == 1 {
        return timeInterval < 0 ? "yesterday" : "tomorrow"
      }
      let isFull = unitsStyle == .full || unitsStyle == .spellOut
      let words = isFull || unit.unit == .day ? unit.words(count) : "\(count) \(unit.short)."
      return timeInterval < 0 ? "\(words) ago" : "in \(words)"
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }

  /// A span of time by its units: `1:05`, `1m 5s`, `1 minute, 5 seconds`.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
      case positional, abbreviated, short, full, spellOut, brief
    }
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let `default` = Self(rawValue: 1)
      public static let dropLeading = Self(rawValue: 2)
      public static let dropMiddle = Self(rawValue: 4)
      public static let dropTrailing = Self(rawValue: 8)
      public static let dropAll: Self = [dropLeading, dropMiddle, dropTrailing]
      public static let pad = Self(rawValue: 16)
    }

    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var calendar: Calendar? = .current

    /// The span in the units that are allowed, by default of hours, minutes and seconds.
    open func string(from ti: TimeInterval) -> String? {
      let allowed = allowedUnits.isEmpty ? [.hour, .minute, .second] : allowedUnits
      var rest = Int(abs(ti))
      var parts = TimeUnit.all.filter { allowed.contains($0.unit) }.map { unit in
        defer { rest %= unit.seconds }
        return (unit: unit, count: rest / unit.seconds)
      }
      if !zeroFormattingBehavior.contains(.pad), let last = parts.popLast() {
        parts = parts.drop { $0.count == 0 } + [last]
        if unitsStyle != .positional { parts = parts.filter { $0.count > 0 } }
        if parts.isEmpty { parts = [last] }
      }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      return (ti < 0 ? "-" : "") + joined(parts.map { ($0.unit, $0.count) })
    }

    private func joined(_ parts: [(TimeUnit, Int)]) -> String {
      switch unitsStyle {
      case .positional:
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { number, part in
          (number > 0 || isPadded) && part.1 < 10 ? "0\(part.1)" : "\(part.1)"
        }.joined(separator: ":")
      case .abbreviated: return parts.map { "\($1)\($0.word.prefix(1))" }.joined(separator: " ")
      case .short: return parts.map { "\($1) \($0.short)" }.joined(separator: ", ")
      case .brief: return parts.map { "\($1)\($0.short)" }.joined(separator: " ")
      case .full, .spellOut: return parts.map { $0.words($1) }.joined(separator: ", ")
      }
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: endDate.timeIntervalSince(startDate))
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? TimeInterval).flatMap { string(from: $0) }
    }
  }
#endif
