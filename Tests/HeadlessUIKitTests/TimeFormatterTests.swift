import Foundation
import HeadlessUIKit
import SeededRandom
import Testing

struct TimeFormatterTests {
  @Test(arguments: [
    (0.0, "in 0 seconds", "now"), (-59.9, "59 seconds ago", "59 seconds ago"),
    (60, "in 1 minute", "in 1 minute"), (-7_300, "2 hours ago", "2 hours ago"),
    (-86_400, "1 day ago", "yesterday"), (100_000, "in 1 day", "tomorrow"),
    (1_209_600, "in 2 weeks", "in 2 weeks"),
  ]) func aTimeIsSeenFromAnother(seconds: Double, numeric: String, named: String) {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: seconds) == named)
  }

  @Test(arguments: [(5.0, "5", "00:05", "5s"), (65, "1:05", "01:05", "1m 5s")])
  func aSpanIsItsUnits(seconds: Double, dropped: String, padded: String, letters: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: seconds) == padded)
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: seconds) == letters)
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: seconds) == dropped)
  }

  /// Units as Foundation has them, from the largest on; a month is of 30 days and a year of 365.
  private static let units: [(unit: NSCalendar.Unit, seconds: Int, word: String, short: String)] = [
    (.year, 365 * 86_400, "year", "yr"), (.month, 30 * 86_400, "month", "mo"),
    (.weekOfMonth, 7 * 86_400, "week", "wk"), (.day, 86_400, "day", "day"),
    (.hour, 3600, "hour", "hr"), (.minute, 60, "minute", "min"), (.second, 1, "second", "sec"),
  ]

  /// A span is as many of the largest unit that is allowed as fit, then of the next; none of 0.
  @Test(arguments: 0..<40) func aSpanIsWrittenInEachStyle(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let seconds = Int.random(in: 0...(seed % 2 == 0 ? 200_000 : 100_000_000), using: &random)
    let allowed = Self.units.filter { _ in Bool.random(using: &random) }
    guard !allowed.isEmpty else { return }
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = allowed.reduce(into: []) { $0.insert($1.unit) }
    var (rest, parts): (Int, [(count: Int, word: String, short: String)]) = (seconds, [])
    for unit in allowed {
      parts.append((rest / unit.seconds, unit.word, unit.short))
      rest -= rest / unit.seconds * unit.seconds
    }
    let last = parts.suffix(1)
    parts = parts.filter { $0.count > 0 }
    if parts.isEmpty { parts = Array(last) }
    let words = parts.map { "\($0.count) \($0.word)\($0.count == 1 ? "" : "s")" }
    let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
      (.full, words.joined(separator: ", ")), (.spellOut, words.joined(separator: ", ")),
      (.short, parts.map { "\($0.count) \($0.short)" }.joined(separator: ", ")),
      (.brief, parts.map { "\($0.count)\($0.short)" }.joined(separator: " ")),
      (.abbreviated, parts.map { "\($0.count)\($0.word.prefix(1))" }.joined(separator: " ")),
    ]
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    for (style, text) in expected {
      formatter.unitsStyle = style
      #expect(formatter.string(from: Double(seconds)) == text)
      #expect(formatter.string(from: start, to: start + Double(seconds)) == text)
      #expect(formatter.string(for: Double(seconds)) == text && formatter.string(for: "1") == nil)
      #expect(formatter.string(from: -Double(seconds)) == (seconds == 0 ? text : "-" + text))
    }
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: Double(seconds)) == words[0])
  }

  /// Without units a span is of hours, minutes and seconds, without the first that are 0.
  @Test(arguments: [(59.0, "59"), (61, "1:01"), (3600, "1:00:00"), (360_005, "100:00:05")])
  func aSpanIsOfHoursMinutesAndSeconds(seconds: Double, text: String) {
    #expect(DateComponentsFormatter().string(from: seconds) == text)
  }

  /// Short words are those of the units, but for days.
  @Test(arguments: [
    (90.0, "in 1 min."), (-7200, "2 hr. ago"), (-172_800, "2 days ago"), (1_209_600, "in 2 wk."),
    (31_536_000, "in 1 yr."), (-5_184_000, "2 mo. ago"),
  ]) func aTimeInShortWords(seconds: Double, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
    formatter.unitsStyle = .spellOut
    let full = RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds)
    #expect(formatter.localizedString(fromTimeInterval: seconds) == full)
  }

  /// A date is seen from now; what is no date is not.
  @Test func aDateIsSeenFromNow() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.string(for: Date() + 100_000) == "in 1 day")
    #expect(formatter.string(for: "tomorrow") == nil)
  }
}
