import Scenes
import Testing

@testable import SceneFiles

/// The work of reading, counted in steps.
struct LinearReadingTests {
  /// Bytes that count how often one of them is looked at.
  private struct CountedBytes: RandomAccessCollection {
    let bytes: [UInt8]
    let counter: Counter

    final class Counter { var steps = 0 }

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }

    subscript(position: Int) -> UInt8 {
      counter.steps += 1
      return bytes[position]
    }
  }

  private func steps(_ text: String) -> Int {
    let bytes = CountedBytes(bytes: Array(text.utf8), counter: CountedBytes.Counter())
    _ = JSONSurrogates.joined(in: bytes)
    return bytes.counter.steps
  }

  @Test(arguments: [#"\u00e9"#, #"\ud83d\ude00"#, #"\ud83d"#, #"\\"#, #"\""#, "é", #""" "#])
  func escapesAreReadInLinearTime(part: String) {
    for count in [1, 100, 10_000] {
      let text = "{\"scene\": \"" + String(repeating: part, count: count) + "\"}"
      #expect(steps(text) <= 16 * text.utf8.count, "\(count) of \(part)")
    }
  }

  @Test func aTitleOfAMillionAccentsIsRefused() {
    let title = "e" + String(repeating: "\u{301}", count: 1_000_000)
    let reader = SceneReader(
      vocabulary: SceneVocabulary(handlers: [], findingKinds: [], units: [:]))
    let error = #expect(throws: SceneError.self) {
      try reader.cases(in: "scene: \(title)\n", file: "a.yaml")
    }
    #expect(
      error?.message.contains("at most 10000 bytes") == true, "\(error?.message.prefix(200) ?? "")")
  }
}
