import Scenes
import Testing

@testable import SceneHunting

/// Drafts that are made up, and what a shrinker makes of their values.
struct SimplerDraftTests {
  private let drafts = (0..<400).map {
    SceneGenerator(handler: HandlerSpec(name: "frame"), seed: 5).draft($0)
  }

  /// What is simpler is another value, and no longer.
  @Test func simplerValuesAreOthers() {
    let values = drafts.flatMap { $0.events.map(\.detail) + [$0.transcript].compactMap { $0 } }
    #expect(values.count { !$0.simpler.isEmpty } > 100)
    for value in values {
      #expect(!value.simpler.contains(value), "\(value.yaml)")
      #expect(value.simpler.allSatisfy { $0.yaml.count <= value.yaml.count }, "\(value.yaml)")
    }
  }

  /// All that a scene says of its own beside its events is left out in a step of its own, for the plainest value.
  @Test func eachSettingIsPutBackInAStep() {
    let draft = { (change: (inout SceneDraft) -> Void) in
      var draft = drafts[0]
      (draft.transcript, draft.phase, draft.rate) = (nil, 0, 60)
      change(&draft)
      return draft
    }
    let plain = draft { _ in }
    func simpler(_ draft: SceneDraft, system: String = plain.system) -> [SceneDraft] {
      draft.simpler(device: draft.device, system: system)
    }
    let messages = drafts.lazy.compactMap(\.transcript).first
    #expect(simpler(draft { $0.transcript = messages }).contains { $0.transcript == nil })
    #expect(simpler(draft { $0.phase = 0.5 }).contains { $0.phase == 0 })
    #expect(simpler(draft { $0.rate = 120 }).contains { $0.rate == 60 })
    #expect(simpler(plain, system: "other").contains { $0.system == "other" })
    #expect(!simpler(plain).contains { $0.yaml == plain.yaml })
  }

  /// Each part of a list or a map is made simpler in its place.
  @Test func everyPartIsMadeSimpler() {
    let list = DraftValue.list([.text("long"), .flag(true), .text("word")])
    let shorter = [DraftValue.text("l"), .text("w")]
    #expect(
      list.simpler == [
        .list([.flag(true), .text("word")]), .list([.text("long"), .text("word")]),
        .list([.text("long"), .flag(true)]), .list([shorter[0], .flag(true), .text("word")]),
        .list([.text("long"), .flag(true), shorter[1]]),
      ])
    let map = DraftValue.map([.init("a", .text("long")), .init("b", .flag(false))])
    #expect(
      map.simpler == [
        .map([.init("b", .flag(false))]), .map([.init("a", .text("long"))]),
        .map([.init("a", shorter[0]), .init("b", .flag(false))]),
      ])
  }

  /// Three of four scenes begin with a keyboard that comes up, and of the others some.
  @Test func aSceneMostlyBeginsWithAKeyboard() {
    let shows = drafts.count { $0.events.first?.kind == "show" }
    #expect((300..<370).contains(shows), "\(shows)")
  }
}
