import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// A text is read to its end, whatever is wrong on the way.
struct AllMistakesTests {
  /// The lines of a scene, each with one that is wrong.
  private static let lines: [(right: String, wrong: String)] = [
    ("scene: Show", "scene: ''"),
    ("device: [iPhone 8, iPhone 14]", "device: [iPhone 8, Nokia]"),
    ("handler: [frame, transform]", "handler: [frame, {frame: {timing: slow}}]"),
    ("system: iOS 18", "system: iOS 9"),
    ("rate: [60, 120]", "rate: [60, 0, 120]"),
    ("phase: 0", "phase: 2"),
    ("spacing: 0", "spacing: -1"),
    ("bar: standard", "bar: wide"),
    ("corners: ignored", "cornes: ignored"),
    ("foot: open", "colour: open"),
    ("tolerance: {gap: 1, overlap: 1}", "tolerance: {gap: -1, overlap: 1}"),
    ("transcript: {messages: 3}", "transcript: {messages: 1.5}"),
    ("always: {bar: on keyboard}", "always: {bar: [on keyboard], within: -1}"),
    ("events:", "events:"),
    ("  - {at: 0, show: {height: 258, duration: 0.2}}", "  - {at: -1, show: {height: 258}}"),
    ("  - {at: 1, hide: {}}", "  - {at: 1, hide: {curve: 5}}"),
    ("  - {at: 2, show: {height: 200}}", "  - {at: 2, shw: {height: 200}}"),
    ("  - {at: 3, hide: {duration: 0.2}}", "  - {at:3, hide: {duration: 0.2}}"),
    ("  - {at: 4, show: {}}", "  - {at: 4, hide: {}, show: {}}"),
    ("  - {at: 5, hide: {}}", "  - {at: 5, hide: {duration: 99, curve: 9}}"),
    ("expect:", "expect:"),
    ("  frame: clean", "  frame: gop"),
    ("  transform: [gap]", "  transfrm: [gap]"),
  ]

  private static func text(_ wrong: Set<Int>) -> String {
    lines.indices.map { wrong.contains($0) ? lines[$0].wrong : lines[$0].right }
      .joined(separator: "\n")
  }

  private static func mistakes(_ text: String) -> [SceneError] {
    do throws(SceneMistakes) {
      _ = try SceneFixtures.reader.cases(in: text, file: "f", crossedWith: nil) { $0.name }
      return []
    } catch {
      return error.all
    }
  }

  /// Whatever else is wrong, a line's mistakes are those that it has alone, in order of their places.
  @Test func theMistakesOfATextAreThoseOfItsLines() {
    var random = SplitMix64(seed: 33)
    let alone = Self.lines.indices.map { Self.mistakes(Self.text([$0])) }
    for index in alone.indices {
      let isWrong = Self.lines[index].right != Self.lines[index].wrong
      #expect(alone[index].isEmpty != isWrong, "\(Self.lines[index])")
      #expect(alone[index].allSatisfy { $0.location.line == index + 1 }, "\(alone[index])")
    }
    for _ in 0..<300 {
      let wrong = Set(Self.lines.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
      // Without a handler nothing is known of the names behind 'expect'.
      guard !wrong.contains(2) || !wrong.contains(Self.lines.count - 1) else { continue }
      #expect(Self.mistakes(Self.text(wrong)) == wrong.sorted().flatMap { alone[$0] }, "\(wrong)")
    }
  }

  /// What is wrong in several cases of a scene is wrong in one place.
  @Test func aMistakeOfManyCasesIsOne() {
    let text = SceneFixtures.scene([
      "device": "device: [iPhone 8, iPhone 14, iPhone 17]", "rate": "rate: [60, 120]",
      "events": "events: [{at: 0, show: {height: 2000}}, {at: 1, tap: [9999, 0]}]",
    ])
    let mistakes = Self.mistakes(text)
    #expect(mistakes.map(\.location.column) == [33, 55], "\(mistakes)")
  }

  @Test func twentyMistakesAreNamedAndThatThereAreMore() {
    for count in [19, 20, 21, 500] {
      let events = (0..<count).map { "  - {at: -\($0 + 1), hide: {}}" }
      let text = SceneFixtures.scene(["events": "events:\n" + events.joined(separator: "\n")])
      let error = #expect(throws: SceneMistakes.self) {
        try SceneFixtures.reader.cases(in: text, file: "f", crossedWith: nil) { $0.name }
      }
      #expect(error?.all.count == min(count, 20) && error?.hasMore == (count > 20))
      #expect(error?.all.map(\.location.line) == Array(5..<5 + min(count, 20)))
    }
  }

  @Test func aMatrixIsReadToItsEnd() {
    let text = "device: [iPhone 8, Nokia]\nrat: 60\nrate: [0, 60, 2000]\nhandler: fram\n"
    let error = #expect(throws: SceneMistakes.self) {
      try SceneFixtures.reader.wholeMatrix(in: text, file: "m")
    }
    let places = error?.all.map { "\($0.location.line):\($0.location.column)" }
    #expect(places == ["1:20", "2:1", "3:8", "3:15", "4:10"])
  }

  /// A value that stands in for a wrong one is not wrong itself.
  @Test(arguments: [
    ("handler: {frame: {least: 60, most: -1}}", "3:36"),
    ("expect: {frame: {gap: {atLeast: 3, atMost: x}}}", "5:44"),
    ("always: {bar: on keyboard, from: 2, until: -1}", "5:44"),
    ("hander: frame", "5:1"),
  ])
  func nothingIsNamedThatFollowsFromAnother(line: String, place: String) {
    let key = String(line.prefix { $0 != ":" })
    let mistakes = Self.mistakes(SceneFixtures.scene([key: line]))
    #expect(mistakes.map { "\($0.location.line):\($0.location.column)" } == [place], "\(mistakes)")
  }

  /// A misspelt key is read as what is meant.
  @Test func aMisspeltKeyIsNotMissing() {
    let text = SceneFixtures.scene(["handler": "hander: frame"])
    let message = "unknown key 'hander' in the scene: did you mean 'handler'?"
    #expect(Self.mistakes(text).map(\.message) == [message])
  }
}
