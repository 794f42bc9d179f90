import HeadlessUIKit
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
}
