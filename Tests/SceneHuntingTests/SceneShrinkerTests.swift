import Compositing
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting
import Testing

/// Shrunk scenes still show what the long ones did, and nothing in them can be missing.
struct SceneShrinkerTests {
  private static func draft(_ events: [EventDraft]) -> SceneDraft {
    SceneDraft(
      handler: HandlerSpec(name: "frame"), device: "iPhone X", system: "iOS 10", events: events)
  }

  private static func shrink(
    _ draft: SceneDraft, trials: Int = 2000, keeping shows: @escaping (SceneDraft) -> Bool
  ) -> SceneDraft {
    var shrinker = SceneShrinker<Never>(device: "iPhone 14", system: "iOS 18", trials: trials) {
      shows($0)
    }
    return shrinker.shrink(draft)
  }

  /// Any three of the events, at any places, are left when those three are needed.
  @Test(arguments: 0..<60)
  func whatIsNeededIsLeft(number: Int) {
    let events = (0..<12).map { EventDraft(at: Double($0) * 0.25, "type", .text("\($0)")) }
    let needed = Set([number % 12, (number * 5 + 1) % 12, (number * 7 + 3) % 12].map(String.init))
    let shrunk = Self.shrink(Self.draft(events)) { draft in
      let texts = draft.events.compactMap { event in
        if case .text(let text) = event.detail { text } else { nil }
      }
      return needed.isSubset(of: texts)
    }
    #expect(shrunk.events.count == needed.count)
    #expect(shrunk.device == "iPhone 14" && shrunk.system == "iOS 18")
    #expect(shrunk.events.first?.time == 0)
  }

  /// Two events that need each other close by: neither goes, and their distance stays.
  @Test func whatHangsTogetherStays() {
    let events = [0.13, 0.5, 0.62, 1.37].map { EventDraft(at: $0, "show") }
    let shrunk = Self.shrink(Self.draft(events)) { draft in
      zip(draft.events, draft.events.dropFirst()).contains {
        (0.11...0.13).contains($1.time - $0.time)
      }
    }
    #expect(shrunk.events.count == 2)
    #expect(shrunk.events.map(\.time) == [0, 0.12])
  }

  @Test func numbersBecomeRoundAndOptionsGo() {
    let event = EventDraft(
      at: 1.37, "show",
      .map([.init("height", .number(287.3)), .init("duration", .number(0.35))]))
    let shrunk = Self.shrink(Self.draft([event])) { draft in
      guard case .map(let entries)? = draft.events.first?.detail,
        case .number(let height)? = entries.first(where: { $0.key == "height" })?.value
      else { return false }
      return height > 280
    }
    #expect(shrunk.events == [EventDraft(at: 0, "show", .map([.init("height", .number(287))]))])
  }

  /// A rectangle that spans one screen spans the other, as far from its bottom; an iPhone X has 375
  /// x 812 points, an iPhone 14 has 390 x 844.
  @Test(arguments: [
    ([0, 512, 375, 300], [0, 544, 390, 300]), ([0, 812, 375, 300], [0, 844, 390, 300]),
    ([0, 175, 812, 200], [0, 190, 844, 200]), ([10, 100, 320, 320], [10, 100, 320, 320]),
    ([0, 100, 320, 320], [0, 100, 320, 320]), ([0, 0, 0, 0], [0, 0, 0, 0]),
  ])
  func rectanglesGoAlongWithTheDevice(old: [Double], new: [Double]) {
    func event(_ rect: [Double]) -> EventDraft {
      let numbers = DraftValue.list(rect.map { .number($0) })
      return EventDraft(at: 0, "notification", .map([.init("end", numbers)]))
    }
    let moved = Self.draft([event(old)]).moved(to: "iPhone 14")
    #expect(moved.device == "iPhone 14" && moved.events == [event(new)])
  }

  @Test func trialsAreCounted() {
    let events = (0..<50).map { EventDraft(at: Double($0), "show") }
    var count = 0
    _ = Self.shrink(Self.draft(events), trials: 30) { _ in
      count += 1
      return false
    }
    #expect(count == 30)
  }

  /// A right handler with one mistake planted: it is found, and shrunk to no more than it takes.
  @MainActor
  @Test(arguments: [
    "frame(timing: easeInOut)", "constraint(layout: deferred)", "transform(turn: next)",
    "frame(inset: doubled)", "constraint(inset: ignored)", "transform(run: cut)",
    "frame(timing: linear, duration: doubled)", "constraint(rect: begin)",
    "frame(deaf: true)", "constraint(timing: none)",
  ])
  func aPlantedMistakeIsFoundAndShrunk(handler: String) throws {
    let generator = SceneGenerator(
      handler: try Hunted.reader.handler(argument: handler), seed: 1,
      kinds: ["show", "hide", "switch", "focus", "blur", "type"])
    let found = try #require(
      (0..<20).lazy.map(generator.draft).first { !Hunted.signatures(of: $0).isEmpty })
    let signature = try #require(Hunted.signatures(of: found).first)
    let shows = { (draft: SceneDraft) in Hunted.signatures(of: draft).contains(signature) }
    var shrinker = SceneShrinker<Never>(device: "iPhone 14", system: "iOS 18") { draft in
      MainActor.assumeIsolated { shows(draft) }
    }
    let shrunk = shrinker.shrink(found)
    #expect(shows(shrunk))
    #expect(shrunk.events.count <= 2)
    for index in shrunk.events.indices {
      #expect(!shows(shrunk.without(index..<(index + 1))), "\(shrunk.yaml)")
    }
  }

  /// The same without the mistake: bar and keyboard stay together, whatever interrupts what.
  @MainActor
  @Test(arguments: ["frame", "constraint", "transform", "layoutguide"])
  func rightMotionsStayGlued(handler: String) throws {
    let generator = SceneGenerator(
      handler: HandlerSpec(name: handler), seed: 1,
      kinds: ["show", "hide", "switch", "focus", "blur", "type"])
    for draft in (0..<60).map(generator.draft) {
      let apart = Hunted.signatures(of: draft).filter { ["gap", "overlap"].contains($0.kind) }
      #expect(apart.isEmpty, "\(draft.yaml)")
    }
  }
}
