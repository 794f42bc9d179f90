import KeyboardSimulation
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Ten thousand damaged scenes: each is read or refused, and each refusal points into the text.
struct SceneFuzzTests {
  private static let seeds = [
    SceneFixtures.scene(),
    """
    # Ein Kommentar: é 👍
    scene: "Show, then hide"
    device: [iPhone 8, {points: [375, 812], scale: 3, safeArea: {top: 44, bottom: 34}}]
    system: {name: mine, spring: {mass: 1, stiffness: 555, damping: 47}, duration: 0.4}
    ambient: false
    rate: [60, 120]
    handler: [frame, {frame: {timing: [linear, easeInOut], inherit: true}}, transform]
    transcript: {texts: ["Hello", 'it''s me']}
    events:
      - {at: 0.0, show: &up {height: 258, curve: 7}}
      - at: 0.5
        notification: {name: willShow, begin: [0, 409, 375, 258], end: [0, 451, 375, 216]}
      - {at: 1.0, show: *up}
      - {at: 1.2, hide: {}}
    tolerance: {gap: 0.5}
    expect: {frame: clean, 'frame(timing: linear, inherit: true)': [gap]}
    """,
  ]

  private static let pieces = [
    ":", ": ", "- ", "\n", "  ", "\t", "[", "]", "{", "}", ",", "'", "\"", "&a ", "*a", "?", "? ",
    "!!int ", "|\n", ">", "#", "%", "@", "`", "~", "-1", "1e309", ".nan", "[]", "{}", "é", "👨‍👩‍👧‍👦",
    "\u{0}", "\u{7f}", "\u{feff}", "\r\n", "\u{2028}", "---\n", "...\n", "null", "\\u0000", "<<: ",
  ]

  @Test func mutationsNeverTrapAndErrorsPointInside() throws {
    var generator = SplitMix64(seed: 7)
    var (read, refused) = (0, 0)
    for seed in Self.seeds { _ = try SceneFixtures.cases(seed) }
    for round in 0..<10_000 {
      var text = Array(Self.seeds[round % Self.seeds.count].unicodeScalars)
      for _ in 0...Int.random(in: 0..<4, using: &generator) { mutate(&text, with: &generator) }
      var scene = ""
      scene.unicodeScalars.append(contentsOf: text)
      do {
        let cases = try SceneFixtures.reader.cases(in: scene, file: "f")
        #expect(Set(cases.map(\.name)).count == cases.count)
        read += 1
      } catch {
        refused += 1
        #expect(isInside(error.location, of: scene), "\(error): \(scene.debugDescription)")
        #expect(!error.description.contains { $0.isNewline || $0 == "\u{1b}" })
      }
    }
    #expect(read > 200 && refused > 1000)
  }

  private func mutate(
    _ text: inout [Unicode.Scalar], with generator: inout SplitMix64
  ) {
    let place = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, place + Int.random(in: 1...6, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: text.removeSubrange(place..<end)
    case 1:
      text.insert(
        contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &generator))
    case 2:
      guard place < text.count else { return }
      text[place] = Unicode.Scalar(UInt8.random(in: 0...126, using: &generator))
    case 3:
      text.replaceSubrange(
        place..<end, with: Array("\(Int.random(in: -9...9999, using: &generator))".unicodeScalars))
    default:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
      text.insert(contentsOf: piece.unicodeScalars, at: place)
    }
  }

  /// True if there is such a line, and such a column in it or just behind it.
  ///
  /// Lines end as in YAML 1.1: at a line feed, a carriage return, both, NEL, LS and PS.
  private func isInside(_ location: Scenes.SourceLocation, of text: String) -> Bool {
    var lines = [0]
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lines.append(0)
      default: lines[lines.count - 1] += 1
      }
      last = scalar
    }
    guard (1...lines.count).contains(location.line) else { return false }
    return (1...lines[location.line - 1] + 1).contains(location.column)
  }
}
