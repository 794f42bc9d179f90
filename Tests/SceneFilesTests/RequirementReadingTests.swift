import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// What a scene says must hold, as it is written.
struct RequirementReadingTests {
  private func read(_ lines: String) throws -> [Requirement] {
    let cases = try SceneFixtures.cases(SceneFixtures.scene(["always": lines]))
    #expect(cases.count == 1)
    return cases.first?.requirements ?? []
  }

  @Test func theWordsOfUsers() throws {
    #expect(
      try read("always: {bar: on keyboard, within: 1}")
        == [Requirement(.bar, .onKeyboard, within: 1)])
    #expect(
      try read("at rest: {last message: visible}")
        == [Requirement(.lastMessage, .visible, .atRest)])
    #expect(
      try read("always: [{bar: [on keyboard, monotone], until: 0.3}, {field: visible, from: 1}]")
        == [
          Requirement(.bar, .onKeyboard, until: 0.3), Requirement(.bar, .monotone, until: 0.3),
          Requirement(.field, .visible, from: 1),
        ])
    #expect(
      try read("always: {bar: still}\nat rest: {bar: visible, last message: visible}")
        == [
          Requirement(.bar, .still), Requirement(.bar, .visible, .atRest),
          Requirement(.lastMessage, .visible, .atRest),
        ])
  }

  /// Each reads as what its description says.
  @Test func aDescriptionIsReadAsItself() throws {
    var random = SplitMix64(seed: 0xA5)
    for span in Requirement.Span.allCases {
      for subject in Requirement.Subject.allCases {
        for claim in subject.claims(span) {
          let from = Double(Int.random(in: 0...20, using: &random)) / 4
          let requirement = Requirement(
            subject, claim, span, within: Bool.random(using: &random) ? 1.5 : nil,
            from: Bool.random(using: &random) ? from : nil,
            until: Bool.random(using: &random) ? from + 1 : nil)
          #expect(try read("\(requirement)") == [requirement])
        }
      }
    }
  }

  @Test(arguments: [
    ("always: {bar: on keybord}", "5:15: error: bar must be one of on keyboard, visible"),
    ("always: {bar: on keybord}", "did you mean 'on keyboard'?"),
    ("always: {bra: visible}", "5:10: error: unknown key 'bra' in always: did you mean 'bar'?"),
    ("always: {toolbar: visible}", "it may hold bar, last message, field, within, from, until"),
    ("always: monotone", "5:9: error: always must be a map of what must hold, as {bar: on"),
    ("always:", "always must be a map of what must hold, as {bar: on keyboard}, not nothing"),
    ("always: []", "always holds 1 to 100 claims"),
    ("always: {within: 1}", "always says of nothing what must hold: name bar, last message, field"),
    ("always: {bar: on keyboard, within: -1}", "within must be 0 to 10000 points, not '-1'"),
    ("always: {bar: on keyboard, until: soon}", "until must be a number, not 'soon'"),
    (
      "always: {bar: on keyboard, from: 2, until: 1}",
      "5:44: error: until must not be earlier than from"
    ),
    ("at rest: {bar: monotone}", "5:16: error: bar must be one of on keyboard, visible, on screen"),
    ("always: {last message: on keyboard}", "last message must be one of visible"),
  ])
  func whatIsWrongIsSaidAtItsPlace(_ line: String, _ says: String) {
    let complaint = SceneFixtures.complaint(SceneFixtures.scene(["always": line]))
    #expect(complaint.contains(says), "\(complaint)")
  }
}
