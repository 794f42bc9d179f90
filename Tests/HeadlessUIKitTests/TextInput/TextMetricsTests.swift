import Foundation
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Text by its average glyph: 0.5 em wide, lines of the system font's height.
struct TextMetricsTests {
  /// Source: `UIFont.systemFont(ofSize: 17).lineHeight` on iOS, 20.287109375.
  @Test func lineHeightIsTheSystemFonts() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
  }

  @Test(arguments: [
    ("", 100.0, 1), ("one", 100, 1), ("\n", 100, 2), ("a\n\nb", 100, 3),
    // Ten characters of 10 points fit into 100 points.
    ("0123456789", 100, 1), ("01234567890", 100, 2), ("01234 6789", 100, 1),
    ("01234 67890", 100, 2), ("one two three four", 100, 2), ("one two three", 99.9, 2),
    (String(repeating: "x", count: 35), 100, 4), ("a " + String(repeating: "x", count: 20), 100, 3),
    ("abc", 0, 3), ("abc", 5, 3),
  ])
  func lines(_ text: String, _ width: Double, _ count: Int) {
    #expect(TextMetrics(pointSize: 20).lineCount(of: text, width: width) == count)
  }

  /// Seeded: no line is longer than the column, told by an independent count of what must fit.
  @Test func linesAreEnoughAndNotTooMany() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(repeating: "w", count: Int.random(in: 1...14, using: &random))
      }
      let text = words.joined(separator: " ")
      let columns = Int.random(in: 3...40, using: &random)
      let lines = TextMetrics(pointSize: 2).lineCount(of: text, width: CGFloat(columns))
      #expect(lines * columns >= text.count - (lines - 1))
      let apart: [Int] = words.map { ($0.count + columns - 1) / columns }
      #expect(lines <= apart.reduce(0, +))
      let wider = TextMetrics(pointSize: 2).lineCount(of: text, width: CGFloat(columns + 1))
      #expect(wider <= lines)
    }
  }
}
