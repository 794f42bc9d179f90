import Foundation
import KeyboardSimulation
import Scenes
import TestSupport
import Testing

@testable import SceneFiles

/// Texts made to break a reader: each is answered with an error in reasonable time.
@Suite(.timeLimit(.minutes(10)))
struct SceneHostileTests {
  /// 100,000 of them, alone and in the place of a value.
  @Test(arguments: ["[", "{a: ", "- ", "? ", "{", "!!str ", "&a ", "*a ", "'", "\"", "|\n ", "> "])
  func nestingIsRefused(_ piece: String) {
    for head in ["", "scene: ", "scene: Show\nevents: ", "scene: Show\ndevice:\n  "] {
      let text = head + String(repeating: piece, count: 100_000)
      #expect(!SceneFixtures.complaint(text).isEmpty)
    }
  }

  @Test func deepValuesThatAreClosedAreRefused() {
    for depth in [10, 63, 64, 65, 500, 999, 5000, 100_000] {
      let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(!SceneFixtures.complaint("scene: Show\nevents: \(list)\n").isEmpty)
      #expect(!SceneFixtures.complaint(list).isEmpty)
    }
  }

  /// Every level repeats the one before nine times: a billion values in 30 lines.
  @Test(arguments: ["[", "{"])
  func aliasBombsAreRefused(_ bracket: String) {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...30 {
      let alias = "*a\(level - 1)"
      let list =
        bracket == "["
        ? "[" + Array(repeating: alias, count: 9).joined(separator: ", ") + "]"
        : "{" + (0..<9).map { "k\($0): \(alias)" }.joined(separator: ", ") + "}"
      text += "a\(level): &a\(level) \(list)\n"
    }
    let complaint = SceneFixtures.complaint(text)
    #expect(complaint.contains("values"))
  }

  /// The same as the key of a map, where it is compared with other keys while it is read.
  @Test(arguments: [
    "? *a30\n: 1\n", "m: {*a30 : 1}\n", "m: {[*a30]: 1}\n", "? [*a30]\n", "*a30 : 1\n",
  ])
  func aliasBombsAsKeysAreRefused(_ use: String) {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...30 {
      text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    }
    #expect(!SceneFixtures.complaint(text + use).isEmpty)
  }

  /// What may be an alias in a key, by any name that an anchor can have.
  @Test(arguments: ["a", "_", "-", "7", "_a", "-1", "a_b-2"])
  func anchorsHaveAnyName(_ name: String) {
    for use in ["? *\(name)\n", "*\(name) : 1\n", "{*\(name): 1}\n"] {
      #expect("a: &\(name) x\n\(use)".mayHoldAliasesInKeys)
      #expect(!"a: & x\n\(use)".mayHoldAliasesInKeys)
    }
    #expect(!"a: &\(name) x\nb: *\(name)\n".mayHoldAliasesInKeys)
  }

  /// The cases of a scene are counted to the last, for all of them hold its values.
  @Test(arguments: [4500, 5000]) func casesAreCountedBeforeTheyAreMade(_ count: Int) {
    let phases = (0..<count).map { "\(Double($0) / 1e6)" }.joined(separator: ", ")
    let complaint = SceneFixtures.complaint(SceneFixtures.scene(["phase": "phase: [\(phases)]"]))
    #expect(
      complaint.contains("lists of this scene make \(count) cases, too many for its length"),
      "\(complaint.prefix(200))")
  }

  /// Nested maps of lists whose product is beyond any integer.
  @Test func combinationsBeyondIntegersAreRefused() {
    let lists = (0..<5).map { "k\($0): [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]" }.joined(separator: ", ")
    var value = "1"
    for _ in 0..<20 { value = "{\(lists), inner: \(value)}" }
    let complaint = SceneFixtures.complaint(
      SceneFixtures.scene(["transcript": "transcript: \(value)"]))
    #expect(complaint.contains("cases"))
  }

  /// Few enough cases and few enough events, but too many of both together.
  @Test func manyCasesOfManyEventsAreRefused() {
    let events = Array(repeating: "{at: 0, hide: {}}", count: 9_000).joined(separator: ", ")
    let rates = (1...900).map(String.init).joined(separator: ", ")
    let complaint = SceneFixtures.complaint(
      SceneFixtures.scene([
        "events": "events: [\(events)]", "rate": "rate: [\(rates)]",
        "handler": "handler: [\(Array(repeating: "frame", count: 90).joined(separator: ", "))]",
      ]))
    #expect(complaint.contains("cases"))
  }

  /// As many messages and events as are allowed are read without ado.
  @Test func longListsAreReadInLinearTime() throws {
    let events = (0..<10_000).map { "{at: \(Double($0) / 100), hide: {}}" }.joined(separator: ", ")
    let heights = Array(repeating: "44", count: 10_000).joined(separator: ", ")
    let cases = try SceneFixtures.cases(
      SceneFixtures.scene([
        "events": "events: [\(events)]", "transcript": "transcript: {heights: [\(heights)]}",
      ]))
    #expect(cases.map(\.events.count) == [10_000])
    #expect(cases.map(\.transcript.messages.count) == [10_000])
  }

  @Test(arguments: [
    "1e400", "-1e400", "1e308", "123456789012345678901234567890", ".inf", "-.inf", ".nan", "nan",
    "inf", "0x1p9999", "-0", "1e-400", "9223372036854775808", "'60'", "yes", "!!int x", "[]", "{}",
    "!!float 1", "!!binary AAAA", "2001-01-01", "1:20:30", "~",
  ])
  func strangeNumbersDoNotTrap(_ number: String) {
    for key in ["rate", "phase", "ambient", "tolerance"] {
      _ = SceneFixtures.complaint(SceneFixtures.scene([key: "\(key): \(number)"]))
    }
    for place in [
      "events: [{at: \(number), hide: {}}]", "events: [{at: 0, show: {height: \(number)}}]",
      "events: [{at: 0, show: {height: 258, curve: \(number)}}]",
      "events: [{at: 0, hide: {duration: \(number)}}]",
      "events: [{at: 0, notification: {name: willShow, begin: [\(number), 0, 1, 1], "
        + "end: [0, \(number), 1, \(number)], curve: \(number)}}]",
    ] {
      _ = SceneFixtures.complaint(SceneFixtures.scene(["events": place]))
    }
    _ = SceneFixtures.complaint(
      SceneFixtures.scene(["device": "device: {points: [\(number), 667], scale: \(number)}"]))
    _ = SceneFixtures.complaint(
      SceneFixtures.scene(["transcript": "transcript: {messages: \(number), height: \(number)}"]))
    _ = SceneFixtures.complaint(
      SceneFixtures.scene([
        "system": "system: {spring: {mass: \(number), stiffness: \(number), damping: \(number)}, "
          + "duration: \(number)}"
      ]))
  }

  @Test(arguments: [1, 2, 3, 7, 50, 1000])
  func textsOfOneKindOfCharacterDoNotTrap(_ count: Int) {
    for scalar in (0...0x2ff).compactMap(Unicode.Scalar.init) + [
      "\u{feff}", "\u{2028}", "\u{10ffff}",
    ] {
      #expect(!SceneFixtures.complaint(String(repeating: Character(scalar), count: count)).isEmpty)
    }
  }
}
